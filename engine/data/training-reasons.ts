/** Why a training half is as it is, in sentences. `{name}` is a value of the reason, said in the words below where it has some. */
export const trainingReasonTexts = {
  "training.added": "O treino entrou no seu plano agora. A alimentação continua a mesma.",
  "training.split.corpo-todo":
    "São {sessions} treinos de corpo todo: assim cada grupo de músculos trabalha mais de uma vez na semana, com descanso entre um treino e outro. Mais dias não trariam mais resultado se um deles acabasse ficando para depois.",
  "training.split.superior-inferior":
    "São {sessions} treinos, um para a parte de cima e outro para a de baixo, em rodízio: enquanto uma descansa, a outra trabalha.",
  "training.split.superior-inferior-inteiro":
    "São {sessions} treinos: dois para a parte de cima, dois para a de baixo e um de corpo todo. Enquanto uma parte descansa, a outra trabalha.",
  "training.split.empurrar-puxar-pernas":
    "São {sessions} treinos: empurrar, puxar e pernas. Com tantos dias, dividir assim dá descanso para cada músculo antes de ele trabalhar de novo.",
  "training.split.empurrar-puxar-pernas-e-partes":
    "São {sessions} treinos: empurrar, puxar, pernas, parte de cima e parte de baixo. Com tantos dias, dividir assim dá descanso para cada músculo antes de ele trabalhar de novo.",
  "training.split.leve":
    "São {sessions} treinos leves, de força fácil e mobilidade, para o corpo se acostumar com segurança.",
  "training.walks.nivel":
    "Você contou {days} dias. Nos primeiros meses o músculo cresce no descanso: ficam {sessions} treinos, e {rest} uma caminhada.",
  "training.walks.saude":
    "Para saúde e disposição, {sessions} treinos de força na semana bastam: {rest}, uma caminhada rende mais.",
  "training.walks.limitado": "Dos {days} dias que você contou, {sessions} são de força leve; {rest}, uma caminhada.",
  "training.walks.poucos-exercicios":
    "Com as regiões que você contou, sobraram poucos exercícios seguros para parte dos dias: neles, o plano é caminhar, e o treinador monta o resto com você.",
  "training.free":
    "Dos {days} dias que você contou, {sessions} são de treino. O resto fica livre: com a dor que você contou, nem caminhada entra por enquanto.",
  "training.free.poucos":
    "Com a dor que você contou, sobraram poucos exercícios seguros, e nem caminhada entra por enquanto. Os dias sem treino ficam livres, e o treinador monta o resto com você.",
  "training.none":
    "Com a dor que você contou, não sobrou exercício que dê para indicar com segurança, nem caminhada. Por enquanto não há treino: uma pessoa lê as suas respostas e monta com você.",
  "training.none.walks":
    "Com a dor que você contou, não sobraram exercícios bastantes para um treino seguro. Por enquanto o plano é caminhar no seu ritmo, e uma pessoa lê as suas respostas e monta o resto com você.",
  "training.goal.emagrecer": "Para emagrecer, a força protege o músculo e os minutos de cardio crescem toda semana.",
  "training.goal.manter": "O treino cuida da força e da disposição, e os minutos de cardio crescem toda semana.",
  "training.goal.recompor": "Para trocar gordura por músculo, força e cardio andam juntos.",
  "training.goal.ganhar": "Para ganhar músculo, as séries vêm primeiro e o cardio fica no necessário para o coração.",
  "training.goal.saude":
    "Para saúde e disposição, o que mais conta é a regularidade: força poucas vezes, caminhada sempre.",
  "training.minutes.about": "Cada treino leva perto dos {minutes} minutos que você tem, com o aquecimento dentro.",
  "training.minutes": "Cada treino cabe nos {minutes} minutos que você tem, com o aquecimento dentro.",
  "training.minutes.limited": "Por enquanto cada treino cabe em {minutes} minutos, com o aquecimento dentro.",
  "training.minutes.left.limitado":
    "Sobram até {left} minutos do tempo que você tem (treino {sessions}): por enquanto o começo é leve, de propósito.",
  "training.minutes.left.comeco":
    "Sobram até {left} minutos do tempo que você tem (treino {sessions}): no começo são poucas séries, de propósito.",
  "training.minutes.left.inicio":
    "Sobram até {left} minutos do tempo que você tem (treino {sessions}): nos primeiros meses, poucos exercícios bem feitos rendem mais que muitos.",
  "training.minutes.left.nivel":
    "Sobram até {left} minutos do tempo que você tem (treino {sessions}): as séries já chegam ao limite do seu nível.",
  "training.minutes.left.regiao":
    "Para poupar {spared}, o plano deixa livres até {left} minutos (treino {sessions}), até o treinador olhar.",
  "training.minutes.left.equipamento":
    "Sobram até {left} minutos do tempo que você tem (treino {sessions}): com o que há nesse lugar, mais séries não trariam mais resultado.",
  "training.minutes.use": "O que sobra do tempo é bom para o cardio da semana: cada minuto conta.",
  "training.pairs":
    "Alguns exercícios alternam em dupla: enquanto um grupo de músculos trabalha, o outro descansa, e o treino cabe no tempo.",
  "training.place": "Tudo se faz {place}.",
  "training.either-equipment":
    "Você contou elástico ou halteres. Onde o treino pede um dos dois, a primeira troca se faz sem ele.",
  "training.regions":
    "Ficou de fora o que exige {regions}, também nas trocas. O que ficou pede pouco dali; se doer, pare e avise.",
  "training.regions.strict":
    "Com dor forte, ficou de fora tudo o que exige {regions}, mesmo pouco: no treino, no aquecimento, no cardio e nas trocas.",
  "training.other-region":
    "Você contou uma região que as nossas regras não conhecem. O treinador lê antes de assinar; o que incomodar, troque ou pule.",
  "training.lack.todo": "Para poupar {spared}, por enquanto não há exercício para {groups}, até o treinador olhar.",
  "training.lack.volume.tempo":
    "Com esse tempo, faltam algumas séries do ideal para {groups}. Ainda assim o treino funciona: o que conta é repetir toda semana.",
  "training.lack.volume.regiao":
    "Para poupar {spared}, faltam algumas séries do ideal para {groups}, até o treinador olhar.",
  "training.lack.volume.equipamento": "Com o que há nesse lugar, faltam algumas séries do ideal para {groups}.",
  "training.lack.volume.nivel":
    "O treino vai até o limite do seu nível, de propósito: algumas séries a mais para {groups} ficam para depois.",
  "training.lack.volume.comeco":
    "Na primeira semana são no máximo {sets} séries por treino, para o corpo se acostumar. Depois elas crescem aos poucos.",
  "training.lack.dias.tempo": "Com esse tempo, só deu para treinar {groups} em um dia da semana.",
  "training.lack.dias.regiao":
    "Para poupar {spared}, o plano treina {groups} em menos de dois dias na semana, até o treinador olhar.",
  "training.lack.dias.equipamento":
    "Com o que há nesse lugar, o plano treina {groups} em menos de dois dias na semana.",
  "training.lack.dias.nivel": "Neste nível, o plano treina {groups} em menos de dois dias na semana, de propósito.",
  "training.effort":
    "Na primeira semana, pare cada série sabendo que ainda daria mais {reserve}. Parece pouco, e é de propósito: a primeira semana é para aprender o caminho.",
  "training.sleep":
    "Com poucas horas de sono, o esforço não sobe nestas quatro semanas. Dormir melhor também é treino.",
  "training.balance": "Entrou equilíbrio em {days} dias, porque a partir dos 60 ele evita quedas.",
  "training.no-balance": "Faltou o treino de equilíbrio: com as regiões que você contou, o treinador escolhe com você.",
  "training.level-b":
    "Pelas suas respostas, até uma pessoa ler, o treino é leve: sem salto, sem peso acima da cabeça, sem carga nas costas, e sem meta de peso para levantar.",
  "training.pressao": "Solte o ar ao fazer força e nunca prenda a respiração: prender faz a pressão subir.",
  "training.epilepsia":
    "Ficou de fora o que poderia machucar numa crise: peso sobre o corpo, altura e aparelho em movimento. Para nadar ou pedalar, só com companhia.",
  "training.diabetes": "O cardio é moderado. Leve água e algo doce, e olhe os pés depois de caminhar.",
  "training.glp1": "Com o remédio que você contou, a força vem primeiro: ela segura o músculo enquanto o peso muda.",
  "training.cardio":
    "O cardio começa em {first} minutos na semana e chega a {last}, do jeito que couber, no ritmo em que dá para conversar, mas não para cantar.",
  "training.no-cardio":
    "Cardio também fica para depois: caminhar, pedalar e dançar exigem da região que está com dor. Quando melhorar, conte aqui, e ele volta.",
  "training.moderate": "Por enquanto nada de correr ou saltar: o ritmo moderado traz quase tudo, com menos risco.",
  "training.likings": "O cardio começa pelo que você gosta: {likings}.",
  "training.own-way": "O que você já gosta de fazer também conta nos minutos: {likings}.",
} as const;

/** Keys that a value may hold, in words. A value may hold several, with commas between. */
export const trainingReasonWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sessions: { 1: "um", 2: "dois", 3: "três", 4: "quatro", 5: "cinco", 6: "seis" },
  days: { 1: "um", 2: "dois", 3: "três", 4: "quatro", 5: "cinco", 6: "seis" },
  reserve: { 1: "uma", 2: "duas", 3: "três", 4: "quatro" },
  place: {
    academia: "na academia, com aparelhos que quase toda academia tem",
    "casa-sem-nada": "em casa, com cadeira, toalha, mochila e o que toda casa tem",
    "casa-com-equipamento": "em casa, com o que você tem",
    condominio: "na sala do condomínio, com halteres e esteira",
    rua: "na rua ou no parque, com banco, degrau, poste e mochila",
  },
  regions: {
    ombro: "do ombro",
    lombar: "da lombar",
    joelho: "do joelho",
    quadril: "do quadril",
    punho: "do punho",
    tornozelo: "do tornozelo",
  },
  spared: {
    ombro: "o ombro",
    lombar: "a lombar",
    joelho: "o joelho",
    quadril: "o quadril",
    punho: "o punho",
    tornozelo: "o tornozelo",
  },
  groups: {
    quadriceps: "a frente da coxa",
    posterior: "a parte de trás da coxa",
    gluteos: "os glúteos",
    peito: "o peito",
    costas: "as costas",
    ombros: "os ombros",
    bracos: "os braços",
    abdomen: "o abdômen",
  },
  likings: {
    caminhar: "caminhar",
    correr: "correr",
    bicicleta: "pedalar",
    dancar: "dançar",
    nadar: "nadar",
    esporte: "praticar esporte",
  },
};
