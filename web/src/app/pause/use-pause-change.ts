import { changePause, endPause, type NewPause, type PauseView, startPause } from "@app/contract/pause";
import { useMutation } from "@tanstack/react-query";
import { call, problemOf } from "../../api.ts";
import { queryClient, updateAnswer } from "../data/query-client.ts";
import { pauseQuery } from "./pause-query.ts";

export type PauseChange =
  | { kind: "start"; pause: NewPause }
  | { kind: "move"; pauseId: string; to: string }
  | { kind: "end"; pauseId: string };

const send = (change: PauseChange): Promise<PauseView> => {
  if (change.kind === "start") return call(startPause, { body: change.pause });
  const params = { pauseId: change.pauseId };
  return change.kind === "move" ? call(changePause, { params, body: { to: change.to } }) : call(endPause, { params });
};

/** Changed on another device meanwhile. */
const isOutdated = (error: unknown): boolean => ["pause-open", "not-found"].includes(problemOf(error) ?? "");

/** A change of the pause: its answer is the whole screen, and moves what other screens show. */
export const usePauseChange = (onDone?: () => void) =>
  useMutation({
    mutationFn: async (change: PauseChange) => {
      try {
        return await send(change);
      } catch (error) {
        if (isOutdated(error)) await queryClient.refetchQueries({ queryKey: pauseQuery.queryKey, exact: true });
        throw error;
      }
    },
    onSuccess: async (view) => {
      await updateAnswer(pauseQuery.queryKey, () => view);
      // Promises, reviews and what a pregnancy hides are read again where they are shown.
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== pauseQuery.queryKey[1] });
      onDone?.();
      // The button that had the focus is gone.
      document.getElementById("conteudo")?.focus();
      window.scrollTo(0, 0);
    },
  });
