import { closeSession } from "@app/contract/access";
import { useMutation } from "@tanstack/react-query";
import { ApiError, call } from "../../api.ts";
import { updateAnswer } from "../../app/data/query-client.ts";
import { usePending } from "../../app/data/use-pending.ts";
import { type DeviceSession, sessionsQuery } from "./sessions-query.ts";

const mutationKey = ["close-session"];

type Options = { onClosed: (device: DeviceSession) => void; onFailed: (error: Error) => void };

/** Closes a session. Its device leaves the list at once, and returns to it when the server did not close it. */
export function useCloseSession({ onClosed, onFailed }: Options) {
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: close,
    onSuccess: async (_, closed) => {
      await updateAnswer(sessionsQuery.queryKey, (all) => all.filter(({ _id }) => _id !== closed._id));
      onClosed(closed);
    },
    onError: onFailed,
  });
  const closing = new Set(usePending<DeviceSession>(mutationKey).map(({ _id }) => _id));
  return {
    isOpen: ({ _id }: DeviceSession): boolean => !closing.has(_id),
    closeSession: (device: DeviceSession): void => mutate(device),
  };
}

async function close({ _id: sessionId }: DeviceSession): Promise<void> {
  try {
    await call(closeSession, { params: { sessionId } });
  } catch (error) {
    // 404: the session was closed already.
    if (!(error instanceof ApiError && error.envelope.code === 404)) throw error;
  }
}
