import { whatsappHref } from "../../content/contact.ts";
import { signedTitle, signerCopy } from "../../content/signatures.ts";
import { verifyCopy as copy } from "../../content/verify.ts";
import { CodeBlock } from "../../shell/signatures/code-block.tsx";
import { SignerList } from "../../shell/signatures/signer-list.tsx";
import { StatusPage } from "../../shell/status-page.tsx";
import { Button, ButtonLink } from "../../ui/core/button.tsx";
import { formatDate } from "../../ui/core/format-date.ts";
import { Icon } from "../../ui/core/icon.tsx";
import { useVerified, type Verified } from "./use-verified.ts";
import styles from "./verify.module.css";

const BRASILIA_MS = -3 * 60 * 60_000;

/** "10h12" in Brasília, whose offset has been fixed since 2019. */
const formatHour = (moment: string): string =>
  new Date(Date.parse(moment) + BRASILIA_MS).toISOString().slice(11, 16).replace(/^0/, "").replace(":", "h");

const formatAt = (at: string): string => `${formatDate(at)}, ${formatHour(at)}`;

/** The answer to a code: who signed, when, which version, whether it is intact and in force. Nothing of its content. */
export function VerifiedPlan({ code }: { code: string }) {
  const { verification, retry } = useVerified(code);
  if (verification.state === "found") return <Answer plan={verification.plan} />;
  if (verification.state === "loading")
    return (
      <StatusPage title={copy.title} lead={copy.loading}>
        <p className={styles.code}>{code}</p>
        <span className={styles.waiting} role="status">
          <span className="sr-only">{copy.loading}</span>
        </span>
      </StatusPage>
    );
  if (verification.state === "unknown")
    return (
      <StatusPage title={copy.unknown} lead={copy.unknownLead(code)} announce>
        <ButtonLink href="/verificar">{copy.another}</ButtonLink>
      </StatusPage>
    );
  const isOffline = verification.state === "offline";
  return (
    <StatusPage
      title={isOffline ? copy.offline : copy.failed}
      lead={isOffline ? copy.offlineLead : copy.failedLead}
      announce
    >
      <p className={styles.code}>{code}</p>
      <Button onClick={retry}>{copy.retry}</Button>
    </StatusPage>
  );
}

function Answer({ plan }: { plan: Verified }) {
  const { code, version, kind, publishedAt, isIntact, isInForce, signers } = plan;
  const standing = !isIntact ? "broken" : isInForce ? "authentic" : "replaced";
  const signed = signers.filter(({ act }) => act === "signed").length;
  return (
    <StatusPage title={copy[standing]} lead={copy[`${standing}Lead`]} announce>
      <section className={styles.sheet} data-standing={standing}>
        <h2>
          <Icon name={isIntact ? "shield" : "alert"} />
          {signedTitle(signed, signers.length - signed)}
        </h2>
        <dl className={styles.facts}>
          <Fact name={copy.facts.version} value={copy.versionOf(version, copy.kinds[kind])} />
          <Fact name={copy.facts.published} value={formatAt(publishedAt)} />
          <Fact name={copy.facts.content} value={isIntact ? copy.intact : copy.notIntact} />
          <Fact name={copy.facts.state} value={isInForce ? copy.inForce : copy.notInForce} />
        </dl>
        <SignerList signers={signers} formatAt={formatAt} />
        <CodeBlock code={code} version={version}>
          {signerCopy.threads}
        </CodeBlock>
      </section>
      <p className={`${styles.quiet} caption`}>{copy.hidden}</p>
      <p className={`${styles.links} wrap`}>
        <a href="/verificar">{copy.another}</a>
        {isIntact ? null : <a href={whatsappHref}>{copy.contact}</a>}
      </p>
    </StatusPage>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
