import type { ChangeEvent, FocusEvent } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { afterPress } from "./after-press.ts";

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * Ties fields to a form: checked when left, forgiven while typed in. An empty field is named when the form is sent,
 * not while somebody passes by. Bind in the order of the page: a failed form focuses its first field by that order.
 */
export function bindFields<V extends FieldValues, C, O>(form: UseFormReturn<V, C, O>) {
  const filled = (name: FieldPath<V>) => Boolean(form.getValues(name));

  /** `partner` is a field whose own check depends on this one. */
  return (name: FieldPath<V>, partner?: FieldPath<V>) => {
    const { onChange, onBlur, ref } = form.register(name);
    return {
      name,
      ref,
      error: form.getFieldState(name, form.formState).error?.message,
      onChange(event: ChangeEvent<Control>) {
        form.clearErrors(name);
        void onChange(event);
      },
      onBlur(event: FocusEvent<Control>) {
        void onBlur(event);
        afterPress(() => {
          const names = [name, ...(partner ? [partner] : [])].filter(filled);
          if (names.length > 0) void form.trigger(names);
        });
      },
    };
  };
}
