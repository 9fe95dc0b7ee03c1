import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { showAlert } from "../ui/alert-dialog.tsx";

type Modal = ComponentType<{ open: boolean; onClose: () => void }>;

const SignupContext = createContext<{ open: () => void; prepare: () => void } | null>(null);

/** Opens the free sign-up. A page that can is a page that fetches its code, at the visitor's first sign of life. */
export function useSignup(): { open: () => void } {
  const signup = useContext(SignupContext);
  if (!signup) throw new Error("useSignup needs a SignupProvider above it");
  const { open, prepare } = signup;

  useEffect(() => {
    const gone = new AbortController();
    const alive = () => {
      gone.abort();
      prepare();
    };
    for (const intent of INTENT_EVENTS) addEventListener(intent, alive, { passive: true, signal: gone.signal });
    return () => gone.abort();
  }, [prepare]);
  return { open };
}

const fetchModal = () => import("./signup-modal.tsx").then(({ SignupModal }) => SignupModal);

const INTENT_EVENTS = ["scroll", "pointermove", "pointerdown", "keydown"] as const;

/** Holds the sign-up modal, for the pages that open it. */
export function SignupProvider({ children }: { children: ReactNode }) {
  const [Modal, setModal] = useState<Modal | null>(null);
  const [opened, setOpened] = useState(false);

  const signup = useMemo(() => {
    const prepare = () => {
      fetchModal().then(
        (modal) => setModal(() => modal),
        () => undefined,
      );
    };
    const open = () => {
      setOpened(true);
      fetchModal().then(
        (modal) => setModal(() => modal),
        () => {
          setOpened(false);
          showAlert({
            tone: "error",
            title: "Não deu para abrir o cadastro",
            text: "Confira sua conexão e tente de novo.",
            confirm: "Tentar de novo",
            onConfirm: open,
            cancel: "Agora não",
            onCancel: () => undefined,
          });
        },
      );
    };
    return { open, prepare };
  }, []);

  return (
    <SignupContext value={signup}>
      {children}
      {Modal ? <Modal open={opened} onClose={() => setOpened(false)} /> : null}
    </SignupContext>
  );
}
