### Labels of the challenge strip, the hand, windows and deals of Cosmic Encounter.

board-cosmic-hand = Ваша рука
