# shellcheck shell=bash
# nginx's configuration, from deploy/nginx, for the current release.

write_web() {
  local node draft api='' before=$changes
  for node in $NODES; do api="$api unix:$RUN/api-$node/socket"; done
  draft=$(mktemp -d)
  SITE_DIR=$OPT/site RUN_DIR=$VAR/nginx LOG_DIR=$LOG API=${api# } SERVER=tls IP_LIMIT_FACTOR=$(value_of "$ETC/app.env" IP_LIMIT_FACTOR) \
    NGINX_USER="$WEB_ACCOUNT $(id -gn "$WEB_ACCOUNT")" SERVER_NAME=$SERVER_NAME \
    CERTIFICATE=$CERTIFICATE CERTIFICATE_KEY=$KEY HTTP_PORT=$HTTP_PORT HTTPS_PORT=$HTTPS_PORT \
    "$RELEASE_TREE/runtime/node" "$RELEASE_TREE/scripts/nginx-config.ts" "$draft" > /dev/null
  for node in "$draft"/*.conf; do put "$ETC/nginx/${node##*/}" 644 < "$node"; done
  rm -rf "$draft"
  own "$VAR/nginx/temp" 700 "$WEB_ACCOUNT:$(id -gn "$WEB_ACCOUNT")"
  own "$VAR/nginx/acme" 755 root:root
  [ "$changes" -eq "$before" ] || WEB_CHANGED=1
}

# The access log is the only log file; everything else logs to the journal.
write_logrotate() {
  fill "$RELEASE_TREE/deploy/logrotate.conf" | put "$ROOT/etc/logrotate.d/$NAME" 644
}
