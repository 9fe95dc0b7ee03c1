import type { Disclosure } from "@app/contract/privacy";
import { useSuspenseInfiniteQuery } from "@tanstack/react-query";
import { formatDate } from "../../../app/shell/format/moments.ts";
import { findMessage } from "../../../app/shell/states/message-of.ts";
import { disclosureCopy as copy } from "../../../content/app/account/disclosures.ts";
import { Button } from "../../../ui/core/button.tsx";
import { FormError } from "../../forms/form-error.tsx";
import { DisclosureEntry } from "./disclosure-entry.tsx";
import styles from "./disclosure-log.module.css";
import { disclosuresQuery } from "./disclosures-query.ts";

/** Every disclosure of the member's data to a third party, by day, newest first. */
export function DisclosureLog() {
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError, error } =
    useSuspenseInfiniteQuery(disclosuresQuery);
  const all = data.pages.flatMap(({ items }) => items);

  return (
    <section aria-labelledby="contamos">
      <h2 className="h3-size" id="contamos">
        {copy.disclosed}
      </h2>
      {all.length === 0 ? (
        <p className={`${styles.empty} quiet-panel`}>{copy.empty}</p>
      ) : (
        <ol className={`${styles.days} stack gap-6`}>
          {[...byDay(all)].map(([date, items]) => (
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
      <div className={`${styles.more} stack gap-4`}>
        <FormError text={isFetchNextPageError && !isFetchingNextPage ? findMessage(error) : undefined} />
        {hasNextPage ? (
          <Button
            variant="outline"
            busy={isFetchingNextPage}
            busyLabel={copy.loadingMore}
            onClick={() => void fetchNextPage()}
          >
            {copy.more}
          </Button>
        ) : all.length > 0 ? (
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
