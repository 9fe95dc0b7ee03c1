import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LoadingOrError } from "../../app/shell/states/loading-or-error.tsx";
import { messageOf } from "../../app/shell/states/message-of.ts";
import { securityCopy as copy, passwordCopy } from "../../content/app/account/security.ts";
import { showAlert } from "../../ui/overlays/alert-dialog.tsx";
import { LazyDialog } from "../../ui/overlays/lazy-dialog.tsx";
import { lazyPart } from "../../ui/overlays/lazy-part.ts";
import { SettingsButton, SettingsList, SettingsSection } from "../settings.tsx";
import { deviceName, SessionList } from "./session-list.tsx";
import { sessionsQuery } from "./sessions-query.ts";
import { mayLoseUnsent, signOut, signOutEverywhere } from "./sign-out.ts";
import { useCloseSession } from "./use-close-session.ts";

const passwordDialog = lazyPart(async () => (await import("./password-dialog.tsx")).PasswordDialog);

/** Password, active sessions and signing out. */
export function SecuritySettings() {
  const sessions = useQuery(sessionsQuery);
  const [changing, setChanging] = useState(false);
  const [signingOut, setSigningOut] = useState(false);
  const [message, setMessage] = useState("");
  const { isOpen, closeSession } = useCloseSession({
    onClosed: (device) => setMessage(copy.closed(deviceName(device))),
    onFailed: showFailure,
  });
  const devices = sessions.data?.filter(isOpen) ?? [];

  async function leave() {
    if (!(await mayLoseUnsent())) return;
    setSigningOut(true);
    await signOut(devices.find(({ current }) => current)?._id);
  }

  async function confirmSignOutEverywhere() {
    if (!(await mayLoseUnsent())) return;
    showAlert({
      title: copy.everywhereTitle,
      text: copy.everywhereText,
      confirm: copy.everywhereConfirm,
      onConfirm: () => void signOutEverywhere().catch(showFailure),
      cancel: copy.stay,
      onCancel: () => undefined,
    });
  }

  return (
    <SettingsSection id="acesso" title={copy.title} message={message}>
      <SettingsList>
        <SettingsButton {...copy.password} onClick={() => setChanging(true)} />
      </SettingsList>
      {sessions.data ? (
        <SessionList devices={devices} onClose={closeSession} />
      ) : (
        <LoadingOrError query={sessions} rows={2} />
      )}
      <SettingsList joined>
        {devices.length > 1 ? (
          <SettingsButton {...copy.everywhere} onClick={() => void confirmSignOutEverywhere()} />
        ) : null}
        <SettingsButton
          {...copy.leave}
          action={signingOut ? copy.leaving : copy.leave.action}
          busy={signingOut}
          onClick={() => void leave()}
        />
      </SettingsList>
      {changing ? (
        <LazyDialog part={passwordDialog} title={passwordCopy.title} onClose={() => setChanging(false)}>
          {(PasswordDialog) => (
            <PasswordDialog
              onClose={() => setChanging(false)}
              onChanged={() => {
                setChanging(false);
                setMessage(passwordCopy.done);
              }}
            />
          )}
        </LazyDialog>
      ) : null}
    </SettingsSection>
  );
}

const showFailure = (error: unknown) => showAlert({ tone: "error", title: copy.failed, text: messageOf(error) });
