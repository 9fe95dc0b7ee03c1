import type { VersionLine } from "@app/contract/plan-publication";
import { appPaths } from "../../../app-paths.ts";
import { planChangesCopy as copy } from "../../../content/app/plan/changes.ts";
import { Icon } from "../../../ui/core/icon.tsx";
import { formatDayMonth } from "../../shell/format/days.ts";
import { Link } from "../../shell/link.tsx";
import styles from "./version-list.module.css";

type VersionListProps = { versions: readonly VersionLine[]; open: number };

/** Every version, the newest first; none is ever changed or taken away. */
export function VersionList({ versions, open }: VersionListProps) {
  const newestFirst = [...versions].sort((one, other) => other.version - one.version);
  return (
    <section className={styles.versions} aria-labelledby="versoes">
      <h2 id="versoes">{copy.versions}</h2>
      <ul>
        {newestFirst.map((line, index) => (
          <li key={line.version} aria-current={line.version === open ? "page" : undefined}>
            <p>
              <b>{copy.versionLine(line.version, line.kind)}</b>
              <small>{spanOf(line, newestFirst[index - 1])}</small>
            </p>
            <div>
              {line.isInForce ? (
                <span className={styles.force}>
                  <Icon name="check" />
                  {copy.inForce}
                </span>
              ) : null}
              {line.version === open ? (
                line.isInForce ? null : (
                  <small>{copy.here}</small>
                )
              ) : (
                <Link className={styles.open} to={appPaths.planChanges(line.version)}>
                  {copy.openVersion}
                  <span className="sr-only">{copy.openVersionOf(line.version)}</span>
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function spanOf({ validFrom, isInForce }: VersionLine, next: VersionLine | undefined): string {
  if (isInForce || !next) return copy.since(formatDayMonth(validFrom));
  return copy.span(formatDayMonth(validFrom), formatDayMonth(next.validFrom));
}
