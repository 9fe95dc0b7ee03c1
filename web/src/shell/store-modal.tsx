import { type ComponentType, useEffect, useState } from "react";
import { showAlert } from "../ui/overlays/alert-dialog.tsx";

/** Spread on a button to open the store dialog; works in static sections too. */
export const opensStoreModal = { "data-opens": "stores", "aria-haspopup": "dialog" } as const;

type Modal = ComponentType<{ open: boolean; onClose: () => void }>;

function fetchModal(then: (modal: Modal) => void, failed: () => void): void {
  import("./store-modal-dialog.tsx").then(({ StoreModalDialog }) => then(StoreModalDialog), failed);
}
const opener = ({ target }: Event) => target instanceof Element && target.closest('[data-opens="stores"]');

/** The store dialog of the whole site. Its chunk is prefetched on hover or focus of a button that opens it. */
export function StoreModal() {
  const [Modal, setModal] = useState<Modal | null>(null);
  const [opened, setOpened] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    const loadModal = (failed: () => void) => fetchModal((modal) => setModal(() => modal), failed);
    const prepare = (event: Event) => {
      if (opener(event)) loadModal(() => undefined);
    };
    const open = () => {
      setOpened(true);
      loadModal(() => {
        setOpened(false);
        showAlert({
          tone: "error",
          title: "Não deu para abrir as lojas",
          text: "Confira sua conexão e tente de novo.",
          confirm: "Tentar de novo",
          onConfirm: open,
          cancel: "Agora não",
          onCancel: () => undefined,
        });
      });
    };
    const { signal } = controller;
    for (const intent of ["pointerover", "focusin"])
      document.addEventListener(intent, prepare, { passive: true, signal });
    document.addEventListener("click", (event) => opener(event) && open(), { signal });
    return () => controller.abort();
  }, []);

  return Modal ? <Modal open={opened} onClose={() => setOpened(false)} /> : null;
}
