import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const TEXT = /\.(html|js|css|svg|json|txt|webmanifest|xml)$/;

export const isText = (path: string): boolean => TEXT.test(path);

/** Writes `.gz` and `.br` beside a text file, at the highest level; a copy that saves nothing is left out. */
export async function compress(path: string): Promise<void> {
  const plain = await readFile(path);
  const [gz, br] = await Promise.all([
    promisify(gzip)(plain, { level: 9 }),
    promisify(brotliCompress)(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
  ]);
  if (gz.length < plain.length) await writeFile(`${path}.gz`, gz);
  if (br.length < plain.length) await writeFile(`${path}.br`, br);
}
