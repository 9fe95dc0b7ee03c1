import { brand } from "@app/contract/brand";
import { strToU8, zipSync } from "fflate";
import type { Deps } from "../deps.ts";
import type { Account } from "../identity/account.ts";
import { exportPage } from "./export-page.ts";
import { gatherData } from "./gather-data.ts";

export type Archive = { name: string; bytes: Uint8Array };

/** Everything we hold about somebody, twice in one archive: for a program and for a person. */
export async function exportData({ db, now }: Pick<Deps, "db" | "now">, account: Account): Promise<Archive> {
  const at = now();
  const gathered = await gatherData({ db }, account);
  const json = {
    format: "1",
    generatedAt: at.toISOString(),
    controller: { legalName: brand.legalName, cnpj: brand.cnpj },
    ...gathered,
  };
  const files = {
    "dados.json": strToU8(JSON.stringify(json, null, 2)),
    "dados.html": strToU8(exportPage(gathered, at)),
  };
  const day = at.toISOString().slice(0, 10);
  return { name: `${brand.slug}-meus-dados-${day}.zip`, bytes: zipSync(files, { mtime: at }) };
}
