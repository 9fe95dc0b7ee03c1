import type { Me } from "@app/contract/identity";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LoadingOrError } from "../../app/shell/states/loading-or-error.tsx";
import { appPaths } from "../../app-paths.ts";
import { contactCopy, profileCopy as copy, nameCopy } from "../../content/app/account/profile.ts";
import { LazyDialog } from "../../ui/overlays/lazy-dialog.tsx";
import { lazyPart } from "../../ui/overlays/lazy-part.ts";
import { personQuery } from "../person-query.ts";
import { type Channel, formatPhone } from "../security/channel.ts";
import { SettingsButton, SettingsLink, SettingsList, SettingsSection } from "../settings.tsx";

const nameDialog = lazyPart(async () => (await import("../security/name-dialog.tsx")).NameDialog);
const contactDialog = lazyPart(async () => (await import("../security/contact-dialog.tsx")).ContactDialog);

type Open = "name" | Channel | null;

/** The member's name and contacts, each editable, and links to disclosures, consents, export and deletion. */
export function ProfileSettings() {
  const person = useQuery(personQuery);
  const member = person.data;
  const [open, setOpen] = useState<Open>(null);
  const [message, setMessage] = useState("");
  const close = () => setOpen(null);

  const onChanged = (text: string) => {
    setOpen(null);
    setMessage(text);
  };

  return (
    <SettingsSection id="dados" title={copy.title} message={message}>
      {member ? (
        <SettingsList>
          <SettingsButton {...copy.name} value={member.fullName} onClick={() => setOpen("name")} />
          <ContactRow channel="email" member={member} onClick={() => setOpen("email")} />
          <ContactRow channel="phone" member={member} onClick={() => setOpen("phone")} />
          <DataLinks />
        </SettingsList>
      ) : (
        <>
          <LoadingOrError query={person} />
          <SettingsList joined>
            <DataLinks />
          </SettingsList>
        </>
      )}
      {member && open === "name" ? (
        <LazyDialog part={nameDialog} title={nameCopy.title} onClose={close}>
          {(NameDialog) => (
            <NameDialog fullName={member.fullName} onClose={close} onCorrected={() => onChanged(nameCopy.done)} />
          )}
        </LazyDialog>
      ) : null}
      {member && (open === "email" || open === "phone") ? (
        <LazyDialog part={contactDialog} title={contactCopy[open].title} onClose={close}>
          {(ContactDialog) => (
            <ContactDialog
              channel={open}
              {...contactProps(member, open)}
              onClose={close}
              onVerified={(contact) => onChanged(contactCopy[open].done(contact))}
            />
          )}
        </LazyDialog>
      ) : null}
    </SettingsSection>
  );
}

/** These links do not depend on the profile, so they are shown before it has loaded. */
function DataLinks() {
  return (
    <>
      <SettingsLink {...copy.disclosures} to={appPaths.data} />
      <SettingsLink {...copy.accesses} to={appPaths.accesses} />
      <SettingsLink {...copy.consents} to={appPaths.consents} />
      <SettingsLink {...copy.export} to={appPaths.export} />
      <SettingsLink {...copy.deletion} to={appPaths.deletion} tone="danger" />
    </>
  );
}

function ContactRow({ channel, member, onClick }: { channel: Channel; member: Me; onClick: () => void }) {
  const { label, action, none, add } = copy[channel];
  const { contact, verified } = contactsOf(member)[channel];
  return (
    <SettingsButton
      label={label}
      value={contact ?? none}
      mark={contact && !verified ? copy.unverified : undefined}
      action={contact ? (verified ? action : copy.verify) : add}
      onClick={onClick}
    />
  );
}

const contactsOf = ({ email, emailVerified, phone, phoneVerified, countryCode }: Me) => ({
  email: { contact: email, verified: emailVerified },
  phone: { contact: phone && formatPhone(phone, countryCode), verified: phoneVerified },
});

/** An unverified contact has to be verified before it can be changed. */
function contactProps(member: Me, channel: Channel): { verify: string | undefined; first: boolean } {
  const { contact, verified } = contactsOf(member)[channel];
  return { verify: contact && !verified ? contact : undefined, first: !contact };
}
