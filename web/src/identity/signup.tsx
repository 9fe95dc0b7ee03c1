import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { showMessage } from "../ui/message.tsx";

type Modal = ComponentType<{ open: boolean; onClose: () => void }>;

const SignupContext = createContext<{ open: () => void } | null>(null);

/** Opens the free sign-up from anywhere on the site. */
export function useSignup(): { open: () => void } {
  const signup = useContext(SignupContext);
  if (!signup) throw new Error("useSignup needs a SignupProvider above it");
  return signup;
}

const fetchModal = () => import("./signup-modal.tsx").then(({ SignupModal }) => SignupModal);

const SIGNS = ["scroll", "pointermove", "pointerdown", "keydown"] as const;

/** Holds the sign-up modal. Its code comes at the visitor's first sign of life, long before the button is reached. */
export function SignupProvider({ children }: { children: ReactNode }) {
  const [Modal, setModal] = useState<Modal | null>(null);
  const [opened, setOpened] = useState(false);

  useEffect(() => {
    const gone = new AbortController();
    const prepare = () => {
      gone.abort();
      fetchModal().then(
        (modal) => setModal(() => modal),
        () => undefined,
      );
    };
    for (const sign of SIGNS) addEventListener(sign, prepare, { passive: true, signal: gone.signal });
    return () => gone.abort();
  }, []);

  const signup = useMemo(() => {
    const open = () => {
      setOpened(true);
      fetchModal().then(
        (modal) => setModal(() => modal),
        () => {
          setOpened(false);
          showMessage({
            tone: "error",
            title: "Não deu para abrir o cadastro",
            text: "Confira sua conexão e tente de novo.",
          });
        },
      );
    };
    return { open };
  }, []);

  return (
    <SignupContext value={signup}>
      {children}
      {Modal ? <Modal open={opened} onClose={() => setOpened(false)} /> : null}
    </SignupContext>
  );
}
