import { brand } from "@app/contract/brand";
import { contact, hasWhatsapp, whatsappHref } from "../../content/contact.ts";
import { faqSection, questions } from "../../content/faq.ts";
import { FaqList } from "../../shell/faq-list.tsx";
import { WhatsappIcon } from "../../shell/whatsapp-icon.tsx";
import { trackProps } from "../../tracking/track-props.ts";
import { ButtonLink } from "../../ui/core/button.tsx";
import styles from "./faq-section.module.css";

/** The questions on one side of the axis, the contact on the other. */
export function FaqSection() {
  return (
    <section className="band" aria-labelledby="questions-title">
      <div className="before-axis">
        <div className={styles.aside}>
          <h2 id="questions-title">{faqSection.title}</h2>
          <p className={`soft ${styles.text}`}>{faqSection.text}</p>
          <div id={contact.anchor}>
            <Contact />
          </div>
        </div>
      </div>
      <FaqList questions={questions} open={faqSection.open} />
    </section>
  );
}

function Contact() {
  if (hasWhatsapp) {
    return (
      <ButtonLink
        variant="outline"
        className={styles.contact}
        href={whatsappHref}
        target="_blank"
        rel="noopener"
        {...trackProps("Contact", "home")}
      >
        <WhatsappIcon />
        {contact.whatsapp}
      </ButtonLink>
    );
  }
  if (!brand.supportEmail) return null;
  return (
    <ButtonLink variant="outline" className={styles.contact} href={`mailto:${brand.supportEmail}`}>
      {contact.email}
    </ButtonLink>
  );
}
