import { useEffect, useId, useMemo, useRef, useState } from "react";
import { foodSearchCopy as copy } from "../../../../content/app/diary/entry.ts";
import { Button } from "../../../../ui/core/button.tsx";
import { Icon } from "../../../../ui/core/icon.tsx";
import type { Numbers } from "../model/entry-view.ts";
import type { Foods } from "../model/foods.ts";
import styles from "./food-search.module.css";
import { SearchResults } from "./search-results.tsx";
import { viewSearch } from "./search-view.ts";

type FoodSearchProps = {
  foods: Foods;
  numbers: Numbers;
  /** The words that were not understood. */
  firstQuery?: string;
  /** Takes the usual amount. */
  onAdd: (ref: string) => void;
  /** Asks for the amount. */
  onChoose: (ref: string) => void;
  onCreate: (name: string) => void;
};

/** The table on this device, narrowed with each letter. */
export function FoodSearch({ foods, numbers, firstQuery = "", onAdd, onChoose, onCreate }: FoodSearchProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(firstQuery);
  const { known, table } = useMemo(() => viewSearch(foods, query, numbers), [foods, query, numbers]);
  const words = query.trim();
  // The index is made before the first key, which then waits for nothing.
  useEffect(() => foods.prepare(), [foods]);
  const count = known.length + table.length;
  const on = { onAdd, onChoose };

  return (
    <div className={`${styles.search} stack gap-7`}>
      <label className="sr-only" htmlFor={id}>
        {copy.field}
      </label>
      <div className={styles.field}>
        <input
          ref={field}
          id={id}
          type="search"
          value={query}
          placeholder={copy.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          maxLength={80}
          // The search is what this page was opened for.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onChange={({ target }) => setQuery(target.value)}
        />
        {query === "" ? null : (
          <button
            className={`${styles.clear} icon-button`}
            type="button"
            aria-label={copy.clear}
            onClick={() => {
              setQuery("");
              field.current?.focus();
            }}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <p className="sr-only" role="status">
        {words === "" ? "" : count === 0 ? copy.none(words) : copy.found(count)}
      </p>
      <SearchResults title={words === "" ? copy.recent : copy.known} rows={known} query={words} {...on} />
      <SearchResults title={copy.table} rows={table} query={words} {...on} />
      {count === 0 ? <p className="soft">{words === "" ? copy.empty : copy.none(words)}</p> : null}
      <Button className={styles.create} variant="link" onClick={() => onCreate(words)}>
        <Icon name="plus" />
        {copy.create(words)}
      </Button>
      <p className="note">{copy.sources}</p>
    </div>
  );
}
