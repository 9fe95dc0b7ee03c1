import type { PictureType } from "./feed.ts";

const at = (bytes: Buffer, start: number, end: number): string => bytes.toString("latin1", start, end);

/** The type by magic bytes, because the Content-Type header is untrusted. SVG can carry scripts, so it is refused. */
export function pictureTypeOf(bytes: Buffer): PictureType | undefined {
  if (at(bytes, 0, 3) === "\xff\xd8\xff") return "image/jpeg";
  if (at(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return "image/png";
  if (at(bytes, 0, 4) === "RIFF" && at(bytes, 8, 12) === "WEBP") return "image/webp";
  if (at(bytes, 4, 8) === "ftyp" && /^avi[fs]$/.test(at(bytes, 8, 12))) return "image/avif";
  return undefined;
}
