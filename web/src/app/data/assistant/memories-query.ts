import { getMemories, type MemoryKey, saveMemory } from "@app/contract/assistant";
import { recordId } from "@app/engine/sync/record-id";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api.ts";
import { queryClient } from "../query-client.ts";
import { queryKeys } from "../query-keys.ts";

/** What the assistant remembers of the member. */
export const memoriesQuery = queryOptions({
  queryKey: queryKeys.memories,
  queryFn: () => call(getMemories),
});

/** The same from every device: an answer that asked is remembered once. */
export const memoryIdOf = (answerId: string, index: number): string => recordId("message", "memory", answerId, index);

type Remembered = { id: string; key: MemoryKey; text: string; messageId: string };

/** Rejects when the server did not keep it. */
export async function remember(memory: Remembered): Promise<void> {
  const memories = await call(saveMemory, { body: memory });
  // A read that began before it must not overwrite it.
  await queryClient.cancelQueries({ queryKey: memoriesQuery.queryKey, exact: true });
  queryClient.setQueryData(memoriesQuery.queryKey, memories);
}
