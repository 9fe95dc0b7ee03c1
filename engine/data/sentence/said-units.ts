/**
 * How measures are typed, and the key of the measure tables. After the key: a factor, where a smaller or larger one is
 * said than the tables have, or `bare`, where the word leaves open which spoon. Plural, accents, case and `de` do not count.
 */
export const saidUnits = `
colher de sopa = cs
col de sopa = cs
cs = cs
colher = cs bare
col = cs bare
colherada = cs bare
colher de sobremesa = sb
col de sobremesa = sb
colher de chá = ch
col de chá = ch
colherinha = ch
colherzinha = ch
colher de café = ch 0.5
col de café = ch 0.5
colher de servir = sv
col de servir = sv
colher de arroz cheia = sv
concha = co
escumadeira = es
espumadeira = es
pegador = pegador
pegada = pegador
copo americano = ca
copo lagoinha = ca
copo de requeijão = cr
copo = copo
copinho = copo 0.5
copão = copo 1.5
xícara de chá = xi
xícara = xi
xic = xi
caneca = xi 1.2
xícara de café = xic-cafe
xicrinha = xic-cafe
taça = taça
chope = chopp
tulipa = chopp
dose = dose
scoop = scoop
medidor = scoop
prato = prato
prato fundo = prato
prato raso = prato
prato de sobremesa = prato
pratinho = prato 0.6
pratão = prato 1.3
tigela = tigela
bowl = tigela
cumbuca = tigela
cuia = cuia
punhado = punhado
mão cheia = punhado
fio = fio
ponta de faca = ponta-de-faca
unidade = un
un = un
und = un
unid = un
inteiro = un
gomo = gomo
folha = fo
lata = lata
latinha = lata
latão = latão
long neck = long-neck
longneck = long-neck
garrafa = garrafa
garrafinha = garrafa 0.5
pote = pote
potinho = pote
copinho de iogurte = pote
pacote = pacote
pacotinho = pacote
pct = pacote
saco = saco
saquinho = saco
barra = barra
quadrado = quadrado
quadradinho = quadrado
bola = bola
espeto = espeto
espetinho = espeto
cacho = cacho
fatia = fa
fat = fa
pedaço = pd
pedacinho = pd 0.6
naco = pd
cubo = pd
rodela = ro
ramo = ramo
buquê = ramo
filé = filé
filezinho = filé 0.7
bife = bife
bifinho = bife 0.7
medalhão = medalhão
posta = posta
peito = peito
coxa = coxa
sobrecoxa = sobrecoxa
asa = asa
asinha = asa
litro = l
`;

/** In brackets after its spoon or cup, as in recipes: `colher (sopa)`. */
export const bracketed: readonly string[] = ["sopa", "sobremesa", "chá", "café", "servir", "americano", "requeijão"];

/** Typed by the scale or the measuring jug: grams, or millilitres taken as grams. */
export const weightUnits: Readonly<Record<string, number>> = {
  g: 1,
  gr: 1,
  grama: 1,
  gramo: 1,
  kg: 1000,
  quilo: 1000,
  kilo: 1000,
  ml: 1,
  mililitro: 1,
  l: 1000,
  lt: 1000,
  litro: 1000,
};
