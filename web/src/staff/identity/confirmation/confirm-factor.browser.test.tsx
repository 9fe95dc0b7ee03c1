import type { StaffMe } from "@app/contract/staff/identity";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { staffMeQuery } from "../../shell/staff-me.ts";
import { fakeServer, refuse } from "../../testing/fake-server.ts";
import { useConfirmFactor } from "./use-confirm-factor.tsx";

function Sign() {
  const { confirm, dialog } = useConfirmFactor();
  const [result, setResult] = useState("não assinado");
  const sign = async () => setResult((await confirm()) ? "assinado" : "cancelado");
  return (
    <>
      <button type="button" onClick={() => void sign()}>
        Assinar
      </button>
      <p role="status">{result}</p>
      {dialog}
    </>
  );
}

/** With the last second factor still fresh for so many minutes. */
function open(freshMinutes: number) {
  const queries = new QueryClient();
  const confirmedUntil = new Date(Date.now() + freshMinutes * 60_000).toISOString();
  queries.setQueryData(staffMeQuery.queryKey, { confirmedUntil } as StaffMe);
  return render(
    <QueryClientProvider client={queries}>
      <Sign />
    </QueryClientProvider>,
  );
}

test("six digits confirm; a wrong code keeps the dialog open", async () => {
  let isRight = false;
  const { calls } = fakeServer({
    "POST /v1/staff/confirmation": () =>
      isRight ? { confirmedUntil: new Date().toISOString() } : refuse("staff-credentials-wrong"),
  });
  await open(-1);
  await userEvent.click(page.getByRole("button", { name: "Assinar" }));
  await expect.element(page.getByRole("heading", { name: "Confirme que é você" })).toHaveFocus();
  await expectAccessible();
  await userEvent.fill(page.getByLabelText("Código do aplicativo"), "111111");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("alert").getByText(/Não conferiu/)).toBeVisible();

  isRight = true;
  await userEvent.fill(page.getByLabelText("Código do aplicativo"), "222222");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("status")).toHaveTextContent("assinado");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toEqual([
    { kind: "totp", code: "111111" },
    { kind: "totp", code: "222222" },
  ]);
});

test("closing the dialog cancels", async () => {
  fakeServer({});
  await open(-1);
  await userEvent.click(page.getByRole("button", { name: "Assinar" }));
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("status")).toHaveTextContent("cancelado");
});

test("a factor that is still fresh is not asked for again", async () => {
  await open(5);
  await userEvent.click(page.getByRole("button", { name: "Assinar" }));
  await expect.element(page.getByRole("status")).toHaveTextContent("assinado");
});
