import type { GuaranteeView } from "@app/contract/guarantee";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { localDay } from "../../app/shell/format/days.ts";
import { RouterButtonLink } from "../../app/shell/router-button-link.tsx";
import { SubPage } from "../../app/shell/sub-page.tsx";
import { NoSubscription } from "../../app/shell/subscription/no-subscription.tsx";
import { useFocusOnChange } from "../../app/shell/use-focus-on-change.ts";
import { useNow } from "../../app/shell/use-now.ts";
import { appPaths } from "../../app-paths.ts";
import { guaranteeCopy as copy, emptyCopy } from "../../content/app/account/guarantee.ts";
import { Button } from "../../ui/core/button.tsx";
import { Icon } from "../../ui/core/icon.tsx";
import { Illustration } from "../../ui/core/illustration.tsx";
import { LazyDialog } from "../../ui/overlays/lazy-dialog.tsx";
import { lazyPart } from "../../ui/overlays/lazy-part.ts";
import horizon from "../../ui/pictures/horizonte.svg";
import decisionStyles from "./decision/decision.module.css";
import { headOf, standingOf } from "./decision/decision-head.ts";
import { DecisionView } from "./decision/decision-view.tsx";
import { EarlierDecisions } from "./decision/earlier-decisions.tsx";
import { guaranteeQuery } from "./guarantee-query.ts";
import { MeterSection } from "./meter/meter-section.tsx";

const requestDialog = lazyPart(async () => (await import("./request-dialog.tsx")).default);

const back = { to: appPaths.account, label: copy.back };
const plain = { title: copy.title, lead: copy.lead };

/** How the member stands with the guarantee from the first day on, the request, and what was decided. */
export function GuaranteeScreen() {
  const { data: view } = useSuspenseQuery(guaranteeQuery);
  const { latest, earlier } = decisionsOf(view);
  // What is not known is not shown.
  const hidden = view.meter?.hidden ?? true;
  const head = (latest && headOf(latest)) ?? plain;
  const isGranted = latest !== undefined && standingOf(latest) === "granted";
  // Two ways are open, and neither is about how much was done.
  const isChoosing = latest !== undefined && latest.choices.length > 0;
  const heading = useFocusOnChange(`${latest?._id} ${head.title}`, false);

  const mark = isGranted ? (
    <span className={`${decisionStyles.mark} center`}>
      <Icon name="check" />
    </span>
  ) : null;
  return (
    <SubPage
      back={back}
      {...head}
      lead={view.purchase ? head.lead : emptyCopy.free.lead}
      mark={mark}
      headingRef={heading}
    >
      {latest ? <DecisionView decision={latest} preview={view.purchase?.preview ?? null} hidden={hidden} /> : null}
      {isGranted || isChoosing ? null : <Standing view={view} />}
      <EarlierDecisions decisions={earlier} />
      {isGranted ? <Illustration src={horizon} shape="horizon" className={decisionStyles.picture} /> : null}
    </SubPage>
  );
}

/** One that was made before the purchase was about another one. */
function decisionsOf({ purchase, decisions }: GuaranteeView) {
  const [first, ...others] = decisions;
  const isOlder = first && purchase && Date.parse(first.at) < Date.parse(purchase.paidAt);
  return isOlder ? { latest: undefined, earlier: decisions } : { latest: first, earlier: others };
}

/** What can still be asked for, and how it stands. */
function Standing({ view: { purchase, meter } }: { view: GuaranteeView }) {
  const today = localDay(new Date(useNow()));
  if (!purchase) return <Free />;
  if (purchase.refundUsed) return <Used paymentId={purchase.paymentId} />;
  return <MeterSection meter={meter} today={today} action={<Request purchase={purchase} meter={meter} />} />;
}

type RequestProps = { purchase: NonNullable<GuaranteeView["purchase"]> } & Pick<GuaranteeView, "meter">;

function Request({ purchase, meter }: RequestProps) {
  const [isOpen, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {copy.ask}
      </Button>
      {isOpen ? (
        <LazyDialog part={requestDialog} title={copy.ask} onClose={onClose}>
          {(RequestDialog) => <RequestDialog purchase={purchase} meter={meter} onClose={onClose} />}
        </LazyDialog>
      ) : null}
    </>
  );
}

function Free() {
  return (
    <>
      <p>{emptyCopy.free.text}</p>
      <NoSubscription quiet />
    </>
  );
}

function Used({ paymentId }: { paymentId: string }) {
  return (
    <section className={`${decisionStyles.sheet} warm-panel`} data-quiet aria-labelledby="usada">
      <h2 id="usada">{emptyCopy.used.title}</h2>
      <p>{emptyCopy.used.text}</p>
      <RouterButtonLink variant="outline" to={appPaths.payment(paymentId)}>
        {emptyCopy.used.open}
      </RouterButtonLink>
    </section>
  );
}
