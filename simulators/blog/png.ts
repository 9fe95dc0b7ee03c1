import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const EIGHT_BIT_PALETTE = [8, 3, 0, 0, 0];

/** A PNG of few colours: `paint` names, for each point, one of `colours` (as #rrggbb). */
export function drawPng(
  { width, height, colours }: { width: number; height: number; colours: readonly string[] },
  paint: (x: number, y: number) => number,
): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const palette = Buffer.from(colours.map((colour) => colour.slice(1)).join(""), "hex");

  // Each line starts with its filter, 0: none.
  const points = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) points[y * (width + 1) + 1 + x] = paint(x, y);

  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", Buffer.concat([header, Buffer.from(EIGHT_BIT_PALETTE)])),
    chunk("PLTE", palette),
    chunk("IDAT", deflateSync(points)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
