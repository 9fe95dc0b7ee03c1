import { strFromU8, unzipSync } from "fflate";

/** The texts in a ZIP, by their names. */
export const filesIn = (bytes: Uint8Array): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]));
