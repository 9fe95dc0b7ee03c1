import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ApiError } from "../../../api.ts";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { fakeServer } from "../../testing/fake-server.ts";
import { renderMember } from "../testing/render-member.tsx";
import { ClosedFile } from "./closed-file.tsx";

beforeEach(() => page.viewport(1440, 900));

const reason = () => page.getByRole("textbox", { name: "Por que você precisa abrir agora" });
const open = () => page.getByRole("button", { name: "Abrir em emergência" });

test("it says what follows, and opens only with a reason", async () => {
  const reasons: string[] = [];
  await renderMember(<ClosedFile role="nutri" open={async (text) => void reasons.push(text)} />);
  await expect
    .element(page.getByText("Quem administra recebe um aviso agora, e lê o motivo na auditoria."))
    .toBeVisible();
  await userEvent.fill(reason(), "plantão");
  await userEvent.click(open());
  await expect.element(page.getByRole("alert")).toHaveTextContent("Escreva o motivo em uma frase");
  expect(reasons).toEqual([]);
  await userEvent.fill(reason(), "Plantão: alerta urgente sem resposta da equipe dela.");
  await userEvent.click(open());
  expect(reasons).toEqual(["Plantão: alerta urgente sem resposta da equipe dela."]);
  await expectAccessible();
});

test("a refusal is said and the reason stays", async () => {
  const refusal = new ApiError({
    return: null,
    message: "Espere um minuto.",
    code: 429,
    error: "rate-limited",
    redirect_to: null,
  });
  await renderMember(<ClosedFile role="treinador" open={() => Promise.reject(refusal)} />);
  await userEvent.fill(reason(), "Plantão: alerta urgente.");
  await userEvent.click(open());
  await expect.element(page.getByRole("alert")).toHaveTextContent("Espere um minuto.");
  await expect.element(reason()).toHaveValue("Plantão: alerta urgente.");
});

test("a factor that is no longer fresh is asked for, and the file opens with the same reason", async () => {
  fakeServer({ "POST /v1/staff/confirmation": () => ({ confirmedUntil: "2999-01-01T00:00:00Z" }) });
  const needed = new ApiError({
    return: null,
    message: "Confirme de novo.",
    code: 403,
    error: "staff-confirmation-needed",
    redirect_to: null,
  });
  const reasons: string[] = [];
  await renderMember(
    <ClosedFile
      role="nutri"
      open={async (text) => {
        if (reasons.push(text) === 1) throw needed;
      }}
    />,
  );
  await userEvent.fill(reason(), "Plantão: alerta urgente.");
  await userEvent.click(open());
  await userEvent.fill(page.getByLabelText("Código do aplicativo"), "123456");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => reasons).toEqual(["Plantão: alerta urgente.", "Plantão: alerta urgente."]);
});

test("who may not open it in an emergency has no form", async () => {
  await renderMember(<ClosedFile role="vendas" open={async () => undefined} />);
  await expect.element(page.getByText("Sua função não abre fichas.")).toBeVisible();
  await expect.element(page.getByRole("textbox")).not.toBeInTheDocument();
});
