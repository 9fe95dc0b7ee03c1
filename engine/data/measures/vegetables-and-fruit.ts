/** Grams of the edible part in one household measure. Abbreviations: engine/src/nutrition/catalogue/measure.ts. */
export const vegetablesAndFruitMeasures = `
food            | name                        | pof                   | derived              | own
taco:78         | alface                      | cs 8, sv 16, fo 10    | prato 60             |
taco:77         | alface-americana            | fo 10, cs 8, sv 16    |                      | prato 60
taco:79         | alface lisa                 |                       | fo 10, cs 8, sv 16   | prato 60
taco:80         | alface roxa                 |                       | fo 10, cs 8, sv 16   | prato 60
taco:152        | rúcula                      | fo 6, cs 8            |                      | prato 40
taco:75         | agrião                      |                       |                      | cs 7, prato 40
taco:74         | acelga                      |                       |                      | cs 8, fo 25
taco:84         | almeirão cru                |                       |                      | cs 8, prato 40
taco:85         | almeirão refogado           |                       | cs 20, sv 42         |
taco:106        | catalonha refogada          |                       | cs 20, sv 42         |
taco:111        | chicória                    |                       |                      | cs 8, prato 40
taco:135        | folha de mostarda           |                       |                      | cs 8
taco:115        | couve crua                  |                       |                      | cs 8, fo 20
taco:116        | couve refogada              | cs 20, sv 42          |                      |
taco:119        | espinafre cru               |                       |                      | cs 8, prato 40
taco:120        | espinafre refogado          |                       | cs 20, sv 42         |
taco:149        | repolho cru                 | cs 10, sv 25          |                      |
taco:150        | repolho roxo cru            |                       | cs 10, sv 25         |
taco:151        | repolho roxo refogado       |                       |                      | cs 15, sv 35
taco:157        | tomate                      | fa 15, cs 30, un 100  |                      | ro 15
taco:161        | tomate de salada            |                       | fa 15, cs 30, un 100 |
taco:142        | pepino                      | ro 3, cs 18, un 100   |                      |
taco:144        | pimentão verde              |                       |                      | ro 10, cs 10, un 130
taco:145        | pimentão vermelho           |                       |                      | ro 10, cs 10, un 130
taco:143        | pimentão amarelo            |                       |                      | ro 10, cs 10, un 130
taco:148        | rabanete                    |                       |                      | un 20
taco:76         | salsão                      |                       |                      | cs 10
taco:100        | brócolis cozido             | cs 10, sv 20          |                      |
taco:101        | brócolis cru                |                       |                      | ramo 30
taco:118        | couve-flor cozida           | cs 25, sv 50, ramo 60 |                      |
taco:117        | couve-flor crua             |                       |                      | ramo 40
taco:70         | abobrinha cozida            | ro 18, sv 70, es 90   |                      |
taco:72         | abobrinha refogada          |                       | sv 70, es 90         | cs 30
taco:71         | abobrinha crua              |                       | ro 18                | cs 15
taco:95         | berinjela cozida            |                       |                      | cs 25, fa 25
taco:134        | maxixe cru                  |                       |                      | un 30
taco:125        | broto de feijão             |                       |                      | cs 10, xi 60
taco:138        | palmito em conserva         |                       |                      | un 25
taco:139        | palmito pupunha em conserva |                       |                      | un 25
own:cogumelo    | cogumelo-de-paris           |                       |                      | un 15, cs 15
own:vinagrete   | vinagrete                   |                       |                      | cs 15
taco:109        | cenoura cozida              | cs 25, sv 40          |                      |
taco:110        | cenoura crua                | cs 12, sv 40, un 120  |                      |
taco:97         | beterraba cozida            | fa 12, sv 38, un 125  |                      |
taco:98         | beterraba crua              |                       | cs 12, sv 40         |
taco:64         | abóbora cozida              | cs 36, sv 72, pd 50   |                      |
taco:68         | abóbora moranga refogada    |                       | cs 36, sv 72, pd 50  |
taco:112        | chuchu cozido               | sv 45, es 110         |                      |
own:vagem       | vagem cozida                |                       |                      | cs 20
own:quiabo      | quiabo cozido               |                       |                      | cs 25
taco:137        | nabo                        |                       |                      | cs 15
taco:107        | cebola                      | cs 10, fa 6, un 70    |                      |
taco:83         | alho-poró                   |                       |                      | cs 10
taco:154        | seleta de legumes em lata   |                       |                      | cs 25
taco:546        | salada de legumes no vapor  |                       |                      | cs 30, sv 60
taco:214        | laranja                     | un 180, gomo 18       |                      |
taco:208        | laranja-baía                |                       | un 180, gomo 18      |
taco:212        | laranja-lima                |                       | un 180, gomo 18      |
taco:216        | laranja-valência            |                       | un 180, gomo 18      |
taco:238        | mexerica                    | un 135                |                      |
taco:251        | mexerica poncã              | un 135                |                      |
taco:226        | mamão                       | fa 170, un 310        |                      |
taco:225        | mamão formosa               |                       |                      | fa 170
taco:235        | melancia                    | fa 200                |                      |
taco:236        | melão                       | fa 90                 |                      |
taco:239        | morango                     |                       |                      | un 12
taco:207        | kiwi                        | un 94                 |                      |
taco:220        | limão                       | un 84                 |                      |
taco:244        | pêssego                     |                       |                      | un 80
taco:169        | acerola                     |                       |                      | un 8, xi 100
taco:186        | caju                        |                       |                      | un 70
taco:190        | carambola                   |                       |                      | un 100
taco:194        | figo                        |                       |                      | un 50
taco:192        | cupuaçu                     |                       |                      | cs 40
taco:184        | cajá-manga                  |                       |                      | un 70
taco:205        | jambo                       |                       |                      | un 40
taco:206        | jamelão                     |                       |                      | un 5
taco:240        | nêspera                     |                       |                      | un 25
taco:247        | pitanga                     |                       |                      | un 5
taco:254        | umbu                        |                       |                      | un 15
taco:168        | polpa de açaí congelada     |                       |                      | pacote 100
taco:170        | polpa de acerola congelada  |                       |                      | pacote 100
taco:165        | polpa de abacaxi congelada  |                       |                      | pacote 100
taco:185        | polpa de cajá congelada     |                       |                      | pacote 100
taco:187        | polpa de caju congelada     |                       |                      | pacote 100
taco:193        | polpa de cupuaçu congelada  |                       |                      | pacote 100
taco:202        | polpa de graviola congelada |                       |                      | pacote 100
taco:233        | polpa de maracujá congelada |                       |                      | pacote 100
taco:248        | polpa de pitanga congelada  |                       |                      | pacote 100
taco:255        | polpa de umbu congelada     |                       |                      | pacote 100
taco:182        | banana-prata                | un 75                 |                      |
taco:179        | banana-nanica               |                       |                      | un 90
taco:178        | banana-maçã                 |                       |                      | un 60
taco:180        | banana-ouro                 |                       |                      | un 40
taco:181        | banana pacova               |                       |                      | un 150
taco:177        | banana-figo                 |                       |                      | un 100
taco:222        | maçã                        | un 150, up 90         |                      |
taco:221        | maçã argentina              |                       | un 150               |
taco:243        | pera                        | un 130                |                      |
taco:242        | pera park                   |                       | un 130               |
taco:231        | manga                       |                       |                      | un 280, fa 70
taco:228        | manga haden                 |                       |                      | un 280, fa 70
taco:229        | manga palmer                |                       |                      | un 280, fa 70
taco:230        | polpa de manga congelada    |                       |                      | pacote 100
taco:256        | uva                         |                       |                      | un 8, cacho 170
taco:257        | uva rubi                    |                       |                      | un 8, cacho 170
taco:164        | abacaxi                     | fa 75                 |                      |
taco:200        | goiaba                      | un 170                |                      |
taco:197        | goiaba branca               |                       | un 170               |
taco:232        | maracujá                    | un 45                 |                      |
taco:237        | mexerica murcote            |                       | un 135               |
taco:172        | ameixa                      |                       |                      | un 50
taco:189        | caqui                       |                       |                      | un 110
taco:174        | atemoia                     |                       |                      | un 150
taco:246        | pinha                       |                       |                      | un 120
taco:201        | graviola                    |                       |                      | cs 40
taco:203        | jabuticaba                  |                       |                      | un 5
taco:204        | jaca                        |                       |                      | un 12
taco:191        | seriguela                   |                       |                      | un 12
taco:166        | abiu                        |                       |                      | un 50
taco:249        | romã                        |                       |                      | un 120
taco:250        | tamarindo                   |                       |                      | un 5
taco:245        | pêssego em calda            |                       |                      | un 60
own:uva-passa   | uva-passa                   |                       |                      | cs 15
own:ameixa-seca | ameixa seca                 |                       |                      | un 8
own:tamara      | tâmara seca                 |                       |                      | un 8
`;
