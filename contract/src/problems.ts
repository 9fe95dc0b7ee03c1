/** Every problem of the API: its HTTP status and the message for the user. */
export const problems = {
  "invalid-input": { status: 422, message: "Confira os dados e tente novamente." },
  "malformed-body": { status: 400, message: "Não entendemos os dados enviados. Atualize a página e tente novamente." },
  "phone-invalid": { status: 422, message: "Telefone inválido" },
  "phone-taken": {
    status: 409,
    message: "Este telefone já tem uma conta. Entre com a sua senha para continuar.",
  },
  "email-taken": {
    status: 409,
    message: "Este email já tem uma conta. Entre com a sua senha para continuar.",
  },
  "account-exists-lead-recorded": {
    status: 409,
    message: "Você já tem conta, e seu pedido de contato está anotado: o time vai chamar. Para entrar, use sua senha.",
  },
  "wrong-credentials": { status: 401, message: "Email/telefone ou senha incorretos" },
  "wrong-password": { status: 422, message: "Senha incorreta" },
  "too-many-attempts": {
    status: 429,
    message: "Muitas tentativas seguidas. Espere alguns minutos ou recupere a senha por link.",
  },
  "verification-invalid": { status: 422, message: "Este link ou código não vale mais. Peça um novo." },
  "code-invalid": {
    status: 422,
    message: "Este código não confere ou não vale mais. Use o link da mesma mensagem; se ele já venceu, peça outra.",
  },
  "password-needed": { status: 422, message: "Digite sua senha para confirmar este endereço." },
  "password-already-set": { status: 409, message: "Esta conta já tem senha. Use a troca de senha." },
  "no-such-contact": { status: 422, message: "Sua conta não tem esse contato para confirmar." },
  "payment-data-missing": { status: 422, message: "Por favor, preencha todos os campos obrigatórios." },
  "document-invalid": { status: 422, message: "CPF ou CNPJ inválido" },
  "card-number-invalid": { status: 422, message: "Número do cartão inválido" },
  "card-expired": { status: 422, message: "Cartão vencido" },
  "account-not-found": { status: 404, message: "Não encontramos uma conta com este email. Crie a sua para continuar." },
  "card-declined": {
    status: 402,
    message: "O cartão não foi autorizado. Confira os dados, tente outro cartão ou pague com PIX pelo mesmo preço",
  },
  "card-limit": {
    status: 429,
    message: "Foram muitas tentativas com cartão. Pague com PIX pelo mesmo preço ou tente mais tarde",
  },
  "card-issuer-disabled": {
    status: 503,
    message:
      "Cartões deste banco estão em pausa por alguns minutos. Use outro cartão ou pague com PIX pelo mesmo preço",
  },
  "card-disabled": {
    status: 503,
    message: "O pagamento com cartão está indisponível por alguns minutos. O PIX funciona, pelo mesmo preço",
  },
  "start-date-changed": {
    status: 409,
    message: "A data de início da equipe mudou enquanto você preenchia. Confira a nova data e confirme",
  },
  "places-full": {
    status: 409,
    message: "As vagas dos próximos meses acabaram. Fale com a gente para entrar na próxima turma",
  },
  "payment-in-progress": {
    status: 409,
    message: "Já existe um pagamento seu em andamento. Espere alguns segundos pela resposta dele",
  },
  "idempotency-key-reused": {
    status: 422,
    message: "Este envio já foi usado para outro pagamento. Atualize a página.",
  },
  "subscription-active": {
    status: 409,
    message: "Você já tem um plano ativo. Confirme para o novo período começar quando o atual terminar.",
  },
  "paid-already": {
    status: 409,
    message: "Este plano acabou de ser pago e o recibo está no seu email. Para mais um período, volte em 10 minutos",
  },
  "paid-twice": {
    status: 409,
    message: "Você acabou de pagar de outra forma. O valor deste pagamento volta inteiro para você",
  },
  "pix-limit": {
    status: 429,
    message: "Você já gerou seis códigos PIX em uma hora. Pague o último deles, use o cartão ou volte em uma hora",
  },
  "payment-limit": {
    status: 429,
    message:
      "Esta rede fez muitas tentativas de pagamento. Espere 10 minutos, use outra rede ou fale com a gente no WhatsApp",
  },
  "payment-limit-long": {
    status: 429,
    message:
      "Esta rede fez tentativas de pagamento demais hoje. Use outra rede, volte em 12 horas ou fale com a gente no WhatsApp",
  },
  "payments-paused": {
    status: 503,
    message:
      "Os pagamentos estão pausados e nada foi cobrado. Volte em meia hora ou fale com a gente no WhatsApp: guardamos o preço",
  },
  "payments-unavailable": {
    status: 503,
    message: "Não conseguimos falar com o processador de pagamentos. Nada foi cobrado",
  },
  "sign-decided": {
    status: 409,
    message: "Sua equipe já leu e decidiu. Escreva para ela: uma pessoa corrige com você.",
  },
  "intake-incomplete": {
    status: 409,
    message: "Ainda falta uma resposta. Volte à pergunta e responda para continuar.",
  },
  "slot-taken": { status: 409, message: "Esse horário acabou de ser ocupado. Escolha outro: a lista está atualizada." },
  "booking-changed": { status: 409, message: "A sua conversa mudou em outra tela. Veja como ela está agora." },
  "booking-too-late": {
    status: 422,
    message: "Faltam menos de duas horas, e por aqui a hora já não muda. Se não der, a tela oferece outra depois.",
  },
  "booking-not-included": { status: 409, message: "A conversa faz parte do plano Completo." },
  "pause-open": { status: 409, message: "Você já tem uma pausa. Veja como ela está antes de marcar outra." },
  "pause-days-invalid": {
    status: 422,
    message: "Confira os dias: a pausa começa hoje ou depois e dura de 1 a 60 dias. Nada foi pausado.",
  },
  "pause-needs-consent": {
    status: 409,
    message: "Sem a sua autorização para dados de saúde não há plano em andamento. Ela fica em Seus dados.",
  },
  "pause-not-included": { status: 409, message: "A pausa faz parte do plano Completo." },
  "refund-too-late": { status: 422, message: "O prazo para este pedido terminou." },
  "refund-already-requested": { status: 409, message: "Este pedido já foi feito. Acompanhe pelo protocolo." },
  "nothing-to-refund": { status: 422, message: "Não há valor a devolver neste pagamento." },
  "free-days-unavailable": { status: 409, message: "Os dias grátis já não valem para esta compra." },
  "charge-disputed": {
    status: 409,
    message: "Seu banco está analisando uma contestação desta compra. A resposta dele decide o valor.",
  },
  "resume-expired": { status: 404, message: "Este link venceu. Escolha o plano de novo: leva um minuto." },
  "link-invalid": {
    status: 422,
    message: "Este link está incompleto ou não vale mais. Abra a mensagem e tente de novo.",
  },
  "withdrawal-first": {
    status: 409,
    message:
      "Você ainda pode desistir da compra e receber tudo de volta. Peça antes de excluir, ou confirme que abre mão.",
  },
  "subscription-would-end": {
    status: 409,
    message: "Seu plano ainda vale e acaba junto com a conta, sem devolução. Confirme para continuar.",
  },
  "payment-pending": {
    status: 409,
    message: "Há um pagamento em andamento. Espere ele ser confirmado ou vencer, e exclua a conta em seguida.",
  },
  "blog-unavailable": { status: 503, message: "O blog está fora do ar agora. Tente de novo em alguns minutos." },
  "postal-codes-unavailable": { status: 503, message: "Não deu para buscar o endereço agora. Pode continuar." },
  "consent-text-changed": {
    status: 409,
    message: "O texto desta autorização mudou. Atualize a página e leia a versão nova antes de responder.",
  },
  "memory-about-health": {
    status: 422,
    message: "Doenças, remédios, dores e exames não viram lembrança: ficam na anamnese, onde a sua equipe lê.",
  },
  "memory-body-number": {
    status: 422,
    message: "Peso, medidas e calorias ficam no diário. Aqui cabem gostos, rotina e motivos, sem números do corpo.",
  },
  "memory-identifying": {
    status: 422,
    message: "Deixe de fora nome, telefone, email, documento e datas: a IA lembra de você sem eles.",
  },
  "memory-not-possible": {
    status: 422,
    message: "Isto não cabe como lembrança. Escreva um gosto, um hábito ou um motivo, em uma frase.",
  },
  "memory-full": { status: 409, message: "São 30 lembranças, o máximo. Apague uma para guardar outra." },
  "memory-off": { status: 409, message: "A memória está desligada. Ligue para guardar algo novo." },
  "health-consent-missing": {
    status: 409,
    message: "Falta a sua autorização para dados de saúde. Ela fica em Conta, Autorizações.",
  },
  "staff-signed-out": { status: 401, message: "Sua sessão da equipe terminou. Entre de novo para continuar." },
  "staff-credentials-wrong": { status: 401, message: "Não conferiu. Confira os dados e tente de novo." },
  "staff-origin-refused": { status: 403, message: "Este pedido não veio das páginas da equipe." },
  "staff-factor-needed": {
    status: 403,
    message: "Cadastre uma nova chave ou um aplicativo de códigos antes de continuar.",
  },
  "staff-not-permitted": { status: 403, message: "Sua função não permite isto." },
  "staff-registration-expired": {
    status: 403,
    message: "Seu registro no conselho venceu ou não está ativo: assinar fica fechado até a renovação.",
  },
  "staff-confirmation-needed": { status: 403, message: "Confirme de novo com a sua chave ou o seu código." },
  "break-glass-limit": {
    status: 409,
    message:
      "Você já abriu três fichas em emergência na última hora. A próxima quem abre é outra pessoa da administração ou o profissional responsável.",
  },
  "staff-invitation-invalid": { status: 422, message: "Este convite não vale mais. Peça outro a quem administra." },
  "task-due-before": { status: 409, message: "Não dá para adiar para depois do prazo prometido." },
  "task-claimed": { status: 409, message: "Outra pessoa assumiu este item agora. Para ficar com ele, diga o motivo." },
  "call-too-early": { status: 409, message: "Ainda é cedo: a conversa não começou, ou faz menos de dez minutos." },
  "absence-invalid": { status: 422, message: "Confira as horas: a folga termina depois de começar, e no futuro." },
  "review-date-invalid": { status: 422, message: "Diga até quando você olha de novo, em até 30 dias." },
  "promise-not-running": { status: 409, message: "Esta promessa não está correndo: não há prazo para parar." },
  "promise-not-paused": { status: 409, message: "O prazo desta promessa já está correndo." },
  "promise-pause-not-teams": { status: 409, message: "Esta pausa não é da equipe: ela termina sozinha." },
  "promise-already-paused": { status: 409, message: "O prazo desta promessa já está parado." },
  "promise-reason-refused": { status: 409, message: "O prazo desta promessa não para por esse motivo." },
  "promise-without-question": {
    status: 409,
    message: "Depois que o prazo começou, a equipe não escreveu nada que espere resposta. Pergunte primeiro.",
  },
  "promise-without-silence": {
    status: 409,
    message: "Para parar o prazo são precisos dois avisos enviados e 7 dias sem sinal da pessoa depois deles.",
  },
  "decision-outdated": {
    status: 409,
    message: "Chegaram respostas novas enquanto você lia. Leia de novo antes de decidir.",
  },
  "decision-locked": { status: 409, message: "Uma linha da tabela de segurança não permite esta decisão." },
  "food-not-excluded": { status: 409, message: "Este alimento já pode entrar no plano: nada o deixa de fora." },
  "food-final": {
    status: 409,
    message: "Este alimento ninguém libera: é alergia com reação grave ou doença celíaca.",
  },
  "report-refused": {
    status: 409,
    message: "Não deu para registrar. Confira a data, o que foi escrito e se a pessoa ainda autoriza o uso dos dados.",
  },
  "draft-leased": { status: 409, message: "Outra pessoa está editando esta metade. Para assumir, diga o motivo." },
  "draft-changed": { status: 409, message: "Esta metade foi salva em outro lugar. Compare antes de continuar." },
  "draft-signed": { status: 409, message: "Esta metade já está assinada. Retire a assinatura para mudar." },
  "plan-outdated": { status: 409, message: "Há uma versão mais nova do plano. Refaça a mudança sobre ela." },
  "plan-locked": { status: 409, message: "Há uma trava: corrija o que ela aponta antes de assinar." },
  "review-answered": { status: 409, message: "Alguém da equipe já respondeu esta revisão." },
  "question-answered": { status: 409, message: "A equipe já respondeu. A resposta está na conversa." },
  "reply-too-long": { status: 422, message: "Resuma a resposta em duas frases e um próximo passo." },
  "reply-unfilled": { status: 422, message: "Falta preencher um campo entre chaves antes de enviar." },
  "plan-unchanged": { status: 409, message: "Nada mudou. Para publicar assim, diga por que o plano fica mantido." },
  "plan-code-unknown": { status: 404, message: "Nenhum plano assinado tem este código. Confira letra por letra." },
  "rate-limited": { status: 429, message: "Muitas consultas seguidas. Espere um minuto e tente de novo." },
  "not-found": { status: 404, message: "Não encontramos o que você procura." },
  overloaded: { status: 503, message: "Muita gente chegou ao mesmo tempo. Tente de novo em alguns segundos." },
  "temporarily-unavailable": {
    status: 503,
    message: "Estamos um pouco lentos agora. Tente de novo em alguns segundos.",
  },
  internal: { status: 500, message: "Erro interno do servidor. Tente novamente." },
} as const satisfies Record<string, { status: number; message: string }>;

export type ProblemCode = keyof typeof problems;
