"""What is sent and received: messages, forms, words, patches, and how they become bytes."""
