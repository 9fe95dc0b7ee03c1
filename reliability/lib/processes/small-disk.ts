import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A small tmpfs that can be filled to the last byte and freed. */
export type SmallDisk = { path: string; fill: () => void; free: () => void; close: () => void };

/** Undefined without permission to mount. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const path = mkdtempSync(join(tmpdir(), "small-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "tmpfs", path], { stdio: "ignore" });
  } catch {
    rmdirSync(path);
    return undefined;
  }
  const filling = join(path, "filling");
  const free = () => rmSync(filling, { force: true });
  return {
    path,
    free,
    fill() {
      const file = openSync(filling, "a");
      const { bavail, bsize } = statfsSync(path);
      try {
        // Writes more than the free space: the last write fails at the end of the disk.
        for (let left = bavail * bsize + 1_048_576; left > 0; left -= 1_048_576)
          writeSync(file, Buffer.alloc(1_048_576));
      } catch {
        // Full.
      }
      closeSync(file);
    },
    close() {
      free();
      execFileSync("umount", ["-l", path], { stdio: "ignore" });
      rmdirSync(path);
    },
  };
}
