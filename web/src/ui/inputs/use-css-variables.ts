import { type RefObject, useLayoutEffect, useRef } from "react";

/** Sets custom properties by script: a style attribute in prerendered HTML would violate the pages' security policy. */
export function useCssVariables<E extends HTMLElement>(variables: Record<`--${string}`, number>): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(variables)) ref.current?.style.setProperty(name, String(value));
  });
  return ref;
}
