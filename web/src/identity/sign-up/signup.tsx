import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { showAlert } from "../../ui/overlays/alert-dialog.tsx";

type Modal = ComponentType<{ open: boolean; onClose: () => void }>;

const SignupContext = createContext<{ open: () => void; prepare: () => void } | null>(null);

/** Opens the free sign-up. A page that uses it preloads the modal's code at the visitor's first interaction. */
export function useSignup(): { open: () => void } {
  const signup = useContext(SignupContext);
  if (!signup) throw new Error("useSignup needs a SignupProvider above it");
  const { open, prepare } = signup;

  useEffect(() => {
    const listeners = new AbortController();
    const onIntent = () => {
      listeners.abort();
      prepare();
    };
    for (const intent of INTENT_EVENTS) addEventListener(intent, onIntent, { passive: true, signal: listeners.signal });
    return () => listeners.abort();
  }, [prepare]);
  return { open };
}

const loadModal = () => import("./signup-modal.tsx").then(({ SignupModal }) => SignupModal);

const INTENT_EVENTS = ["scroll", "pointermove", "pointerdown", "keydown"] as const;

/** Renders the sign-up modal for the pages that open it. */
export function SignupProvider({ children }: { children: ReactNode }) {
  const [Modal, setModal] = useState<Modal | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  const signup = useMemo(() => {
    const prepare = () => {
      loadModal().then(
        (modal) => setModal(() => modal),
        () => undefined,
      );
    };
    const open = () => {
      setIsOpen(true);
      loadModal().then(
        (modal) => setModal(() => modal),
        () => {
          setIsOpen(false);
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
      {Modal ? <Modal open={isOpen} onClose={() => setIsOpen(false)} /> : null}
    </SignupContext>
  );
}
