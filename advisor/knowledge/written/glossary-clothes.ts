/** Garments by sort. A line holds the names of one thing, with those of other countries, and what it is. */
export const glossaryOfClothes = {
  pantalón: `
baggy, baggies, baggy jeans, jean baggy = vaquero o pantalón muy ancho y caído de la cadera al tobillo, con tiro bajo o medio y tela rígida
wide leg, wide legs, pata ancha, pierna ancha = pantalón ajustado en la cintura o la cadera y ancho desde ahí hasta el suelo, con caída limpia
palazzo, palazo, pantalón palazzo = pantalón de tela fluida muy ancho desde la cadera, de tiro alto, que al andar parece una falda larga
culotte, culottes, gaucho = pantalón ancho y corto, que acaba en la pantorrilla; como una falda partida
cargo, cargos, pantalón cargo = pantalón recto o ancho con bolsillos de parche en los lados del muslo, de origen militar
mom, mom jeans, mom fit = vaquero de tiro alto, holgado en cadera y muslo y más estrecho abajo, hasta el tobillo
boyfriend, boyfriend jeans, girlfriend jeans = vaquero holgado de tiro medio o bajo, caído de cadera, recto y con el bajo vuelto, como prestado
barrel, barrel jeans, barril, pantalón barril, balloon, slouchy = pantalón curvo: ancho en el muslo y la rodilla y estrecho en el tobillo, como un barril
skinny, pitillo, pitillos, chupín, entubado = pantalón pegado a la pierna de arriba abajo, casi siempre con elastano
slim, slim fit = corte cercano a la pierna o al cuerpo sin llegar a apretar
recto, straight, regular, corte recto, pantalón recto = pantalón igual de ancho del muslo al bajo; el corte más fácil de combinar
acampanado, campana, flare, flared, oxford argentino, pata de elefante = pantalón ajustado hasta la rodilla y abierto en campana hasta el bajo
bootcut, semicampana, kick flare = pantalón recto que se abre un poco desde la rodilla, para que quepa una bota debajo
tapered, zanahoria, carrot, baggy de vestir = pantalón holgado en la cadera y el muslo que se estrecha hacia el tobillo
chino, chinos, pantalón chino, gabardina de pantalón = pantalón de algodón sin raya ni pinzas, con bolsillos sesgados; entre el vaquero y el de vestir
pantalón de pinzas, pinzas, pinzado, pantalón pinzado = pantalón de vestir con pliegues bajo la cinturilla, que dan holgura al sentarse
pantalón de vestir, pantalón de traje, pantalón de tela = pantalón de tela lisa con raya planchada, para traje, americana o camisa
paperbag, paper bag = pantalón de talle alto fruncido en la cintura, con lazada, como una bolsa de papel atada
capri, pirata, pesquero, pescador = pantalón estrecho que acaba a media pantorrilla
bermuda, bermudas, jorts = pantalón corto que llega a la rodilla o justo encima
short, shorts, pantalón corto, pantaloneta = pantalón por encima de medio muslo
leggings, legging, mallas, calzas, calza, licras = prenda elástica y pegada que cubre de la cintura al tobillo
jeggings, jegging = mallas con aspecto de vaquero
jogger, joggers = pantalón de punto o algodón con goma en la cintura y puño en el tobillo
chándal, jogging, buzo deportivo, pants deportivo, conjunto deportivo = pantalón y chaqueta de deporte de punto
vaquero, vaqueros, jean, jeans, tejanos, pantalón de mezclilla, bluyín = pantalón de algodón en tela de sarga índigo, el denim
bombacho, harem, harén, aladino = pantalón muy ancho, con tiro caído y tobillo recogido
falda pantalón, skort = pantalón corto o ancho que por delante parece una falda
peto, overol, jardinero, mameluco, salopette = pantalón con pechera y tirantes, que se lleva con algo debajo
mono, enterito, enterizo, jumpsuit, braga entera, palazo enterizo = prenda de una pieza que une cuerpo y pantalón
`,
  abrigo: `
trench, trench coat, gabardina, piloto, impermeable de gabardina = abrigo ligero de algodón tupido con cinturón, doble botonadura y trabillas en los hombros; repele la lluvia y va bien en entretiempo
chesterfield = abrigo de vestir recto hasta la rodilla, con solapas de traje y a veces cuello de terciopelo
montgomery, trenca, duffle coat, duffel = abrigo de paño con capucha que cierra con alamares, cordones y palitos de madera o cuerno
parka, anorak largo = abrigo tres cuartos con capucha, de algodón o nailon, con cordón en la cintura y muchos bolsillos
anorak, cortavientos, rompevientos, windbreaker = chaqueta ligera con capucha que corta el viento y aguanta algo de lluvia
chubasquero, impermeable, piloto de lluvia, capa de agua = prenda de tela que no deja pasar el agua, con capucha
plumífero, plumas, puffer, campera inflable, chamarra de plumas, parka de pluma = abrigo acolchado relleno de pluma o fibra, ligero y muy caliente
abrigo de paño, paño, tapado, abrigo de lana = abrigo de lana tupida y abatanada, de vestir
cruzado, abrigo cruzado, americana cruzada, blazer cruzado, saco cruzado, double breasted = prenda que cierra una parte sobre otra con dos filas de botones; viste más que la recta y se lleva abrochada
capa, poncho, ruana = prenda de abrigo sin mangas que cae desde los hombros; el poncho se mete por la cabeza y la ruana se abre por delante
teddy, borreguito, abrigo teddy, peluche = abrigo de pelo corto y rizado, como el de un oso de peluche
pea coat, peacoat, chaquetón marinero, caban = chaquetón corto y cruzado de lana marina gruesa, con solapa ancha
loden = abrigo de lana abatanada verde o gris, con un pliegue en la espalda, de origen tirolés
barbour, chaqueta encerada, waxed = chaqueta de campo de algodón encerado, impermeable, con cuello de pana; no se lava con jabón
softshell, soft shell = chaqueta técnica elástica y transpirable que corta el viento y aguanta poca lluvia
hardshell, hard shell, goretex, gore tex = chaqueta técnica de membrana, impermeable del todo; la que conviene con lluvia de verdad
`,
  chaqueta: `
blazer, bléiser = chaqueta de vestir con solapas que va suelta, sin pantalón de la misma tela; en su origen, azul con botones metálicos
americana, saco, chaqueta de traje = chaqueta de vestir con solapas y botones, parte del traje o suelta
bomber, aviadora de nailon, chaqueta bomber = cazadora corta y abullonada, con cremallera y punto de canalé en cuello, puños y bajo
varsity, universitaria, chaqueta universitaria, letterman, college = cazadora de béisbol: cuerpo de lana, mangas de cuero en otro color, broches y una letra en el pecho
harrington = cazadora ligera y lisa con cuello alto de dos botones, cremallera y forro de cuadros escoceses
biker, perfecto, chupa de cuero, rider, chaqueta motera = cazadora de cuero corta con cremallera en diagonal y solapas
trucker, cazadora vaquera, campera de jean, chaqueta de mezclilla, chaqueta denim = cazadora corta de tela vaquera con botones, costuras y bolsillos en el pecho
cazadora, campera, chamarra, casaca, chumpa, chompa colombiana = chaqueta corta e informal que acaba en la cintura o la cadera: cazadora en España, chamarra en México, campera en Argentina, casaca en Perú
sahariana, safari = chaqueta de algodón con cuatro bolsillos de parche y cinturón
sobrecamisa, shacket, camisaco, overshirt = camisa gruesa, de pana, franela o lana, que se lleva abierta como chaqueta
cárdigan, cardigan, rebeca, chaqueta de punto, saquito = chaqueta de punto abierta por delante, con botones
chaleco, vest, chaleco de traje = prenda sin mangas que va sobre la camisa; en Chile también se llama así al jersey
bolero, torera, torerita = chaquetilla muy corta, por encima de la cintura, para cubrir los hombros de un vestido
kimono = chaqueta larga y abierta, de manga ancha y tela fluida, inspirada en la prenda japonesa
teba = chaqueta de punto de lana con solapas y puños abotonados, informal y sin forro
tweed chaqueta, chaqueta de tweed, chaqueta tipo chanel = chaqueta corta de tela rugosa de lana mezclada, sin cuello y con ribetes
esmoquin, smoking, tuxedo, tuxedo jacket = traje de noche con solapa de raso, camisa blanca y pajarita negra; lo que se lleva en un black tie
chaqué, chaque, jaqué, jacket de ceremonia, morning coat = traje de ceremonia de día con levita de faldones, pantalón gris rayado y chaleco; hasta las seis o siete de la tarde
frac, tailcoat, white tie prenda = lo más formal de noche: chaqueta corta delante con faldones detrás, chaleco y pajarita blancos
spencer = chaqueta muy corta, hasta la cintura, entallada y de manga larga
`,
  camisa: `
guayabera, guayaberas = camisa de lino o algodón con alforzas verticales y cuatro bolsillos, de bajo recto; se lleva siempre por fuera y en el Caribe viste tanto como un traje
camisa de lino = camisa corriente de tela de lino, sin alforzas; puede ir por dentro o por fuera y es menos formal que una guayabera
blusa = prenda de mujer para el torso, más suelta y fluida que una camisa
blusa campesina, peasant, blusa peasant, campesina = blusa suelta y fruncida, con escote amplio de goma y manga con volumen
camisa oxford, oxford tela = camisa de algodón granulado, casi siempre con botones en el cuello; informal y resistente
polo, chomba, camiseta polo, niqui = camiseta de piqué con cuello de camisa y dos o tres botones
henley, panadera, camiseta panadera = camiseta sin cuello con dos o tres botones en el escote
camiseta, remera, polera, playera, franela de vestir, t-shirt = prenda de punto sin botones ni cuello: camiseta en España, remera en Argentina, polera en Chile, playera en México, polo en Perú
rugby, camiseta de rugby = polo grueso de rayas anchas con cuello blanco
crop top, cropped, crop, ombliguera, top corto, peto corto = parte de arriba que deja ver la cintura o el ombligo
peplum, péplum, faldón = prenda con un volante que se abre desde la cintura
body, bodi, bodysuit = prenda pegada de una pieza que cierra con broches en la entrepierna; queda lisa y no se sale del pantalón
corsé, corset, bustier = cuerpo ajustado y con ballenas que ciñe cintura y pecho
palabra de honor, strapless, straple, straples, bandeau, tubo sin tirantes = escote recto sobre el pecho, sin tirantes ni mangas
lencero, lencera, slip dress, vestido lencero, camisón de vestir = prenda de satén con tirantes finos, cortada al bies, como ropa de dormir
huipil, hipil = túnica tradicional mexicana y centroamericana, de algodón tejido o bordado a mano
túnica, caftán, kaftan = prenda suelta y larga, de manga ancha, que se mete por la cabeza
`,
  jersey: `
jersey, suéter, pulóver, chompa, sweater, buzo de lana = prenda de punto de manga larga que se mete por la cabeza: jersey en España, suéter en México, chompa en Perú, chaleco en Chile
sudadera, buzo, hoodie, poleron, canguro, polerón = prenda de algodón afelpado, con o sin capucha: buzo en Argentina y Colombia, polerón en Chile
cuello cisne, cuello alto, cuello vuelto, turtleneck, polera argentina, cuello tortuga, beatle = cuello de punto que cubre la garganta y se dobla sobre sí mismo
twin set, twinset, conjunto de punto = jersey fino y rebeca a juego
jersey de ochos, ochos, trenzas, cable knit, aran = punto grueso con dibujo de trenzas en relieve
intarsia, fair isle, jersey de grecas = punto con dibujo de varios colores tejido, no estampado
`,
  falda: `
falda lápiz, lápiz, tubo, falda de tubo, pencil = falda recta y ajustada hasta la rodilla
evasé, falda evasé, línea a, falda en a, trapecio = corte que se abre poco a poco desde la cintura hasta el bajo, en forma de A
plisada, falda plisada, tableada, tablas = falda de pliegues fijos y paralelos
midi, falda midi, vestido midi = largo entre la rodilla y el tobillo, casi siempre a media pantorrilla
maxi, largo maxi, falda larga = largo hasta el tobillo o el suelo
mini, minifalda, minivestido = largo por encima de medio muslo
pareo falda, falda cruzada, wrap = falda que se enrolla al cuerpo y se ata o abotona a un lado
al bies, corte al bies, sesgo = tela cortada en diagonal, que cae pegada y con movimiento
skater, falda skater, falda de vuelo = falda corta y circular, con vuelo desde la cintura
cola de pez, sirena, corte sirena, mermaid = corte ajustado hasta la rodilla y abierto debajo
tutú, falda de tul = falda de varias capas de tul
`,
  vestido: `
camisero, vestido camisero, shirt dress = vestido con cuello y botones de camisa de arriba abajo; con cinturón marca el talle, sin él queda suelto
imperio, corte imperio = talle que corta bajo el pecho y cae suelto
vestido cruzado, wrap dress, vestido envolvente = vestido que se cierra una parte sobre otra y se ata en la cintura, con escote en pico
princesa, corte princesa = vestido con costuras verticales, ceñido arriba y con vuelo, sin corte en la cintura
línea saco, vestido recto, vestido saco, shift = vestido recto que no marca la cintura
tubo de vestido, bodycon, vestido ajustado, bandage = vestido elástico y pegado al cuerpo
vestido cóctel, vestido de cóctel = vestido de fiesta corto o midi, para la tarde y la noche
vestido de noche, traje largo, vestido largo, gown = vestido hasta el suelo, para actos de noche
pichi, jumper de falda, jumper escolar, jardinero de falda = vestido sin mangas y escotado que se lleva sobre blusa o camiseta
tea dress, vestido de té = vestido midi ligero, ceñido en la cintura y casi siempre de flores, para el día: comidas, jardín o bautizos
sundress, solera, vestido de tirantes, vestido veraniego = vestido ligero de tirantes, para el verano
`,
  interior: `
combinación, enagua, visillo, fondo, enaguas = prenda interior lisa bajo el vestido o la falda, para que no transparente ni se pegue
faja, shapewear, modelador = prenda interior elástica que alisa; si corta la respiración o deja marca, es pequeña
sujetador, brasier, brassier, corpiño, sostén, bra, ajustador = prenda interior que sujeta el pecho
balconette, media copa = sujetador de copa baja y tirantes separados, para escotes cuadrados o anchos
bralette = sujetador sin aros ni relleno, de encaje o punto
push up = sujetador con relleno que junta y levanta el pecho
bóxer, boxer, boxers = calzoncillo de pierna; el de punto se ciñe, el de tela va suelto
slip, brief, calzoncillo slip = calzoncillo sin pierna, cortado en la ingle
panty, panti, pantis, pantimedias, medias enteras, medibachas = medias unidas que llegan hasta la cintura
pinkies, pinkis, calcetín invisible, soquetes invisibles, pinkie = calcetín muy bajo que no asoma por el zapato
binder = prenda que aplana el pecho; de la talla propia, pocas horas y nunca para dormir
tanga, hilo dental, colaless = prenda interior con la parte de atrás muy estrecha
burkini = traje de baño que cubre todo el cuerpo y el pelo y deja la cara, las manos y los pies
tankini = traje de baño de dos piezas con camiseta de tirantes
trikini = traje de baño de una pieza con aberturas a los lados
bañador, traje de baño, malla, vestido de baño, ropa de baño = prenda para nadar, de una pieza o en forma de pantalón corto
`,
} as const;
