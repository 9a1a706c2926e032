touch:up()
