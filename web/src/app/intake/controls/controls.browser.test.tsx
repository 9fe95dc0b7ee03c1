import type { RegionPain } from "@app/engine/intake/answers";
import { getQuestion } from "@app/engine/intake/questionnaire/questionnaire";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../ui/testing/expect-accessible.ts";
import { AnswerControl } from "./answer-control.tsx";
import { FieldControls } from "./field-controls.tsx";
import { HideNumbers } from "./hide-numbers.tsx";

type Id = Parameters<typeof getQuestion>[0];

function Control({
  id,
  start,
  onValue,
  isHidden,
}: {
  id: Id;
  start?: unknown;
  onValue?: (value: unknown) => void;
  isHidden?: boolean;
}) {
  const question = getQuestion(id);
  const [value, setValue] = useState<unknown>(start);
  const change = (next: unknown) => {
    onValue?.(next);
    setValue(next);
  };
  if (question.spec.kind === "consent") return null;
  if (question.spec.kind === "fields")
    return <FieldControls question={question} isMain value={value} onChange={change} />;
  return (
    <AnswerControl
      questionId={id}
      spec={question.spec}
      label={question.text}
      isTitle
      value={value}
      onChange={change}
      advances
      hidden={isHidden ? { isKept: true } : undefined}
    />
  );
}

test("yes and no are buttons of a group that the question names", async () => {
  const onValue = vi.fn();
  await render(<Control id="s2" onValue={onValue} />);
  await expect.element(page.getByRole("group", { name: getQuestion("s2").text })).toBeVisible();
  await userEvent.keyboard("{Tab}{Tab}{Enter}");
  expect(onValue).toHaveBeenLastCalledWith(false);
  await expect.element(page.getByRole("button", { name: "Não" })).toHaveAttribute("aria-pressed", "true");
  await expectAccessible();
});

test("a weight takes a comma or a point, and the arrow keys", async () => {
  const onValue = vi.fn();
  await render(<Control id="q05" onValue={onValue} />);
  const field = page.getByRole("textbox", { name: "Qual é o seu peso hoje?" });
  await expect.element(field).toHaveAttribute("inputmode", "decimal");
  await userEvent.type(field, "82.4");
  await expect.element(field).toHaveValue("82,4");
  expect(onValue).toHaveBeenLastCalledWith(82.4);
  await userEvent.keyboard("{ArrowUp}");
  expect(onValue).toHaveBeenLastCalledWith(82.5);
  await userEvent.click(page.getByRole("button", { name: "Menos" }));
  expect(onValue).toHaveBeenLastCalledWith(82.4);
  await expectAccessible();
});

test("an empty height shows where the tape stands, and is no answer", async () => {
  const onValue = vi.fn();
  await render(<Control id="q04" onValue={onValue} />);
  const field = page.getByRole("textbox", { name: "Qual é a sua altura?" });
  await expect.element(field).toHaveAttribute("placeholder", "165");
  await expect.element(field).toHaveValue("");
  expect(onValue).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole("button", { name: "Mais" }));
  expect(onValue).toHaveBeenLastCalledWith(165);
});

test("a hidden weight leaves no figure in the page once its field was left", async () => {
  const onValue = vi.fn();
  const { container } = await render(<Control id="q05" isHidden onValue={onValue} />);
  const field = page.getByRole("textbox", { name: "Qual é o seu peso hoje?" });
  await expect.element(field).toHaveValue("•••");
  await userEvent.click(field);
  await userEvent.keyboard("97,3");
  await expect.element(field).toHaveValue("97,3");
  await userEvent.keyboard("{Tab}");
  await expect.element(field).toHaveValue("•••");
  expect(onValue).toHaveBeenLastCalledWith(97.3);
  expect(container.innerHTML).not.toMatch(/97|96|98/);
  await expectAccessible();
});

test("a birthday is typed with numbers alone", async () => {
  const onValue = vi.fn();
  await render(<Control id="q02" onValue={onValue} />);
  await userEvent.type(page.getByRole("textbox", { name: "Qual é a sua data de nascimento?" }), "14031992");
  await expect.element(page.getByRole("textbox")).toHaveValue("14/03/1992");
  expect(onValue).toHaveBeenLastCalledWith("1992-03-14");
  await expectAccessible();
});

test("none excludes the other chips, and they exclude it", async () => {
  const onValue = vi.fn();
  await render(<Control id="s12" onValue={onValue} />);
  const chip = (name: string) => page.getByRole("checkbox", { name, exact: true });
  await userEvent.click(chip("Lactose"));
  await expect.element(page.getByRole("textbox", { name: "Outra" })).toBeVisible();
  await expect.element(page.getByRole("group", { name: /Já teve reação grave/ })).not.toBeInTheDocument();
  await userEvent.click(chip("Lactose"));
  await userEvent.click(chip("Ovo"));
  expect(onValue).toHaveBeenLastCalledWith({ items: ["ovo"] });
  await expect.element(page.getByRole("group", { name: /Já teve reação grave/ })).toBeVisible();
  await userEvent.click(chip("Nenhuma"));
  expect(onValue).toHaveBeenLastCalledWith({ items: [] });
  await expect.element(chip("Ovo")).not.toBeChecked();
  await expect.element(page.getByRole("group", { name: /Já teve reação grave/ })).not.toBeInTheDocument();
  await userEvent.click(chip("Soja"));
  await expect.element(chip("Nenhuma")).not.toBeChecked();
  await expectAccessible();
});

test("a long list is searched without accents, and keeps what was marked in sight", async () => {
  const onValue = vi.fn();
  await render(<Control id="s9" onValue={onValue} />);
  await expect.element(page.getByRole("checkbox").first()).toHaveAccessibleName("Nenhuma");
  await userEvent.click(page.getByRole("checkbox", { name: "Gota" }));
  await userEvent.type(page.getByRole("searchbox", { name: "Buscar na lista" }), "doenca");
  await userEvent.click(page.getByRole("checkbox", { name: "Doença renal" }));
  expect(onValue).toHaveBeenLastCalledWith({ marked: ["doenca-renal", "gota"] });
  await expect.element(page.getByRole("checkbox", { name: "Asma" })).not.toBeInTheDocument();
  await expectAccessible();
});

test("names are typed or tapped, and the one still in the field counts", async () => {
  const onValue = vi.fn();
  await render(<Control id="s5" start={{ yes: true }} onValue={onValue} />);
  const field = page.getByRole("textbox", { name: "Nome do remédio" });
  await userEvent.type(field, "losar");
  await userEvent.click(page.getByRole("button", { name: "losartana" }));
  expect(onValue).toHaveBeenLastCalledWith({ yes: true, names: ["losartana"] });
  await userEvent.type(field, "Puran{Enter}");
  await userEvent.type(field, "ferro");
  await userEvent.keyboard("{Tab}{Tab}{Tab}{Tab}{Tab}");
  expect(onValue).toHaveBeenLastCalledWith({ yes: true, names: ["losartana", "Puran", "ferro"] });
  await expectAccessible();
});

test("the list and the figure of the body are one control, and the pain is a scale", async () => {
  const onValue = vi.fn<(value: unknown) => void>();
  const { container } = await render(<Control id="m7" onValue={onValue} />);
  await userEvent.click(page.getByRole("checkbox", { name: "Joelho" }));
  expect(onValue).toHaveBeenLastCalledWith([{ region: "joelho" }]);
  await userEvent.click(page.getByRole("checkbox", { name: "Direito" }));
  const scale = page.getByRole("slider", { name: "Joelho direito: quanto dói?" });
  await expect.element(scale).toHaveAttribute("aria-valuetext", "escolha na linha");
  (scale.element() as HTMLInputElement).focus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(onValue).toHaveBeenLastCalledWith([{ region: "joelho", side: "direito", pain: 0 }]);
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  await expect.element(scale).toHaveAttribute("aria-valuetext", "3, incomoda");
  expect(onValue).toHaveBeenLastCalledWith([{ region: "joelho", side: "direito", pain: 3 }]);

  const knot = container.querySelector('[data-view="front"] [data-knot="joelho-esquerdo"]');
  knot?.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  await expect.element(page.getByRole("checkbox", { name: "Esquerdo" })).toBeChecked();
  const marked = (onValue.mock.lastCall?.[0] ?? []) as RegionPain[];
  expect(marked.map(({ side }) => side)).toEqual(["direito", "esquerdo"]);
  await userEvent.click(page.getByRole("checkbox", { name: "Nenhuma" }));
  expect(onValue).toHaveBeenLastCalledWith([]);
  await expectAccessible();
});

test("the line between two fields does not run through a group's label", async () => {
  await render(<Control id="m9" />);
  const group = page.getByRole("radiogroup", { name: /^Como acorda/ }).element();
  const legend = group.querySelector("legend");
  expect((legend?.getBoundingClientRect().top ?? 0) - group.getBoundingClientRect().top).toBeGreaterThanOrEqual(16);
});

test("13 by 8 is stored as 130/80", async () => {
  const onValue = vi.fn();
  await render(<Control id="s1b" start={{ controlled: "sim" }} onValue={onValue} />);
  await userEvent.type(page.getByRole("textbox", { name: "Máxima" }), "13");
  await userEvent.type(page.getByRole("textbox", { name: "Mínima" }), "8");
  expect(onValue).toHaveBeenLastCalledWith({ controlled: "sim", last: "130/80" });
  await expectAccessible();
});

test("the switch is the answer to a later question, and a forced one cannot be moved", async () => {
  const onChange = vi.fn();
  const { rerender } = await render(
    <HideNumbers numbers={{ shown: "mostrar", isForced: false, hidden: [] }} onChange={onChange} />,
  );
  await userEvent.click(page.getByRole("switch", { name: "Esconder números" }));
  expect(onChange).toHaveBeenLastCalledWith("esconder-tudo");
  await rerender(<HideNumbers numbers={{ shown: "esconder-tudo", isForced: true, hidden: [] }} onChange={onChange} />);
  await expect.element(page.getByRole("switch")).toBeDisabled();
  await expectAccessible();
});
