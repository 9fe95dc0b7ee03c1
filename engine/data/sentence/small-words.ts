/** The words between the foods. Accents, capitals, plural and gender do not count. */
const list = (words: string): readonly string[] => words.trim().split(/\s*[,\n]\s*/);

/** As typed in a hurry. */
export const shortWords: Readonly<Record<string, string>> = {
  c: "com",
  s: "sem",
  cm: "com",
  qjo: "queijo",
  qj: "queijo",
  frgo: "frango",
  fjao: "feijão",
  mto: "muito",
  mta: "muita",
  td: "tudo",
};

/** Between two foods. */
export const separators = list("e, com, mais, junto, acompanhado, também, depois, ou");

export const negations = list("sem, nem");

/** Carry no food and no amount. A phrase is one line item. */
export const fillers = list(`
almocei, jantei, comi, tomei, bebi, peguei, belisquei, lanchei, fiz, coloquei, repeti, foi, teve, tinha, estava, era, eu, hoje,
agora, meu, minha, no, na, nas, nos, de, do, da, dos, das, um, uma, uns, umas, o, a, os, as, ao, em, para, pra, pro, por, so,
somente, apenas, ai, la, aqui, que, mesmo, ainda, almoço, jantar, janta, ceia, lanche, lanche da tarde, lanche da manhã,
colação, café da manhã, café da tarde, desjejum, manhã, tarde, noite, refeição, sobremesa, acompanhamento, casa, pitada
`);

/** Has no energy to log. */
export const withoutEnergy = list("sal, adoçante, stevia, gelo, canela");

/** Foods that we do not have: never taken for a slip in the name of another. */
export const otherFoods = list(`
cereja, amora, framboesa, mirtilo, nectarina, damasco, lichia, physalis, geleia, molho, sushi, temaki, sashimi, ceviche, panqueca,
waffle, cupcake, croissant, pirão, moqueca, palha, panela, bobó, caruru, xinxim, tutu, paella, risoto, fondue, sanduíche,
torta, quiche, sonho, rosquinha, churros, granolado, barrinha, picles, chucrute, pesto, curry, kefir, kombucha, cobertura
`);

/** Before an amount that is not exact. */
export const approximators = list("uns, umas, um, uma, cerca, quase, aproximadamente, tipo, só, apenas");

export const numberWords: Readonly<Record<string, number>> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  meio: 0.5,
  meia: 0.5,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  quinze: 15,
  vinte: 20,
  trinta: 30,
  duzia: 12,
};

/** How full the spoon, how much of it. */
export const fillings: Readonly<Record<string, number>> = {
  raso: 0.7,
  "bem raso": 0.6,
  cheio: 1,
  "bem cheio": 1.3,
  "bem servido": 1.3,
  nivelado: 0.7,
  pouco: 0.6,
  "um pouco": 0.6,
  "um pouquinho": 0.5,
  pouquinho: 0.5,
  "bem pouco": 0.5,
  bastante: 1.4,
  muito: 1.4,
  "um monte": 1.4,
  bocado: 1.4,
  "um bocado": 1.4,
  tiquinho: 0.5,
  "um tiquinho": 0.5,
};

/** Of a whole one or of its measure; a food that is measured small (unidade pequena) has its own grams. */
export const sizes: Readonly<Record<string, number>> = {
  pequeno: 0.7,
  pequenininho: 0.6,
  medio: 1,
  grande: 1.3,
  gigante: 1.6,
  fino: 0.7,
  grosso: 1.3,
};

/** How a food was made or is served, where that is no food of its own. What adds fat or a filling is not here. */
export const plainStates = list(`
cozido, assado, grelhado, cru, refogado, ensopado, desfiado, picado, fatiado, ralado, amassado, cortado, fresco, gelado, quente,
morno, natural, caseiro, simples, puro, temperado, maduro, verde, inteiro, magro, light, tradicional, comum, normal, feito,
preparado, completo, moido, passado, vapor, forno, brasa, airfryer
`);

/** Makers' names: the food is the same. */
export const brands = list(`
pullman, wickbold, visconti, nestle, itambe, piracanjuba, parmalat, elege, batavo, vigor, sadia, perdigao, seara, aurora,
quaker, bauducco, marilan, piraque, vitarella, camil, tio joao, hellmanns, heinz, quero, uniao, polenghi, tirolez, swift, friboi
`);
