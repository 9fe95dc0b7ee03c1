/** The rungs of each ladder, the easiest first. */
export const ladders = {
  agachamento: `own:agachamento-cadeira fx:Bodyweight_Squat own:agachamento-pausa own:agachamento-mochila
    own:agachamento-bulgaro`,
  afundo: "own:afundo-apoio fx:Bodyweight_Walking_Lunge fx:Dumbbell_Lunges",
  degrau: "own:degrau-baixo fx:Step-up_with_Knee_Raise fx:Dumbbell_Step_Ups",
  ponte: "fx:Butt_Lift_Bridge own:ponte-pes-cadeira fx:Single_Leg_Glute_Bridge own:ponte-um-pe-cadeira",
  deslize: "own:deslize-descida own:deslize-completo",
  panturrilha: "own:panturrilha-apoio own:panturrilha-degrau own:panturrilha-um-pe",
  flexao: `own:flexao-parede fx:Incline_Push-Up fx:Incline_Push-Up_Medium own:flexao-joelhos fx:Pushups
    fx:Push-Ups_With_Feet_Elevated`,
  "flexao-carpada": "own:flexao-carpada-apoio own:flexao-carpada-chao",
  "flexao-fechada": "own:flexao-fechada-apoio fx:Push-Ups_-_Close_Triceps_Position",
  remada: "own:remada-toalha own:remada-lencol own:remada-lencol-deitada own:remada-mochila",
  "remada-suspensa": "fx:Suspended_Row fx:Inverted_Row fx:Bodyweight_Mid_Row",
  "barra-fixa": "own:suspensao-ativa own:descida-na-barra fx:Band_Assisted_Pull-Up fx:Chin-Up fx:Pullups",
  prancha: "own:prancha-apoio own:prancha-joelhos fx:Plank own:prancha-toque-ombro",
  "prancha-lateral": "own:prancha-lateral-joelhos fx:Side_Bridge",
  "inseto-morto": "own:toque-de-calcanhar fx:Dead_Bug",
  equilibrio: "own:equilibrio-um-pe own:alcance-em-um-pe",
} as const;
