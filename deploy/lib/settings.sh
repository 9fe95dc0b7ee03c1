# shellcheck shell=bash
# The environment of the processes. An existing file belongs to the operator: lines are added, never changed.

# Names that must have a value before the product starts.
REQUIRED='ASAAS_URL ASAAS_API_KEY ASAAS_PIX_KEY META_URL META_PIXEL_ID META_TOKEN SMTP_URL MAIL_FROM WHATSAPP_URL
  WHATSAPP_PHONE_ID WHATSAPP_TOKEN BLOG_FEED_URL CEP_URL TEAM_EMAIL TEAM_WHATSAPP'

# lacks FILE NAME: the file has no line for it, not even an empty one.
lacks() { ! grep -qs "^$2=" "$1"; }

# complete FILE: appends the lines of stdin whose names the file lacks.
complete() {
  local file=$1 line
  {
    # The operator's last line may lack its line break.
    sed -e '$a\' "$file" 2> /dev/null || true
    while IFS= read -r line; do
      case $line in '' | '#'*) continue ;; esac
      lacks "$file" "${line%%=*}" && printf '%s\n' "$line"
    done
    true
  } | put "$file" 600
}

write_settings() {
  local app=$ETC/app.env
  if [ ! -f "$app" ] && [ -n "$SETTINGS" ]; then put "$app" 600 < "$SETTINGS"; fi
  # This machine's secrets, generated once.
  printf '%s\n' "APP_PASSWORD=$(secret)" "OWNER_PASSWORD=$(secret)" "POOL_PASSWORD=$(secret)" | complete "$ETC/passwords.env"
  # Directly, not through PgBouncer: the migrator holds a session-level advisory lock.
  echo "DATABASE_URL=$(address "${NAME}_owner" OWNER_PASSWORD "$RUN/postgres" 5432)" | complete "$ETC/migrate.env"
  {
    printf '%s\n' NODE_ENV=production "SITE_URL=https://$SERVER_NAME" "SECRET_KEY=$(secret)" "ASAAS_WEBHOOK_TOKEN=$(secret)"
    echo "DATABASE_URL=$(address "${NAME}_app" APP_PASSWORD "$RUN/pgbouncer" 6432)"
    # Prepared statements belong to one server connection; PgBouncer supports them only from 1.21 on.
    if [ "$(bouncer_minor)" -lt 21 ]; then echo DATABASE_PREPARED_STATEMENTS=off; fi
    cat "$RELEASE_TREE/deploy/settings/app.env"
  } | complete "$app"
}

address() { echo "postgres://$1:$(value_of "$ETC/passwords.env" "$2")@localhost:$4/$NAME?host=$3"; }

missing_settings() {
  local name
  for name in $REQUIRED; do [ -n "$(value_of "$ETC/app.env" "$name")" ] || printf '%s ' "$name"; done
}

# The public keys that backups are encrypted for. The private keys must never be on this machine: an attacker who controls
# it could read every backup.
check_recipients() {
  local recipients=$ETC/backup-recipients
  if [ -z "$RECIPIENTS" ]; then
    [ -s "$recipients" ] || die "Backups are encrypted: name the public keys with --backup-recipients FILE (the first lines of install.sh say how to generate them)"
    return
  fi
  [ -f "$RECIPIENTS" ] || die "There is no $RECIPIENTS"
  if grep -qi 'AGE-SECRET-KEY' "$RECIPIENTS"; then
    die "$RECIPIENTS holds a private key, which must not be on this machine. Remove it, and pass its public half: age-keygen -y"
  fi
  grep -qE '^(age1|ssh-)' "$RECIPIENTS" || die "$RECIPIENTS holds no public key: a line begins with age1"
}
write_recipients() { [ -z "$RECIPIENTS" ] || put "$ETC/backup-recipients" 644 < "$RECIPIENTS"; }
