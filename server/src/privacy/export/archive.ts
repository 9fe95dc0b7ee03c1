import { brand } from "@app/contract/brand";
import { strToU8, Zip, ZipDeflate } from "fflate";
import type { Db } from "../../platform/database/db.ts";
import type { Encryption } from "../../platform/encryption.ts";
import type { Person } from "../person.ts";
import { openSealed } from "../personal-data/open-sealed.ts";
import { type PersonalTableName, personalData, personalTableNames } from "../personal-data/personal-data.ts";
import { type LoadPersonalData, pagesOf, type Row } from "../personal-data-store.ts";
import { exportPage } from "./export-page.ts";

/**
 * All personal data of a member, twice in one zip: machine-readable and human-readable. It is streamed page by page, so
 * that memory and the duration of each step stay bounded whatever the amount.
 */
export async function* archiveOf(encryption: Encryption, tx: Db, person: Person, at: Date): AsyncGenerator<Uint8Array> {
  const read = (name: PersonalTableName, maxRows?: number) =>
    shown(encryption, pagesOf(tx, name, person, maxRows), name);
  const counts = new Map<PersonalTableName, number>();
  yield* zipped(at, [
    ["dados.json", jsonOf(read, counts, at)],
    ["dados.html", exportPage(read, counts, at)],
  ]);
}

/** Only the columns listed in `personalData`. */
async function* shown(
  encryption: Encryption,
  pages: AsyncIterable<Row[]>,
  name: PersonalTableName,
): AsyncGenerator<Row[]> {
  const columns = Object.keys(personalData[name].columns);
  for await (const rows of pages)
    yield rows
      .map((row) => openSealed(encryption, name, row))
      .map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])));
}

/** Also counts the rows, since the HTML page that follows shows the totals. */
async function* jsonOf(
  read: LoadPersonalData,
  counts: Map<PersonalTableName, number>,
  at: Date,
): AsyncGenerator<string> {
  const controller = { legalName: brand.legalName, cnpj: brand.cnpj };
  const head = JSON.stringify({ format: "1", generatedAt: at.toISOString(), controller }, null, 2);
  yield head.slice(0, head.lastIndexOf("\n"));
  for (const name of personalTableNames) {
    let count = 0;
    yield `,\n  ${JSON.stringify(name)}: [`;
    for await (const rows of read(name)) {
      yield rows.map((row, index) => `${count + index > 0 ? "," : ""}\n    ${JSON.stringify(row)}`).join("");
      count += rows.length;
    }
    yield count > 0 ? "\n  ]" : "]";
    counts.set(name, count);
  }
  yield "\n}\n";
}

/** One file after the other: a second one started early would be buffered until the first ends. */
async function* zipped(at: Date, files: [name: string, text: AsyncIterable<string>][]): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    packed.push(bytes);
  });
  for (const [name, text] of files) {
    const file = new ZipDeflate(name);
    file.mtime = at;
    zip.add(file);
    for await (const piece of text) {
      file.push(strToU8(piece));
      yield* packed.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* packed.splice(0);
  }
  zip.end();
  yield* packed.splice(0);
}
