import { type ReactNode, useEffect, useRef } from "react";

/** The title of a view of the entrance. One that replaced another takes the focus, so that it is announced. */
export function EntranceTitle({ hasArrived, children }: { hasArrived: boolean; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasArrived) title.current?.focus();
  }, [hasArrived]);
  return (
    <h1 ref={title} tabIndex={-1}>
      {children}
    </h1>
  );
}
