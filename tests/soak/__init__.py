"""Many random games of any title, watched for what must always hold."""
