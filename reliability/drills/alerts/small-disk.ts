import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type SmallDisk = { path: string; fill: () => void; empty: () => void; close: () => void };

/** A small file system to fill; undefined without permission to mount. */
export function startSmallDisk(): SmallDisk | undefined {
  const home = mkdtempSync(join(tmpdir(), "drills-disk-"));
  const [image, path, ballast] = [join(home, "image"), join(home, "disk"), join(home, "disk/ballast")];
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: "ignore" });
  try {
    run("mkdir", path);
    run("truncate", "--size=64M", image);
    run("mkfs.ext4", "-q", image);
    run("mount", "-o", "loop", image, path);
  } catch {
    rmSync(home, { recursive: true, force: true });
    return undefined;
  }
  return {
    path,
    fill: () => run("fallocate", "--length=45M", ballast),
    empty: () => rmSync(ballast, { force: true }),
    close() {
      run("umount", path);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
