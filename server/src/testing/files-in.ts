import { strFromU8, unzipSync } from "fflate";

/** The text files in a ZIP, by name. */
export const filesIn = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]));
