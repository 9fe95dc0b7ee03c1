import type { ComponentProps } from "react";
import { ButtonLink } from "../../ui/button.tsx";
import { useGo } from "./link.tsx";

/** A button that leads to another screen of the app, without loading a page. */
export function ScreenLink({
  to,
  ...rest
}: Omit<ComponentProps<typeof ButtonLink>, "href" | "onClick"> & { to: string }) {
  const go = useGo(to);
  return <ButtonLink href={to} onClick={go} {...rest} />;
}
