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
      }
      setShown(visible.size === 0);
    });
    for (const element of document.querySelectorAll(
      `#${FORM_ID}, [data-slot="hero"], [data-slot="final-cta"], footer`,
    )) {
      observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);

  return (
    <div className={styles.sticky} data-shown={shown || undefined} inert={!shown}>
      <ButtonLink href={`#${FORM_ID}`} fullWidth {...trackProps("CTAClick", `${label} (fixo)`)}>
        {label}
      </ButtonLink>
    </div>
  );
}
