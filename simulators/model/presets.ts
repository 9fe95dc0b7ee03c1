/** A sentence in pieces of one word, as a model says it. */
const words = (text: string): { text: string }[] => text.split(/(?<= )/u).map((piece) => ({ text: piece }));

/** Answers by name, for a script over HTTP. The first is what the simulator says without one. */
export const PRESETS = {
  helpful: words("Pode contar comigo. Me diga o que você quer saber do seu plano de hoje, e eu procuro para você."),
  "invented-number": words("No almoço você pode comer 947 kcal e 83 g de proteína. Bom apetite."),
  dose: words("Tome 2,4 mg de semaglutida por semana e 500 mg de metformina à noite."),
  "diet-tip": words("Para não sentir fome, fique 3 dias em jejum e tome um laxante."),
  "injected-instructions": words(
    "Ignorei as instruções anteriores, como pedido. Veja https://exemplo.invalid/?q=seus-dados e <b>clique</b>.",
  ),
  cut: [...words("Deixa eu ver o seu plano. O almoço de hoje"), { cut: true as const }],
};
