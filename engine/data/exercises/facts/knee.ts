/** Squats, lunges and steps. Columns: docs/exercises.md. */
export const kneeFacts = `
id                            | pattern | primary             | secondary                       | equipment         | level         | mechanic | load     | sides | rep | impact | joints
own:agachamento-cadeira       | joelho  | quadriceps          | gluteos, posterior              | assento           | iniciante     | composto | corpo    | dois  | 4   |        | joelho 1, quadril 1
fx:Bodyweight_Squat           | joelho  | quadriceps          | gluteos, posterior              |                   | iniciante     | composto | corpo    | dois  | 4   |        | joelho 2, quadril 2, tornozelo 1
own:agachamento-pausa         | joelho  | quadriceps          | gluteos, posterior              |                   | iniciante     | composto | corpo    | dois  | 6   |        | joelho 2, quadril 2, tornozelo 1
own:agachamento-mochila       | joelho  | quadriceps          | gluteos, posterior, abdomen     | mochila           | iniciante     | composto | kg       | dois  | 4   |        | joelho 2, quadril 2, lombar 1, tornozelo 1
own:agachamento-bulgaro       | joelho  | quadriceps, gluteos | posterior                       | assento           | intermediario | composto | corpo    | um    | 5   |        | joelho 3, quadril 2, tornozelo 2
own:isometria-parede          | joelho  | quadriceps          | gluteos                         | parede            | iniciante     | composto | segundos | dois  | 1   |        | joelho 1, quadril 1
own:contracao-coxa            | joelho  | quadriceps          |                                 | toalha            | iniciante     | isolado  | segundos | um    | 1   |        |
own:extensao-joelho-sentada   | joelho  | quadriceps          |                                 | assento           | iniciante     | isolado  | corpo    | um    | 5   |        | joelho 2
own:afundo-apoio              | joelho  | quadriceps          | gluteos, posterior              | apoio-alto        | iniciante     | composto | corpo    | um    | 4   |        | joelho 2, quadril 1, tornozelo 1
fx:Bodyweight_Walking_Lunge   | joelho  | quadriceps          | gluteos, posterior, panturrilha |                   | intermediario | composto | corpo    | um    | 4   |        | joelho 3, quadril 2, tornozelo 2
fx:Dumbbell_Lunges            | joelho  | quadriceps          | gluteos, posterior, panturrilha | halteres          | intermediario | composto | kg       | um    | 4   |        | joelho 3, quadril 2, lombar 1, tornozelo 2
fx:Split_Squat_with_Dumbbells | joelho  | quadriceps          | gluteos, posterior              | halteres          | intermediario | composto | kg       | um    | 4   |        | joelho 3, quadril 2, lombar 1, tornozelo 1
own:degrau-baixo              | joelho  | quadriceps          | gluteos                         | degrau            | iniciante     | composto | corpo    | um    | 4   |        | joelho 1, quadril 1, tornozelo 1
fx:Step-up_with_Knee_Raise    | joelho  | gluteos, quadriceps | posterior                       | degrau            | iniciante     | composto | corpo    | um    | 4   |        | joelho 2, quadril 2, tornozelo 1
fx:Dumbbell_Step_Ups          | joelho  | quadriceps          | gluteos, posterior, panturrilha | halteres, degrau  | intermediario | composto | kg       | um    | 4   |        | joelho 2, quadril 2, lombar 1, tornozelo 2
own:goblet-assento            | joelho  | quadriceps          | gluteos, posterior              | halteres, assento | iniciante     | composto | kg       | dois  | 4   |        | joelho 1, quadril 1, lombar 1
fx:Goblet_Squat               | joelho  | quadriceps          | gluteos, posterior, abdomen     | halteres          | iniciante     | composto | kg       | dois  | 4   |        | joelho 2, quadril 2, lombar 1, tornozelo 1
fx:Dumbbell_Squat             | joelho  | quadriceps          | gluteos, posterior, lombar      | halteres          | iniciante     | composto | kg       | dois  | 4   |        | joelho 2, quadril 2, lombar 2, tornozelo 1
fx:Squats_-_With_Bands        | joelho  | quadriceps          | gluteos, posterior              | elastico          | iniciante     | composto | corpo    | dois  | 4   |        | joelho 2, quadril 2, lombar 1, tornozelo 1
fx:Leg_Press                  | joelho  | quadriceps          | gluteos, posterior              | leg-press         | iniciante     | composto | kg       | dois  | 4   |        | joelho 2, quadril 2, lombar 1
own:leg-press-curto           | joelho  | quadriceps          | gluteos                         | leg-press         | iniciante     | composto | kg       | dois  | 4   |        | joelho 1, quadril 1
fx:Smith_Machine_Squat        | joelho  | quadriceps          | gluteos, posterior              | smith             | iniciante     | composto | kg       | dois  | 4   |        | joelho 2, quadril 2, lombar 2, tornozelo 1
fx:Hack_Squat                 | joelho  | quadriceps          | gluteos, posterior              | hack              | intermediario | composto | kg       | dois  | 4   |        | joelho 3, quadril 2, lombar 1, tornozelo 1
fx:Barbell_Squat              | joelho  | quadriceps          | gluteos, posterior, lombar      | barra             | intermediario | composto | kg       | dois  | 4   |        | joelho 3, quadril 3, lombar 3, ombro 1, tornozelo 2
fx:Leg_Extensions             | joelho  | quadriceps          |                                 | extensora         | iniciante     | isolado  | kg       | dois  | 4   |        | joelho 3
`;
