import type * as wire from "@app/contract/assistant";
import { deleteConversation, getAssistant } from "@app/contract/assistant";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../../api.ts";
import { queryClient } from "../query-client.ts";
import { queryKeys } from "../query-keys.ts";

/** Every message, from the first to the newest, page by page. */
export async function readConversation(): Promise<wire.AssistantMessage[]> {
  const pages: wire.AssistantMessage[][] = [];
  let before: number | undefined;
  for (;;) {
    const page = await call(getAssistant, before === undefined ? {} : { query: { before: String(before) } });
    pages.unshift(page.messages);
    const first = page.messages[0]?.seq;
    if (!page.hasOlder || first === undefined) return pages.flat();
    before = first;
  }
}

/** No screen of this tab shows it any longer. */
export const useDeleteConversation = () =>
  useMutation({
    mutationFn: () => call(deleteConversation),
    onSuccess: () => queryClient.removeQueries({ queryKey: queryKeys.assistant }),
  });
