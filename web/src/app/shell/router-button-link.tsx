import type { ComponentProps } from "react";
import { ButtonLink } from "../../ui/core/button.tsx";
import { useLinkClick } from "./link.tsx";

/** A link styled as a button, with client-side navigation. */
export function RouterButtonLink({
  to,
  ...rest
}: Omit<ComponentProps<typeof ButtonLink>, "href" | "onClick"> & { to: string }) {
  const go = useLinkClick(to);
  return <ButtonLink href={to} onClick={go} {...rest} />;
}
