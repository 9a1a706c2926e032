// The folder of headers is all there is.
