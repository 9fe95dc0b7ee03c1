import { brand } from "@app/contract/brand";
import { formatCents } from "@app/contract/catalogue";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { intakeQuery } from "../../app/data/intake-query.ts";
import { stageOf } from "../../app/data/intake-stage.ts";
import { loadQuery } from "../../app/data/load-query.ts";
import { Link } from "../../app/shell/link.tsx";
import { Skeleton } from "../../app/shell/states/skeleton.tsx";
import { SubPage } from "../../app/shell/sub-page.tsx";
import { appPaths } from "../../app-paths.ts";
import { pageMeta } from "../../shell/page-meta.ts";
import { Button } from "../../ui/core/button.tsx";
import { Icon } from "../../ui/core/icon.tsx";
import { Logo } from "../../ui/core/logo.tsx";
import { DescriptionList } from "../../ui/display/description-list.tsx";
import { receiptQuery } from "../payment-queries.ts";
import type { Route } from "./+types/receipt.route.ts";
import styles from "./receipt.module.css";
import { SavePdf } from "./save-pdf.tsx";

export const meta = () =>
  pageMeta({ title: `Recibo | ${brand.name}`, description: "Recibo de um pagamento seu.", robots: "noindex" });

export const clientLoader = ({ params: { paymentId } }: Route.ClientLoaderArgs) => loadQuery(receiptQuery(paymentId));

/** The receipt; in print it is the only content. */
export default function ReceiptRoute({ params: { paymentId } }: Route.ComponentProps) {
  const { data: receipt } = useSuspenseQuery(receiptQuery(paymentId));
  const { seller, buyer, lines, refund } = receipt;
  return (
    <SubPage back={{ to: appPaths.payment(paymentId), label: "Pagamento" }} title="Recibo">
      <div className={`${styles.actions} row wrap`}>
        <SavePdf paymentId={paymentId} referenceNumber={receipt.referenceNumber} variant="outline">
          Baixar PDF
        </SavePdf>
        <Button variant="link" onClick={() => print()}>
          <Icon name="print" />
          Imprimir
        </Button>
      </div>
      <article className={`${styles.paper} paper stack gap-5`} aria-label={`Recibo ${receipt.referenceNumber}`}>
        <header className={`${styles.head} wrap gap-4`}>
          <Logo name={brand.name} className={styles.logo} />
          <p>
            Protocolo
            <b>{receipt.referenceNumber}</b>
          </p>
        </header>
        <h2 className={styles.title}>{receipt.title}</h2>
        <p className={styles.amount}>{formatCents(receipt.amountCents)}</p>
        <DescriptionList
          layout="ends"
          className={styles.lines}
          facts={lines.map(({ label, value }) => [label, value])}
        />
        {refund ? (
          <p className={styles.refund}>
            {refund.text} Protocolo {refund.referenceNumber}.
          </p>
        ) : null}
        <div className={`${styles.parties} stack gap-5`}>
          <section>
            <h3>Quem recebeu</h3>
            <p>{seller.legalName}</p>
            <p>CNPJ {seller.cnpj}</p>
            <p>{seller.address}</p>
            {seller.email ? <p>{seller.email}</p> : null}
          </section>
          <section>
            <h3>Quem pagou</h3>
            <p>{buyer.fullName}</p>
            <p>{buyer.email}</p>
          </section>
        </div>
        <p className={`${styles.note} note`}>{receipt.note}</p>
      </article>
      <NextStep />
    </SubPage>
  );
}

export function HydrateFallback() {
  return <Skeleton blocks={["title", "pair"]} />;
}

/** While the questionnaire waits, the receipt leads to it. Not on paper. */
function NextStep() {
  const { data: intake } = useQuery(intakeQuery);
  if (stageOf(intake) !== "start") return null;
  return (
    <p className={styles.next}>
      O próximo passo é a anamnese, de uns sete minutos. <Link to={appPaths.intake}>Responder agora</Link>
    </p>
  );
}
