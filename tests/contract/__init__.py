"""The contract that every title keeps, and the titles it is proved for."""
