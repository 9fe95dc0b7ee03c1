/** "Termos e a Privacidade", each in a new tab, so that the form keeps its values. */
export function TermsLinks() {
  return (
    <>
      <a href="/termos" target="_blank">
        Termos
      </a>{" "}
      e a{" "}
      <a href="/privacidade" target="_blank">
        Privacidade
      </a>
    </>
  );
}
