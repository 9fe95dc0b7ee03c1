/**
 * Own foods that are the sum of their parts: figures, allergens and origin are computed, and stand nowhere else.
 * `finished` is the weight ready to eat, after water is taken up or lost; water itself is not listed.
 */
export const recipes = `
food                    | finished | parts
own:macarrao            | 260      | taco:40 100
own:inhame              | 122      | taco:126 100
own:pure                | 100      | taco:91 80, own:leite 15, taco:261 5
own:tapioca             | 95       | taco:146 65
own:granola             | 95       | taco:7 60, taco:507 12, taco:588 8, taco:594 5, own:uva-passa 15
own:pao-chapa           | 57       | taco:53 50, taco:261 8
own:ovo-mexido          | 94       | taco:489 100, taco:272 4
own:omelete             | 95       | taco:489 100, taco:272 5
own:vinagrete           | 100      | taco:157 50, taco:107 20, taco:144 10, taco:260 8, own:vinagre 12
own:brigadeiro          | 370      | taco:453 395, taco:491 30, taco:261 15
own:gelatina            | 585      | taco:515 85
own:pudim               | 900      | taco:453 395, own:leite 400, taco:489 150, taco:494 100
own:bolo-cenoura        | 1000     | taco:35 240, taco:494 280, taco:489 150, taco:272 170, taco:110 270, taco:513 10
own:pamonha             | 140      | taco:44 100, own:leite 30, taco:494 15, taco:261 5
own:cafe-com-leite      | 200      | own:leite 100, taco:471 100
own:limonada            | 250      | taco:219 30, taco:494 20
own:suco-maracuja       | 300      | taco:233 100
own:vitamina-banana     | 275      | own:leite 200, taco:182 75
own:caipirinha          | 300      | taco:472 50, taco:220 40, taco:494 24
own:lasanha             | 255      | taco:37 100, taco:326 60, taco:159 60, taco:463 40
own:crepioca            | 88       | taco:489 50, taco:146 26, taco:272 3
own:sopa-legumes        | 300      | taco:91 60, taco:109 40, taco:112 40, taco:107 10, taco:272 4
own:canja               | 300      | taco:3 50, taco:408 50, taco:109 25, taco:107 10, taco:272 3
own:caldo-verde         | 300      | taco:91 130, taco:115 25, taco:423 25, taco:107 10, taco:260 4
own:escondidinho        | 225      | taco:129 130, taco:384 60, taco:468 20, taco:107 15, taco:261 5
own:galinhada           | 215      | taco:3 120, taco:404 80, taco:107 10, taco:272 5
own:prato-feito         | 425      | taco:3 125, taco:561 140, taco:377 100, taco:78 60
own:prato-feito-frango  | 445      | taco:3 125, taco:561 140, taco:410 120, taco:78 60
own:marmita             | 375      | taco:3 125, taco:561 100, taco:326 100, taco:109 50
own:acai-tigela         | 300      | taco:167 220, taco:182 50, own:granola 30
own:esfiha              | 85       | taco:35 36, taco:327 35, taco:107 8, taco:157 8, taco:272 3
own:pizza               | 120      | taco:35 45, taco:463 40, taco:159 20, taco:157 10, taco:272 4
own:cachorro-quente     | 205      | own:pao-hamburguer 60, own:salsicha 50, taco:159 30, own:pure 30, taco:45 15, taco:560 10, taco:90 10
own:xburguer            | 200      | own:pao-hamburguer 70, taco:417 80, taco:467 20, taco:157 15, taco:78 10, taco:524 5
own:misto-quente        | 112      | own:pao-forma 50, taco:463 30, taco:439 30, taco:261 5
`;

/**
 * Parts of dishes whose figures are not the sum of a recipe: they are bought, and who does not eat one of them is not
 * offered the dish.
 */
export const boughtParts = `
food     | finished | parts
taco:484 | 65       | taco:489 50, taco:463 10
taco:215 | 200      | taco:214 400
taco:538 | 200      | taco:408 120, taco:447 45, taco:159 25, taco:107 10
taco:537 | 200      | taco:370 120, taco:447 45, taco:159 25, taco:107 10
`;
