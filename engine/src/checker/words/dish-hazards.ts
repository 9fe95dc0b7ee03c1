/**
 * Dishes, brands and kinds of food that stand for a hazard in a text; nobody types them to name an allergy. As in
 * `hazard-words.ts`: the hazards, then the words.
 */
export const dishHazards: readonly (readonly [hazards: string, words: string])[] = [
  ["soja gluten", "tarê, molho tarê, teriyaki, hoisin, yakisoba, missô"],
  [
    "gluten",
    "farinha, rosca doce, rosca recheada, rosca de coco, rosquinha, panko, ravióli, capeletti, canelone, rondelli, fettuccine, fusilli, linguine, cabelo de anjo, aletria, folhado, strudel, broa, cuca, bauru, x-tudo, " +
      "beirute, shawarma, kebab, harumaki, rolinho primavera, guioza, gyoza, udon, croquete, empanada, bolinho de chuva, malzbier, chopp, stout, whisky, farro, kamut, " +
      "cevadinha, neston, nesfit, mucilon, club social, piraquê, tostex, crostini, bruschetta",
  ],
  [
    "gluten leite",
    "ovomaltine, kitkat, bis, oreo, negresco, trakinas, passatempo, bono, palha italiana, parmegiana, alfajor",
  ],
  ["gluten ovo", "milanesa, pão de ló, tempurá"],
  ["gluten leite ovo", "carbonara, tiramisù, sonho de padaria, profiterole, bomba de chocolate"],
  ["gluten gergelim", "pão com gergelim, pão de gergelim"],
  [
    "leite",
    "burrata, brie, camembert, gouda, cheddar, emmental, gruyère, feta, mascarpone, stracciatella, queijo cottage, romeu e julieta, canjica, mungunzá, manjar, flan, panna cotta, " +
      "toddynho, nescau, toddy, nesquik, leite maltado, frappé, latte, macchiato, média com leite, frozen, ganache, dulce de leche, beijinho, risoto, gratinado, molho quatro queijos, " +
      "vitamina de fruta, vitamina de banana, vitamina de morango, vitamina de mamão, vitamina de maçã, vitamina de abacate, vitamina de aveia, leite ninho, leite moça",
  ],
  ["leite ovo", "queijadinha, ambrosia, bom-bocado, papo de anjo"],
  [
    "ovo",
    "fio de ovos, clara batida, claras batidas, frittata, shakshuka, tortilha espanhola, aïoli, molho tártaro, molho holandês, pavlova, toucinho do céu, baba de moça",
  ],
  ["ovo carne", "bife a cavalo, bife à cavalo"],
  ["ovo castanhas", "macaron"],
  ["amendoim", "vatapá, xinxim, barra de cereal, ovinho de amendoim, pad thai, satay, peanut, peanut butter, snickers"],
  ["amendoim castanhas", "caruru, torrone, nougat"],
  [
    "castanhas",
    "pesto, ferrero rocher, ferrero, oleaginosa, baklava, pralinê, gianduia, toblerone, frangipane, punhado de caju, barra de cereal, müsli",
  ],
  ["soja", "okara, soyu"],
  ["peixe", "ceviche, bacalhoada, dashi, hot roll, uramaki, poke, escabeche, pirão de peixe, molho inglês"],
  ["peixe crustaceos", "surimi, caldeirada"],
  ["crustaceos", "abará, caruru, sururu, vôngole, kani-kama, pitu"],
  ["carne", "chouriço, pancetta, pastrami, rosbife, cassoulet, picadinho, espetinho, ragu, escalope"],
];
