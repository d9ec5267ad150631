import type { WrittenEntry } from './entry.ts';

/** Dress codes with their pieces, and the rules of the suit. */
export const codes: readonly WrittenEntry[] = [
  {
    title: 'Las piezas del esmoquin',
    questions: [
      'que lleva un esmoquin completo',
      'piezas de un smoking',
      'black tie hombre que me pongo',
      'esmoquin con faja o chaleco',
      'q camisa va con smoking',
      'smoking con que zapatos',
    ],
    maya: 'Un esmoquin son chaqueta con solapa de raso, pantalón con galón, camisa blanca, pajarita negra de lazo, faja o chaleco —nunca los dos— y zapato negro de charol o muy lustrado. Sin cinturón, y con pañuelo blanco en el bolsillo.',
    valentina:
      'Va así: chaqueta con solapa de raso, pantalón con galón al lado, camisa blanca, pajarita negra, faja o chaleco (uno de los dos) y zapatos negros de charol o brillantes. Cinturón no, pañuelo blanco sí.',
  },
  {
    title: 'Black tie para mujer',
    questions: [
      'black tie mujer que me pongo',
      'gala de etiqueta vestido largo obligatorio',
      'se puede ir de corto a un black tie',
      'invitacion dice black tie y soy mujer',
      'esmoquin de mujer para gala',
    ],
    maya: 'En un black tie lo seguro es un vestido largo de tejido noble, con joyas y bolso de mano pequeño. También es impecable un esmoquin femenino. Un midi muy rico solo si la invitación dice opcional.',
    valentina:
      'Black tie pide largo hasta el suelo, joyas y bolso mini. Un esmoquin de mujer también entra, y queda brutal. El midi, solo si pone opcional y la tela es de fiesta de verdad.',
  },
  {
    title: 'Black tie opcional',
    questions: [
      'black tie optional que significa',
      'etiqueta opcional puedo ir con traje',
      'black tie opcional mujer midi',
      'tengo que alquilar esmoquin si pone opcional',
    ],
    maya: 'Black tie opcional quiere decir que el esmoquin se agradece y no se exige: vale un traje oscuro con camisa blanca y corbata sobria. Para mujer, un largo o un midi de noche.',
    valentina:
      'Si pone opcional, no hace falta alquilar esmoquin: con un traje oscuro, camisa blanca y corbata seria cumples. Y para chicas, largo o midi de fiesta, los dos valen.',
  },
  {
    title: 'Creative black tie',
    questions: [
      'que es creative black tie',
      'etiqueta creativa como vestir',
      'black tie creativo hombre',
      'dress code creative black tie mujer',
    ],
    maya: 'Es etiqueta con una licencia: se conserva la base —esmoquin o largo— y se cambia un elemento, un terciopelo de color, una pajarita distinta, un zapato con carácter. Uno, no cuatro.',
    valentina:
      'Es black tie con un toque tuyo: base de esmoquin o vestido largo y una sola cosa loca, tipo chaqueta de terciopelo, pajarita rara o zapatazo. Si cambias todo, ya es disfraz.',
  },
  {
    title: 'Las piezas del frac',
    questions: [
      'que lleva un frac',
      'white tie hombre piezas',
      'frac chaleco blanco pajarita blanca',
      'como se viste de frac',
      'diferencia frac y esmoquin',
    ],
    maya: 'El frac es corto por delante y con faldones detrás; no se abrocha. Lleva pantalón con doble galón, chaleco y pajarita de piqué blanco, camisa de pechera dura y charol. El esmoquin cambia todo ese blanco por negro.',
    valentina:
      'El frac va corto delante, con cola detrás y siempre abierto. Chaleco y pajarita blancos de piqué, camisa de pechera dura, pantalón con doble galón y charol. Si la pajarita es negra, eso ya es esmoquin.',
    source: 'NobelPrize.org, «The Dress Code at the Nobel Banquet»',
  },
  {
    title: 'Las piezas del chaqué',
    questions: [
      'que lleva un chaque',
      'chaqué boda piezas chaleco',
      'chaque con corbata o pajarita',
      'quien va de chaque en la boda',
      'zapatos para chaque',
      'jaquet boda de dia hombre',
    ],
    maya: 'El chaqué es de día: levita gris o negra con faldones, chaleco gris o crudo, pantalón gris de rayas, camisa blanca, corbata y zapato negro de cordones. Lo marca el novio: si él no va de chaqué, los demás tampoco.',
    valentina:
      'Chaqué, solo de día: levita con faldón, chaleco gris o crudo, pantalón de rayas, camisa blanca, corbata y zapato negro de cordones. Y regla de oro: si el novio no va de chaqué, tú tampoco.',
  },
  {
    title: 'Hasta qué hora se lleva el chaqué',
    questions: [
      'chaque por la tarde se puede',
      'hasta que hora chaque',
      'boda a las 7 de la tarde chaque o traje',
      'chaque de noche',
      'boda de tarde novio que se pone',
    ],
    maya: 'El chaqué pertenece a ceremonias de mañana y primera tarde, antes de las seis o las siete. Si empezó de día se conserva hasta el final. Para una boda que nace de noche, traje oscuro o esmoquin.',
    valentina:
      'El chaqué es de mañana y primera tarde: si la boda empieza a partir de las seis o siete, mejor traje oscuro o esmoquin. Si empezó de día, lo aguantas hasta el último baile.',
  },
  {
    title: 'Formal de día',
    questions: [
      'formal de dia que significa',
      'evento formal por la mañana que me pongo',
      'dress code formal de dia hombre',
      'acto oficial a las 12 vestimenta',
    ],
    maya: 'Formal de día es traje completo gris o azul, camisa clara, corbata y zapato de cordones; para mujer, vestido corto o midi, o traje de chaqueta, con telas mates. El brillo y el largo quedan para la noche.',
    valentina:
      'Formal de día: traje gris o azul con camisa clara y corbata; o vestido midi o traje de chaqueta en telas sin brillo. Lentejuelas y largos al suelo, mejor cuando caiga el sol.',
  },
  {
    title: 'Traje oscuro en la invitación',
    questions: [
      'invitacion pone traje oscuro',
      'dark suit que significa',
      'que es traje oscuro en protocolo',
      'vestido corto o largo si piden traje oscuro',
      'tenue de ville que es',
    ],
    maya: 'Traje oscuro pide marino o gris marengo, camisa blanca, corbata lisa y zapato negro. Su equivalente femenino es el vestido corto o midi de cóctel, o un traje de chaqueta con tejido de noche.',
    valentina:
      'Si pone traje oscuro: azul marino o gris muy oscuro, camisa blanca, corbata y zapatos negros. Y para mujer, vestido de cóctel o traje sastre con un punto de noche. Largo no hace falta.',
  },
  {
    title: 'Cóctel para mujer',
    questions: [
      'vestido de coctel largo correcto',
      'coctel mujer que me pongo',
      'puedo ir con pantalon a un coctel',
      'dress code cocktail zapatos y bolso',
      'que es un vestido coctel',
    ],
    maya: 'Un vestido de cóctel va de la rodilla a media pierna, en una tela con cuerpo o caída y algún detalle. Un pantalón de vestir con un top rico es igual de válido. Bolso de mano y zapato de vestir.',
    valentina:
      'Cóctel: vestido por la rodilla o midi con algo especial, o pantalón fluido con un top bonito, que cuenta igual. Bolso pequeño y zapato arreglado, con tacón o sin él.',
  },
  {
    title: 'Cóctel para hombre',
    questions: [
      'coctel hombre con o sin corbata',
      'dress code coctel hombre',
      'que se pone un hombre para un coctel',
      'coctel hombre blazer y pantalon',
    ],
    maya: 'Cóctel, para hombre, es traje oscuro con camisa lisa y corbata. De verano o en ambiente relajado puede quedarse en traje sin corbata, con un pañuelo en el bolsillo que diga que fue decisión.',
    valentina:
      'Para un cóctel, traje oscuro y corbata y aciertas. En verano o si es de buen rollo puedes ir sin corbata, pero entonces mete un pañuelo en el bolsillo para que no parezca olvido.',
  },
  {
    title: 'Qué es dress code festivo',
    questions: [
      'festive attire que es',
      'codigo festivo navidad',
      'dress code festivo como ir',
      'invitacion pide look festivo',
    ],
    maya: 'Festivo es cóctel con alegría: se espera color, terciopelo, algo de brillo o una joya visible. La forma sigue siendo arreglada; el humor va en un detalle, no en el jersey con renos, salvo que lo pidan.',
    valentina:
      'Festivo es un cóctel con más chispa: color, terciopelo, brillito, pendientes grandes. Arreglado siempre. El jersey de renos, solo si la invitación lo pide tal cual.',
  },
  {
    title: 'Garden party',
    questions: [
      'que ponerse para una garden party',
      'fiesta en el jardin de dia dress code',
      'coctel en jardin que zapatos',
      'evento en jardin pasto tacones',
      'garden party hombre',
    ],
    maya: 'Una garden party es de día y sobre hierba: flores, claros, tejidos ligeros y tacón ancho o cuña. Para hombre, traje claro o americana con chinos, camisa y mocasín. Una capa para cuando baje el sol.',
    valentina:
      'Jardín igual a vestido ligero o de flores y tacón ancho, cuña o plano: el fino se clava en el césped. Chicos, americana y chinos claros con mocasines. Y llévate algo para la tarde, que refresca.',
  },
  {
    title: 'Resort o crucero elegante',
    questions: [
      'resort wear que es',
      'noche elegante de crucero que llevar',
      'dress code resort chic',
      'cena en hotel todo incluido que ropa',
      'resort elegante hombre pantalon largo',
      'ropa para un todo incluido en el caribe',
      'maleta para riviera maya',
    ],
    maya: 'Resort elegante es vacación con forma: lino, vestido largo ligero, pantalón fluido, sandalia cuidada. Para cenar suele pedirse a los hombres pantalón largo y zapato cerrado. El bañador y la chancla se quedan en la piscina.',
    valentina:
      'Resort chic es ir de vacaciones, pero arreglado: lino, vestido largo fresquito, sandalia mona. Para la cena muchos hoteles piden a los chicos pantalón largo y zapato cerrado. Chanclas, solo piscina.',
  },
  {
    title: 'Elegante sport',
    questions: [
      'elegante sport que significa',
      'como vestir elegante sport mujer',
      'elegante sport hombre con jean',
      'invitacion elegante sport saco sin corbata',
      'sport elegante argentina',
    ],
    maya: 'Elegante sport, muy usado en Argentina, Chile y Perú, es ir arreglado sin traje completo: saco con pantalón de vestir o vaquero oscuro y camisa sin corbata; para mujer, vestido sencillo o pantalón con blusa.',
    valentina:
      'Elegante sport se oye mucho en Argentina, Chile o Perú: saco con pantalón de vestir o jean oscuro, camisa y nada de corbata. Para ellas, vestido simple o pantalón con blusa linda. Ni deportivo ni gala.',
  },
  {
    title: 'Etiqueta rigurosa',
    questions: [
      'etiqueta rigurosa mexico boda',
      'que es etiqueta rigurosa',
      'etiqueta rigurosa mujer vestido',
      'rigurosa etiqueta hombre smoking o traje',
    ],
    maya: 'En México, etiqueta rigurosa en la invitación se lee como black tie: esmoquin y vestido largo. En su sentido estricto es frac. Si la familia es clásica o el acto oficial, pregunta cuál de los dos.',
    valentina:
      'En una invitación mexicana, etiqueta rigurosa suele querer decir smoking y vestido largo. En protocolo estricto sería frac, así que si el evento es oficial, pregunta antes y te ahorras el susto.',
  },
  {
    title: 'Formal y semiformal',
    questions: [
      'diferencia formal y semiformal',
      'semiformal que es',
      'tenida semiformal mujer',
      'boda semiformal hombre',
      'semi formal con jeans se puede',
    ],
    maya: 'Formal pide traje con corbata o vestido de fiesta; semiformal permite americana y pantalón de vestir, o un vestido sencillo bien acabado. En ninguno de los dos entran vaqueros ni zapatillas.',
    valentina:
      'Formal: traje con corbata o vestido de fiesta. Semiformal: blazer con pantalón de vestir o un vestido más simple. Jeans y zapatillas, fuera en los dos.',
  },
  {
    title: 'Casual friday',
    questions: [
      'casual friday que ponerse',
      'viernes casual oficina',
      'que es viernes informal en el trabajo',
      'viernes de jeans oficina polera',
      'se puede ir en zapatillas el viernes a la oficina',
    ],
    maya: 'El viernes informal baja un peldaño, no la escalera entera: vaquero oscuro, polo o camisa sin corbata, zapatilla lisa y limpia o mocasín. Si ese día hay visita de fuera, el peldaño vuelve a subir.',
    valentina:
      'Viernes casual no es ir de sofá: vaquero oscuro, camisa, polo o camiseta buena y zapatillas limpias. Si ese día viene un cliente, arréglate como un martes.',
  },
  {
    title: 'Smart casual para mujer',
    questions: [
      'smart casual mujer ejemplo',
      'como ir smart casual con jeans mujer',
      'smart casual verano mujer',
      'comida smart casual chica',
      'smart casual vestido',
    ],
    maya: 'Un pantalón de pinzas o un vaquero oscuro con blusa, o un vestido camisero; encima, un blazer o un punto fino. Zapato plano cuidado, botín o sandalia. Un accesorio basta.',
    valentina:
      'Pantalón de pinzas o vaquero oscuro con blusa, o vestido camisero con botín. Blazer por encima y ya. Un accesorio bueno y fuera líos.',
  },
  {
    title: 'Business casual en verano',
    questions: [
      'business casual verano calor mujer',
      'oficina con calor que ponerse formal',
      'trabajo en verano sin sudar camisa',
      'puedo ir en sandalias a la oficina',
      'bermudas en la oficina hombre',
    ],
    maya: 'Con calor la oficina admite lino mezclado, manga corta con hombro cubierto, falda midi y pantalón ligero. Una sandalia cerrada o con tira es más segura que una chancla; las bermudas dependen de la casa.',
    valentina:
      'Tira de lino mezclado, manga corta con hombros tapados, falda midi o pantalón fresquito. Sandalia mona sí, chancla no. Las bermudas, mira primero si tu jefe las lleva.',
  },
  {
    title: 'Botones de la americana cruzada',
    questions: [
      'americana cruzada se abrocha siempre',
      'saco cruzado botones',
      'blazer cruzado abierto o cerrado',
      'traje cruzado como se abrocha',
    ],
    maya: 'La americana cruzada se lleva cerrada, de pie y sentado: se abrocha el botón de en medio y el interior que la sostiene; el inferior queda suelto. Abierta, cuelga sin forma.',
    valentina:
      'La cruzada va cerrada casi siempre, incluso sentado: botón del medio y el de dentro, el de abajo libre. Abierta hace bolsas. En plan informal algunas blandas lo aguantan, un traje no.',
  },
  {
    title: 'Solapa de muesca, de pico o de chal',
    questions: [
      'tipos de solapa traje',
      'solapa pico o muesca diferencia',
      'que solapa lleva el esmoquin',
      'solapa chal cuando',
      'ancho de solapa ideal',
    ],
    maya: 'La muesca es la de diario; el pico, más formal y propio de la cruzada; el chal, de esmoquin. El ancho guarda proporción con el pecho y con la corbata: ocho o nueve centímetros no pasan de moda.',
    valentina:
      'Muesca para el día a día, pico para ir más elegante o con cruzada, y chal para esmoquin. De ancho, unos ocho o nueve centímetros y la corbata parecida: ni años setenta ni hilo.',
  },
  {
    title: 'Cuánto puño asoma por la manga',
    questions: [
      'cuanto tiene que verse el puño de la camisa',
      'manga del saco donde termina',
      'largo de manga americana',
      'puño de camisa con traje un centimetro',
    ],
    maya: 'La manga de la americana termina en el hueso de la muñeca y deja ver entre uno y uno y medio centímetros de puño. Sin puño a la vista, la chaqueta parece prestada. Es un arreglo sencillo.',
    valentina:
      'Que se vea un centímetro o centímetro y medio de puño; la chaqueta acaba justo en el huesito de la muñeca. Si no asoma nada, parece de tu hermano mayor. Y es un arreglo barato.',
  },
  {
    title: 'Puño sencillo o con gemelos',
    questions: [
      'cuando llevar gemelos',
      'camisa con gemelos ocasiones',
      'colleras o mancuernillas boda',
      'puño doble camisa',
      'mancuernas para camisa cuando se usan',
    ],
    maya: 'El puño doble con gemelos —mancuernillas, colleras— es de ceremonia, de noche y de traje oscuro. De diario basta el puño de botón. El metal de los gemelos conversa con el reloj y la hebilla.',
    valentina:
      'Gemelos, mancuernillas o colleras: bodas, galas y trajes serios. Para la oficina normal, puño de botón y listo. Si los llevas, que el metal pegue con el reloj.',
  },
  {
    title: 'La caída del pantalón de traje',
    questions: [
      'que es el break del pantalon',
      'pantalon de traje largo correcto hombre',
      'pantalon de vestir arrugado en el zapato',
      'bajo del pantalon con dobladillo o vuelta',
      'basta del pantalon de terno',
      'cuanto puño se ve y el pantalon con quiebre o sin quiebre',
      'largo del pantalon de traje con o sin quiebre',
      'el pantalon de traje debe tocar el zapato',
      'cuanto debe arrugar el pantalon sobre el zapato',
    ],
    maya: 'El quiebre es el pliegue del bajo sobre el zapato: uno leve es lo clásico; ninguno, lo actual, que roza por delante y cae un dedo más por detrás. Cuanto más estrecho el pantalón, más corto; el entero es del corte ancho. La vuelta da caída y no va con etiqueta. Y de puño de camisa asoma uno o uno y medio centímetros.',
    valentina:
      'Que roce el zapato y poco más: sin pliegue es lo moderno y uno suave, lo clásico. Si hace acordeón, sobra tela. Cuanto más estrecho, más corto; el que arruga del todo solo queda bien si es ancho. La vuelta abajo mola, menos en esmoquin o chaqué. Y de puño, uno o uno y medio centímetros.',
  },
  {
    title: 'Ancho y largo de la corbata',
    questions: [
      'ancho de corbata ideal',
      'hasta donde llega la corbata',
      'corbata fina o ancha',
      'corbata muy larga que hago',
      'corbata slim pasada de moda',
    ],
    maya: 'La corbata tiene el ancho de la solapa, entre siete y ocho centímetros y medio para no equivocarse, y su punta llega a la cintura. Si sobra, un nudo con más vueltas; si falta, uno simple.',
    valentina:
      'Ancho parecido al de la solapa, siete u ocho centímetros, y la punta a la altura de la hebilla. ¿Te sobra larga? Nudo con más vueltas. ¿Corta? Nudo simple.',
  },
  {
    title: 'Qué nudo de corbata hacer',
    questions: [
      'nudo de corbata facil',
      'nudo windsor o simple',
      'que nudo va con cuello italiano',
      'nudo corbata para boda',
      'como hacer nudo americano four in hand',
    ],
    maya: 'El nudo simple, algo asimétrico, sirve para casi todo y para cuellos cerrados. El medio Windsor llena un cuello abierto; el Windsor entero pide corbata fina y cuello muy abierto. Marca un hoyuelo bajo el nudo.',
    valentina:
      'Con el nudo simple vas a todas partes. Cuello abierto tipo italiano: medio Windsor. El Windsor gordo, solo si la corbata es finita. Y pellizca para dejar un hoyuelo, que es lo que le da gracia.',
  },
  {
    title: 'Cinturón o tirantes con traje',
    questions: [
      'tirantes y cinturon a la vez',
      'traje sin cinturon se puede',
      'cuando usar tirantes',
      'suspensores con terno',
      'cinturon con chaleco',
    ],
    maya: 'Cinturón o tirantes, nunca juntos. Los tirantes de botón sujetan mejor un pantalón alto y no se ven bajo el chaleco; un pantalón con ajustadores laterales no pide ninguno. Con esmoquin, jamás cinturón.',
    valentina:
      'O cinturón o tirantes, los dos no. Con chaleco mejor tirantes o nada, para que no abulte. Si el pantalón ajusta a los lados, ni uno ni otro. Y con esmoquin, cinturón prohibido.',
  },
  {
    title: 'El chaleco del traje',
    questions: [
      'como llevar chaleco de traje',
      'traje tres piezas boton chaleco',
      'chaleco ultimo boton',
      'chaleco sin americana se puede',
      'chaleco terno boda',
    ],
    maya: 'El chaleco cubre la cintura del pantalón, sin que asome camisa, y su último botón queda abierto. En el cruzado se abrochan todos. Tres piezas ya es bastante: corbata serena.',
    valentina:
      'Que tape la cinturilla y no asome camisa, y el último botón suelto. Sin americana queda bien en plan relajado, con las mangas remangadas. Si es cruzado, todos los botones cerrados.',
  },
  {
    title: 'Qué color de traje según la hora',
    questions: [
      'traje claro de noche se puede',
      'traje azul o gris para boda de dia',
      'color de traje para la noche',
      'traje beige a que hora',
      'terno plomo de noche',
    ],
    maya: 'De día, azules medios, grises y, con calor, beige o crudo. Desde la tarde, marino y marengo. El negro liso pertenece a la noche y al luto más que a la oficina. El marino sirve a toda hora.',
    valentina:
      'Mañana: azul medio, gris o, en verano, beige. Tarde y noche: marino o gris muy oscuro. El negro, mejor de noche. Si solo vas a tener uno, marino, que no falla a ninguna hora.',
  },
  {
    title: 'Qué zapatos con cada traje',
    questions: [
      'zapatos marrones con traje azul',
      'que zapatos con traje gris',
      'zapatos cafes con traje negro',
      'zapato negro o marron con terno azul marino',
      'mocasines con traje se puede',
    ],
    maya: 'Con negro y con marengo, zapato negro. Con marino, negro para lo serio y marrón oscuro para lo demás. Con gris medio o claro, marrón o burdeos. Cuanto más claro el traje, más claro puede ser el zapato.',
    valentina:
      'Traje negro, zapato negro y punto. Marino, negro si es serio y marrón si no. Gris claro, marrón o burdeos. Con traje, mocasín sí cuando el plan es relajado.',
  },
  {
    title: 'Oxford, derbi, monje y mocasín',
    questions: [
      'diferencia oxford y derby zapatos',
      'que zapato es mas formal',
      'zapato monje hebilla con traje',
      'zapatos con agujeritos brogue formal',
      'zapato de vestir hombre tipos',
      'que es un blucher',
      'que zapato es un derby',
      'diferencia entre blucher y oxford',
      'que son unos brogue',
    ],
    maya: 'De más a menos formal: oxford, con los cordones cosidos por debajo y cerrados; derbi o blucher, con las palas por encima, más abierto y cómodo; monje, de hebilla; mocasín. Los brogue, con picado de agujeritos, relajan, y el color claro también. Para ceremonia, oxford negro liso.',
    valentina:
      'El oxford (cordón cerrado, solapas por dentro) es el más serio; luego derbi o blucher, con las solapas por fuera; luego monje con hebilla y por último mocasín. Brogue son los de agujeritos: cuantos más, más informal. Para boda o gala, oxford negro liso.',
  },
  {
    title: 'Cómo debe quedar una chaqueta',
    questions: [
      'como se si me queda bien el traje',
      'hombro de la americana arruga',
      'traje me queda grande de hombros arreglo',
      'chaqueta de traje ajuste correcto',
      'saco me queda ajustado se hace equis',
      'como me tiene que quedar una chaqueta',
    ],
    maya: 'La costura del hombro termina donde termina el tuyo y el cuello no se separa de la camisa. Abrochada, cabe un puño y no se dibuja una equis; la manga llega al hueso de la muñeca. El hombro es lo que no se arregla bien; el resto, sí.',
    valentina:
      'Mira el hombro: la costura, justo donde acaba el tuyo. Al abrochar no puede salir una X de tirones y debe caber un puño. La manga, hasta el huesito. Mangas y cintura se arreglan; hombros, casi nunca.',
  },
  {
    title: 'Hilvanes y bolsillos cosidos del traje nuevo',
    questions: [
      'bolsillos del traje vienen cosidos',
      'quitar la x de la espalda del saco',
      'aberturas cosidas abrigo nuevo',
      'etiqueta de la manga se quita',
      'hilo en la raja de la falda nueva',
    ],
    maya: 'Las aspas de las aberturas, los hilvanes y la etiqueta de la manga se quitan antes de estrenar. Los bolsillos también vienen cerrados; puedes abrir los interiores y dejar los de fuera cosidos para que no se deformen.',
    valentina:
      'La X de la raja y la etiqueta de la manga se quitan, siempre: son solo para la tienda. Los bolsillos de fuera puedes dejarlos cosidos y así no se abomban. Tijera fina y con cuidado.',
  },
  {
    title: 'Traje, terno y ambo',
    questions: [
      'que es un terno',
      'que es un ambo de hombre',
      'terno y traje es lo mismo',
      'diferencia saco y americana',
      'como se dice traje en peru y chile',
    ],
    maya: 'Traje en España y México, terno en Perú y Chile, ambo en Argentina y Chile cuando son dos piezas: hablan de lo mismo, chaqueta y pantalón de una tela. En España terno guarda su sentido exacto, tres piezas.',
    valentina:
      'Es lo mismo con otro pasaporte: traje en España y México, terno en Perú y Chile, ambo en Argentina o Chile para dos piezas. Y la americana de aquí es el saco de allá.',
  },
  {
    title: 'Traje de chaqueta para mujer',
    questions: [
      'traje sastre mujer como llevar',
      'que me pongo debajo del blazer en un traje',
      'traje de chaqueta boda mujer',
      'traje pantalon mujer con camiseta',
      'ambo de mujer para evento',
    ],
    maya: 'Un traje femenino cambia de registro por lo que lleva debajo: camisa para trabajar, camiseta fina para el día, lencero o nada visible para la noche. Con zapato plano afilado no pierde una gota de autoridad.',
    valentina:
      'El traje es un comodín: con camisa a la ofi, con camiseta y zapatillas de día, con un top lencero de fiesta. Cambia lo de dentro y los pies y parece otro.',
  },
  {
    title: 'Código urbano o streetwear para un evento',
    questions: [
      'como ir urbano pero arreglado',
      'streetwear para una fiesta',
      'dress code urban chic',
      'inauguracion de galeria que ropa',
      'evento de moda que me pongo',
    ],
    maya: 'Urban chic pide una pieza con diseño y el resto sobrio: pantalón amplio de buen paño, camiseta perfecta, chaqueta con volumen y zapato rotundo. La calidad se nota en el bajo y en el hombro.',
    valentina:
      'Urban chic: pantalón ancho con caída, camiseta impecable, chaqueta potente y zapatón o zapatilla limpia. Una sola pieza que grite, lo demás que acompañe.',
  },
  {
    title: 'Nudo de corbata simple, paso a paso',
    questions: [
      'como se hace el nudo de la corbata',
      'cómo me anudo la corbata',
      'nudo de corbata fácil paso a paso',
      'cual es el nudo de corbata mas facil',
      'enséñame a hacer el nudo',
      'no sé atarme la corbata',
    ],
    maya: 'El más fácil es el simple. 1) La punta ancha a tu derecha, unos 30 cm más baja. 2) Crúzala por encima de la fina. 3) Pásala por detrás. 4) Otra vez por delante. 5) Súbela por el cuello desde dentro. 6) Bájala por el lazo de delante. 7) Ajusta sujetando la fina. La punta, al cinturón.',
    valentina:
      'El simple, que es el más fácil: 1) ancha a tu derecha y 30 cm más larga; 2) por encima de la fina; 3) por detrás; 4) otra vez por delante; 5) sube por dentro del cuello; 6) baja por el lazo de delante; 7) aprieta tirando de la fina. La punta, a la altura del cinturón.',
  },
  {
    title: 'Nudo Windsor, paso a paso',
    questions: [
      'cómo se hace el nudo windsor',
      'windsor paso a paso',
      'como hago un medio windsor',
      'nudo doble de corbata',
    ],
    maya: '1) La ancha a tu derecha y bastante más larga. 2) Crúzala por delante. 3) Súbela por dentro del cuello y bájala a la izquierda. 4) Por detrás, a la derecha. 5) Súbela por delante y métela por el cuello. 6) Cruza por delante. 7) Sube por dentro y baja por el lazo. Sin el paso 5 es el medio Windsor.',
    valentina:
      '1) Ancha a la derecha, bien larga. 2) Cruza por delante. 3) Arriba por dentro del cuello y abajo a la izquierda. 4) Por detrás a la derecha. 5) Arriba por delante y dentro del cuello. 6) Cruza. 7) Sube por dentro y baja por el lazo. Si te saltas el 5, medio Windsor.',
  },
];
