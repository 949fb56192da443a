### Labels of the board of Cosmic Encounter in the browser: as short as can be understood.

board-cosmic-cosmos = Космос
