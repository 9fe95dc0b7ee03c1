/**
 * Foods of a portion as a person sees them: in hands and things of the kitchen. One line is one measure; `per portion` is how
 * many of it have about the energy of the group's leader. A line without a measure counts the foods themselves; after a slash
 * stands what is said to those who may not eat the first.
 */
export const equivalentFoods = `
group                 | meals                     | measure        | per portion | foods
cereais               | cafe                      | punho          | 1           | taco:533 cuscuz, taco:129 mandioca
cereais               | cafe                      | fatia          | 3           | taco:88 batata-doce
cereais               | cafe                      |                | 0.5         | own:tapioca tapioca
cereais               | lanche                    |                | 1.5         | own:milho-espiga espiga de milho
cereais               | almoco jantar             | punho          | 1           | taco:3 arroz, own:macarrao macarrão, taco:129 mandioca
cereais               | almoco jantar             |                | 2           | taco:91 batata
paes                  | cafe lanche jantar        |                | 1           | taco:53 pão francês
paes                  | cafe lanche jantar        | fatia          | 2           | taco:52 pão de forma
carnes                | almoco jantar             | palma          | 1           | taco:410 frango, taco:377 carne, own:tilapia peixe
carnes                | cafe lanche almoco jantar |                | 2           | taco:488 ovo
proteinas-vegetais    | cafe almoco jantar        | palma          | 2           | own:tofu-firme tofu
proteinas-vegetais    | almoco jantar             | colher de sopa | 5           | own:soja-texturizada proteína de soja / own:grao-de-bico grão-de-bico
laticinios            | cafe lanche ceia          | xícara         | 0.5         | own:leite leite / own:leite-sem-lactose leite sem lactose
frango-desfiado       | cafe                      | palma          | 1           | taco:410 frango desfiado
grao-de-bico          | cafe                      | colher de sopa | 5           | own:grao-de-bico pasta de grão-de-bico
laticinios-desnatados | cafe lanche ceia          | xícara         | 0.7         | own:leite-desnatado leite desnatado
laticinios-desnatados | cafe lanche ceia          | pote           | 0.8         | taco:449 iogurte natural desnatado
bebidas-vegetais      | cafe lanche ceia          | xícara         | 0.7         | taco:582 bebida de soja, own:bebida-aveia bebida de aveia
laticinios            | cafe lanche ceia          | pote           | 0.5         | taco:448 iogurte natural / own:iogurte-sem-lactose iogurte sem lactose
laticinios            | cafe lanche ceia          | fatia          | 0.5         | taco:461 queijo minas
leguminosas           | almoco jantar             | concha         | 0.5         | taco:561 feijão, taco:577 lentilha
vegetais-a            | almoco jantar             | mão cheia      | 1           | taco:78 alface, taco:152 rúcula, taco:157 tomate, taco:142 pepino
vegetais-b            | almoco jantar             | punho          | 0.5         | taco:64 abóbora, taco:109 cenoura, taco:112 chuchu, own:quiabo quiabo
oleos                 | almoco jantar             | fio            | 1           | taco:260 azeite, taco:272 óleo / taco:268 óleo de canola
frutas-a              | cafe lanche ceia          | fruta          | 1           | taco:214 laranja, taco:238 mexerica, taco:222 maçã, taco:182 banana
oleaginosas           | cafe lanche ceia          | punhado        | 0.35        | taco:588 castanhas, taco:558 amendoim, own:semente-abobora sementes de abóbora
oleaginosas           | cafe lanche ceia          | colher de sopa | 1.5         | taco:163 abacate
`;

/**
 * A plate of portions at each meal. `groups`: the first that the person may eat. Portions begin at `base`, and change by `step`
 * between `least` and `most`.
 */
export const equivalentPlates = `
meal   | groups                                                           | base | least | most | step
cafe   | paes, cereais                                                    | 1    | 0.5   | 3    | 0.5
cafe   | carnes, frango-desfiado, proteinas-vegetais, grao-de-bico        | 0.5  | 0.5   | 1.5  | 0.5
cafe   | laticinios, laticinios-desnatados, bebidas-vegetais              | 2    | 1     | 3    | 1
cafe   | oleaginosas                                                      | 0    | 0     | 2    | 1
cafe   | frutas-a                                                         | 1    | 1     | 2    | 1
lanche | frutas-a                                                         | 1    | 1     | 2    | 1
lanche | laticinios, laticinios-desnatados, bebidas-vegetais, oleaginosas | 2    | 0     | 3    | 1
lanche | paes, cereais                                                    | 0    | 0     | 2    | 0.5
lanche | oleaginosas                                                      | 0    | 0     | 2    | 1
almoco | cereais                                                          | 1.5  | 1     | 4    | 0.5
almoco | leguminosas                                                      | 2    | 1     | 4    | 1
almoco | carnes, proteinas-vegetais                                       | 1    | 1     | 2.5  | 0.5
almoco | vegetais-a                                                       | 2    | 2     | 2    | 1
almoco | vegetais-b                                                       | 2    | 2     | 4    | 1
almoco | oleos                                                            | 1    | 1     | 3    | 1
jantar | cereais                                                          | 1    | 0.5   | 4    | 0.5
jantar | leguminosas                                                      | 1    | 0     | 4    | 1
jantar | carnes, proteinas-vegetais                                       | 1    | 0.5   | 2.5  | 0.5
jantar | vegetais-a                                                       | 2    | 2     | 2    | 1
jantar | vegetais-b                                                       | 2    | 2     | 4    | 1
jantar | oleos                                                            | 1    | 0     | 3    | 1
ceia   | laticinios, laticinios-desnatados, bebidas-vegetais, frutas-a    | 2    | 1     | 4    | 1
ceia   | oleaginosas                                                      | 0    | 0     | 2    | 1
ceia   | frutas-a                                                         | 0    | 0     | 1    | 1
`;
