/** Trunk and balance. Columns: docs/exercises.md. */
export const coreFacts = `
id                            | pattern    | primary         | secondary               | equipment       | level         | mechanic | load     | sides | rep | impact | joints
own:bascula-de-quadril        | core       | abdomen         | gluteos                 |                 | iniciante     | isolado  | corpo    | dois  | 4   |        |
own:prancha-apoio             | core       | abdomen         | ombros                  | apoio-alto      | iniciante     | composto | segundos | dois  | 1   |        | ombro 1
own:prancha-joelhos           | core       | abdomen         | ombros                  |                 | iniciante     | composto | segundos | dois  | 1   |        | ombro 1, joelho 1, lombar 1
fx:Plank                      | core       | abdomen         | ombros                  |                 | iniciante     | composto | segundos | dois  | 1   |        | ombro 1, lombar 1
own:prancha-toque-ombro       | core       | abdomen         | ombros, triceps         |                 | intermediario | composto | corpo    | dois  | 4   |        | ombro 2, punho 3, lombar 2
own:prancha-lateral-joelhos   | core       | abdomen         | ombros, abdutores       |                 | iniciante     | composto | segundos | um    | 1   |        | ombro 2, joelho 1, lombar 1
fx:Side_Bridge                | core       | abdomen         | ombros, abdutores       |                 | intermediario | composto | segundos | um    | 1   |        | ombro 3, lombar 1
own:toque-de-calcanhar        | core       | abdomen         |                         |                 | iniciante     | isolado  | corpo    | um    | 4   |        | quadril 1
fx:Dead_Bug                   | core       | abdomen         |                         |                 | iniciante     | composto | corpo    | um    | 5   |        | quadril 1, lombar 1
own:bird-dog                  | core       | abdomen, lombar | gluteos, ombros         |                 | iniciante     | composto | corpo    | um    | 5   |        | lombar 1, joelho 1, ombro 1, punho 2
fx:Pallof_Press               | core       | abdomen         | ombros, peito           | polia           | iniciante     | isolado  | kg       | um    | 5   |        | ombro 1
own:pallof-elastico           | core       | abdomen         | ombros, peito           | elastico, porta | iniciante     | isolado  | corpo    | um    | 5   |        | ombro 1
own:caminhada-mala            | core       | abdomen         | antebraco, trapezio     | mochila         | iniciante     | composto | segundos | um    | 1   |        | lombar 1, ombro 1
fx:Crunches                   | core       | abdomen         |                         |                 | iniciante     | isolado  | corpo    | dois  | 4   |        | lombar 2
fx:Reverse_Crunch             | core       | abdomen         |                         |                 | iniciante     | isolado  | corpo    | dois  | 4   |        | lombar 2, quadril 1
fx:Flat_Bench_Lying_Leg_Raise | core       | abdomen         |                         | banco           | intermediario | isolado  | corpo    | dois  | 4   |        | lombar 3, quadril 2
fx:Russian_Twist              | core       | abdomen         | lombar                  |                 | intermediario | composto | corpo    | dois  | 3   |        | lombar 3, quadril 1
fx:Air_Bike                   | core       | abdomen         |                         |                 | intermediario | composto | corpo    | um    | 3   |        | lombar 2, quadril 1
fx:Mountain_Climbers          | core       | abdomen         | ombros, quadriceps      |                 | intermediario | composto | segundos | dois  | 1   |        | punho 3, ombro 2, lombar 1, quadril 2
own:equilibrio-um-pe          | equilibrio | gluteos         | panturrilha, abdutores  | apoio-alto      | iniciante     | composto | segundos | um    | 1   |        | tornozelo 1, quadril 1
own:caminhada-na-linha        | equilibrio | gluteos         | panturrilha, abdomen    | parede          | iniciante     | composto | segundos | dois  | 1   |        | tornozelo 1
own:alcance-em-um-pe          | equilibrio | gluteos         | quadriceps, panturrilha | apoio-alto      | iniciante     | composto | corpo    | um    | 4   |        | tornozelo 2, joelho 1, quadril 1
`;
