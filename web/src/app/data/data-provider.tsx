import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { currentUser, onHealthForgotten, subscribe } from "../../identity/session/session-store.ts";
import { keepAnswersOf, outdateAnswers, queryClient } from "./query-client.ts";

/** Around the app's screens. Their answers are forgotten when the session ends, in this tab or another. */
export function DataProvider({ children }: { children: ReactNode }) {
  useEffect(() => subscribe(() => keepAnswersOf(currentUser()?._id)), []);
  useEffect(() => onHealthForgotten(() => void outdateAnswers()), []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
