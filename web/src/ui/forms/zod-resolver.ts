import type { ZodMiniType } from "zod/mini";
import type { FieldErrors, Resolver } from "./form-control.ts";

/** A form's resolver from a schema: the first message of each field. */
export const zodResolver =
  <V, O>(schema: ZodMiniType<O, V>): Resolver<V, O> =>
  async (values) => {
    const parsed = await schema.safeParseAsync(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const entries = parsed.error.issues.map(({ path, message }) => [String(path[0]), { message }]).reverse();
    return { values: {}, errors: Object.fromEntries(entries) as FieldErrors<V> };
  };
