import type { ComponentProps } from "react";
import { useNavigate } from "react-router";

/**
 * Client-side navigation inside the team's area; modified clicks open another tab. The router's own `Link` would add to
 * the scripts of every public page, which share the router.
 */
export function Link({ to, onClick, ...rest }: Omit<ComponentProps<"a">, "href"> & { to: string }) {
  const navigate = useNavigate();
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        const isModified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (isModified || event.defaultPrevented) return;
        event.preventDefault();
        void navigate(to);
      }}
    />
  );
}
