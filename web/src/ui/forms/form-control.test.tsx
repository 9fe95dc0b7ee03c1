import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { Field } from "./field.tsx";
import { Form } from "./form.tsx";
import { createFormControl, type FormState, type UseFormProps } from "./form-control.ts";
import { useForm } from "./use-form.ts";
import { zodResolver } from "./zod-resolver.ts";

type Values = { name: string; password: string; again: string; phone: string };

const resolver = zodResolver(
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
class FakeSelect extends FakeInput {
  selectedIndex = 0;
}

let focused: string | undefined;
let inputs: FakeInput[];
const input = (name: keyof Values | "country"): FakeInput => {
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

beforeEach(() => {
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
});

const event = { preventDefault: () => undefined };

function open(props: Partial<UseFormProps<Values, unknown>> = {}) {
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

const fill = ({ type }: ReturnType<typeof open>) => {
  type("name", " Ana ");
  type("password", "abcd3f");
  type("again", "abcd3f");
};

describe("a submission", () => {
  test("passes the parsed values on, and is busy until the handler is done", async () => {
    const form = open();
    fill(form);
    let finish = () => {};
    const onValid = vi.fn(() => new Promise<void>((done) => (finish = done)));
    const submitted = form.handleSubmit(onValid)(event);
    await vi.waitUntil(() => onValid.mock.calls.length > 0);
    expect(onValid).toHaveBeenCalledWith({ name: "Ana", password: "abcd3f", again: "abcd3f", phone: "" });
    expect(form.state().isSubmitting).toBe(true);
    finish();
    await submitted;
    expect(form.state().isSubmitting).toBe(false);
  });

  test("ignores a second one while the first is in flight", async () => {
    const form = open();
    fill(form);
    let finish = () => {};
    const onValid = vi.fn(() => new Promise<void>((done) => (finish = done)));
    const submit = form.handleSubmit(onValid);
    const first = submit(event);
    await submit(event);
    await vi.waitUntil(() => onValid.mock.calls.length > 0);
    finish();
    await first;
    expect(onValid).toHaveBeenCalledTimes(1);
  });

  test("is free again after the handler threw", async () => {
    const form = open();
    fill(form);
    await expect(form.handleSubmit(() => Promise.reject(new Error("bug")))(event)).rejects.toThrow("bug");
    expect(form.state().isSubmitting).toBe(false);
  });

  test("of an invalid form reaches no handler, focuses the first invalid field and counts the errors", async () => {
    const form = open();
    form.type("name", "Ana");
    form.type("again", "x");
    const onValid = vi.fn();
    await form.handleSubmit(onValid)(event);
    expect(onValid).not.toHaveBeenCalled();
    expect(form.state().errors).toEqual({
      password: { message: "Senha curta" },
      again: { message: "Senhas diferentes" },
    });
    expect(focused).toBe("password");
    expect(form.state().summary).toBe("2 campos precisam de atenção");
    expect(form.register("password").error).toBe("Senha curta");
  });

  test("announces a single error as it is, and again when it is repeated", async () => {
    const form = open();
    fill(form);
    form.type("name", "A");
    await form.handleSubmit(vi.fn())(event);
    expect(form.state().summary).toBe("Nome curto");
    form.states.length = 0;
    await form.handleSubmit(vi.fn())(event);
    expect(form.states.map(({ summary }) => summary)).toEqual(["", "Nome curto", "Nome curto"]);
  });

  test("clears the errors of the submission before, the form's own too", async () => {
    const form = open();
    fill(form);
    form.setError("root", { message: "Sem conexão" });
    await form.handleSubmit(vi.fn())(event);
    expect(form.state().errors).toEqual({});
  });
});

describe("leaving a field", () => {
  test("shows its error, but not those of fields that are still to come", async () => {
    const form = open();
    form.type("name", "A");
    await form.blur("name");
    expect(form.state().errors).toEqual({ name: { message: "Nome curto" } });
    expect(form.state().summary).toBe("Nome curto");
    expect(focused).toBeUndefined();
  });

  test("shows nothing while it is empty", async () => {
    const form = open();
    await form.blur("name");
    expect(form.state().errors).toEqual({});
  });

  test("validates the fields that depend on it", async () => {
    const form = open();
    fill(form);
    form.type("again", "abcd3g");
    await form.blur("again");
    expect(form.state().errors).toHaveProperty("again");
    form.type("password", "abcd3g");
    await form.blur("password", ["again"]);
    expect(form.state().errors).toEqual({});
    form.type("password", "abcd3f");
    await form.blur("password", ["again"]);
    expect(form.state().errors).toEqual({ again: { message: "Senhas diferentes" } });
  });

  test("keeps an error of the server, which the validation does not know", async () => {
    const form = open();
    fill(form);
    form.setError("name", { message: "Já existe" }, { shouldFocus: true });
    expect(focused).toBe("name");
    await form.blur("name");
    expect(form.state().errors).toEqual({ name: { message: "Já existe" } });
  });

  test("ignores a result for a value that has changed since", async () => {
    let answer = () => {};
    const form = open({
      resolver: async () => {
        await new Promise<void>((done) => (answer = done));
        return { values: {}, errors: { name: { message: "Nome curto" } } };
      },
    });
    form.type("name", "A");
    await form.blur("name");
    form.type("name", "Ana");
    answer();
    await new Promise((done) => setTimeout(done));
    expect(form.state().errors).toEqual({});
  });
});

describe("a change", () => {
  test("clears the field's error and the summary, and keeps the other errors", async () => {
    const form = open();
    await form.handleSubmit(vi.fn())(event);
    form.type("name", "Ana");
    expect(form.state().errors).not.toHaveProperty("name");
    expect(form.state().errors).toHaveProperty("password");
    expect(form.state().summary).toBe("");
  });

  test("of a field without an error changes no state: the form does not render again", () => {
    const form = open();
    form.type("name", "Ana");
    form.type("name", "Ana S");
    expect(form.states).toEqual([]);
  });

  test("reaches the watchers with all values, until they unsubscribe", () => {
    const form = open();
    const listener = vi.fn();
    const { unsubscribe } = form.watch(listener);
    form.type("name", "Ana");
    expect(listener).toHaveBeenLastCalledWith(expect.objectContaining({ name: "Ana", password: "" }));
    unsubscribe();
    form.type("name", "Ana S");
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe("values", () => {
  test("typed before hydration win over the default values", () => {
    input("name").value = "Bia";
    const form = open({ defaultValues: () => ({ name: "Ana", phone: "11987654321" }) });
    expect(form.getValues()).toMatchObject({ name: "Bia", phone: "11987654321" });
  });

  test("of a select win once another option than the first is chosen", () => {
    const country = input("country") as FakeSelect;
    const defaults = { defaultValues: () => ({ country: "PT" }) as never };
    country.value = "BR";
    open(defaults);
    expect(country.value).toBe("PT");
    Object.assign(country, { value: "AR", selectedIndex: 2 });
    open(defaults);
    expect(country.value).toBe("AR");
  });

  test("are set by name, whatever the form lacks", () => {
    const form = open({ defaultValues: () => ({ email: "ana@exemplo.com.br" }) as never });
    form.setValue("name", "Ana");
    expect(form.getValues()).toMatchObject({ name: "Ana" });
  });

  test("are emptied by a reset, which clears the errors and may keep some values", async () => {
    const form = open();
    fill(form);
    form.setError("name", { message: "Já existe" });
    form.reset({ phone: "11987654321" });
    expect(form.getValues()).toMatchObject({ name: "", password: "", phone: "11987654321" });
    expect(form.state()).toEqual({ errors: {}, isSubmitting: false, summary: "" });
  });
});

test("an error of the form itself is not repeated in the live region, and is cleared by name", () => {
  const form = open();
  form.setError("root", { message: "Sem conexão" });
  expect(form.state()).toMatchObject({ errors: { root: { message: "Sem conexão" } }, summary: "" });
  form.clearErrors("root");
  expect(form.state().errors).toEqual({});
});

test("a field takes the focus by name", () => {
  open().setFocus("again");
  expect(focused).toBe("again");
});

test("a prerendered form posts without scripts, and has one live region", () => {
  function Page() {
    const { control, register, handleSubmit } = useForm<Values, unknown>({ resolver });
    return (
      <Form control={control} onSubmit={handleSubmit(() => undefined)}>
        <Field label="Nome" {...register("name")} />
      </Form>
    );
  }
  const html = renderToStaticMarkup(<Page />);
  expect(html).toMatch(/^<form noValidate="" method="post">/);
  expect(html).toContain('name="name"');
  expect(html.match(/aria-live/g)).toHaveLength(1);
});
