import { data } from "react-router";
import { ApiError, call } from "../api.ts";
import { signedInBefore } from "../identity/signed-in-before.ts";

type Readable = Parameters<typeof call>[0];

/** Reads for a screen. With nobody signed in it is a 401, and the frame shows the door instead of the screen. */
export async function read<E extends Readable>(endpoint: E, params: Record<string, string> = {}) {
  if (!signedInBefore()) throw data(null, { status: 401 });
  const { return: value } = await call(endpoint, { params }).catch((cause: unknown) => {
    if (cause instanceof ApiError && [401, 404].includes(cause.envelope.code)) {
      throw data(null, { status: cause.envelope.code });
    }
    throw cause;
  });
  if (value === null) throw data(null, { status: 404 });
  return value;
}
