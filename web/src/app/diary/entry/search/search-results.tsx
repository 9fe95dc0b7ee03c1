import { useId } from "react";
import { foodSearchCopy as copy } from "../../../../content/app/diary/entry.ts";
import { Icon } from "../../../../ui/core/icon.tsx";
import styles from "./food-search.module.css";
import { markMatch } from "./mark-match.ts";
import type { SearchRow } from "./search-view.ts";

type SearchResultsProps = {
  title: string;
  rows: readonly SearchRow[];
  query: string;
  onAdd: (ref: string) => void;
  onChoose: (ref: string) => void;
};

export function SearchResults({ title, rows, query, onAdd, onChoose }: SearchResultsProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      <ul className={styles.results}>
        {rows.map(({ ref, name, measure, energy }) => (
          <li key={ref} className={`${styles.result} stack gap-3`}>
            <button className={`${styles.name} bare`} type="button" onClick={() => onChoose(ref)}>
              <b>
                <Marked name={name} query={query} />
              </b>
              <span>{measure}</span>
            </button>
            {energy === null ? null : <span className={styles.energy}>{energy}</span>}
            <button
              className={`${styles.add} center`}
              type="button"
              aria-label={copy.add(name)}
              onClick={() => onAdd(ref)}
            >
              <Icon name="plus" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Marked({ name, query }: { name: string; query: string }) {
  return markMatch(name, query).map(({ text, isMatch }, index) =>
    // The parts of a name have no other key than their place.
    // oxlint-disable-next-line react/no-array-index-key
    isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
