import * as wire from "@app/contract/bookings";
import type { Account } from "../identity/accounts/account.ts";
import { requireSession } from "../identity/sessions/require-session.ts";
import type { App } from "../platform/http/app.ts";
import { Problem } from "../platform/http/problem.ts";
import { serve } from "../platform/http/serve.ts";
import { bookCall } from "./book-call.ts";
import { acceptCall, cancelCall, moveCall } from "./change-call.ts";
import type { Deps } from "./deps.ts";
import { getBookings } from "./get-bookings.ts";

/** A member's call. Another account's booking is a 404. */
export function bookingsRoutes(app: App, deps: Deps): void {
  const member = { auth: requireSession(deps) };

  const change = async (account: Account, work: () => Promise<void>) => {
    if (!(await deps.limits.bookingsPerAccount.consume(account.id))) throw new Problem("rate-limited");
    await work();
    return getBookings(deps, account);
  };

  serve(app, wire.getBookings, member, ({ account }) => getBookings(deps, account));

  serve(app, wire.bookCall, member, ({ account, body }) =>
    change(account, () => bookCall(deps, { account, choice: body })),
  );

  serve(app, wire.moveCall, member, ({ account, params: { bookingId }, body }) =>
    change(account, () => moveCall(deps, { account, bookingId, choice: body })),
  );

  serve(app, wire.acceptCall, member, ({ account, params: { bookingId } }) =>
    change(account, () => acceptCall(deps, { account, bookingId })),
  );

  serve(app, wire.cancelCall, member, ({ account, params: { bookingId } }) =>
    change(account, () => cancelCall(deps, { account, bookingId })),
  );
}
