import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Field } from "./field.tsx";
import { Form } from "./form.tsx";
import { event, fill, focusedField, open, resetForm, resolver, type Values } from "./testing/fake-form.ts";
import { useForm } from "./use-form.ts";

beforeEach(resetForm);

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
    expect(focusedField()).toBe("password");
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

test("an error of the form itself is not repeated in the live region, and is cleared by name", () => {
  const form = open();
  form.setError("root", { message: "Sem conexão" });
  expect(form.state()).toMatchObject({ errors: { root: { message: "Sem conexão" } }, summary: "" });
  form.clearErrors("root");
  expect(form.state().errors).toEqual({});
});

test("a field takes the focus by name", () => {
  open().setFocus("again");
  expect(focusedField()).toBe("again");
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
