import { brand } from "@app/contract/brand";
import { useSuspenseQuery } from "@tanstack/react-query";
import { appPaths } from "../../app-paths.ts";
import { bookingCopy as copy } from "../../content/app/bookings.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { loadQuery } from "../data/load-query.ts";
import { Skeleton } from "../shell/states/skeleton.tsx";
import { SubPage } from "../shell/sub-page.tsx";
import { BookingScreen } from "./booking-screen.tsx";
import { bookingsQuery } from "./bookings-query.ts";

export const meta = () =>
  pageMeta({ title: `A conversa | ${brand.name}`, description: copy.description, robots: "noindex" });

export const clientLoader = () => loadQuery(bookingsQuery);

/** Books, moves and shows the call before a plan is signed. */
export default function BookingRoute() {
  const { data: view } = useSuspenseQuery(bookingsQuery);
  return <BookingScreen view={view} />;
}

export function HydrateFallback() {
  return (
    <SubPage back={{ to: appPaths.plan, label: copy.back }} title={copy.loadingTitle} lead={copy.loading}>
      <Skeleton blocks={["lines", "sheet"]} />
    </SubPage>
  );
}
