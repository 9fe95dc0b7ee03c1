import { brand } from "@app/contract/brand";
import { showAlert } from "../ui/overlays/alert-dialog.tsx";
import { recordStore } from "./events.ts";
import type { Landing } from "./landing.ts";
import { LeadFields } from "./lead-fields.tsx";

/** A landing page's form, and the alert after its submission. */
export function LeadForm({ landing }: { landing: Pick<Landing, "form" | "success"> }) {
  const { form, success } = landing;
  return (
    <LeadFields
      copy={form}
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
