/** "Termos e a Privacidade", each in a tab of its own: what was typed stays. */
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
