import { brand } from "@app/contract/brand";
import type { Landing } from "../content/landings/landing.ts";
import { showAlert } from "../ui/overlays/alert-dialog.tsx";
import { showToast } from "../ui/overlays/toast.tsx";
import { recordStore } from "./events.ts";
import { LeadFields } from "./lead-fields.tsx";
import { useLeadForm } from "./use-lead-form.ts";

/** A landing page's form, and what follows its submission. */
export function LeadForm({ landing }: { landing: Pick<Landing, "action" | "form" | "success"> }) {
  const { action, form, success } = landing;
  const fields = useLeadForm((outcome, { country, smartphone }, { reset }) => {
    if (outcome.status !== "registered") {
      const link = outcome.status === "taken" ? { text: "Entrar na minha conta", href: "/login" } : undefined;
      return showToast({ tone: "destructive", title: "Erro no cadastro", text: outcome.message, link });
    }
    reset({ country });
    showAlert({
      title: success.title,
      text: success.text(outcome.callBy ?? null),
      confirm: success.confirm,
      onConfirm: () => {
        recordStore(smartphone);
        window.open(brand.stores[smartphone] ?? "/app", "_blank", "noopener");
      },
    });
  });
  return <LeadFields copy={{ ...form, button: action }} fields={fields} />;
}
