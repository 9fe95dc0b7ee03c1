import type { NewFactor } from "@app/contract/staff/identity";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { EnrolFactor } from "./enrol-factor.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

const SECRET = { secret: "ABCDEFGHIJKLMNOP", uri: "otpauth://totp/Prumo:helena@prumo.example?secret=ABCDEFGHIJKLMNOP" };
const CODES = ["abcd-efgh", "ijkl-mnop"];

function Enrolment({ enrolled, onKept }: { enrolled: NewFactor[]; onKept: () => void }) {
  const [isDone, setIsDone] = useState(false);
  if (isDone) return <RecoveryCodes codes={CODES} onKept={onKept} />;
  return (
    <EnrolFactor
      beginPasskey={() => Promise.reject(Object.assign(new Error("cancelled"), { name: "NotAllowedError" }))}
      beginTotp={async () => SECRET}
      enrol={async (factor) => {
        enrolled.push(factor);
        setIsDone(true);
      }}
    />
  );
}

test("password and code: the secret in groups of four and as a link, and the first code proves that it arrived", async () => {
  const enrolled: NewFactor[] = [];
  await render(<Enrolment enrolled={enrolled} onKept={() => undefined} />);
  await userEvent.click(page.getByRole("button", { name: "Usar senha e aplicativo de códigos" }));
  await expect.element(page.getByText("ABCD EFGH IJKL MNOP")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Abrir no aplicativo" })).toHaveAttribute("href", SECRET.uri);
  await expectAccessible();

  await userEvent.fill(page.getByLabelText("Senha nova"), "curta");
  await userEvent.fill(page.getByLabelText("Código que o aplicativo mostra"), "123456");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByLabelText("Senha nova")).toHaveFocus();
  expect(enrolled).toEqual([]);

  await userEvent.fill(page.getByLabelText("Senha nova"), "uma frase comprida");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("abcd-efgh")).toBeVisible();
  expect(enrolled).toEqual([{ kind: "totp", password: "uma frase comprida", secret: SECRET.secret, code: "123456" }]);
});

test("a key that was not confirmed says what to do instead", async () => {
  await render(<Enrolment enrolled={[]} onKept={() => undefined} />);
  await userEvent.click(page.getByRole("button", { name: "Cadastrar a chave deste aparelho" }));
  await expect.element(page.getByRole("alert").getByText(/fechou sem confirmar/)).toBeVisible();
});

test("the recovery codes are left only after saying that they are kept", async () => {
  let kept = 0;
  await render(<RecoveryCodes codes={CODES} onKept={() => kept++} />);
  await expectAccessible();
  const goOn = page.getByRole("button", { name: "Continuar" });
  await userEvent.click(goOn);
  await expect.element(page.getByRole("alert").getByText(/Marque que guardou/)).toBeVisible();
  expect(kept).toBe(0);
  await userEvent.click(page.getByRole("checkbox"));
  await userEvent.click(goOn);
  expect(kept).toBe(1);
});
