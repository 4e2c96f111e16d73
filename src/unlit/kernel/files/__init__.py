"""What is written down: records, scripts, the ledger of rules."""
