import { brand } from "@app/contract/brand";
import { useEffect, useState } from "react";
import { readStored, readStoredJson, textFields } from "../storage.ts";

/** The way in for a visitor; whoever is signed in on this device is greeted and finds the app. */
export function AccountLink({ className }: { className?: string | undefined }) {
  const name = useSignedInName();
  if (!name)
    return (
      <a className={className} href="/login">
        Entrar
      </a>
    );
  return (
    <a className={className} href="/app" title={`Abrir meu ${brand.name}`}>
      Oi, {name.split(" ")[0]}
    </a>
  );
}

/** Read when the page appears, not by the session's store, whose code no public page needs. */
export function useSignedInName(): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    const read = () =>
      setName(readStored("auth") ? textFields(readStoredJson("user"), ["fullName"]).fullName : undefined);
    read();
    const listeners = new AbortController();
    for (const event of SESSION_MAY_DIFFER) addEventListener(event, read, { signal: listeners.signal });
    return () => listeners.abort();
  }, []);
  return name;
}

/** A sign-up on this page, a sign-in or sign-out in another tab, and the ways back to a page that slept meanwhile. */
const SESSION_MAY_DIFFER = ["session", "storage", "visibilitychange", "pageshow"];
