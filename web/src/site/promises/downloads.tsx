import { promisesCopy as copy } from "../../content/promises-public.ts";
import { ButtonLink } from "../../ui/core/button.tsx";
import { Icon } from "../../ui/core/icon.tsx";
import { codeWords, dayWords, hourWords, sizeWords } from "./figure-words.ts";
import styles from "./promises.module.css";
import type { Published } from "./use-public-promises.ts";

const FILE = "/v1/public/promises.csv";

/** The file of the night, those of earlier months, and by which code two of them are told to be the same. */
export function Downloads({ published }: { published: Published }) {
  const { snapshot, earlier } = published.state === "loaded" ? published : { snapshot: null, earlier: [] };
  return (
    <div className={`${styles.downloads} wrap`}>
      {/* The file of the same night as the figures, whatever a cache has meanwhile. */}
      <ButtonLink variant="outline" href={snapshot ? `${FILE}?day=${snapshot.day}` : FILE} download>
        <Icon name="download" />
        {snapshot ? copy.download(sizeWords(snapshot.bytes)) : copy.downloadPlain}
      </ButtonLink>
      <details className={styles.earlier}>
        <summary>{copy.earlier}</summary>
        {earlier.length === 0 ? (
          <p className="small soft">{copy.noEarlier}</p>
        ) : (
          <ul>
            {earlier.map(({ day, code }) => (
              <li key={day}>
                <a href={`${FILE}?day=${day}`} download>
                  {dayWords(day)}
                </a>{" "}
                <span className="micro soft">{codeWords(code)}</span>
              </li>
            ))}
          </ul>
        )}
      </details>
      {snapshot && (
        <p className={`micro soft ${styles.code}`}>
          {copy.snapshot(dayWords(snapshot.day), hourWords(snapshot.takenAt), codeWords(snapshot.hash))}
        </p>
      )}
    </div>
  );
}
