import type { ZodMiniType } from "zod/mini";
import type { ValidationResult } from "./use-form.ts";

/** A form's resolver from a schema: the first message of each field. */
export const zodResolver =
  <V, O>(schema: ZodMiniType<O, V>) =>
  async (values: Partial<V>): Promise<ValidationResult<V, O>> => {
    const parsed = await schema.safeParseAsync(values);
    if (parsed.success) return { ok: true, values: parsed.data };
    const entries = parsed.error.issues.map(({ path, message }) => [String(path[0]), message]).reverse();
    return { ok: false, errors: Object.fromEntries(entries) };
  };
