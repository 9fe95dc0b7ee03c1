import { brand } from "@app/contract/brand";
import type { Question } from "../content/faq.ts";

const { nutritionist, trainer } = brand.professionals;
const ORGANIZATION = `${brand.siteUrl}/#organizacao`;

const professional = (jobTitle: string, { name, council, number }: typeof nutritionist) => ({
  "@type": "Person",
  name,
  jobTitle,
  identifier: { "@type": "PropertyValue", propertyID: council, value: number },
  worksFor: { "@id": ORGANIZATION },
});

const graph = (questions: readonly Question[]) => [
  {
    "@type": "Organization",
    "@id": ORGANIZATION,
    name: brand.name,
    legalName: brand.legalName,
    taxID: brand.cnpj,
    url: brand.siteUrl,
    logo: `${brand.siteUrl}/icon-512.png`,
    address: { "@type": "PostalAddress", streetAddress: brand.address, addressCountry: "BR" },
    sameAs: Object.values(brand.social).filter(Boolean),
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      availableLanguage: "pt-BR",
      ...(brand.supportWhatsApp ? { telephone: `+${brand.supportWhatsApp}` } : {}),
      ...(brand.supportEmail ? { email: brand.supportEmail } : {}),
    },
    employee: [professional("Nutricionista", nutritionist), professional("Treinador", trainer)],
  },
  {
    "@type": "FAQPage",
    inLanguage: "pt-BR",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  },
];

/** JSON-LD for search engines: the company, its professionals and this page's questions. */
export function StructuredData({ questions }: { questions: readonly Question[] }) {
  const data = JSON.stringify({ "@context": "https://schema.org", "@graph": graph(questions) });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data.replaceAll("<", "\\u003c") }} />;
}
