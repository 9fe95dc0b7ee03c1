import type { Triggers } from "./match-text.ts";

export const emergencyWords: Triggers = {
  any: ["dor no peito", "dor forte no peito", "aperto no peito", "peito apertad*", "desmai*"],
  together: [["falta de ar", "agora"], ["falta de ar", "forte"], ["sem conseguir respirar"], ["nao consig* respirar"]],
  except: ["nunca desmai*"],
};

export const anaphylaxisWords: Triggers = {
  any: [
    "garganta fech*",
    "garganta ta fech*",
    "garganta esta fech*",
    "fech* a garganta",
    "fech* minha garganta",
    "inch* a boca",
    "inch* minha boca",
    "inch* a lingua",
    "inch* minha lingua",
    "inch* o rosto",
    "inch* meu rosto",
    "inch* os labios",
    "inch* o labio",
    "boca inch*",
    "boca ta inch*",
    "lingua inch*",
    "lingua ta inch*",
    "labio inch*",
    "labios inch*",
    "rosto inch*",
    "rosto ta inch*",
    "anafil*",
  ],
};

export const hypoglycaemiaWords: Triggers = {
  any: ["hipoglicem*", "acucar baixo", "glicemia baixa", "glicose baixa", "glicemia caiu", "glicose caiu"],
  together: [
    ["insulin*", "suando frio"],
    ["insulin*", "trem*"],
    ["insulin*", "tont*"],
    ["diabet*", "suando frio"],
    ["diabet*", "tremendo"],
    ["gliclazida", "trem*"],
    ["glibenclamida", "trem*"],
    ["glimepirida", "trem*"],
    ["glicemia", "tont*"],
    ["glicemia", "trem*"],
    ["glicose", "trem*"],
  ],
};
