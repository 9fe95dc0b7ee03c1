import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** The backups' key pair. In production only the public key is on the server. */
export function makeKeys(home: string, name = "backup"): { identity: string; recipients: string } {
  const [identity, recipients] = [join(home, `${name}-identity.txt`), join(home, `${name}-recipients.txt`)];
  execFileSync("age-keygen", ["-o", identity], { stdio: "ignore" });
  writeFileSync(recipients, execFileSync("age-keygen", ["-y", identity]), { mode: 0o644 });
  return { identity, recipients };
}
