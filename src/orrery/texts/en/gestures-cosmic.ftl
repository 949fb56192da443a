### Labels of gestures, power cards and the gallery of Cosmic Encounter.

board-cosmic-send = Send
