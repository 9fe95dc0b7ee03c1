import type { ComponentProps } from "react";
import { useLinkClickHandler } from "react-router";
import { ButtonLink } from "../../ui/button.tsx";

/** A button that leads to another screen of the app, without loading a page. */
export function ScreenLink({
  to,
  ...rest
}: Omit<ComponentProps<typeof ButtonLink>, "href" | "onClick"> & { to: string }) {
  const go = useLinkClickHandler(to);
  return <ButtonLink href={to} onClick={go} {...rest} />;
}
