import type { ComponentProps, MouseEvent } from "react";
import { useNavigate } from "react-router";

type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: string; state?: unknown };

/** Client-side navigation. The router's `Link` would add to every page's script size. */
export function Link({ to, state, onClick, ...rest }: LinkProps) {
  const handleClick = useLinkClick(to, state);
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        handleClick(event);
      }}
    />
  );
}

/** Leaves modified clicks to the browser: they open a new tab or window. */
export function useLinkClick(to: string, state?: unknown): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const isModified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isModified || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(to, { state });
  };
}
