/** Presses, push-ups and raises; triceps. Columns: docs/exercises.md. */
export const pushFacts = `
id                                   | pattern             | primary        | secondary                | equipment                  | level         | mechanic | load     | sides | rep | impact | joints
own:flexao-parede                    | empurrar-horizontal | peito          | ombros, triceps          | parede                     | iniciante     | composto | corpo    | dois  | 4   |        | ombro 1, punho 1
fx:Incline_Push-Up                   | empurrar-horizontal | peito          | ombros, triceps          | apoio-alto                 | iniciante     | composto | corpo    | dois  | 4   |        | ombro 1, punho 1
fx:Incline_Push-Up_Medium            | empurrar-horizontal | peito          | abdomen, ombros, triceps | assento                    | iniciante     | composto | corpo    | dois  | 4   |        | ombro 1, punho 2, lombar 1
own:flexao-joelhos                   | empurrar-horizontal | peito          | ombros, triceps          |                            | iniciante     | composto | corpo    | dois  | 4   |        | ombro 2, punho 2, joelho 1, lombar 1
fx:Pushups                           | empurrar-horizontal | peito          | ombros, triceps          |                            | intermediario | composto | corpo    | dois  | 4   |        | ombro 2, punho 2, lombar 1
fx:Push-Ups_With_Feet_Elevated       | empurrar-horizontal | peito          | ombros, triceps          | assento                    | intermediario | composto | corpo    | dois  | 4   |        | ombro 3, punho 3, lombar 1
fx:Push-Up_Wide                      | empurrar-horizontal | peito          | abdomen, ombros, triceps |                            | intermediario | composto | corpo    | dois  | 4   |        | ombro 3, punho 2, lombar 1
own:pressao-palmas                   | empurrar-horizontal | peito          | ombros, triceps          | toalha                     | iniciante     | isolado  | segundos | dois  | 1   |        | ombro 1
own:supino-chao-mochila              | empurrar-horizontal | peito          | ombros, triceps          | mochila                    | iniciante     | composto | kg       | dois  | 4   |        | ombro 1, punho 1
fx:Dumbbell_Floor_Press              | empurrar-horizontal | peito, triceps | ombros                   | halteres                   | iniciante     | composto | kg       | dois  | 4   |        | ombro 1, punho 1
own:supino-elastico                  | empurrar-horizontal | peito          | ombros, triceps          | elastico                   | iniciante     | composto | corpo    | dois  | 4   |        | ombro 1, punho 1
fx:Dumbbell_Bench_Press              | empurrar-horizontal | peito          | ombros, triceps          | halteres, banco            | iniciante     | composto | kg       | dois  | 4   |        | ombro 2, punho 1
fx:Incline_Dumbbell_Press            | empurrar-horizontal | peito          | ombros, triceps          | halteres, banco            | iniciante     | composto | kg       | dois  | 4   |        | ombro 2, punho 1
fx:Barbell_Bench_Press_-_Medium_Grip | empurrar-horizontal | peito          | ombros, triceps          | barra, banco               | intermediario | composto | kg       | dois  | 4   |        | ombro 2, punho 2
fx:Machine_Bench_Press               | empurrar-horizontal | peito          | ombros, triceps          | supino-articulado          | iniciante     | composto | kg       | dois  | 4   |        | ombro 1, punho 1
fx:Dumbbell_Flyes                    | empurrar-horizontal | peito          | ombros                   | halteres, banco            | intermediario | isolado  | kg       | dois  | 4   |        | ombro 3
fx:Butterfly                         | empurrar-horizontal | peito          | ombros                   | voador                     | iniciante     | isolado  | kg       | dois  | 4   |        | ombro 2
own:elevacao-em-v                    | empurrar-vertical   | ombros         | trapezio                 |                            | iniciante     | isolado  | corpo    | dois  | 4   |        | ombro 1
own:rotacao-parede                   | empurrar-vertical   | ombros         |                          | parede, toalha             | iniciante     | isolado  | segundos | um    | 1   |        | ombro 1
own:desenvolvimento-garrafas         | empurrar-vertical   | ombros         | triceps                  | garrafas, assento          | iniciante     | composto | kg       | dois  | 4   |        | ombro 2, lombar 1
own:desenvolvimento-mochila          | empurrar-vertical   | ombros         | triceps, abdomen         | mochila                    | iniciante     | composto | kg       | dois  | 4   |        | ombro 3, lombar 2, punho 1
own:flexao-carpada-apoio             | empurrar-vertical   | ombros         | triceps, peito           | assento                    | iniciante     | composto | corpo    | dois  | 4   |        | ombro 2, punho 2
own:flexao-carpada-chao              | empurrar-vertical   | ombros         | triceps, peito           |                            | intermediario | composto | corpo    | dois  | 4   |        | ombro 3, punho 3
fx:Shoulder_Press_-_With_Bands       | empurrar-vertical   | ombros         | triceps                  | elastico, assento          | iniciante     | composto | corpo    | dois  | 4   |        | ombro 2, lombar 1
fx:Lateral_Raise_-_With_Bands        | empurrar-vertical   | ombros         |                          | elastico                   | iniciante     | isolado  | corpo    | dois  | 4   |        | ombro 2
fx:External_Rotation_with_Band       | empurrar-vertical   | ombros         |                          | elastico, toalha           | iniciante     | isolado  | corpo    | um    | 4   |        | ombro 1
own:desenvolvimento-canto            | empurrar-vertical   | ombros         | peito, triceps           | barra                      | iniciante     | composto | kg       | um    | 4   |        | ombro 1, lombar 1, punho 1
fx:Seated_Dumbbell_Press             | empurrar-vertical   | ombros         | triceps                  | halteres, assento          | iniciante     | composto | kg       | dois  | 4   |        | ombro 3, lombar 1
fx:Dumbbell_Shoulder_Press           | empurrar-vertical   | ombros         | triceps                  | halteres                   | intermediario | composto | kg       | dois  | 4   |        | ombro 3, lombar 2
fx:Arnold_Dumbbell_Press             | empurrar-vertical   | ombros         | triceps                  | halteres, assento          | intermediario | composto | kg       | dois  | 5   |        | ombro 3, lombar 1
fx:Standing_Military_Press           | empurrar-vertical   | ombros         | triceps                  | barra                      | intermediario | composto | kg       | dois  | 4   |        | ombro 3, lombar 2, punho 1
fx:Machine_Shoulder_Military_Press   | empurrar-vertical   | ombros         | triceps                  | desenvolvimento-articulado | iniciante     | composto | kg       | dois  | 4   |        | ombro 2
fx:Side_Lateral_Raise                | empurrar-vertical   | ombros         |                          | halteres                   | iniciante     | isolado  | kg       | dois  | 4   |        | ombro 2
own:flexao-fechada-apoio             | triceps             | triceps        | peito, ombros            | apoio-alto                 | iniciante     | composto | corpo    | dois  | 4   |        | ombro 1, punho 1
fx:Push-Ups_-_Close_Triceps_Position | triceps             | triceps        | peito, ombros            |                            | intermediario | composto | corpo    | dois  | 4   |        | ombro 2, punho 2, lombar 1
fx:Bench_Dips                        | triceps             | triceps        | peito, ombros            | assento                    | intermediario | composto | corpo    | dois  | 4   |        | ombro 3, punho 2
own:coice-garrafas                   | triceps             | triceps        |                          | garrafas, assento          | iniciante     | isolado  | kg       | um    | 4   |        | lombar 1
own:triceps-toalha                   | triceps             | triceps        |                          | toalha                     | iniciante     | isolado  | segundos | um    | 1   |        | ombro 2
fx:Tricep_Dumbbell_Kickback          | triceps             | triceps        |                          | halteres, assento          | iniciante     | isolado  | kg       | um    | 4   |        | lombar 1
fx:Seated_Triceps_Press              | triceps             | triceps        |                          | halteres, assento          | iniciante     | isolado  | kg       | dois  | 4   |        | ombro 2
fx:Speed_Band_Overhead_Triceps       | triceps             | triceps        |                          | elastico                   | iniciante     | isolado  | corpo    | dois  | 3   |        | ombro 2
fx:Triceps_Pushdown                  | triceps             | triceps        |                          | polia                      | iniciante     | isolado  | kg       | dois  | 4   |        | punho 1
`;
