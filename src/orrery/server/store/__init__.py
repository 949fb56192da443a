"""What must not get lost: people, matches with their logs and chat, and who may write to which match."""
