import type { Classes } from "../words/cues.ts";

const words = (list: string): readonly string[] => list.split(" ");

/** Words of one meaning, for the cues. */
export const classes: Classes = {
  nao: words("nao nem nunca jamais"),
  quero: words(
    "quero queria querendo vontade penso pensando pensei vou vamos decidi preciso posso podia pode queremos quer",
  ),
  vou: words(
    "vou vai vamos iremos indo hoje amanha sabado domingo sexta noite convid* marcaram chamaram tem terei teremos tenho",
  ),
  hoje: words("hoje agora amanha noite semana dia essa esta"),
  comi: words("comi jantei almocei tomei bebi lanchei mandei devorei provei"),
  largar: words("desist* larg* abandon* parar sair"),
  treinar: words("trein* malh* academia exerc* muscul* ginastica"),
  semana: words("segunda terca quarta quinta sexta sabado domingo"),
  regiao: words(
    "joelho* ombro* costa* coluna lombar quadril quadris punho* pulso* tornozelo* pescoco cotovelo* virilha canela panturrilha perna* braco* pe pes mao bacia cervical ciatico lombo cadeiras rotula calcanhar coxa",
  ),
  dor: words(
    "doi doem doendo doeu doer doa dor dores dolorid* machuq* machuca* machuqu* fisgada* travou travada travado torci incomod* estal* latej* pontada* lesao lesion* lascad* ardendo inflamad* inflamou repux* beliscando",
  ),
  carga: words("carga cargas peso pesos kg quilo quilos anilha"),
  doce: words(
    "doce doces chocolate chocolates bolo sobremesa sorvete brigadeiro acucar pudim bombom guloseima* besteira* porcaria*",
  ),
  bebida: words(
    "cerveja cervejas vinho vinhos alcool bebida bebidas alcoolic* caipirinha drink drinks vodka gin whisky uisque cachaca pinga espumante licor beber birita goro goró",
  ),
  suplemento: words(
    "whey creatina suplement* pretreino termogenico* cafeina colageno omega multivitaminico vitamina bcaa glutamina hipercalorico albumina hidratante proteico probiotico maca melatonina magnesio caseina",
  ),
  aparelho: words(
    "aparelho aparelhos maquina maquinas halter halteres barra banco elastico esteira bicicleta bike polia anilha equipamento equipamentos colchonete caneleira kettlebell legpress cabo smith cadeira cross",
  ),
  refeicao: words("cafedamanha almoco jantar janta lanche lanchinho ceia refeicao cafe"),
  festa: words(
    "festa festas festinha aniversario casamento formatura batizado confraternizacao natal anonovo reveillon pascoa cha churras baile balada rave happyhour",
  ),
  familia: words(
    "marido esposa mulher filho filha filhos filhas criancas crianca familia mae pai sogra pessoal namorado namorada casa galera menino menina bebe",
  ),
};
