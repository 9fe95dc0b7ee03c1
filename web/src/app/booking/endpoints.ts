import type * as wire from "@app/contract/bookings";
import { queryOptions } from "@tanstack/react-query";
import { call, type EndpointRef } from "../../api.ts";
import { ACCOUNT } from "../data/overview-query.ts";

// References without schemas, so that the screen does not load the validation library.
const getBookings: EndpointRef<typeof wire.getBookings> = { method: "GET", path: "/v1/account/bookings" };
export const bookCall: EndpointRef<typeof wire.bookCall> = { method: "POST", path: "/v1/account/bookings" };
export const moveCall: EndpointRef<typeof wire.moveCall> = {
  method: "POST",
  path: "/v1/account/bookings/:bookingId/move",
};
export const acceptCall: EndpointRef<typeof wire.acceptCall> = {
  method: "POST",
  path: "/v1/account/bookings/:bookingId/accept",
};
export const cancelCall: EndpointRef<typeof wire.cancelCall> = {
  method: "DELETE",
  path: "/v1/account/bookings/:bookingId",
};

/** Other members take slots at any moment. */
const FRESH_MS = 15_000;

const NEAR_MS = 15 * 60_000;
const LINK_POLL_MS = 20_000;

/** While a call is near its link may appear at any moment. */
const isNear = ({ startsAt, endsAt }: wire.Booking, now: number): boolean =>
  now > Date.parse(startsAt) - NEAR_MS && now < Date.parse(endsAt);

export const bookingsQuery = queryOptions({
  queryKey: [ACCOUNT, "bookings"],
  queryFn: () => call(getBookings),
  staleTime: FRESH_MS,
  refetchInterval: ({ state: { data } }) => (data?.booking && isNear(data.booking, Date.now()) ? LINK_POLL_MS : false),
});
