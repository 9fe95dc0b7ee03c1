import { brand } from "@app/contract/brand";
import { useEffect, useRef } from "react";
import { ButtonLink } from "../ui/core/button.tsx";
import { FORM_ID } from "./form-id.ts";
import styles from "./registered.module.css";

/** In the tab that was left behind, the form has done its work: the way on stands in its place. */
export function Registered({ fullName }: { fullName: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div id={FORM_ID} className={`${styles.registered} stack gap-4`}>
      <h3 ref={title} tabIndex={-1}>
        Sua conta está pronta, {fullName.split(" ")[0]}.
      </h3>
      <p>Você já entrou. É só abrir e começar.</p>
      <ButtonLink href="/app" fullWidth>
        Abrir meu {brand.name}
      </ButtonLink>
    </div>
  );
}
