import { beforeEach, describe, expect, test, vi } from "vitest";
import { event, type FakeSelect, fill, focusedField, input, open, resetForm } from "./testing/fake-form.ts";

beforeEach(resetForm);

describe("leaving a field", () => {
  test("shows its error, but not those of fields that are still to come", async () => {
    const form = open();
    form.type("name", "A");
    await form.blur("name");
    expect(form.state().errors).toEqual({ name: { message: "Nome curto" } });
    expect(form.state().summary).toBe("Nome curto");
    expect(focusedField()).toBeUndefined();
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
    expect(focusedField()).toBe("name");
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
