"""The components: powers, cards and destiny, one line each."""
