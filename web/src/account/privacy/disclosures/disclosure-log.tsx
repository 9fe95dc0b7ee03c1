import type { Disclosure } from "@app/contract/privacy";
import { useState } from "react";
import { ApiError, call, INTERNAL } from "../../../api.ts";
import { formatDate } from "../../../app/shell/dates.ts";
import { disclosureCopy as copy } from "../../../content/account-data.ts";
import { Button } from "../../../ui/core/button.tsx";
import { FormError } from "../../forms/form-error.tsx";
import { listDisclosures } from "../endpoints.ts";
import { DisclosureEntry } from "./disclosure-entry.tsx";
import styles from "./disclosure-log.module.css";

type Page = { items: Disclosure[]; next: string | null };

/** Every disclosure of the member's data to a third party, by day, newest first. */
export function DisclosureLog({ first }: { first: Page }) {
  const [page, setPage] = useState(first);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();

  async function more(before: string) {
    setBusy(true);
    setFailed(undefined);
    try {
      const older = await call(listDisclosures, { query: { before } });
      setPage({ items: [...page.items, ...older.items], next: older.next });
    } catch (error) {
      setFailed(error instanceof ApiError ? error.message : INTERNAL);
    }
    setBusy(false);
  }

  return (
    <section aria-labelledby="contamos">
      <h2 className={styles.title} id="contamos">
        {copy.disclosed}
      </h2>
      {page.items.length === 0 ? (
        <p className={styles.empty}>{copy.empty}</p>
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
        <FormError text={failed} />
        {page.next ? (
          <Button variant="outline" busy={busy} busyLabel={copy.loadingMore} onClick={() => void more(page.next ?? "")}>
            {copy.more}
          </Button>
        ) : page.items.length > 0 ? (
          <p className="small soft">{copy.end}</p>
        ) : null}
      </div>
    </section>
  );
}

function byDay(items: Disclosure[]): Map<string, Disclosure[]> {
  const days = new Map<string, Disclosure[]>();
  for (const item of items) days.set(formatDate(item.at), [...(days.get(formatDate(item.at)) ?? []), item]);
  return days;
}
