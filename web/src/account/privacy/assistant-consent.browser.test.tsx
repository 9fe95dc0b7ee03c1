import { type Consents, PURPOSES, purposes } from "@app/contract/consents";
import { pack } from "@app/contract/envelope";
import { QueryClientProvider, useSuspenseQuery } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { consentsQuery } from "../../app/data/consents-query.ts";
import { queryClient } from "../../app/data/query-client.ts";
import { AlertDialogHost } from "../../ui/overlays/alert-dialog.tsx";
import { AssistantConsent } from "./assistant-consent.tsx";

const PURPOSE = "assistant-provider";
const AT = "2026-11-17T12:00:00.000Z";

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

const consentsWith = (allowed: boolean | null): Consents => ({
  current: PURPOSES.map((purpose) => ({
    purpose,
    allowed: purpose === PURPOSE && allowed === true,
    version: null,
    answeredAt: purpose === PURPOSE && allowed !== null ? AT : null,
  })),
  history: [],
});

function Consent() {
  const answer = useSuspenseQuery(consentsQuery).data.current.find(({ purpose }) => purpose === PURPOSE);
  return answer ? <AssistantConsent answer={answer} /> : null;
}

async function show(allowed: boolean | null): Promise<object[]> {
  const sent: object[] = [];
  let stored = allowed;
  vi.stubGlobal("fetch", async (_url: string, { body }: { body?: string }) => {
    // An answer makes the account's other screens read again.
    if (body) {
      const answer = JSON.parse(body);
      stored = answer.allowed;
      sent.push(answer);
    }
    return Response.json(pack(consentsWith(stored)));
  });
  queryClient.setQueryData(consentsQuery.queryKey, consentsWith(allowed));
  await render(
    <QueryClientProvider client={queryClient}>
      <Consent />
      <AlertDialogHost />
    </QueryClientProvider>,
  );
  return sent;
}

const { version, text } = purposes[PURPOSE];
const status = (said: string) => page.getByRole("status").filter({ hasText: said });

test("who was never asked reads the whole text and allows it, in its version", async () => {
  const sent = await show(null);
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(status("ainda não autorizou")).toBeVisible();
  await page.getByRole("button", { name: "Autorizar" }).click();
  await expect.element(status("Você autorizou em")).toBeVisible();
  expect(sent).toEqual([{ purpose: PURPOSE, allowed: true, version }]);
});

test("a yes is withdrawn after one more question", async () => {
  const sent = await show(true);
  await page.getByRole("button", { name: "Retirar a autorização" }).click();
  expect(sent).toEqual([]);
  await page.getByRole("button", { name: "Retirar", exact: true }).click();
  await expect.element(status("modo básico")).toBeVisible();
  expect(sent).toEqual([{ purpose: PURPOSE, allowed: false, version }]);
});
