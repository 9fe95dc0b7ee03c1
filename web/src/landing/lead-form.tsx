import { brand } from "@app/contract/brand";
import type { Landing } from "../content/landings/landing.ts";
import { showAlert } from "../ui/overlays/alert-dialog.tsx";
import { recordStore } from "./events.ts";
import { LeadFields } from "./lead-fields.tsx";

/** A landing page's form, and the alert after its submission. */
export function LeadForm({ landing }: { landing: Pick<Landing, "action" | "form" | "success"> }) {
  const { action, form, success } = landing;
  return (
    <LeadFields
      copy={{ ...form, button: action }}
      onSent={({ lead, callBy }) =>
        showAlert({
          title: success.title,
          text: success.text(callBy),
          confirm: success.confirm,
          onConfirm: () => {
            recordStore(lead.smartphone);
            window.open(brand.stores[lead.smartphone] ?? "/app", "_blank", "noopener");
          },
        })
      }
    />
  );
}
