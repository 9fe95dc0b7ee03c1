import { inflateRawSync } from "node:zlib";

const ENTRY = 0x02014b50;
const END = 0x06054b50;

/** The files of a small ZIP archive by name, read from its central directory. */
export function unzip(archive: Buffer): Map<string, string> {
  const end = archive.length - 22;
  if (archive.readUInt32LE(end) !== END) throw new Error("not a ZIP archive, or one with a comment");
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let remaining = archive.readUInt16LE(end + 10); remaining > 0; remaining -= 1) {
    if (archive.readUInt32LE(at) !== ENTRY) throw new Error("the archive's central directory is corrupt");
    const [packed, nameLength, extra, comment] = [
      archive.readUInt32LE(at + 20),
      archive.readUInt16LE(at + 28),
      archive.readUInt16LE(at + 30),
      archive.readUInt16LE(at + 32),
    ];
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    const head = archive.readUInt32LE(at + 42);
    const start = head + 30 + archive.readUInt16LE(head + 26) + archive.readUInt16LE(head + 28);
    const bytes = archive.subarray(start, start + packed);
    files.set(name, (archive.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes)).toString("utf8"));
    at += 46 + nameLength + extra + comment;
  }
  return files;
}
