import type { ComponentProps, MouseEvent } from "react";
import { useNavigate } from "react-router";

type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: string; state?: unknown };

/** To another screen of the app, without loading a page. The router's own brings along what every page would pay for. */
export function Link({ to, state, onClick, ...rest }: LinkProps) {
  const go = useLinkClick(to, state);
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        go(event);
      }}
    />
  );
}

/** What a press does: nothing of its own when the browser was asked for a new tab or window. */
export function useLinkClick(to: string, state?: unknown): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    const asked = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (asked || event.defaultPrevented) return;
    event.preventDefault();
    void navigate(to, { state });
  };
}
