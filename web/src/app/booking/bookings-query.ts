import { type Booking, getBookings } from "@app/contract/bookings";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api.ts";
import { queryKeys } from "../data/query-keys.ts";

/** Other members take slots at any moment. */
const FRESH_MS = 15_000;

const NEAR_MS = 15 * 60_000;
const LINK_POLL_MS = 20_000;

/** While a call is near its link may appear at any moment. */
const isNear = ({ startsAt, endsAt }: Booking, now: number): boolean =>
  now > Date.parse(startsAt) - NEAR_MS && now < Date.parse(endsAt);

export const bookingsQuery = queryOptions({
  queryKey: queryKeys.bookings,
  queryFn: () => call(getBookings),
  staleTime: FRESH_MS,
  refetchInterval: ({ state: { data } }) => (data?.booking && isNear(data.booking, Date.now()) ? LINK_POLL_MS : false),
});
