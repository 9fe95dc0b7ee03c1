import { brand } from "@app/contract/brand";
import { type ReactNode, useState } from "react";
import type { Landing } from "../content/landings/landing.ts";
import { showAlert } from "../ui/overlays/alert-dialog.tsx";
import { showToast } from "../ui/overlays/toast.tsx";
import { recordStore } from "./events.ts";
import { LeadFields } from "./lead-fields.tsx";
import { useLeadForm } from "./use-lead-form.ts";

/** A landing page's form, and what follows its submission. */
export function LeadForm({ landing }: { landing: Pick<Landing, "action" | "form" | "success"> }) {
  const { action, form, success } = landing;
  const [wayOn, setWayOn] = useState<ReactNode>(null);
  const fields = useLeadForm((outcome, { country, smartphone }, { reset }) => {
    if (outcome.status !== "registered")
      return showToast({
        tone: "destructive",
        title: "Erro no cadastro",
        text: outcome.message,
        link: outcome.link,
      });
    reset({ country });
    showAlert({
      title: success.title,
      text: success.text(outcome.callBy),
      confirm: success.confirm,
      onConfirm: () => {
        recordStore(smartphone);
        window.open(brand.stores[smartphone] ?? "/app", "_blank", "noopener");
      },
      onClosed: () => setWayOn(outcome.wayOn),
    });
  });
  return wayOn ?? <LeadFields copy={{ ...form, button: action }} fields={fields} />;
}
