/** A key and what it does; those that are not in the strip at the foot of the window stand in the list of all keys. */
type KeyText = { keys: readonly string[]; label: string; between?: string };

const to = "a";

export const queueKeys: { strip: readonly KeyText[]; more: readonly KeyText[] } = {
  strip: [
    { keys: ["J", "K"], label: "descer e subir" },
    { keys: ["Enter"], label: "abrir" },
    { keys: ["A"], label: "assumir" },
    { keys: ["R"], label: "responder" },
    { keys: ["D"], label: "adiar" },
    { keys: ["Z"], label: "desfazer" },
    { keys: ["1", "5"], between: to, label: "filtros" },
    { keys: ["?"], label: "todos os atalhos" },
  ],
  more: [
    { keys: ["M"], label: "só os meus" },
    { keys: ["O"], label: "ficha" },
    { keys: ["P"], label: "plano" },
    { keys: ["L"], label: "devolver para a fila" },
  ],
};

export const agendaKeys: typeof queueKeys = {
  strip: [
    { keys: ["J", "K"], label: "chamadas" },
    { keys: ["A"], label: "abrir" },
    { keys: ["L"], label: "ligar" },
    { keys: ["O"], label: "ficha" },
    { keys: ["D"], label: "remarcar" },
    { keys: ["G"], label: "hoje" },
    { keys: ["H"], label: "folga" },
    { keys: ["?"], label: "todos os atalhos" },
  ],
  more: [{ keys: ["←", "→"], label: "semana anterior e seguinte" }],
};

export const everywhereKeys: readonly KeyText[] = [
  { keys: ["Ctrl K"], label: "membros e lugares" },
  { keys: ["Esc"], label: "fechar" },
];

export const keysText = {
  title: "Atalhos",
  here: "Nesta tela",
  everywhere: "Em todas as telas",
  note: "Letras valem quando nenhum campo está em uso, e podem ser desligadas no seu menu.",
} as const;
