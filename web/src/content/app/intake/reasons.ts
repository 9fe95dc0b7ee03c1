/**
 * Why a member received what they received, by the code of the safety table's row. Each sentence says what was answered,
 * as a fact and without a verdict, and what it changes. Rows without figures: the same sentence is read in every mode.
 */
export const intakeReasons: Readonly<Record<string, string>> = {
  R01_MENOR_DE_18: "Pela data de nascimento, você ainda não fez dezoito anos. O programa é só para adultos.",
  R02_GRAVIDA:
    "Você contou que está grávida. Agora quem conduz a alimentação e o treino é uma pessoa, com o seu pré-natal.",
  R03_AMAMENTA_OU_BEBE:
    "Você amamenta ou teve bebê há pouco. Seu corpo gasta mais agora, então nada de corte; o treino espera uma conversa.",
  R04_IMC_MENOR_18_5:
    "Pelo seu peso e pela sua altura, perder peso não seria um cuidado. Uma nutricionista conversa com você antes.",
  R05_IMC_BAIXO_E_EMAGRECER:
    "Seu peso já está na faixa mais baixa do saudável. O plano mantém a energia e trabalha força e rotina.",
  R06_IMC_40: "Para proteger as articulações, o treino começa com pouco impacto.",
  R07_IMC_50: "O começo pede um olhar de perto: uma pessoa combina com você a alimentação e o movimento.",
  R08_PESO_DESEJADO_BAIXO:
    "O peso que você tem em mente ficaria abaixo do que costuma fazer bem. A gente conversa sobre isso antes de cortar qualquer coisa.",
  R09_SCOFF_2:
    "Pelas respostas sobre a sua relação com a comida, o plano usa porções pela mão e pelo prato, sem contar nada.",
  R10_TRANSTORNO_ALIMENTAR:
    "Você contou algo importante sobre a sua relação com a comida. Quem cuida disso é uma pessoa, com calma e sem números.",
  R11_PHQ2_3: "Você contou que os últimos dias têm sido pesados. O plano exige menos, e uma pessoa procura você.",
  R12_CRISE: "Você escreveu algo que pede atenção agora. Por isso o resto ficou em pausa.",
  R13_DIABETES_1_OU_INSULINA:
    "Com insulina ou remédio que baixa a glicose, mexer na comida e no treino sem acompanhamento pode causar hipoglicemia.",
  R14_DIABETES_2: "Com diabetes, o corte é pequeno e o carboidrato fica distribuído ao longo do dia.",
  R15_RIM: "Com doença nos rins, proteína, potássio e água precisam ser combinados com quem acompanha você.",
  R16_PRESSAO_CONTROLADA:
    "Com pressão alta controlada, a comida leva menos sal e o treino evita prender a respiração e cargas máximas.",
  R17_PRESSAO_NAO_CONTROLADA: "Sem saber como está a sua pressão, o treino espera. A alimentação já leva menos sal.",
  R18_SINAIS_OU_CORACAO: "Você contou um sinal ou uma história de coração que pede liberação médica antes de treinar.",
  R19_BARIATRICA_RECENTE:
    "A cirurgia bariátrica é recente, e essa fase tem um ritmo próprio, que se combina com quem operou você.",
  R20_BARIATRICA_18_MESES:
    "Depois de uma bariátrica, as porções e a proteína pedem cuidado próprio. Uma nutricionista confere.",
  R21_GLP1:
    "Com esse tipo de remédio a fome já diminui. O plano não corta: cuida de proteína, líquidos e refeições pequenas.",
  R22_REMEDIO_COM_INTERACAO:
    "Um dos seus remédios conversa com a água ou com a comida. A quantidade certa se combina com quem receitou.",
  R23_ALERGIA_LISTADA: "Você marcou uma alergia ou intolerância. O que faz mal fica de fora.",
  R24_REACAO_GRAVE_OU_TEXTO:
    "Você já teve uma reação forte, ou contou uma alergia que a máquina não conhece. Nenhum cardápio é gerado antes de uma pessoa ler.",
  R25_CELIACA: "Com doença celíaca, além de não ter glúten, a comida não pode ter encostado nele.",
  R26_FIGADO_DII_GOTA_CANCER:
    "A condição que você contou muda o que a comida precisa fazer. Isso se decide com uma pessoa, não com uma conta.",
  R27_60_ANOS: "Depois dos sessenta, o plano cuida mais de proteína, força e equilíbrio.",
  R28_75_ANOS_OU_QUEDAS: "Pela idade ou pelas quedas que você contou, o começo é mais leve e com apoio.",
  R29_DOR_7: "Você contou uma dor forte. O treino não mexe nessa região até uma pessoa olhar.",
  R30_SEM_MARGEM: "Com o seu corpo e a sua rotina, cortar energia renderia quase nada. Manter bem rende mais.",
  R31_TEXTO_NAO_RECONHECIDO:
    "Você contou um remédio ou uma condição que as nossas regras não conhecem. A máquina não chuta: uma pessoa lê.",
  R32_MORA_FORA:
    "Você mora fora do Brasil. O que aparece aqui é educativo; o plano assinado depende da lei do lugar onde você está.",
  R33_SEM_CONSENTIMENTO: "Você não autorizou guardar dados de saúde. Sem eles não há conta nem plano do seu corpo.",
  R34_EPILEPSIA: "Com epilepsia, o treino evita água sem companhia, altura e barra sobre o corpo.",
  R35_APNEIA_SEM_TRATAMENTO: "A apneia sem tratamento atrapalha o sono e a fome. Vale levar isso a um médico.",
  R36_GOTA: "Com gota, ficam de fora miúdos, sardinha, caldo de carne e álcool. O resto do prato continua variado.",
  R37_COLESTEROL: "Com colesterol ou triglicérides altos, o prato leva pouca gordura saturada e bastante fibra.",
  R38_LEVOTIROXINA: "O remédio da tireoide pede estômago vazio: a primeira refeição vem meia hora depois dele.",
  R39_VARFARINA:
    "Folhas verdes mexem com a varfarina: as que você já come, mantenha sem mudar de uma vez. Avise quem controla o seu exame.",
};

/** In the order of the rows. */
export const reasonsOf = (rows: readonly string[]): string[] => rows.flatMap((code) => intakeReasons[code] ?? []);
