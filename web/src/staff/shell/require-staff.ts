import { type MiddlewareFunction, redirect, redirectDocument } from "react-router";
import { problemOf } from "../../api.ts";
import { staffQueryClient } from "./query-client.ts";
import { staffMeQuery } from "./staff-me.ts";
import { signInUrl, staffPaths } from "./staff-paths.ts";

/** One navigation asks once, however many guards and loaders it has. */
const SAME_NAVIGATION_MS = 2_000;

/**
 * The one guard of the team's pages: the server says who is signed in. After a recovery only the page of one's own access
 * opens, until a new factor is enrolled.
 */
export const requireStaff: MiddlewareFunction = async ({ request }) => {
  const { pathname } = new URL(request.url);
  const me = await staffQueryClient
    .query({ ...staffMeQuery, staleTime: SAME_NAVIGATION_MS })
    .catch((error: unknown) => {
      throw problemOf(error) === "staff-signed-out" ? redirectDocument(signInUrl(pathname)) : error;
    });
  if (me.scope === "enrolment" && pathname.replace(/\/$/, "") !== staffPaths.access) throw redirect(staffPaths.access);
};
