import { useState } from "react";
import { useSession } from "../../app/session/use-session.ts";
import { deviceCopyAnswer } from "../../app/sync/device-copy.ts";
import { DeviceCopySwitch } from "../../app/sync/device-copy-choice.tsx";
import { keepOnDeviceCopy as copy } from "../../content/app/progress/progress.ts";
import { SettingsSection } from "../settings.tsx";

/** The way back from either answer. The records are opened only when it changes. */
export function DeviceCopySetting() {
  const accountId = useSession()?._id ?? "";
  const [isKept, setIsKept] = useState(() => deviceCopyAnswer(accountId) === true);

  async function change(keep: boolean) {
    const { openMemberSync } = await import("../../app/sync/member-sync.ts");
    const sync = openMemberSync(accountId);
    await sync.opened;
    await (keep ? sync.keepOnDevice() : sync.removeFromDevice());
    setIsKept(keep);
  }

  return (
    <SettingsSection id="aparelho" title={copy.title}>
      <DeviceCopySwitch isKept={isKept} onChange={change} />
    </SettingsSection>
  );
}
