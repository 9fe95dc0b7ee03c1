import type { WordPattern } from "./word-patterns.ts";

/** Long ago: what is told is a history. */
export const LONG_AGO: readonly WordPattern[] = [
  "anos atras",
  "ano atras",
  "ha|faz|fazem ~1 anos",
  "ha|faz # anos",
  "hace ~2 anos",
  "years ago",
  "ano passado",
  "ano retrasado",
  "last year",
  "aos # $",
  "aos #",
  "com # anos",
  "quando ~2 era|fui",
  "quando ~2 tinha #",
  "quando ~1 crianca|adolescente|jovem|nova|novo",
  "na|durante adolescencia|infancia|juventude|faculdade",
  "na minha adolescencia|infancia|juventude",
  "em #1950+",
  "cuando era",
  "when i was",
  "in #1950+",
  "muito tempo atras",
  "ha|faz muito|tempos tempo?",
  "ha|faz decada*",
  "no passado",
  "de ~1 adolescente|jovem",
  "used to",
  "marcas|cicatrizes antigas",
  "antigamente",
  "uma epoca",
  "naquela epoca",
];

/** A history, and well today. */
export const WELL_SINCE: readonly WordPattern[] = [
  "anos|era|fui|tinha|adolesc*|passado|years|ninez ~14 hoje|agora|ahora|hoy|now|today ~3 bem|bien|otim*|amo|feliz|melhor|mejor|recuperad*|fine|okay|better|tratamento|acompanhamento|terapia",
  "em|en|in #1950+ ~14 hoje|agora|ahora|hoy|now|today ~3 bem|bien|otim*|amo|feliz|melhor|fine|okay|better|tratamento",
];

/** The history is no longer only one. */
export const AGAIN: readonly WordPattern[] = [
  "de novo",
  "voltei|voltou|voltando|voltar a",
  "ontem",
  "hoje ~3 pens*",
  "ainda pens*",
  "again",
  "otra vez",
  "essa|esta semana",
];

export const STUDY: readonly WordPattern[] = [
  "<school>",
  "aula|aulas|trabalho|artigo|curso|prova|materia|noticia|noticias|essay|class|clase|charla ~3 sobre|about",
  "caiu na prova",
  "primeiros|primeros socorros|auxilios",
  "faculdade ~4 aula|estud*",
  "estudei|estudando|estudo ~3 na|no|para|sobre ~1 faculdade|escola|prova|curso|medicina|enfermagem",
  "li|vi|assisti|watched|read ~2 livro|filme|serie|materia|noticia|noticias|reportagem|novela|video|show",
  "serie de|da|sobre",
  "na novela|serie|peca",
  "o que e",
  "li|vi|ouvi|assisti|read ~1 sobre|about",
  "serie|filme|novela|livro|documentario|reportagem ~3 fala|conta|mostra|trata|retrata",
  "falou|fala|falaram|explicou|ensinou|talked ~3 na|no|in ~1 aula|palestra|faculdade|curso|class",
];

/** Days ago, and nothing of it today. */
export const DAYS_AGO: readonly WordPattern[] = [
  "semana passada",
  "mes passado",
  "mes|semana retrasado|retrasada",
  "meses atras",
  "semanas atras",
  "dias atras",
  "ano passado",
  "anos atras",
  "ha|faz|tem ~2 dias|semanas|meses|anos|mes",
  "hace ~2 dias|semanas|meses|anos|mes|semana",
  "# dias|semanas|meses atras",
  "last week|month|year",
  "# weeks|months|days|years ago",
  "a week|month|year ago",
  "outro dia",
  "el mes pasado",
  "la semana pasada",
  "as vezes",
  "de vez em quando",
  "a veces",
  "sometimes",
  "quando ~1 adolescente|crianca|gravida",
];

/** Said over food and laughed at: it is heard, and nobody is woken. */
export const JOKE: readonly WordPattern[] = [
  "se|si|if ~12 me|myself ~2 mat*|jog*|enforc*|suicid*|atir* ~9 <laugh>",
  "me mato|matar se|si|if ~12 <laugh>",
];

export const LAUGHS: readonly WordPattern[] = ["<laugh>"];

/** An illness that is only named: a lesson, an examination, somebody's work. */
export const SUBJECT: readonly WordPattern[] = [
  "aula|aulas|prova|provas|concurso|vestibular|enem|residencia|faculdade|seminario|palestra|apresentacao|estudar|estudando|estudo|exam|lecture|clase",
  "atendi|atendo|atendemos|atender ~4 paciente|pacientes|caso|cliente|senhor|senhora|moco|moca|crianca",
  "paciente|pacientes com|de|que",
  "qual|quais|what|cual ~3 tratamento|sintoma*|sinal|sinais|causa*|diferenca|treatment|symptoms",
  "serie|filme|novela|livro|documentario|personagem|reportagem|atriz ~3 fala|conta|mostra|trata|retrata|tem|teve",
  "curso|treinamento ~3 socorros|enfermagem|medicina|brigada",
];
