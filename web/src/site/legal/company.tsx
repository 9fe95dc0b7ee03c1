import { brand } from "@app/contract/brand";

/** The legal entity, the same in every document. */
export function Company() {
  return (
    <p>
      {brand.legalName}, CNPJ {brand.cnpj}, {brand.address}. <Channel />
    </p>
  );
}

/** The contact address. */
export function Channel() {
  return (
    <>
      {brand.supportEmail && (
        <>
          Email: <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>.{" "}
        </>
      )}
      {brand.supportWhatsApp && (
        <>
          WhatsApp: <a href={`https://wa.me/${brand.supportWhatsApp}`}>+{brand.supportWhatsApp}</a>.
        </>
      )}
    </>
  );
}
