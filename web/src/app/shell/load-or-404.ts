import { data, redirectDocument } from "react-router";
import { type Answering, ApiError, type CallArgs, call } from "../../api.ts";
import { loginUrl } from "../../identity/session/return-to.ts";
import { withinNavigation } from "../../identity/session/session-ended.ts";
import { mustBeSignedIn } from "./must-be-signed-in.ts";

/**
 * Loads a screen's data. Without a stored session the error boundary shows the sign-in page in place; an expired session
 * redirects to it, with the requested path as the return URL.
 */
export async function loadOr404<E extends Answering>(request: Request, endpoint: E, ...what: CallArgs<E>) {
  mustBeSignedIn();
  try {
    return await withinNavigation(() => call(endpoint, ...what));
  } catch (cause) {
    const code = cause instanceof ApiError ? cause.envelope.code : undefined;
    if (code === 401) throw redirectDocument(loginUrl(new URL(request.url).pathname));
    throw code === 404 ? data(null, { status: 404 }) : cause;
  }
}
