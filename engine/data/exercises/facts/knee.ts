/** Squats, lunges and steps. Columns: docs/exercises.md. */
export const kneeFacts = `
id                            | pattern | primary             | secondary                       | equipment         | habit | level         | mechanic | load     | sides | rep | impact | joints
own:agachamento-cadeira       | joelho  | quadriceps          | gluteos, posterior              | assento           | 3     | iniciante     | composto | corpo    | dois  | 4   |        | joelho 1, quadril 1
fx:Bodyweight_Squat           | joelho  | quadriceps          | gluteos, posterior              |                   | 3     | iniciante     | composto | corpo    | dois  | 4   |        | joelho 2, quadril 2, tornozelo 1
own:agachamento-pausa         | joelho  | quadriceps          | gluteos, posterior              |                   | 2     | iniciante     | composto | corpo    | dois  | 6   |        | joelho 2, quadril 2, tornozelo 1
own:agachamento-mochila       | joelho  | quadriceps          | gluteos, posterior, abdomen     | mochila           | 3     | iniciante     | composto | kg       | dois  | 4   |        | joelho 2, quadril 2, lombar 1, tornozelo 1
own:agachamento-bulgaro       | joelho  | quadriceps, gluteos | posterior                       | assento           | 2     | intermediario | composto | corpo    | um    | 5   |        | joelho 3, quadril 2, tornozelo 2
own:isometria-parede          | joelho  | quadriceps          | gluteos                         | parede            | 2     | iniciante     | composto | segundos | dois  | 1   |        | joelho 1, quadril 1
own:contracao-coxa            | joelho  | quadriceps          |                                 | toalha            | 1     | iniciante     | isolado  | segundos | um    | 1   |        |
own:extensao-joelho-sentada   | joelho  | quadriceps          |                                 | assento           | 1     | iniciante     | isolado  | corpo    | um    | 5   |        | joelho 2
own:afundo-apoio              | joelho  | quadriceps          | gluteos, posterior              | apoio-alto        | 2     | iniciante     | composto | corpo    | um    | 4   |        | joelho 2, quadril 1, tornozelo 1
fx:Bodyweight_Walking_Lunge   | joelho  | quadriceps          | gluteos, posterior, panturrilha |                   | 2     | intermediario | composto | corpo    | um    | 4   |        | joelho 3, quadril 2, tornozelo 2
fx:Dumbbell_Lunges            | joelho  | quadriceps          | gluteos, posterior, panturrilha | halteres          | 2     | intermediario | composto | kg       | um    | 4   |        | joelho 3, quadril 2, lombar 1, tornozelo 2
fx:Split_Squat_with_Dumbbells | joelho  | quadriceps          | gluteos, posterior              | halteres          | 2     | intermediario | composto | kg       | um    | 4   |        | joelho 3, quadril 2, lombar 1, tornozelo 1
own:degrau-baixo              | joelho  | quadriceps          | gluteos                         | degrau            | 3     | iniciante     | composto | corpo    | um    | 4   |        | joelho 1, quadril 1, tornozelo 1
fx:Step-up_with_Knee_Raise    | joelho  | gluteos, quadriceps | posterior                       | degrau            | 2     | iniciante     | composto | corpo    | um    | 4   |        | joelho 2, quadril 2, tornozelo 1
fx:Dumbbell_Step_Ups          | joelho  | quadriceps          | gluteos, posterior, panturrilha | halteres, degrau  | 2     | intermediario | composto | kg       | um    | 4   |        | joelho 2, quadril 2, lombar 1, tornozelo 2
own:goblet-assento            | joelho  | quadriceps          | gluteos, posterior              | halteres, assento | 3     | iniciante     | composto | kg       | dois  | 4   |        | joelho 1, quadril 1, lombar 1
fx:Goblet_Squat               | joelho  | quadriceps          | gluteos, posterior, abdomen     | halteres          | 3     | iniciante     | composto | kg       | dois  | 4   |        | joelho 2, quadril 2, lombar 1, tornozelo 1
fx:Dumbbell_Squat             | joelho  | quadriceps          | gluteos, posterior, lombar      | halteres          | 2     | iniciante     | composto | kg       | dois  | 4   |        | joelho 2, quadril 2, lombar 2, tornozelo 1
fx:Squats_-_With_Bands        | joelho  | quadriceps          | gluteos, posterior              | elastico          | 2     | iniciante     | composto | corpo    | dois  | 4   |        | joelho 2, quadril 2, lombar 1, tornozelo 1
fx:Leg_Press                  | joelho  | quadriceps          | gluteos, posterior              | leg-press         | 3     | iniciante     | composto | kg       | dois  | 4   |        | joelho 2, quadril 2, lombar 1
own:leg-press-curto           | joelho  | quadriceps          | gluteos                         | leg-press         | 1     | iniciante     | composto | kg       | dois  | 4   |        | joelho 1, quadril 1
fx:Smith_Machine_Squat        | joelho  | quadriceps          | gluteos, posterior              | smith             | 2     | iniciante     | composto | kg       | dois  | 4   |        | joelho 2, quadril 2, lombar 2, tornozelo 1
fx:Hack_Squat                 | joelho  | quadriceps          | gluteos, posterior              | hack              | 2     | intermediario | composto | kg       | dois  | 4   |        | joelho 3, quadril 2, lombar 1, tornozelo 1
fx:Barbell_Squat              | joelho  | quadriceps          | gluteos, posterior, lombar      | barra             | 3     | intermediario | composto | kg       | dois  | 4   |        | joelho 3, quadril 3, lombar 3, ombro 1, tornozelo 2
fx:Leg_Extensions             | joelho  | quadriceps          |                                 | extensora         | 2     | iniciante     | isolado  | kg       | dois  | 4   |        | joelho 3
`;
