/// The widths of letters.
extension FontMetrics {
  /// The widths of a letter, in 1/2048 of the font's size, before tracking.
  struct Letter {
    /// Up to 17 points, in the regular and the bold weight. Other weights are on the line through the two; the recorded
    /// semibold widths are on it to 0.01.
    let regular, bold: Double
    /// The change at 19 points: the face narrows on its way to its display cut.
    let display: Double

    init(_ regular: Double, _ bold: Double, _ display: Double) {
      (self.regular, self.bold, self.display) = (regular, bold, display)
    }
  }

  /// From the space to the tilde. (Regular and bold: recorded on iOS 26. Display: recorded for a, e, n, o, H and i; the
  /// others are fitted to the recorded widths of six texts at 19 points.)
  static let ascii: [Letter] = [
    Letter(576, 528, -18.6),  // space
    Letter(637, 729.5, -4.6),  // !
    Letter(978, 1165, -7),  // "
    Letter(1290, 1375, -9.3),  // #
    Letter(1290, 1375, -9.3),  // $
    Letter(1895, 2121, -13.6),  // %
    Letter(1457, 1524.5, -10.5),  // &
    Letter(608, 712, -4.4),  // '
    Letter(782, 878, -5.6),  // (
    Letter(782, 878, -5.6),  // )
    Letter(966, 992, -7),  // *
    Letter(1290, 1375, -9.3),  // +
    Letter(608, 712, -4.4),  // ,
    Letter(966, 992, -7),  // -
    Letter(608, 712, -5.5),  // .
    Letter(624, 685, -4.5),  // /
    Letter(1290, 1402, -5.6),  // 0
    Letter(950, 1048, -3.2),  // 1
    Letter(1236, 1317, -5.3),  // 2
    Letter(1284, 1370, -5.6),  // 3
    Letter(1318, 1407, -5.8),  // 4
    Letter(1266, 1358.5, -5.5),  // 5
    Letter(1304, 1400, -5.7),  // 6
    Letter(1166, 1238, -4.7),  // 7
    Letter(1308, 1421, -5.8),  // 8
    Letter(1304, 1400, -5.7),  // 9
    Letter(608, 712, -4.4),  // :
    Letter(608, 712, -4.4),  // ;
    Letter(1290, 1375, -9.3),  // <
    Letter(1290, 1375, -9.3),  // =
    Letter(1290, 1375, -9.3),  // >
    Letter(1050, 1141, -7.6),  // ?
    Letter(1880, 1898.5, -13.5),  // @
    Letter(1380, 1500, -12.2),  // A
    Letter(1346, 1420, -9.7),  // B
    Letter(1466, 1518, -10.6),  // C
    Letter(1488, 1530.5, -10.7),  // D
    Letter(1220, 1273.5, -8.8),  // E
    Letter(1172, 1223.5, -8.4),  // F
    Letter(1529, 1557, -11),  // G
    Letter(1520, 1604, -7),  // H
    Letter(548, 652, -5.1),  // I
    Letter(1102, 1231, -7.9),  // J
    Letter(1349, 1452.5, -10.8),  // K
    Letter(1163, 1218, -9.5),  // L
    Letter(1790, 1856.5, -6.3),  // M
    Letter(1520, 1573, -10.9),  // N
    Letter(1580, 1610.5, -11.4),  // O
    Letter(1301, 1379.5, -9.4),  // P
    Letter(1580, 1610.5, -11.4),  // Q
    Letter(1338, 1422, -9.6),  // R
    Letter(1305, 1382.5, -10.5),  // S
    Letter(1298, 1352, -14.1),  // T
    Letter(1510, 1557, -12),  // U
    Letter(1380, 1477, -11),  // V
    Letter(1982, 2067, -8.8),  // W
    Letter(1390, 1494, -10),  // X
    Letter(1342, 1450, -9.7),  // Y
    Letter(1355, 1383.5, -9.8),  // Z
    Letter(782, 878, -5.6),  // [
    Letter(624, 685, -4.5),  // \
    Letter(782, 878, -5.6),  // ]
    Letter(1290, 1375, -9.3),  // ^
    Letter(1195, 1284.5, -8.6),  // _
    Letter(1024, 1024, -7.4),  // `
    Letter(1130, 1207.5, -8),  // a
    Letter(1258, 1334, -10.5),  // b
    Letter(1146, 1203, -9.7),  // c
    Letter(1258, 1334, -10.5),  // d
    Letter(1170, 1230.5, -10),  // e
    Letter(741, 835.5, -6.8),  // f
    Letter(1248, 1321.5, -10.4),  // g
    Letter(1205, 1294.5, -11.6),  // h
    Letter(506, 588, -7),  // i
    Letter(505, 587.5, -5.1),  // j
    Letter(1112, 1231.5, -9.5),  // k
    Letter(518, 604, -9.9),  // l
    Letter(1782, 1909, -14.3),  // m
    Letter(1195, 1284.5, -9),  // n
    Letter(1210, 1269, -10),  // o
    Letter(1250, 1325, -10.5),  // p
    Letter(1248, 1326, -10.4),  // q
    Letter(780, 891, -8.5),  // r
    Letter(1072, 1160, -9.2),  // s
    Letter(744, 845, -7.9),  // t
    Letter(1195, 1284.5, -11.5),  // u
    Letter(1110, 1193.5, -10.6),  // v
    Letter(1586, 1735, -12.9),  // w
    Letter(1074, 1189, -9.2),  // x
    Letter(1112, 1223, -10.6),  // y
    Letter(1104, 1160, -9.4),  // z
    Letter(782, 878, -5.6),  // {
    Letter(530, 613, -3.8),  // |
    Letter(782, 878, -5.6),  // }
    Letter(1290, 1375, -9.3),  // ~
  ]

  /// Letters and signs outside ASCII that are no letter with an accent. (Not recorded: those of Inter, which are as wide
  /// to within half a percent on average.)
  static let others: [Character: Letter] = [
    // The space that lines do not break at is the space (Latin-1); the others are as wide as Unicode says, or as its names do.
    "\u{a0}": Letter(576, 528, -18.6),
    "\u{2002}": Letter(1024, 1024, 0),
    "\u{2003}": Letter(2048, 2048, 0),
    "\u{2004}": Letter(682.6875, 682.6875, 0),
    "\u{2005}": Letter(512, 512, 0),
    "\u{2006}": Letter(341.3125, 341.3125, 0),
    // As wide as a digit, and as a full stop.
    "\u{2007}": Letter(1290, 1402, -5.6),
    "\u{2008}": Letter(608, 712, -5.5),
    // Thin spaces: a fifth of the size. The narrow space of French and Mongolian is one that lines do not break at.
    "\u{2009}": Letter(409.625, 409.625, 0),
    "\u{200a}": Letter(204.8125, 204.8125, 0),
    "\u{202f}": Letter(409.625, 409.625, 0),
    "\u{205f}": Letter(455.125, 455.125, 0),
    "¡": Letter(570, 665, -4.1),
    "¢": Letter(1143, 1203, -8.2),
    "£": Letter(1292, 1375, -9.3),
    "¤": Letter(1481, 1567, -10.7),
    "¥": Letter(1123, 1172, -8.1),
    "¦": Letter(544, 706, -3.9),
    "§": Letter(1129, 1215, -8.1),
    "¨": Letter(1210, 1095, -8.7),
    "©": Letter(1873, 1873, -13.5),
    "ª": Letter(919, 998, -6.6),
    "«": Letter(1105, 1281, -8.0),
    "¬": Letter(1105, 1188, -8.0),
    "®": Letter(1373, 1359, -9.9),
    "¯": Letter(919, 1156, -6.6),
    "°": Letter(931, 941, -6.7),
    "±": Letter(1350, 1392, -9.7),
    "²": Letter(861, 868, -6.2),
    "³": Letter(881, 906, -6.3),
    "´": Letter(1018, 1018, -7.3),
    "µ": Letter(1274, 1365, -9.2),
    "¶": Letter(1228, 1249, -8.8),
    "·": Letter(564, 609, -4.1),
    "¸": Letter(547, 767, -3.9),
    "¹": Letter(641, 657, -4.6),
    "º": Letter(919, 993, -6.6),
    "»": Letter(1105, 1289, -8.0),
    "¼": Letter(1809, 1801, -13.0),
    "½": Letter(1897, 1876, -13.7),
    "¾": Letter(1943, 1977, -14.0),
    "¿": Letter(1039, 1152, -7.5),
    "×": Letter(1350, 1392, -9.7),
    "÷": Letter(1350, 1392, -9.7),
    "Æ": Letter(2028, 2110, -14.6),
    "æ": Letter(1894, 1871, -13.6),
    "Ø": Letter(1559, 1601, -11.2),
    "ø": Letter(1222, 1257, -8.8),
    "Ð": Letter(1472, 1489, -10.6),
    "ð": Letter(1187, 1228, -8.5),
    "Þ": Letter(1292, 1374, -9.3),
    "þ": Letter(1248, 1255, -9.0),
    "ß": Letter(1248, 1360, -9.0),
    "Đ": Letter(1472, 1489, -10.6),
    "đ": Letter(1271, 1301, -9.2),
    "Ħ": Letter(1591, 1660, -11.5),
    "ħ": Letter(1210, 1279, -8.7),
    "ı": Letter(486, 557, -3.5),
    "Ĳ": Letter(1652, 1741, -11.9),
    "ĳ": Letter(972, 1115, -7.0),
    "ĸ": Letter(1292, 1374, -9.3),
    "Ł": Letter(1152, 1199, -8.3),
    "ł": Letter(486, 557, -3.5),
    "Ŋ": Letter(1542, 1505, -11.1),
    "ŋ": Letter(1199, 1293, -8.6),
    "Œ": Letter(1952, 2084, -14.1),
    "œ": Letter(2028, 2000, -14.6),
    "Ŧ": Letter(1315, 1369, -9.5),
    "ŧ": Letter(745, 796, -5.4),
    "ſ": Letter(547, 592, -3.9),
    "ŀ": Letter(646, 843, -4.7),
    "Ŀ": Letter(1152, 1187, -8.3),
    "–": Letter(1024, 1024, -7.4),
    "—": Letter(2048, 2048, -14.7),
    "‘": Letter(407, 496, -2.9),
    "’": Letter(378, 467, -2.7),
    "‚": Letter(407, 496, -2.9),
    "“": Letter(780, 863, -5.6),
    "”": Letter(780, 862, -5.6),
    "„": Letter(780, 862, -5.6),
    "•": Letter(1152, 950, -8.3),
    "…": Letter(1681, 1636, -12.1),
    "‹": Letter(733, 803, -5.3),
    "›": Letter(733, 803, -5.3),
    "€": Letter(1361, 1405, -9.8),
    "™": Letter(1245, 1315, -9.0),
    "←": Letter(1955, 1955, -14.1),
    "↑": Letter(1955, 1955, -14.1),
    "→": Letter(1955, 1955, -14.1),
    "↓": Letter(1955, 1955, -14.1),
    "✓": Letter(1804, 1804, -13.0),
    "★": Letter(2141, 2141, -15.4),
  ]
}
