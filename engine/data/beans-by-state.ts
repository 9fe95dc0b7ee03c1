/**
 * The beans that are cooked in a state, the most usual first. Ours, after what markets sell there; POF 2017–2018 says that
 * cowpea is for the North and North-east. A state that is not here eats carioca.
 */
export const beansByState = {
  preto: { food: "taco:567", states: "RJ ES RS SC PR" },
  carioca: { food: "taco:561", states: "SP MG PR GO DF MT MS TO RO AC AM AP RR PA AL BA SE CE RN PB PE PI MA" },
  fradinho: { food: "taco:563", states: "CE RN PB PE PI MA" },
} as const;
