import { vi } from "vitest";
import * as z from "zod/mini";
import { createFormControl, type FormState, type UseFormProps } from "../form-control.ts";
import { zodResolver } from "../zod-resolver.ts";

export type Values = { name: string; password: string; again: string; phone: string };

export const resolver = zodResolver(
  z
    .object({
      name: z.string().check(z.trim(), z.minLength(3, "Nome curto")),
      password: z.string().check(z.minLength(6, "Senha curta")),
      again: z.string(),
      phone: z.optional(z.string()),
    })
    .check(
      z.refine(({ password, again }) => password === again, {
        path: ["again"],
        error: "Senhas diferentes",
        when: () => true,
      }),
    ),
);

class FakeInput {
  value = "";
  readonly defaultValue = "";
  readonly name: string;
  readonly focus = vi.fn<() => void>(() => {
    focused = this.name;
  });
  constructor(name: string) {
    this.name = name;
  }
}

export class FakeSelect extends FakeInput {
  selectedIndex = 0;
}

let focused: string | undefined;
export const focusedField = (): string | undefined => focused;
let inputs: FakeInput[];

export const input = (name: keyof Values | "country"): FakeInput => {
  const found = inputs.find((field) => field.name === name);
  if (!found) throw new Error(`no field ${name}`);
  return found;
};

/** What the control needs of a form element: there is no DOM in these tests. */
const element = {
  get elements() {
    return Object.assign([...inputs], { namedItem: (name: string) => inputs.find((f) => f.name === name) ?? null });
  },
  reset() {
    for (const field of inputs) field.value = field.defaultValue;
  },
};

/** For `beforeEach`: empty fields, and none has the focus. */
export function resetForm(): void {
  focused = undefined;
  inputs = [
    new FakeInput("name"),
    new FakeSelect("country"),
    new FakeInput("password"),
    new FakeInput("again"),
    new FakeInput("phone"),
  ];
  vi.stubGlobal(
    "FormData",
    class extends Map<string, string> {
      constructor(form?: typeof element) {
        super(form ? form.elements.map(({ name, value }) => [name, value]) : []);
      }
    },
  );
}

export const event = { preventDefault: () => undefined };

/** A form in use, its control mounted on the fields above. */
export function open(props: Partial<UseFormProps<Values, unknown>> = {}) {
  const states: FormState<Values>[] = [];
  const control = createFormControl<Values, unknown>({ resolver, ...props }, (state) => states.push(state));
  control.ref.current = element as unknown as HTMLFormElement;
  control.mount();
  const state = () => states.at(-1) ?? { errors: {}, isSubmitting: false, summary: "" };
  const type = (name: keyof Values, value: string) => {
    input(name).value = value;
    control.register(name).onChange({} as never);
  };
  /** Leaves a field, and waits for its validation. */
  const blur = async (name: keyof Values, deps?: (keyof Values)[]) => {
    control.register(name, deps ? { deps } : {}).onBlur({} as never);
    await new Promise((done) => setTimeout(done));
    await new Promise((done) => setTimeout(done));
  };
  return { ...control, states, state, type, blur };
}

export const fill = ({ type }: ReturnType<typeof open>) => {
  type("name", " Ana ");
  type("password", "abcd3f");
  type("again", "abcd3f");
};
