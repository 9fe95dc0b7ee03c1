import type { Me } from "@app/contract/identity";
import { useState } from "react";
import { call } from "../../api.ts";
import { addressTexts, nameTexts, ways, yourDataTexts as words } from "../../content/account-data.ts";
import { me } from "../../identity/endpoints.ts";
import { signedInBefore } from "../../identity/signed-in-before.ts";
import { store } from "../../storage.ts";
import { LazyDialog } from "../../ui/lazy-dialog.tsx";
import { lazyPart } from "../../ui/lazy-part.ts";
import { type Channel, saidPhone } from "../access/channel.ts";
import { sessionsChanged } from "../access/sessions-changed.ts";
import { Pending } from "./pending.tsx";
import { ButtonRow, LinkRow, RowList, Rows } from "./rows.tsx";
import { useAnswer } from "./use-answer.ts";

const nameDialog = lazyPart(async () => (await import("../access/name-dialog.tsx")).NameDialog);
const addressDialog = lazyPart(async () => (await import("../access/address-dialog.tsx")).AddressDialog);

type Open = "name" | Channel | null;

/** What is known about the person, each line with a way to correct it, and the ways to see, take and end all of it. */
export function YourData() {
  const { answer, retry, put } = useAnswer(readMe);
  const [open, setOpen] = useState<Open>(null);
  const [said, setSaid] = useState("");
  const close = () => setOpen(null);

  const changed = (sentence: string) => {
    setOpen(null);
    setSaid(sentence);
    void readMe().then(put, retry);
  };

  return (
    <Rows id="dados" title={words.title} said={said}>
      {answer.state === "here" ? (
        <RowList>
          <ButtonRow {...words.name} value={answer.value.fullName} onPress={() => setOpen("name")} />
          <AddressRow channel="email" person={answer.value} onPress={() => setOpen("email")} />
          <AddressRow channel="phone" person={answer.value} onPress={() => setOpen("phone")} />
          <Elsewhere />
        </RowList>
      ) : (
        <>
          <Pending answer={answer} retry={retry} />
          <RowList joined>
            <Elsewhere />
          </RowList>
        </>
      )}
      {answer.state === "here" && open === "name" ? (
        <LazyDialog part={nameDialog} title={nameTexts.title} onClose={close}>
          {(NameDialog) => (
            <NameDialog fullName={answer.value.fullName} onClose={close} onCorrected={() => changed(nameTexts.done)} />
          )}
        </LazyDialog>
      ) : null}
      {answer.state === "here" && (open === "email" || open === "phone") ? (
        <LazyDialog part={addressDialog} title={addressTexts[open].title} onClose={close}>
          {(AddressDialog) => (
            <AddressDialog
              channel={open}
              {...addressOf(answer.value, open)}
              onClose={close}
              onProven={(address) => {
                changed(addressTexts[open].done(address));
                sessionsChanged();
              }}
            />
          )}
        </LazyDialog>
      ) : null}
    </Rows>
  );
}

/** These work without knowing anybody's name, so they never wait for it. */
function Elsewhere() {
  return (
    <>
      <LinkRow {...words.ledger} to={ways.data} />
      <LinkRow {...words.consents} to={ways.consents} />
      <LinkRow {...words.export} to={ways.export} />
      <LinkRow {...words.deletion} to={ways.deletion} tone="danger" />
    </>
  );
}

function AddressRow({ channel, person, onPress }: { channel: Channel; person: Me; onPress: () => void }) {
  const { label, action, none, add } = words[channel];
  const { address, proven } = addressesOf(person)[channel];
  return (
    <ButtonRow
      label={label}
      value={address ?? none}
      mark={address && !proven ? words.unproven : undefined}
      action={address ? (proven ? action : words.prove) : add}
      onPress={onPress}
    />
  );
}

const addressesOf = ({ email, emailProven, phone, phoneProven }: Me) => ({
  email: { address: email, proven: emailProven },
  phone: { address: phone && saidPhone(phone), proven: phoneProven },
});

/** An address that is not proven yet is proven first; then it can be changed. */
function addressOf(person: Me, channel: Channel): { prove: string | undefined; first: boolean } {
  const { address, proven } = addressesOf(person)[channel];
  return { prove: address && !proven ? address : undefined, first: !address };
}

async function readMe(): Promise<Me> {
  const person = await call(me);
  if (signedInBefore()) store("user", JSON.stringify(person));
  return person;
}
