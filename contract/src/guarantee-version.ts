// Apart from the terms, which a page that only names the version does not load.

/** Of every version, the first day on which a buyer could see it. */
const SINCE: Readonly<Record<string, `${number}-${number}-${number}`>> = { g1: "2026-11-15", g2: "2026-11-19" };

/** What a purchase is made with. */
export const GUARANTEE_VERSION = "g2";

/** "versão 1, de 15/11/2026"; the bare version where no page knows it. */
export function nameGuaranteeVersion(version: string): string {
  const since = SINCE[version];
  return since ? `versão ${version.slice(1)}, de ${since.split("-").reverse().join("/")}` : version;
}
