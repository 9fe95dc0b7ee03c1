import { ApiError } from "../../../../api.ts";
import { withdrawalCopy as copy } from "../../../../content/app/assistant/assistant.ts";
import { showAlert } from "../../../../ui/overlays/alert-dialog.tsx";
import { showToast } from "../../../../ui/overlays/toast.tsx";
import { withdrawHanded } from "../../../data/assistant/withdraw-handed.ts";

/** Asks once more, then takes the question back. Where somebody has answered meanwhile, it says so. */
export function confirmWithdrawal(answerId: string, setIsWithdrawing: (isWithdrawing: boolean) => void): void {
  async function withdraw() {
    setIsWithdrawing(true);
    try {
      await withdrawHanded(answerId);
    } catch (error) {
      const isRefusal = error instanceof ApiError && error.envelope.code >= 400 && error.envelope.code < 500;
      showToast({ title: isRefusal ? error.message : copy.failed, tone: "destructive" });
      setIsWithdrawing(false);
    }
  }
  showAlert({
    title: copy.title,
    text: copy.text,
    confirm: copy.keep,
    deny: copy.withdraw,
    onDeny: () => void withdraw(),
  });
}
