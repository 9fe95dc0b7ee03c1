import { useState } from "react";
import { Button } from "../../ui/core/button.tsx";
import { Chips } from "../../ui/inputs/chips.tsx";
import { Sheet } from "../../ui/overlays/sheet.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";

const swaps = [
  { value: "manioc", label: "Mandioca cozida" },
  { value: "brown-rice", label: "Arroz integral" },
  { value: "sweet-potato", label: "Batata-doce cozida" },
] as const;

/** Sheets, short and long, and the queue of toasts. */
export function OverlaysSection() {
  return (
    <section>
      <h2>Gavetas e fila de avisos</h2>
      <div className="wrap gap-3">
        <SwapSheet />
        <LongSheet />
        <Button
          variant="secondary"
          onClick={() =>
            showToast({
              title: "Almoço anotado",
              action: { text: "Desfazer", onClick: () => showToast({ title: "Desfeito" }) },
            })
          }
        >
          Aviso com desfazer
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            for (const title of ["Primeiro aviso", "Segundo aviso", "Terceiro, que espera", "Quarto, que espera"]) {
              showToast({ title });
            }
          }}
        >
          Quatro de uma vez
        </Button>
      </div>
    </section>
  );
}

function SwapSheet() {
  const [isOpen, setIsOpen] = useState(false);
  const [swap, setSwap] = useState<(typeof swaps)[number]["value"] | null>("manioc");
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Gaveta
      </Button>
      <Sheet
        open={isOpen}
        onClose={close}
        title="Trocar o arroz por…"
        text="4 colheres de sopa (100 g), 128 kcal"
        footer={<Button onClick={close}>Trocar por mandioca</Button>}
      >
        <Chips legend="No lugar do arroz" options={swaps} value={swap} onChange={setSwap} />
        <p className="small soft">
          As trocas ficam a até 10% do item. A nutricionista vê, e aprende o que você prefere.
        </p>
      </Sheet>
    </>
  );
}

function LongSheet() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Gaveta comprida
      </Button>
      <Sheet
        open={isOpen}
        onClose={close}
        title="Antes de começar, leia com calma o que muda no seu plano"
        footer={
          <>
            <Button onClick={close}>Aceitar</Button>
            <Button variant="outline" onClick={close}>
              Agora não
            </Button>
          </>
        }
      >
        {Array.from({ length: 14 }, (_, index) => (
          <p key={index}>Um parágrafo entre muitos, para ver o conteúdo rolar enquanto os botões ficam à vista.</p>
        ))}
      </Sheet>
    </>
  );
}
