import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../testing/expect-accessible.ts";
import { Chips } from "./chips.tsx";
import { RemovableChips } from "./removable-chips.tsx";
import { SegmentedControl } from "./segmented-control.tsx";
import { Slider } from "./slider.tsx";
import { Stepper } from "./stepper.tsx";

function Glasses({ max = 10 }: { max?: number }) {
  const [value, setValue] = useState(3);
  const format = (count: number) => (count === 1 ? "1 copo" : `${count} copos`);
  return <Stepper label="Água" value={value} onChange={setValue} min={0} max={max} format={format} />;
}
/** React renders what a timer changed before the next frame. */
const rendered = () => new Promise((done) => requestAnimationFrame(done));
/** Without timers, which a test may have faked: within a second of frames. */
async function shows(text: string): Promise<void> {
  for (let frame = 0; frame < 60 && glasses().element().textContent !== text; frame += 1) await rendered();
  expect(glasses().element().textContent).toBe(text);
}
const glasses = () => page.getByRole("spinbutton", { name: "Água" });

test("a stepper changes by its buttons and by the keys, within its limits", async () => {
  await render(<Glasses />);
  await userEvent.click(page.getByRole("button", { name: "Aumentar" }));
  await expect.element(glasses()).toHaveTextContent("4 copos");
  await userEvent.click(page.getByRole("button", { name: "Diminuir" }));

  await userEvent.keyboard("{Tab}");
  await userEvent.click(glasses());
  await userEvent.keyboard("{ArrowDown}{ArrowLeft}");
  await expect.element(glasses()).toHaveAttribute("aria-valuetext", "1 copo");
  await userEvent.keyboard("{PageUp}{ArrowUp}");
  await expect.element(glasses()).toHaveAttribute("aria-valuenow", "7");
  await userEvent.keyboard("{End}{ArrowUp}");
  await expect.element(glasses()).toHaveAttribute("aria-valuenow", "10");
  await expect.element(page.getByRole("button", { name: "Aumentar" })).toHaveAttribute("aria-disabled", "true");
  await expectAccessible();
});

test("a held button repeats until it is let go, and a click after it counts once", async () => {
  await render(<Glasses max={100} />);
  const more = page.getByRole("button", { name: "Aumentar" }).element();
  const pointer = (type: string) => more.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0 }));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    pointer("pointerdown");
    await vi.advanceTimersByTimeAsync(399);
    expect(glasses().element().textContent).toBe("3 copos");
    for (const [ms, count] of [
      [1, 4],
      [80, 5],
      [80, 6],
      [80, 7],
    ] as const) {
      await vi.advanceTimersByTimeAsync(ms);
      await shows(`${count} copos`);
    }
    pointer("pointerup");
    (more as HTMLElement).click();
    await vi.advanceTimersByTimeAsync(2000);
    await rendered();
    expect(glasses().element().textContent).toBe("7 copos");

    // A real click may last as long as a hold on a busy machine.
    pointer("pointerdown");
    pointer("pointerup");
    (more as HTMLElement).click();
    await shows("8 copos");
  } finally {
    vi.useRealTimers();
  }
});

const views = [
  { value: "food", label: "Alimentação" },
  { value: "training", label: "Treino" },
] as const;

test("a segmented control is a group of radios that the arrow keys walk", async () => {
  function Plan() {
    const [value, setValue] = useState<"food" | "training">("food");
    return <SegmentedControl legend="Plano" options={views} value={value} onChange={setValue} />;
  }
  await render(<Plan />);
  await expect.element(page.getByRole("radiogroup", { name: "Plano" })).toBeVisible();
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("radio", { name: "Alimentação" })).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByRole("radio", { name: "Treino" })).toBeChecked();
  await userEvent.click(page.getByText("Alimentação"));
  await expect.element(page.getByRole("radio", { name: "Alimentação" })).toBeChecked();
  await expectAccessible();
});

const foods = [
  { value: "milk", label: "Leite" },
  { value: "egg", label: "Ovo" },
  { value: "nut", label: "Amendoim" },
] as const;

test("chips take several answers, in the order of the options whatever the order of the clicks", async () => {
  const onChange = vi.fn();
  function Allergies() {
    const [value, setValue] = useState<readonly (typeof foods)[number]["value"][]>([]);
    const change = (next: (typeof foods)[number]["value"][]) => {
      onChange(next);
      setValue(next);
    };
    return <Chips legend="Alergias" multiple options={foods} value={value} onChange={change} error="Escolha uma" />;
  }
  await render(<Allergies />);
  for (const name of ["Amendoim", "Leite", "Ovo", "Leite"]) {
    await userEvent.click(page.getByRole("checkbox", { name }));
  }
  expect(onChange.mock.calls.map(([value]) => value)).toEqual([
    ["nut"],
    ["milk", "nut"],
    ["milk", "egg", "nut"],
    ["egg", "nut"],
  ]);
  await expect.element(page.getByRole("group", { name: "Alergias" })).toHaveAccessibleDescription("Escolha uma");
  await expectAccessible();
});

test("a removed chip gives the focus to its neighbour, and the last one to the group", async () => {
  function Added() {
    const [items, setItems] = useState(["Arroz", "Feijão", "Bife"].map((label) => ({ id: label, label })));
    const remove = (id: string) => setItems(items.filter((item) => item.id !== id));
    return <RemovableChips label="No prato" items={items} onRemove={remove} empty="Nada ainda" />;
  }
  await render(<Added />);
  await userEvent.click(page.getByRole("button", { name: "Tirar Feijão" }));
  await expect.element(page.getByRole("button", { name: "Tirar Bife" })).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Tirar Arroz" })).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("group", { name: "No prato" })).toHaveFocus();
  await expect.element(page.getByText("Nada ainda")).toBeVisible();
});

test("a slider says its value in words, moves by the arrow keys, and its weight stands at the value", async () => {
  function Pain() {
    const [value, setValue] = useState(4);
    const wordOf = (level: number) => (level < 5 ? "incomoda" : "atrapalha");
    return <Slider label="Quanto?" min={0} max={10} value={value} onChange={setValue} wordOf={wordOf} />;
  }
  await render(<Pain />);
  const slider = page.getByRole("slider", { name: "Quanto?" });
  await expect.element(slider).toHaveAttribute("aria-valuetext", "4, incomoda");
  await userEvent.keyboard("{Tab}{ArrowRight}");
  await expect.element(slider).toHaveAttribute("aria-valuetext", "5, atrapalha");
  await expect.element(page.getByText("5, atrapalha")).toBeVisible();

  const track = slider.element().getBoundingClientRect();
  const bob = document.querySelector("[data-slot=slider] svg")?.getBoundingClientRect();
  expect((bob?.left ?? 0) + (bob?.width ?? 0) / 2).toBeCloseTo(track.left + track.width / 2, 0);
  expect(track.height).toBeGreaterThanOrEqual(44);
  await expectAccessible();
});
