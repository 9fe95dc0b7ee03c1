/** Of records that the server did not take: a day in the future, most often of a device whose clock is ahead. */
export const invalidCopy = {
  title: (count: number) => (count === 1 ? "1 registro não foi aceito." : `${count} registros não foram aceitos.`),
  clockAhead:
    "A data deste aparelho está adiantada, e um dia que ainda não chegou não é guardado. Acerte a data nos ajustes do aparelho e anote de novo. O que você já anotou ficou só aqui.",
  text: "O que você anotou ficou só neste aparelho. Confira o dia e os valores, e anote de novo.",
  retry: "Tentar de novo",
  discard: "Apagar daqui",
} as const;
