import { useEffect, useState } from "react";
import { trackProps } from "../tracking/track-props.ts";
import { ButtonLink } from "../ui/core/button.tsx";
import { FORM_ID } from "./form-id.ts";
import styles from "./sticky-action.module.css";

/** A call to action that sticks to the viewport while neither the form nor another link to it is visible. */
export function StickyAction({ label }: { label: string }) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const visible = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target);
        else visible.delete(target);
        // The form gave its place to another element.
        if (!target.isConnected) observe();
      }
      setShown(visible.size === 0);
    });
    const observe = () =>
      document
        .querySelectorAll(`#${FORM_ID},[data-slot=hero],[data-slot=final-cta],footer`)
        .forEach((element) => observer.observe(element));
    observe();
    return () => observer.disconnect();
  }, []);

  return (
    <aside className={styles.sticky} inert={!shown}>
      <ButtonLink href={`#${FORM_ID}`} fullWidth {...trackProps("CTAClick", `${label} (fixo)`)}>
        {label}
      </ButtonLink>
    </aside>
  );
}
