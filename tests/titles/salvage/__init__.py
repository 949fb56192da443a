"""Salvage: crews bid in secret for wrecks, answer one another's powers, and zap the answers."""
