import { useEffect, useState } from "react";
import { ApiError, call, INTERNAL } from "../../api.ts";
import { LoadingOrError } from "../../app/shell/loading-or-error.tsx";
import { useRemoteData } from "../../app/shell/use-remote-data.ts";
import { securityCopy as copy, passwordCopy } from "../../content/account-data.ts";
import { showAlert } from "../../ui/overlays/alert-dialog.tsx";
import { LazyDialog } from "../../ui/overlays/lazy-dialog.tsx";
import { lazyPart } from "../../ui/overlays/lazy-part.ts";
import { SettingsButton, SettingsList, SettingsSection } from "../settings.tsx";
import { closeSession, listSessions } from "./endpoints.ts";
import { type DeviceSession, deviceName, SessionList } from "./session-list.tsx";
import { sessionsChanged, watchSessions } from "./sessions-changed.ts";
import { mayLoseUnsent, signOut, signOutEverywhere } from "./sign-out.ts";

const passwordDialog = lazyPart(async () => (await import("./password-dialog.tsx")).PasswordDialog);

/** Password, active sessions and signing out. */
export function SecuritySettings() {
  const { result, retry, setData } = useRemoteData(listDevices);
  const [changing, setChanging] = useState(false);
  const [signingOut, setSigningOut] = useState(false);
  const [message, setMessage] = useState("");
  const devices = result.state === "loaded" ? result.value : [];
  useEffect(() => watchSessions(() => void listDevices().then(setData, retry)), [setData, retry]);

  /** Returns whether the session is closed. */
  async function close(device: DeviceSession): Promise<boolean> {
    try {
      await call(closeSession, { params: { sessionId: device._id } });
      setMessage(copy.closed(deviceName(device)));
    } catch (error) {
      // 404: the session was closed already.
      if (!(error instanceof ApiError && error.envelope.code === 404)) {
        showFailure(error);
        return false;
      }
    }
    setData(devices.filter(({ _id }) => _id !== device._id));
    return true;
  }

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
      {result.state === "loaded" ? (
        <SessionList devices={devices} onClose={close} />
      ) : (
        <LoadingOrError result={result} retry={retry} rows={2} />
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
                sessionsChanged();
              }}
            />
          )}
        </LazyDialog>
      ) : null}
    </SettingsSection>
  );
}

const listDevices = (): Promise<DeviceSession[]> => call(listSessions);

const showFailure = (error: unknown) =>
  showAlert({
    tone: "error",
    title: copy.failed,
    text: error instanceof ApiError ? error.message : INTERNAL,
  });
