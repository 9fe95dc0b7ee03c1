import { useEffect, useState } from "react";
import { ApiError, call, INTERNAL } from "../../api.ts";
import { passwordTexts, accessTexts as words } from "../../content/account-data.ts";
import { LazyDialog } from "../../ui/lazy-dialog.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { showMessage } from "../../ui/message.tsx";
import { closeSession, listSessions } from "../data/endpoints.ts";
import { Pending } from "../data/pending.tsx";
import { ButtonRow, RowList, Rows } from "../data/rows.tsx";
import { useAnswer } from "../data/use-answer.ts";
import { type Device, Devices, deviceName } from "./devices.tsx";
import { sessionsChanged, watchSessions } from "./sessions-changed.ts";
import { signOut, signOutEverywhere } from "./sign-out.ts";

const passwordDialog = lazyPart(async () => (await import("./password-dialog.tsx")).PasswordDialog);

/** How one gets in: the password, the devices that are in now, and the ways out. */
export function Access() {
  const { answer, retry, put } = useAnswer(readDevices);
  const [changing, setChanging] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const [said, setSaid] = useState("");
  const devices = answer.state === "here" ? answer.value : [];
  useEffect(() => watchSessions(() => void readDevices().then(put, retry)), [put, retry]);

  /** Whether it is out now. */
  async function close(device: Device): Promise<boolean> {
    try {
      await call(closeSession, { params: { sessionId: device._id } });
      setSaid(words.closed(deviceName(device)));
    } catch (error) {
      // Gone already is as good as closed.
      if (!(error instanceof ApiError && error.envelope.code === 404)) {
        failed(error);
        return false;
      }
    }
    put(devices.filter(({ _id }) => _id !== device._id));
    return true;
  }

  const everywhere = () =>
    showMessage({
      title: words.everywhereTitle,
      text: words.everywhereText,
      confirm: words.everywhereConfirm,
      onConfirm: () => void signOutEverywhere().catch(failed),
      cancel: words.stay,
      onCancel: () => undefined,
    });

  return (
    <Rows id="acesso" title={words.title} said={said}>
      <RowList>
        <ButtonRow {...words.password} onPress={() => setChanging(true)} />
      </RowList>
      {answer.state === "here" ? (
        <Devices devices={devices} onClose={close} />
      ) : (
        <Pending answer={answer} retry={retry} rows={2} />
      )}
      <RowList joined>
        {devices.length > 1 ? <ButtonRow {...words.everywhere} onPress={everywhere} /> : null}
        <ButtonRow
          {...words.leave}
          action={leaving ? words.leaving : words.leave.action}
          busy={leaving}
          onPress={() => {
            setLeaving(true);
            void signOut(devices.find(({ current }) => current)?._id);
          }}
        />
      </RowList>
      {changing ? (
        <LazyDialog part={passwordDialog} title={passwordTexts.title} onClose={() => setChanging(false)}>
          {(PasswordDialog) => (
            <PasswordDialog
              onClose={() => setChanging(false)}
              onChanged={() => {
                setChanging(false);
                setSaid(passwordTexts.done);
                sessionsChanged();
              }}
            />
          )}
        </LazyDialog>
      ) : null}
    </Rows>
  );
}

const readDevices = (): Promise<Device[]> => call(listSessions);

const failed = (error: unknown) =>
  showMessage({
    tone: "error",
    title: words.failed,
    text: error instanceof ApiError ? error.message : INTERNAL,
  });
