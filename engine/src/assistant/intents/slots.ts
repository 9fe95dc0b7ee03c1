const MEALS = ["cafe da manha", "almoco", "lanche da tarde", "lanche", "jantar", "janta", "ceia"];
const DAYS = ["anteontem", "ontem", "hoje", "amanha"];
const MEASURES: readonly (readonly [RegExp, string])[] = [
  [/\bproteinas?\b/, "proteina"],
  [/\b(?:calorias?|kcal)\b/, "calorias"],
  [/\bagua\b/, "agua"],
  [/\bcarbo(?:s|idratos?)?\b/, "carboidrato"],
  [/\bgorduras?\b/, "gordura"],
  [/\bfibras?\b/, "fibra"],
  [/\bimc\b/, "imc"],
];
const EXERCISE =
  /\b(agachamento(?: goblet)?|remada|flexao(?: inclinada)?|prancha|supino|leg press|levantamento terra|rosca|desenvolvimento|afundo|puxada|elevacao (?:pelvica|lateral)|abdominal|panturrilha|terra|esteira|bicicleta)\b/;
const EQUIPMENT = /\b(halter(?:es)?|barra|elastico|colchonete|banco|caneleira|kettlebell|maquina|academia|polia)\b/;
const PAIN_OF_TEN = /\b(10|\d)(?:,\d)? ?(?:de|\/|em) ?10\b/;

/** What a text names besides its wish, as it is written in folded words. Each is found at most once, the first. */
export const readers: Readonly<Record<string, (plain: string) => string | undefined>> = {
  meal: (plain) => MEALS.find((meal) => plain.includes(meal)),
  day: (plain) => DAYS.find((day) => new RegExp(`\\b${day}\\b`).test(plain)),
  measure: (plain) => MEASURES.find(([pattern]) => pattern.test(plain))?.[1],
  exercise: (plain) => EXERCISE.exec(plain)?.[1],
  equipment: (plain) => EQUIPMENT.exec(plain)?.[1],
  minutes: (plain) => /\b(\d{1,3}) ?(?:min|minutos?)\b/.exec(plain)?.[1],
  days: (plain) => /\b(\d{1,3}) dias? atras\b/.exec(plain)?.[1],
  level: (plain) => PAIN_OF_TEN.exec(plain)?.[1],
  eaten: (plain) =>
    /(?:^|[^a-z])(?:anota(?: ai)?|anote|registra|registre|poe ai|coloca ai|lanca ai|almocei|jantei|lanchei|comi|tomei|bebi|cafe da manha foi|de manha foi|no almoco foi|no jantar foi|hoje foi)[ :,]+(.{2,300})/.exec(
      plain,
    )?.[1],
  asked: (plain) =>
    /(?:quantas? (?:calorias|kcal|gramas|proteinas?)(?: de \w+)? (?:tem|ha|da)(?: em| n[oa])?|quanto tem(?: de \w+)?(?: em| n[oa])?|quanto de \w+ tem(?: n?[oa])?) (.{2,120}?)[?.! ]*$/.exec(
      plain,
    )?.[1],
  swapped: (plain) =>
    /(?:nao quero|nao gosto de|trocar?|troco|substitu\w+|no lugar d[eoa]|enjoei d[eoa]|acabou [oa]|e ess[ea]|sem) (?:o |a |os |as |de )?([a-z]+(?: (?:de|com|da|do) [a-z]+)?)/.exec(
      plain,
    )?.[1],
};
