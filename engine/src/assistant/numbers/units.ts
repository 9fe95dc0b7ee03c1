/** Units of bodies, food and money: a number beside one is a claim, spelled out or not. */
const MEASURES =
  "kcal|calorias?|cal|kj|g|gr|grs|gramas?|kg|kgs|quilos?|kilos?|ml|mililitros?|l|lt|litros?|mg|miligramas?|mcg|ug|microgramas?|ui|cm|centimetros?|mm|metros?|km|quilometros?|reais|centavos|por cento|porcento";

/** Units of training, time and the kitchen. */
const COUNTS =
  "series?|reps?|repeticao|repeticoes|minutos?|mins?|segundos?|segs?|horas?|hrs?|dias?|semanas?|mes|meses|vezes|colher|colheres|conchas?|fatias?|copos?|xicaras?|unidades?|porcao|porcoes|palmas?|punhos?|punhados?|bifes?|files?|gotas?|comprimidos?|capsulas?|ampolas?|pontos?";

export const MEASURE = new RegExp(`^(?:${MEASURES})(?![a-z])`);
export const UNIT = new RegExp(`^(?:${MEASURES}|${COUNTS}|m|s|h|x|vez|anos?)(?![a-z])`);

/** A folded word that gives a number its meaning, also when a line or a full stop stands between the two. */
export const isUnit = (word: string): boolean => word === "%" || UNIT.test(word);

/** Of medicines: a number beside one never leaves. */
export const DOSE_UNIT =
  /^(?:mg|miligramas?|mcg|ug|microgramas?|ui|gotas?|gotinhas?|comprimidos?|capsulas?|ampolas?|drageas?|cliques?|unidades? de insulina|injec(?:ao|oes)|doses?)(?![a-z])/;
