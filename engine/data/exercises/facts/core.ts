/** Trunk and balance. Columns: docs/exercises.md. */
export const coreFacts = `
id                            | pattern    | primary         | secondary               | equipment       | habit | level         | mechanic | load     | sides | rep | impact | joints
own:bascula-de-quadril        | core       | abdomen         | gluteos                 |                 | 1     | iniciante     | isolado  | corpo    | dois  | 4   |        | lombar 1
own:prancha-apoio             | core       | abdomen         |                         | apoio-alto      | 3     | iniciante     | composto | segundos | dois  | 1   |        | punho 2, ombro 1, lombar 1, tornozelo 1
own:prancha-joelhos           | core       | abdomen         |                         |                 | 3     | iniciante     | composto | segundos | dois  | 1   |        | ombro 1, joelho 1, lombar 1, punho 1
fx:Plank                      | core       | abdomen         |                         |                 | 3     | iniciante     | composto | segundos | dois  | 1   |        | ombro 1, lombar 1, punho 1, tornozelo 1
own:prancha-toque-ombro       | core       | abdomen         | ombros, triceps         |                 | 2     | intermediario | composto | corpo    | dois  | 4   |        | punho 3, ombro 2, lombar 2, tornozelo 1
own:prancha-lateral-joelhos   | core       | abdomen         | ombros, abdutores       |                 | 2     | iniciante     | composto | segundos | um    | 1   |        | ombro 2, joelho 1, lombar 1, quadril 1, punho 1
fx:Side_Bridge                | core       | abdomen         | ombros, abdutores       |                 | 2     | intermediario | composto | segundos | um    | 1   |        | ombro 3, lombar 1, joelho 1, quadril 1, tornozelo 1, punho 1
own:toque-de-calcanhar        | core       | abdomen         |                         |                 | 2     | iniciante     | isolado  | corpo    | um    | 4   |        | quadril 1, lombar 1
fx:Dead_Bug                   | core       | abdomen         |                         |                 | 3     | iniciante     | composto | corpo    | um    | 5   |        | quadril 1, lombar 1, ombro 1
own:bird-dog                  | core       | abdomen, lombar | gluteos                 |                 | 3     | iniciante     | composto | corpo    | um    | 5   |        | punho 2, lombar 1, joelho 1, ombro 1, quadril 1
fx:Pallof_Press               | core       | abdomen         | ombros, peito           | polia           | 2     | iniciante     | isolado  | kg       | um    | 5   |        | ombro 1, lombar 1, punho 1
own:pallof-elastico           | core       | abdomen         | ombros, peito           | elastico, porta | 2     | iniciante     | isolado  | corpo    | um    | 5   |        | ombro 1, lombar 1, punho 1
own:caminhada-mala            | core       | abdomen         | antebraco, trapezio     | mochila         | 2     | iniciante     | composto | segundos | um    | 1   |        | lombar 1, ombro 1, joelho 1, quadril 1, tornozelo 1, punho 1
fx:Crunches                   | core       | abdomen         |                         |                 | 2     | iniciante     | isolado  | corpo    | dois  | 4   |        | lombar 2
fx:Reverse_Crunch             | core       | abdomen         |                         |                 | 2     | iniciante     | isolado  | corpo    | dois  | 4   |        | lombar 2, quadril 1
fx:Flat_Bench_Lying_Leg_Raise | core       | abdomen         |                         | banco           | 1     | intermediario | isolado  | corpo    | dois  | 4   |        | lombar 3, quadril 2
fx:Russian_Twist              | core       | abdomen         | lombar                  |                 | 1     | intermediario | composto | corpo    | dois  | 3   |        | lombar 3, quadril 1
fx:Air_Bike                   | core       | abdomen         |                         |                 | 1     | intermediario | composto | corpo    | um    | 3   |        | lombar 2, quadril 1, joelho 1
fx:Mountain_Climbers          | core       | abdomen         | ombros, quadriceps      |                 | 2     | intermediario | composto | segundos | dois  | 1   |        | punho 3, ombro 2, quadril 2, lombar 1, joelho 1, tornozelo 1
own:equilibrio-um-pe          | equilibrio | gluteos         | panturrilha, abdutores  | apoio-alto      | 3     | iniciante     | composto | segundos | um    | 1   |        | tornozelo 1, quadril 1, joelho 1
own:caminhada-na-linha        | equilibrio | gluteos         | panturrilha, abdomen    | parede          | 3     | iniciante     | composto | segundos | dois  | 1   |        | tornozelo 1, joelho 1, quadril 1
own:alcance-em-um-pe          | equilibrio | gluteos         | quadriceps, panturrilha | apoio-alto      | 2     | iniciante     | composto | corpo    | um    | 4   |        | tornozelo 2, joelho 1, quadril 1
`;
