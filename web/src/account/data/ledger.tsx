import type { Disclosure } from "@app/contract/privacy";
import { useState } from "react";
import { ApiError, call, INTERNAL } from "../../api.ts";
import { ledgerTexts as words } from "../../content/account-data.ts";
import { Button } from "../../ui/button.tsx";
import { Refusal } from "../access/refusal.tsx";
import { day } from "../dates.ts";
import { DisclosureEntry } from "./disclosure-entry.tsx";
import { readDisclosures } from "./endpoints.ts";
import styles from "./ledger.module.css";

type Page = { items: Disclosure[]; next: string | null };

/** Every time something was told about the person to somebody else, by day, newest first. */
export function Ledger({ first }: { first: Page }) {
  const [page, setPage] = useState(first);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();

  async function more(before: string) {
    setBusy(true);
    setFailed(undefined);
    try {
      const older = await call(readDisclosures, { query: { before } });
      setPage({ items: [...page.items, ...older.items], next: older.next });
    } catch (error) {
      setFailed(error instanceof ApiError ? error.message : INTERNAL);
    }
    setBusy(false);
  }

  return (
    <section aria-labelledby="contamos">
      <h2 className={styles.title} id="contamos">
        {words.told}
      </h2>
      {page.items.length === 0 ? (
        <p className={styles.empty}>{words.empty}</p>
      ) : (
        <ol className={styles.days}>
          {[...byDay(page.items)].map(([date, items]) => (
            <li key={date} className={styles.day}>
              <h3 className={styles.date}>{date}</h3>
              <ol>
                {items.map((item) => (
                  <DisclosureEntry key={item.id} item={item} />
                ))}
              </ol>
            </li>
          ))}
        </ol>
      )}
      <div className={styles.more}>
        <Refusal text={failed} />
        {page.next ? (
          <Button
            variant="outline"
            busy={busy}
            busyLabel={words.loadingMore}
            onClick={() => void more(page.next ?? "")}
          >
            {words.more}
          </Button>
        ) : page.items.length > 0 ? (
          <p className="small soft">{words.end}</p>
        ) : null}
      </div>
    </section>
  );
}

function byDay(items: Disclosure[]): Map<string, Disclosure[]> {
  const days = new Map<string, Disclosure[]>();
  for (const item of items) days.set(day(item.at), [...(days.get(day(item.at)) ?? []), item]);
  return days;
}
