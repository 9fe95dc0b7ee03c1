import { helpCallsOf, telHref } from "../../../../content/app/intake/help.ts";
import { supportCopy as copy } from "../../../../content/app/intake/outcome.ts";
import styles from "./hung-posters.module.css";

/** A line that answers now, by the member's country; nothing where none surely does. */
export function SupportLine({ country }: { country: string }) {
  const { line } = helpCallsOf(country);
  if (!line) return null;
  return (
    <p className={`${styles.line} small soft`}>
      {copy.now} {country === "BR" ? copy.inBrazil : copy.abroad(line.name)} <a href={telHref(line)}>{line.number}</a>.
    </p>
  );
}
