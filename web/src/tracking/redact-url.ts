import { PATH_IDS } from "../page-rules.ts";

/** Bearer tokens of the links in our emails: they must not leak into analytics. */
const secrets: ReadonlySet<string> = new Set(["prova", "retomar", "lista"]);
export const isSecret = (parameter: string): boolean => secrets.has(parameter);

/** Removes ids and secrets from a URL: `/pagamento/<id>` becomes `/pagamento/:userId`. */
export const redactUrl = (url: string): string =>
  PATH_IDS.reduce((text, [id, name]) => text.replace(id, name), url)
    .replace(/([?&])([^=&#]+)=[^&#]*/g, (match, separator: string, name: string) =>
      isSecret(name) ? separator : match,
    )
    .slice(0, 4000);

/** The URL of this page without query, fragment and ids. */
export const barePage = (): string => redactUrl(location.origin + location.pathname);
