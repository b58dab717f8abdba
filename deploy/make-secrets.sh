#!/bin/sh
# Makes the files of compose.yaml's secrets, each only if it is missing. Keep a copy of the folder with your backups.
set -eu
umask 077
cd "$(dirname "$0")/.."
mkdir -p secrets
make() { [ -s "secrets/$1" ] || printf %s "$2" > "secrets/$1"; }
random() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
make database_password "$(random)"
make database_url "postgres://site:$(cat secrets/database_password)@database:5432/site"
make session_secret "$(random)"
make s3_secret "$(random)"
make metrics_key "$(random)"
# Replace it with the signing secret of the payment provider's webhook. Until then every event is refused.
make stripe_webhook_secret "whsec_$(random)"
# Write what the providers of payment and email give you into these two. While a file is empty, its variable is not set.
make stripe_secret_key ""
make smtp_url ""
# The users of the containers read the files. On this machine, the folder keeps others out.
chmod 644 secrets/*
chmod 700 secrets
