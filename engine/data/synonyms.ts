/**
 * Words that mean the same inside a food's name: `aipim cozido` finds `mandioca cozida`. The first of a line is the
 * catalogue's; case and accents do not count. False friends stay apart: canjica is white corn in milk in the south and
 * curau in the north-east, cuscuz nordestino and cuscuz paulista are two foods, a média is bread here and coffee there.
 */
export const synonyms = `
arroz branco = arroz = arroz agulhinha
macarrão = espaguete = massa = talharim = penne = parafuso
macarrão instantâneo = miojo = lámen
cuscuz de milho = cuscuz nordestino = cuscuz
flocão de milho = flocão = floco de milho
fubá = farinha de polenta
polenta = angu
amido de milho = maizena = maisena em pó
aveia em flocos = aveia = flocos de aveia
cereal matinal = sucrilhos = corn flakes
milho verde = milho
milho na espiga = espiga de milho = milho cozido
batata = batata-inglesa = batatinha
mandioca = aipim = macaxeira = macacheira
mandioquinha = batata-baroa = batata-salsa = baroa = cenoura-amarela
inhame = taro
cará = cará-inhame
farinha de mandioca = farinha = farinha de mesa
farofa = farofinha
tapioca = beiju
polvilho doce = goma seca
fécula de mandioca = goma = polvilho
pão francês = pão de sal = cacetinho = pãozinho = pão careca = pão jacó = carioquinha
pão de forma = pão de sanduíche
pão sírio = pão árabe = pita
pão folha = wrap = tortilha = rap10
pão na chapa = pão com manteiga
biscoito = bolacha
biscoito cream cracker = bolacha de água e sal = cream cracker
biscoito de arroz = bolacha de arroz
feijão carioca = feijão = feijão carioquinha
feijão-fradinho = feijão-de-corda = feijão-caupi = feijão macáçar
guandu = andu = feijão-guandu
ervilha = petit-pois
tofu = queijo de soja
proteína de soja = carne de soja = soja texturizada = PTS
homus = hummus = pasta de grão-de-bico
bife de patinho = bife
carne moída = boi ralado = guisado
contrafilé = contra-filé
filé-mignon = mignon
acém = agulha
lagarto = tatu = posta branca
fraldinha = vazio
carne-seca = charque = jabá
almôndega = bolinho de carne
hambúrguer bovino = hambúrguer
bisteca de porco = bisteca = costeleta
torresmo = pururuca
linguiça = calabresa = linguicinha
salsicha = vina
frango = galinha
peito de frango = filé de frango
peito de peru = blanquet
ovo = ovos
muçarela = mussarela = mozarela = mozzarella
queijo minas = queijo branco = queijo fresco = minas frescal
queijo prato = queijo lanche
queijo fundido = polenguinho = queijo processado
queijo coalho = queijo de coalho
parmesão = queijo ralado
requeijão = catupiry
iogurte = danone = yogurte
leite integral = leite
leite em pó = leite ninho
leite condensado = leite moça
leite fermentado = yakult
petit suisse = danoninho
whey protein = whey = proteína em pó
bebida de soja = leite de soja
bebida de amêndoas = leite de amêndoas
bebida de aveia = leite de aveia
bebida de arroz = leite de arroz
azeite = azeite de oliva = óleo de oliva
azeite de dendê = dendê = óleo de palma
óleo de soja = óleo = óleo de cozinha
margarina = creme vegetal
castanha-do-pará = castanha-do-brasil
noz = nozes
pasta de amendoim = manteiga de amendoim
linhaça = semente de linhaça
chia = semente de chia
alface = salada de folhas = salada verde
acelga = couve-chinesa
almeirão = radiche
couve = couve-manteiga = couve mineira
salsão = aipo
broto de feijão = moyashi
cogumelo-de-paris = champignon = cogumelo
brócolis = brócoli
berinjela = beringela
abobrinha = abobrinha italiana
vinagrete = molho à campanha
abóbora = jerimum = cabotiá = cabotian = cabochá
chuchu = machucho = xuxu
vagem = feijão-vagem
alho-poró = alho-porro
seleta de legumes = jardineira
salada de legumes no vapor = legumes no vapor
salsa = salsinha
cebolinha = cebolinha verde
laranja = laranja-pera
laranja-baía = laranja-bahia = laranja de umbigo
mexerica = tangerina = bergamota = mimosa
mexerica poncã = poncã = ponkan
mamão = papaia = papaya = mamão havaí
limão = limão-taiti
nêspera = ameixa-amarela
jamelão = jambolão = azeitona-roxa
cajá-manga = cajarana
polpa de cajá = taperebá
banana-prata = banana
banana-nanica = banana-d'água = banana-caturra
banana-da-terra = banana-comprida = pacovã
maçã = maçã gala
abacaxi = ananás
seriguela = ciriguela = siriguela
pinha = fruta-do-conde = ata
caqui = kaki
uva-passa = passas
ameixa seca = ameixa-preta
açúcar = açúcar refinado = açúcar branco
açúcar mascavo = açúcar mascavado
goiabada = goiabada em barra
doce de leite = doce de leite cremoso
paçoca = paçoquinha
achocolatado em pó = nescau = toddy
achocolatado pronto = toddynho
maria-mole = maria mole
sorvete de creme = sorvete
chantilly = chantili
bolo de mandioca = bolo de aipim = bolo de macaxeira
canjica com leite = canjica = mungunzá = munguzá
curau = canjica nordestina = jimbelê
café = cafezinho
café com leite = pingado
cappuccino = capuccino
chá-mate = mate = chimarrão = tererê
suco de laranja = laranjada
caldo de cana = garapa
isotônico = gatorade
vitamina de banana = batida de banana
refrigerante = refri
refrigerante de cola = coca = coca-cola = pepsi
refrigerante de cola sem açúcar = coca zero = refrigerante zero
refrigerante de guaraná = guaraná
refrigerante de laranja = fanta
refrigerante de limão = sprite
cerveja = chope = chopp = breja
cachaça = pinga = aguardente
destilado = vodca = vodka = uísque = whisky = gim = rum
vinho tinto = vinho
shoyu = molho de soja
ketchup = catchup
estrogonofe = strogonoff = stroganoff
macarrão à bolonhesa = macarronada = espaguete à bolonhesa
salada de legumes com maionese = maionese de legumes = salada russa
arroz carreteiro = carreteiro
prato feito = PF = comercial
marmita = quentinha = marmitex
açaí na tigela = tigela de açaí = açaí
canja de galinha = canja
coxinha de frango = coxinha
empada = empadinha
esfiha = esfirra
quibe = kibe
x-burguer = cheeseburger = x-búrguer
cachorro-quente = hot dog = dogão
misto-quente = misto = tostex
batata chips = batata de pacote
pescada branca = pescadinha
filé de tilápia = saint peter
cação = tubarão
curimbatá = curimba
camarão = camarões
`;
