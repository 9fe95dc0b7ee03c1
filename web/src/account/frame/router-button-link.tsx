import type { ComponentProps } from "react";
import { ButtonLink } from "../../ui/button.tsx";
import { useLinkClick } from "./link.tsx";

/** A button that leads to another screen of the app, without loading a page. */
export function RouterButtonLink({
  to,
  ...rest
}: Omit<ComponentProps<typeof ButtonLink>, "href" | "onClick"> & { to: string }) {
  const go = useLinkClick(to);
  return <ButtonLink href={to} onClick={go} {...rest} />;
}
