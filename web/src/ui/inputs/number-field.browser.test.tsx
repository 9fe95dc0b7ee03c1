import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Form } from "../forms/form.tsx";
import { useForm } from "../forms/use-form.ts";
import { expectAccessible } from "../testing/expect-accessible.ts";
import { parseDecimal } from "./decimal.ts";
import { NumberField } from "./number-field.tsx";

const field = () => page.getByRole("textbox", { name: "Peso" });

test("a point typed becomes a comma, and the number is written out when the field is left", async () => {
  const onNumber = vi.fn();
  await render(<NumberField label="Peso" unit="kg" decimals={1} onNumber={onNumber} />);
  await userEvent.type(field(), "82.");
  await expect.element(field()).toHaveValue("82,");
  await userEvent.keyboard("4");
  await expect.element(field()).toHaveValue("82,4");
  expect(onNumber).toHaveBeenLastCalledWith(82.4);
  await expect.element(field()).toHaveAttribute("inputmode", "decimal");

  await userEvent.clear(field());
  await userEvent.keyboard("82");
  await userEvent.keyboard("{Tab}");
  await expect.element(field()).toHaveValue("82,0");
  await expectAccessible();
});

test("a point put in the middle leaves the caret behind it", async () => {
  await render(<NumberField label="Peso" decimals={1} />);
  await userEvent.type(field(), "824");
  await userEvent.keyboard("{ArrowLeft}.");
  await expect.element(field()).toHaveValue("82,4");
  expect((field().element() as HTMLInputElement).selectionStart).toBe(3);
});

test.each([
  ["82,4 kg", "82,4"],
  ["82.4", "82,4"],
  ["1.082,4", "1082,4"],
])("a pasted %j is read", async (text, expected) => {
  await render(<NumberField label="Peso" decimals={1} />);
  await userEvent.click(field());
  await userEvent.fill(field(), text);
  await expect.element(field()).toHaveValue(expected);
});

test("arrow keys and buttons step within the limits, and the form hears it", async () => {
  const onChange = vi.fn();
  await render(
    <NumberField
      label="Peso"
      decimals={1}
      step={0.1}
      min={30}
      max={82.5}
      defaultNumber={82.3}
      withButtons
      onChange={onChange}
    />,
  );
  await userEvent.click(field());
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(field()).toHaveValue("82,4");
  await userEvent.click(page.getByRole("button", { name: "Aumentar" }));
  await userEvent.click(page.getByRole("button", { name: "Aumentar" }));
  await expect.element(field()).toHaveValue("82,5");
  await userEvent.click(page.getByRole("button", { name: "Diminuir" }));
  await expect.element(field()).toHaveValue("82,4");
  expect(onChange).toHaveBeenCalledTimes(3);
  await expectAccessible();
});

test("an unusual number is asked about when the field is left, not refused and not while typing", async () => {
  await render(<NumberField label="Peso" decimals={1} usual={[30, 250]} hint="Sem sapatos" />);
  await userEvent.type(field(), "8");
  await expect.element(field()).toHaveAccessibleDescription("Sem sapatos");
  await userEvent.keyboard("24{Tab}");
  await expect.element(field()).toHaveAccessibleDescription("Confere? Esse número foge do comum.");
  await expect.element(field()).not.toHaveAttribute("aria-invalid");
  await expectAccessible();

  await userEvent.clear(field());
  await userEvent.type(field(), "82,4");
  await expect.element(field()).toHaveAccessibleDescription("Sem sapatos");
});

test("in a form its text is validated like any field's, and its error cleared by a step", async () => {
  const onValid = vi.fn();
  function WeightForm() {
    const form = useForm<{ kilos: string }, { kilos: number }>({
      resolver: async ({ kilos = "" }) => {
        const value = parseDecimal(kilos, 1);
        return value === undefined
          ? { values: {}, errors: { kilos: { message: "Informe o peso" } } }
          : { values: { kilos: value }, errors: {} };
      },
    });
    return (
      <Form control={form.control} onSubmit={form.handleSubmit(onValid)}>
        <NumberField label="Peso" decimals={1} usual={[30, 250]} {...form.register("kilos")} withButtons />
        <button type="submit">Salvar</button>
      </Form>
    );
  }
  await render(<WeightForm />);
  await userEvent.click(page.getByRole("button", { name: "Salvar" }));
  await expect.element(field()).toHaveAccessibleDescription("Informe o peso");
  await expect.element(field()).toHaveFocus();

  await userEvent.click(page.getByRole("button", { name: "Aumentar" }));
  await expect.element(field()).toHaveValue("30,0");
  await expect.element(field()).not.toHaveAttribute("aria-invalid");
  await userEvent.fill(field(), "82.4");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => onValid.mock.calls).toEqual([[{ kilos: 82.4 }]]);
});
