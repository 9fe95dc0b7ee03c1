import type { HealthAccess, HealthAccesses, HealthAccessFilter } from "@app/contract/health-access";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Fragment, useState } from "react";
import { LoadingOrError } from "../../../app/shell/states/loading-or-error.tsx";
import { accessLogCopy as copy } from "../../../content/app/account/accesses.ts";
import { Button } from "../../../ui/core/button.tsx";
import { PlumbBob } from "../../../ui/core/plumb-bob.tsx";
import { Chips } from "../../../ui/inputs/chips.tsx";
import { FormError } from "../../forms/form-error.tsx";
import { AccessEntry } from "./access-entry.tsx";
import styles from "./accesses.module.css";
import { accessesQuery } from "./accesses-query.ts";
import { formatAccessDay, formatNow } from "./format-access.ts";

const filters = [
  { value: "all", label: copy.all },
  { value: "people", label: copy.filters.people },
  { value: "outside", label: copy.filters.outside },
  { value: "machine", label: copy.filters.machine },
] as const satisfies { value: HealthAccessFilter | "all"; label: string }[];

/** The looks as knots on the plumb line: time falls, and the plumb bob is now. */
export function AccessLog() {
  const [only, setOnly] = useState<HealthAccessFilter | null>(null);
  const query = useInfiniteQuery(accessesQuery(only));
  const { data } = query;
  const isUnused = only === null && data?.pages[0]?.items.length === 0;

  return (
    <section className={styles.log} aria-label={copy.log}>
      {data && !isUnused ? <RecentLooks recent={data.pages[0]?.recent} /> : null}
      {isUnused ? null : (
        <Chips
          legend={copy.filter}
          hideLegend
          options={filters}
          value={only ?? "all"}
          onChange={(value) => setOnly(value === "all" ? null : value)}
        />
      )}
      {data ? <Looks query={query} items={data.pages.flatMap(({ items }) => items)} only={only} /> : null}
      {data ? null : <LoadingOrError query={query} />}
    </section>
  );
}

function RecentLooks({ recent }: { recent: HealthAccesses["recent"] | undefined }) {
  if (!recent || recent.looks === 0) return null;
  const { looks, people, hasMachine, outside } = recent;
  return (
    <ul className={styles.recent}>
      <li>
        <b>{looks}</b> {copy.recent.looks(looks)}
      </li>
      <li>
        <b>{people}</b> {copy.recent.people(people, hasMachine)}
      </li>
      <li>
        <b>{outside}</b> {copy.recent.outside}
      </li>
    </ul>
  );
}

type LooksProps = {
  query: Pick<
    ReturnType<typeof useInfiniteQuery>,
    "dataUpdatedAt" | "fetchNextPage" | "hasNextPage" | "isFetchingNextPage" | "isFetchNextPageError"
  >;
  items: HealthAccess[];
  only: HealthAccessFilter | null;
};

function Looks({ query, items, only }: LooksProps) {
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  return (
    <ol className={styles.looks}>
      {hasNextPage ? (
        <li className={styles.older}>
          <FormError text={isFetchNextPageError && !isFetchingNextPage ? copy.olderFailed : undefined} />
          <Button
            variant="link"
            busy={isFetchingNextPage}
            busyLabel={copy.loadingOlder}
            onClick={() => void fetchNextPage()}
          >
            {copy.older}
          </Button>
        </li>
      ) : null}
      {byDay([...items].reverse()).map(({ day, looks }) => (
        <Fragment key={day}>
          <li className={styles.day}>
            <h2>{day}</h2>
          </li>
          {looks.map((access) => (
            <AccessEntry key={access._id} access={access} />
          ))}
        </Fragment>
      ))}
      <li className={styles.now}>
        <PlumbBob className={styles.bob} />
        <Now isEmpty={items.length === 0} only={only} readAt={new Date(query.dataUpdatedAt)} />
      </li>
    </ol>
  );
}

type NowProps = { isEmpty: boolean; only: HealthAccessFilter | null; readAt: Date };

/** The list is of the time it was read: without a connection, not of this minute. */
function Now({ isEmpty, only, readAt }: NowProps) {
  if (isEmpty && only === null)
    return (
      <>
        <h2>{copy.empty.title}</h2>
        <p>{copy.empty.text}</p>
      </>
    );
  return (
    <>
      <b>{copy.now(formatNow(readAt))}</b>
      <p className={styles.soft}>{isEmpty ? copy.noneFiltered : copy.nothingSince}</p>
    </>
  );
}

/** In the order given, one group for each day. */
function byDay(accesses: HealthAccess[]): { day: string; looks: HealthAccess[] }[] {
  const days: { day: string; looks: HealthAccess[] }[] = [];
  for (const access of accesses) {
    const day = formatAccessDay(access.at, new Date());
    const last = days.at(-1);
    if (last?.day === day) last.looks.push(access);
    else days.push({ day, looks: [access] });
  }
  return days;
}
