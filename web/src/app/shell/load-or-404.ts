import { data } from "react-router";
import { type Answering, ApiError, type CallArgs, call } from "../../api.ts";

/** Loads a screen's data. What is not the member's is shown as not found, inside the app shell. */
export async function loadOr404<E extends Answering>(_: Request, endpoint: E, ...what: CallArgs<E>) {
  try {
    return await call(endpoint, ...what);
  } catch (cause) {
    throw cause instanceof ApiError && cause.envelope.code === 404 ? data(null, { status: 404 }) : cause;
  }
}
