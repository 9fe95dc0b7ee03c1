import { brand } from "@app/contract/brand";
import { strToU8, Zip, ZipDeflate } from "fflate";
import type { Db } from "../platform/db.ts";
import { exportPage } from "./export-page.ts";
import type { Person } from "./person.ts";
import { type PersonalTableName, personalData, personalTableNames } from "./personal-data.ts";
import { type LoadPersonalData, pagesOf, type Row } from "./personal-data-store.ts";

/**
 * Everything we hold about somebody, twice in one zip: for a program and for a person. It is read and packed page by
 * page, so that however much there is, only a little of it is in memory and no step takes long.
 */
export async function* archiveOf(tx: Db, person: Person, at: Date): AsyncGenerator<Uint8Array> {
  const read = (name: PersonalTableName, most?: number) => shown(tx, name, person, most);
  const counts = new Map<PersonalTableName, number>();
  yield* zipped(at, [
    ["dados.json", jsonOf(read, counts, at)],
    ["dados.html", exportPage(read, counts, at)],
  ]);
}

/** With the columns that `personalData` names. */
async function* shown(tx: Db, name: PersonalTableName, person: Person, most?: number): AsyncGenerator<Row[]> {
  const columns = Object.keys(personalData[name].columns);
  for await (const rows of pagesOf(tx, name, person, most))
    yield rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])));
}

/** Also counts, since the page that follows says how many there are. */
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

/** One file after the other: a second one begun early would wait in memory for the first to end. */
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
