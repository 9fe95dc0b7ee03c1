/** The invitation to the short questionnaire on Hoje: the one text of the questionnaire that the first view loads. */
export const inviteCopy = {
  title: "A sua meta de calorias, em três minutos",
  text: "Umas quinze perguntas rápidas, e a conta aparece inteira: de onde vem e até onde ela erra. Dá para esconder os números.",
  action: "Responder agora",
} as const;
