import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { queryClient } from "../../app/data/query-client.ts";
import { Switch } from "../../ui/forms/switch.tsx";
import { useConsentChoices } from "./consents-query.ts";

afterEach(() => vi.unstubAllGlobals());

function AdsSwitch() {
  const { choose, pending } = useConsentChoices({ onSaved() {}, onFailed() {} });
  return (
    <Switch
      aria-label="Medir anúncios"
      checked={pending.get("ads") ?? true}
      onChange={(event) => choose({ purpose: "ads", allowed: event.target.checked })}
    />
  );
}

test("a switch shows its choice from the tap on, without a moment of the answer before", async () => {
  vi.stubGlobal("fetch", () => new Promise<Response>(() => undefined));
  await render(
    <QueryClientProvider client={queryClient}>
      <AdsSwitch />
    </QueryClientProvider>,
  );
  const ads = page.getByRole("switch", { name: "Medir anúncios" }).element() as HTMLInputElement;
  ads.click();
  expect(ads.checked).toBe(false);
  ads.click();
  expect(ads.checked).toBe(true);
  queryClient.clear();
});
