import type { WrittenEntry } from './entry.ts';

/** Traditional garments and how to wear and keep them. */
export const folkDress: readonly WrittenEntry[] = [
  {
    title: 'Huipil: cómo se lleva y se lava',
    questions: [
      'como se lava un huipil',
      'que le va a un huipil abajo',
      'huipil bordado a mano como lo cuido',
      'mi huipil destiñe el rojo',
      'puedo meter un huipil en la lavadora',
      'que me pongo con un huipil',
      'blusa bordada oaxaqueña como se lava',
    ],
    maya: 'Con algo muy liso debajo: vaquero, pantalón de lino o falda negra, y pocas joyas, que el bordado ya habla. Se lava solo, del revés, en agua fría con jabón neutro y un chorro de vinagre en el aclarado si suelta tinta; sin remojo, y se seca en plano a la sombra.',
    valentina:
      'Con vaqueros o pantalón liso y pendientes sencillos, que el bordado es el protagonista. A mano, en frío, del revés y rápido, sin dejarlo a remojo, que el rojo y el negro sueltan. Vinagre en el aclarado, toalla y a secar plano y a la sombra.',
  },
  {
    title: 'Rebozo: con qué y cómo se cuida',
    questions: [
      'como se usa un rebozo con vestido',
      'rebozo de seda como se lava',
      'rebozo de bolita como lo guardo',
      'que me pongo con un rebozo',
      'rebozo en una boda de invitada',
      'como se plancha el rapacejo del rebozo',
    ],
    maya: 'Sobre un vestido liso, caído de un hombro o cruzado por la espalda y sujeto en los codos; en boda, sustituye al chal. El fino se lava a mano, en frío, y se seca tendido en plano; las puntas se peinan con los dedos, sin plancha. Se guarda enrollado, no doblado.',
    valentina:
      'Queda precioso en vez de chal, sobre un vestido liso y dejado en los codos. Lávalo a mano en frío, peina las puntas con los dedos y déjalo secar estirado. Enróllalo para guardarlo, que los dobleces lo marcan.',
  },
  {
    title: 'Ruana: cómo se pone y se lava',
    questions: [
      'como se usa una ruana',
      'ruana colombiana con que la combino',
      'como se lava una ruana de lana virgen',
      'la ruana pica que hago',
      'ruana en bogota para la oficina',
      'como me pongo la ruana sin que se caiga',
    ],
    maya: 'Abierta por delante o con un lado echado sobre el hombro contrario; con cinturón se vuelve abrigo. Debajo, pantalón recto o pitillo y botín, que ya trae volumen. La de lana virgen se airea y se cepilla más que se lava: a mano, en frío, sin retorcer y en plano. Si pica, camiseta de manga larga.',
    valentina:
      'Échate un lado por encima del hombro y ya no se cae, o ponle un cinturón y parece un abrigo. Abajo, algo estrecho y botín. Lavar, poquito: aire, cepillo y, si toca, a mano en frío y plana. ¿Que pica? Camiseta de manga larga debajo.',
  },
  {
    title: 'Poncho: con qué se combina',
    questions: [
      'como combino un poncho',
      'que me pongo con un poncho de alpaca',
      'poncho salteño como se usa',
      'el poncho me hace ancha',
      'poncho para ir a la oficina',
      'poncho de alpaca que no me ensanche',
    ],
    maya: 'Pide líneas estrechas abajo: vaquero recto, pitillo o falda de tubo, y bota. Que la punta acabe a la altura de la cadera o más arriba si quieres ganar pierna. Liso y de lana fina vale para la oficina; el de dibujo, con el resto de un color. Se airea, y se lava a mano en frío y en plano.',
    valentina:
      'Arriba mucho, abajo poco: vaquero recto o pitillo y botas. Cortito por delante alarga la pierna. El liso finito, hasta para el curro; el de dibujos, con todo lo demás liso. Y lavarlo, a mano, en frío y estirado, nunca colgado.',
  },
  {
    title: 'Mantón de Manila: llevarlo, lavarlo y guardarlo',
    questions: [
      'como se lleva un manton de manila',
      'como se guarda un manton de manila',
      'se puede lavar un manton de manila',
      'los flecos del manton se enredan',
      'manton de manila con que vestido',
      'manton heredado de mi abuela amarillento',
    ],
    maya: 'Doblado en pico y caído de los hombros, o cruzado y prendido a un lado, sobre un vestido liso. No se lava en casa: bordado y tinte pueden correr; tintorería de confianza. Guárdalo enrollado en una sábana de algodón, con los flecos peinados y trenzados, sin plástico ni perchas.',
    valentina:
      'Con vestido liso, que es él quien manda: en pico por los hombros o cruzado con un broche. En casa no lo laves, tintorería buena. Para guardarlo, enrollado en una sábana vieja y los flecos trenzados, que así no se hacen nudos.',
  },
  {
    title: 'Traje de flamenca: lavarlo, plancharlo y guardarlo',
    questions: [
      'como se lava un traje de flamenca',
      'traje de gitana sucio de albero',
      'como plancho los volantes del traje de flamenca',
      'como guardo el traje de flamenca',
      'el traje de gitana no me cierra',
      'dobladillo manchado de tierra traje de flamenca',
    ],
    maya: 'Primero, sacudir y cepillar el albero seco. El de popelín se lava en frío, solo, del revés y sin centrifugar; el de encaje o con flecos, a tintorería. Se cuelga mojado del derecho para que el volante caiga y se plancha con vapor, cada volante desde dentro. Guardado, doblado del revés en caja.',
    valentina:
      'Deja secar el albero y cepíllalo, mojado mancha más. Popelín: en frío, solo y sin centrifugar; flecos y encaje, tintorería. Tiéndelo tal cual para que caiga el volante y dale vapor por dentro. Y no lo cuelgues todo el año, que se estira.',
  },
  {
    title: 'Feria de Abril: traje de flamenca',
    questions: [
      'donde se pone la flor en el traje de flamenca',
      'como se coloca el mantoncillo',
      'que pendientes con traje de gitana',
      'zapatos para la feria con traje de flamenca',
      'flor arriba o a un lado flamenca',
      'peineta y flor de que color',
      'feria de sevilla que me pongo',
      'como se lleva el traje de flamenca',
      'flor en el pelo feria donde va',
      'mantoncillo y flor color',
      'traje de gitana zapatos',
    ],
    maya: 'La flor, arriba en el centro o a un lado, según la cara; los peinecillos, del tono de flor o pendiente. El mantoncillo cubre el escote y se prende delante, dejando la nuca libre; con la flor conversa, no la copia. Pendiente grande, sin collar. Esparto o tacón medio, ya domado. Sin bolso: hay bolsillos bajo el volante.',
    valentina:
      'Flor arriba o de lado, la que te favorezca, y pendientón; collar no. El mantoncillo, ceñido, prendido delante y despegado de la nuca; que flor, flecos y pendientes repitan uno o dos colores sin ser clavados. Esparto o tacón cómodo, que el albero cansa. El móvil, al bolsillo del volante.',
  },
  {
    title: 'Atar alpargatas de cintas',
    questions: [
      'como se atan las alpargatas de cintas',
      'las cintas de las alpargatas se me caen',
      'alpargatas de cuña con cintas como las ato',
      'donde se hace el lazo de las alpargatas',
      'esparteñas que se bajan por el tobillo',
      'espadrilles como amarrarlas',
    ],
    maya: 'Cruza una vez delante, otra detrás y cierra por encima del hueso del tobillo, con lazo atrás o a un lado: cuanto más bajo, más alarga la pierna. Si resbalan, una vuelta más fina por dentro o un toque de cinta adhesiva para tejido. Que ciñan sin marcar.',
    valentina:
      'Cruce delante, cruce detrás y lazo por encima del hueso, mejor detrás. Cuantas menos vueltas por la pierna, más larga parece. Si se te bajan, un trocito de cinta de doble cara para la ropa y aguantan.',
  },
  {
    title: 'Sombrero vueltiao: cuándo y cómo se cuida',
    questions: [
      'como se usa el sombrero vueltiao',
      'sombrero vueltiao se puede mojar',
      'como limpio un sombrero vueltiao',
      'vueltiao con que ropa',
      'el vueltiao se dobla para viajar',
      'cuantas vueltas tiene un vueltiao fino',
    ],
    maya: 'Va con lino, guayabera, vaquero o vestido de algodón, al sol y en fiesta. Cuantas más vueltas, más fina la trenza: desde unas quince hasta más de veinte. El bueno se dobla y vuelve a su forma. Se limpia con paño apenas húmedo y se seca a la sombra; se apoya boca arriba, nunca sobre el ala.',
    valentina:
      'Con lino, guayabera o un vestidito de algodón, perfecto. Si es fino se puede doblar en la maleta y recupera la forma. Paño apenas húmedo para limpiarlo y a la sombra. Y se apoya boca arriba, que el ala se deforma.',
  },
  {
    title: 'Sombrero de paja toquilla o panamá',
    questions: [
      'como limpio un sombrero panama',
      'sombrero de paja toquilla se arruga',
      'se puede enrollar un sombrero panama',
      'panama amarillento como lo blanqueo',
      'por donde se coge un sombrero panama',
      'el sombrero panama con traje',
    ],
    maya: 'Se coge por el ala, no por el pico, que es donde se raja. No le gusta la sequedad: un poco de vapor del baño lo vuelve flexible. Solo se enrollan los muy finos, y por poco rato. Polvo con cepillo suave; mancha, paño húmedo y jabón neutro. Con traje claro y de día.',
    valentina:
      'Cógelo del ala, que por el pico se raja. Enrollarlo, solo si es del bueno y un ratito. Se limpia con cepillo suave y un paño con jabón neutro. Si está seco, un poco de vapor de la ducha y revive. Con lino y de día, ideal.',
  },
  {
    title: 'Sombrero aguadeño, sombrero llanero y carriel',
    questions: [
      'sombrero aguadeño como se usa',
      'carriel paisa con que se lleva',
      'traje de arriero para la feria de las flores',
      'sombrero llanero cuando se usa',
      'traje tipico paisa hombre',
      'liqui liqui que es para una fiesta',
    ],
    maya: 'Arriero paisa: sombrero aguadeño de fibra clara, camisa blanca, pantalón oscuro, poncho fino al hombro, carriel cruzado y alpargata o cotiza. Llanero: liqui liqui, que es traje de cuello cerrado con botones, y sombrero de fieltro. El liqui liqui hace de traje de gala y no lleva corbata.',
    valentina:
      'Paisa: aguadeño, camisa clara, poncho doblado al hombro, carriel cruzado y cotizas. Llanero: liqui liqui abrochado hasta arriba, sin corbata, y sombrero de fieltro. Y en fiesta elegante, el liqui liqui cuenta como traje.',
  },
  {
    title: 'Pollera de baile: cumbia, panameña y andina',
    questions: [
      'como se lava una pollera de cumbia',
      'que se lleva debajo de una pollera',
      'pollera panameña como se plancha',
      'pollera de cumbia zapatos',
      'como se guarda una pollera de baile',
      'falda de cumbia cuantos metros',
    ],
    maya: 'Debajo va enagua, una o más, para el vuelo, y pantalón corto fino para girar. Pies: abarca, alpargata o zapato plano del mismo baile. Se lava en frío, sola, sin centrifugar; las de encaje o bordadas a mano, solo en manos expertas. Se guarda doblada a lo largo con papel de seda.',
    valentina:
      'Debajo, enagua para que vuele y un pantaloncito para girar tranquila. En frío, sola y sin centrifugar; si tiene encaje bueno o bordado a mano, a quien sepa. Guárdala doblada con papel de seda, que colgada se alarga.',
  },
  {
    title: 'Huaso, chupalla y china chilena',
    questions: [
      'que me pongo para el dieciocho en chile',
      'como se viste un huaso',
      'traje de china para bailar cueca',
      'chupalla cuando se usa',
      'fonda del 18 de septiembre ropa',
      'traje de huaso para niño',
      'manta de huaso o chamanto',
    ],
    maya: 'Huaso: chupalla de paja con calor o sombrero de fieltro con frío, chaqueta corta, pantalón a rayas, faja, manta o chamanto y bota con pierneras. China: vestido floreado con vuelo y delantal, o traje de huasa con falda y chaqueta corta. Para la fonda, vaquero, manta y zapato para la tierra.',
    valentina:
      'Huaso: chupalla, chaquetita corta, faja y manta. China: vestido de flores con vuelo, enagua y delantal; o de huasa, con falda y chaqueta. Si vas de fonda sin disfrazarte, jeans, poncho y zapatillas que aguanten tierra.',
  },
  {
    title: 'Gaucho: bombacha, faja y boina',
    questions: [
      'bombacha de gaucho como se usa',
      'que me pongo para una fiesta gauchesca',
      'dia de la tradicion ropa',
      'boina de campo argentina como se pone',
      'alpargatas y bombacha de campo mujer',
      'rastra y faja gaucha',
      'traje de paisana',
    ],
    maya: 'Bombacha con el puño en el tobillo, alpargata o bota, faja o rastra a la cintura, camisa, pañuelo al cuello y boina echada a un lado. Paisana: falda amplia con flores, blusa clara y trenzas. La bombacha de campo se lleva también en ciudad, con camisa metida y alpargata.',
    valentina:
      'Bombacha, alpargatas, faja o rastra, camisa, pañuelito al cuello y boina de costado. Ella, pollera con vuelo y blusa clara. Y la bombacha de campo con camisa metida por dentro queda bárbara en la ciudad también.',
  },
  {
    title: 'Traje de charro y vestido de Adelita',
    questions: [
      'traje de charro para una boda',
      'como se viste un charro de gala',
      'vestido de adelita que lleva',
      'traje de charro cuando se usa',
      'que me pongo para una charreada',
      'china poblana como es el vestido',
    ],
    maya: 'El charro va de faena a gala: chaqueta corta, pantalón ajustado con botonadura, camisa, moño o corbata de lazo y sombrero a juego. Se respeta entero: sin tenis ni piezas sueltas. En la escaramuza se viste de Adelita, con volantes. De público basta vaquero, camisa y bota.',
    valentina:
      'El de charro va completo o no va: chaqueta corta, pantalón con botonadura, moño, botín y sombrero. La escaramuza, vestido de Adelita con sus volantes. Y si vas de público, jeans, camisa y botas, sin disfraz.',
  },
  {
    title: 'Chullo, chompa de alpaca y aguayo',
    questions: [
      'como se usa un chullo',
      'chompa de alpaca como combinarla',
      'aguayo como bolso o manta',
      'que me pongo con una chompa andina',
      'puedo llevar un chullo en la ciudad',
      'como lavo una chompa de alpaca de colores',
      'manta lliclla como se usa',
    ],
    maya: 'Una sola pieza andina y el resto liso: chompa de dibujo con vaquero y bota marrón; chullo con abrigo recto; aguayo como chal sobre negro. Si tiene muchos colores, agua fría, jabón de lana y remojo mínimo, y toalla para exprimir. Siempre en plano y lejos del radiador.',
    valentina:
      'De una en una: chompa de dibujos con vaqueros y botas, o chullo con abrigo liso. El aguayo, como mantita sobre ropa negra, queda de foto. Para lavarla, agua fría y rapidito, que los colores no corran, y a secar estirada.',
  },
  {
    title: 'Mochila wayuu y otros tejidos a mano',
    questions: [
      'como se lava una mochila wayuu',
      'mi mochila wayuu se puso sucia',
      'mochila arhuaca se puede lavar',
      'con que se combina una mochila wayuu',
      'la mochila wayuu perdio la forma',
      'las borlas de la mochila wayuu se ensucian',
    ],
    maya: 'A mano, en agua fría con jabón neutro, del revés y sin frotar los dibujos; se exprime en una toalla y se seca a la sombra rellena de papel blanco o toallas para que recupere la forma. La arhuaca, de lana, igual y sin remojo. Va con ropa lisa y tejidos secos: lino, vaquero, algodón.',
    valentina:
      'Agua fría, jabón suave, del revés y sin frotar. Escúrrela con toalla y sécala a la sombra rellena de toallas, que así vuelve a su forma. La arhuaca es lana: más suave todavía. Con ropa lisa, luce el doble.',
  },
  {
    title: 'Sombrero de paja y ropa bordada: si destiñe la artesanía',
    questions: [
      'ropa de artesania que destiñe',
      'como fijo el color de un tejido artesanal',
      'prenda teñida con tintes naturales como se lava',
      'ropa bordada de mercado que suelta color',
      'teñido de añil que mancha la piel',
      'vinagre o sal para fijar el color',
    ],
    maya: 'La sal y el vinagre ayudan poco a fijar: lo que sirve es lavar sola, en frío, con jabón neutro sin blanqueante y aclarar hasta que salga limpia. El añil roza y mancha claro las primeras veces; no lo lleves con bolso crudo. Los tintes naturales temen el sol: sécalos del revés.',
    valentina:
      'Lo del vinagre y la sal ayuda poquito. Mejor: sola, en agua fría, jabón suave y aclarar hasta que el agua salga clara. El índigo al principio tiñe por roce, ojo con lo blanco que roces. Y a secar del revés y a la sombra.',
  },
  {
    title: 'Puedo llevar ropa de otra cultura',
    questions: [
      'esta mal llevar ropa tipica de otro pais',
      'apropiacion cultural ropa',
      'puedo ponerme un kimono siendo española',
      'es falta de respeto llevar un huipil',
      'puedo llevar sari sin ser india',
      'disfraz de indio o de china ofende',
      'llevar penacho o tocado indigena en un festival',
    ],
    maya: 'Comprada a quien la hace, llevada como se debe y en su ocasión, suele recibirse como aprecio. Distinto es el disfraz que se burla, o usar de adorno lo sagrado: penachos, hábitos, signos religiosos. Si te invitan a su fiesta, pregunta; si dudas, elige un accesorio.',
    valentina:
      'Si la compras a quien la teje, sabes qué es y te la pones bien, lo normal es que guste. Lo que molesta es la caricatura o usar cosas sagradas de adorno, tipo penacho en un festival. Ante la duda, pregunta a alguien de allí.',
  },
  {
    title: 'Sari: cuántos metros, qué lleva debajo y cómo se sujeta',
    questions: [
      'como se pone un sari',
      'que se lleva debajo de un sari',
      'cuantos metros tiene un sari',
      'el sari se me cae',
      'sari con alfileres donde se ponen',
      'como lavo un sari de seda',
      'que zapatos con sari',
    ],
    maya: 'Son unos cinco o seis metros: se remete en una enagua atada a la cintura, se hacen cinco o seis pliegues delante y el extremo va al hombro izquierdo. Imperdibles en el hombro y en los pliegues. Los zapatos, puestos antes, que marcan el largo. La seda con oro, a tintorería.',
    valentina:
      'Debajo, enagua bien atada y blusa corta. Vuelta, pliegues delante y la punta al hombro izquierdo, con imperdibles en el hombro y en los pliegues y no se mueve. Con el calzado puesto de antes, para clavar el largo. El de seda, a la tintorería.',
  },
  {
    title: 'Kimono y yukata: qué lado va encima',
    questions: [
      'como se cierra un kimono',
      'que lado va encima en el kimono',
      'yukata para un matsuri que llevo',
      'que se lleva debajo de un yukata',
      'alquilar kimono en kioto que zapatos',
      'como se lava un yukata de algodon',
    ],
    maya: 'Siempre el lado izquierdo sobre el derecho: al revés se viste a los difuntos. El yukata es de algodón y verano, con sandalia de madera sin calcetín; debajo, ropa fina lisa. Kimono: calcetín partido y sandalia forrada. El yukata va en frío, del revés, y se tiende por las mangas.',
    valentina:
      'Izquierda encima de derecha, grábatelo, que al revés es de funeral. El yukata es el fresquito de verano, con sandalia y sin calcetín. Si lo alquilas, lleva camiseta fina con cuello abierto. Y el de algodón, en frío y tendido por las mangas.',
  },
  {
    title: 'Bata kimono con vaqueros o vestido',
    questions: [
      'como se lleva un kimono con jeans',
      'kimono largo de gasa con que me lo pongo',
      'kimono de playa para la calle',
      'kimono encima de un vestido negro',
      'kimono abierto soy bajita',
      'cardigan kimono estampado combinar',
    ],
    maya: 'Hace de tercera pieza: base de un solo color, ajustada o recta, y el kimono abierto encima. Si eres menuda, que llegue a media pierna como mucho y sin manga enorme. Con vaquero y camiseta blanca, de día; sobre vestido lencero negro, de noche. Un cinturón fino lo vuelve vestido.',
    valentina:
      'Base lisa y kimono abierto, ya está el look. Si mides poquito, que no pase de la rodilla. Camiseta blanca y vaquero para el día, vestido negro para la noche. Y con un cinturón, tienes vestido nuevo.',
  },
  {
    title: 'Qipao, hanbok y áo dài como invitada',
    questions: [
      'puedo ponerme un qipao en una boda',
      'vestido chino cuello alto cuando se lleva',
      'hanbok en seul alquilar que llevo debajo',
      'ao dai vietnam puedo comprar uno',
      'cheongsam talla como elijo',
      'vestido chino rojo en una boda china',
    ],
    maya: 'El qipao se corta al cuerpo: mide pecho, cintura y cadera, y deja margen para sentarte; evita el rojo en una boda china, que es el de la novia. El áo dài se hace a medida en pocos días y va con pantalón largo. El hanbok alquilado, sobre ropa fina y calcetín blanco.',
    valentina:
      'El qipao va clavado, así que mide bien y siéntate con él antes de comprarlo. En boda china, de rojo no. El áo dài te lo cosen en unos días y lleva pantalón debajo. Y para el hanbok de alquiler, camiseta fina y calcetines claros.',
  },
  {
    title: 'Dirndl y lederhosen para la Oktoberfest',
    questions: [
      'que me pongo para la oktoberfest',
      'como se ata el lazo del dirndl',
      'lederhosen con que camisa',
      'dirndl de que largo',
      'zapatos con dirndl',
      'fiesta bavara ropa mujer',
    ],
    maya: 'Dirndl a la rodilla o más largo, blusa blanca corta y delantal: el lazo a la izquierda dice soltera, a la derecha, comprometida. Lederhosen con camisa de cuadros o blanca, calcetín grueso y zapato de cordones. Los minivestidos de disfraz allí se notan; mejor alquilar.',
    valentina:
      'Dirndl de verdad, a la rodilla, con blusa y delantal: lazo a la izquierda si estás soltera, a la derecha si tienes pareja. Ellos, pantalón de cuero, camisa de cuadros y calcetín gordo. El disfraz mini allí canta muchísimo, alquila uno bueno.',
  },
  {
    title: 'Chilaba, caftán marroquí y túnicas: cómo elegir',
    questions: [
      'que caftan me pongo para una boda marroqui',
      'chilaba para estar por casa o para salir',
      'takchita que es y cuando se lleva',
      'caftan marroqui con cinturon',
      'puedo alquilar un caftan',
      'talla de chilaba',
    ],
    maya: 'La chilaba, con capucha y recta, es de calle y diario; el caftán, de fiesta; la takchita son dos piezas con cinturón ancho, para bodas. Se alquilan. La talla va por el alto y los hombros: que roce el empeine con el tacón puesto. El bordado pide joya dorada y pelo recogido.',
    valentina:
      'Chilaba para la calle, caftán para fiesta y takchita, con su cinturonazo, para bodas. Mira que los hombros encajen y que roce el suelo con el tacón. Se alquilan sin problema. Pelo recogido y pendientes dorados, y eres otra.',
  },
  {
    title: 'Fallera, baturra, chulapa y trajes regionales',
    questions: [
      'cuanto cuesta un traje de fallera',
      'que se lleva debajo del traje de fallera',
      'traje de chulapa para san isidro',
      'traje de baturra para el pilar',
      'puedo alquilar un traje regional',
      'como guardo el traje de fallera',
      'ofrenda de flores que me pongo',
    ],
    maya: 'El regional se lleva entero y según las normas de cada fiesta: en la ofrenda del Pilar o en las Fallas se pide traje tradicional. Se alquila o se hereda, y la modista lo ajusta. Debajo, enagua y ropa fina. Chulapa: vestido ceñido, mantón, pañuelo y dos claveles. Se guarda sin plástico.',
    valentina:
      'Para la ofrenda, traje tradicional completo; pregunta las normas antes de comprar. Alquilar o heredar sale mucho mejor. San Isidro es más fácil: vestido de chulapa, mantón, pañuelo y claveles. Y guardarlo, en tela, jamás en plástico.',
  },
  {
    title: 'Moros y cristianos, medieval y otras fiestas de época',
    questions: [
      'que me pongo para un mercado medieval',
      'moros y cristianos si no salgo en la fila',
      'vestido medieval casero',
      'fiesta de epoca goyesca que ropa',
      'boda medieval invitados',
      'traje de epoca para mujer facil',
    ],
    maya: 'Sin traje propio: falda larga de algodón o lino, blusa con manga amplia, chaleco atado o fajín, y telas mates de colores tierra, vino o verde. Cuero, cordón y capa con capucha hacen el resto. Fuera reloj, zapatillas y cremalleras a la vista. Zapato plano, que hay empedrado.',
    valentina:
      'Falda larga, blusa con mangas anchas, algo que ate en la cintura y una capa. Telas mates: tierra, verde, granate. Quita reloj, gafas modernas y zapatillas y ya cuela. Botín plano, que las piedras del casco viejo matan.',
  },
  {
    title: 'Abarcas menorquinas, huaraches y sandalias de cuero',
    questions: [
      'las abarcas menorquinas rozan',
      'como se llevan las avarcas',
      'huaraches como se ablandan',
      'talla de menorquinas',
      'huaraches con que ropa',
      'sandalias de cuero nuevas que aprietan',
    ],
    maya: 'El cuero cede de ancho, no de largo: cómpralas justas, que el talón no sobresalga. Para domarlas, calcetín grueso en casa media hora varios días y crema de cuero por dentro. Abarca o huarache van con lino, vaquero remangado, vestido de algodón; mojadas, secar a la sombra.',
    valentina:
      'Justitas, que el cuero da de sí a lo ancho. Con calcetín gordo por casa unos días y crema por dentro, se vuelven un guante. Con lino, vestido o vaquero remangado. Si se mojan, a la sombra y con papel dentro.',
  },
  {
    title: 'Zuecos, crocs y ojotas: dónde sí y dónde no',
    questions: [
      'puedo ir en crocs a trabajar',
      'zuecos con que se llevan',
      'ojotas en el centro esta mal',
      'puedo llevar chanclas de dedo a cenar',
      'crocs con calcetines',
      'clogs de madera con vestido',
    ],
    maya: 'La ojota o chancla de goma es de playa, piscina y casa; en la mesa, sandalia de cuero. El zueco de madera va con vaquero que caiga encima, falda midi o calcetín grueso. Las de goma con agujeros, comodísimas para cocina u hospital si son cerradas y antideslizantes; en oficina, no.',
    valentina:
      'Chancla de dedo: playa y piscina; para cenar, una sandalia. El zueco, con falda midi o vaquero ancho, mola un montón. Y las de goma, para casa, hospital o huerto; en la ofi, si no es muy suya, yo no.',
  },
  {
    title: 'Capa española y capas de fiesta',
    questions: [
      'como se lleva una capa española',
      'capa con vestido de fiesta',
      'capa de lana con que la combino',
      'capa y bolso como lo llevo',
      'capa en vez de abrigo en una boda',
      'capa corta o larga soy bajita',
    ],
    maya: 'Debajo, algo estrecho y cuello limpio. De fiesta, la capa a la cadera o al suelo, del color del vestido o negra; corta si eres menuda. El bolso, de mano o de asa corta, porque la bandolera la aplasta. Guante largo si refresca. La española, de paño, se luce con las vueltas a la vista.',
    valentina:
      'Con cosas estrechitas debajo y bolso de mano, que la bandolera la chafa. En boda de invierno es lo más elegante del mundo. Si eres bajita, que acabe en la cadera. Y guantes, que los brazos se te quedan fuera.',
  },
  {
    title: 'Boina, txapela y gorra de visera corta: ponérselas bien',
    questions: [
      'como se pone una boina',
      'boina de mujer hacia que lado',
      'txapela como se coloca',
      'gorra de visera corta con que la llevo',
      'la boina me queda rara',
      'boina con gafas y pelo corto',
    ],
    maya: 'La boina: borde apoyado a media frente, el vuelo hacia un lado y un poco atrás, con pelo asomando. La txapela grande, más plana. La gorra de visera corta va con abrigo, tweed o vaquero, nunca con chándal. Costura por dentro, y si aprieta, da vapor y ajústala sobre la cabeza.',
    valentina:
      'Borde en la frente, todo el vuelo a un lado y un poco de pelo fuera, que si no parece un gorro de ducha. Con gafas, ladeada y pelo hacia atrás. La gorra plana, con abrigo o vaqueros. Si aprieta, vapor y a la cabeza.',
  },
  {
    title: 'Jersey marinero, de ochos y islandés',
    questions: [
      'jersey de ochos como se combina',
      'jersey marinero de rayas mujer',
      'jersey islandes lopapeysa como se lava',
      'el jersey de ochos me engorda',
      'sueter trenzado con que lo uso',
      'chompa de trenzas combinar',
    ],
    maya: 'El de ochos tiene relieve: abajo, tejido liso y recto, y si te abulta, uno con la trenza vertical y corto a la cadera. El islandés, de canesú dibujado, con vaquero y nada más. Lana rústica: se airea mucho y se lava poco, en frío y en plano; el agua caliente lo apelmaza.',
    valentina:
      'Con vaquero recto o falda lisa, que el punto ya tiene chicha. Si no quieres volumen, trenza vertical y que acabe en la cadera. El islandés, solo con jeans y listo. Lavarlo poquísimo, en frío y tumbado.',
  },
  {
    title: 'Lana que se hereda: chal, toquilla y colcha tejida a mano',
    questions: [
      'como lavo una toquilla de bebe de la abuela',
      'chal de ganchillo amarillento',
      'como se lava un chal tejido a mano',
      'prenda de crochet que se estira',
      'toquilla de lana antigua',
      'como guardo ropa tejida por mi abuela',
    ],
    maya: 'A mano, en agua fría con jabón de lana, sin frotar ni levantarla llena de agua: se apoya siempre por debajo. Se aprieta dentro de una toalla y se seca extendida, dándole la forma con alfileres inoxidables. Se guarda limpia, en algodón, con lavanda, y se mira cada estación.',
    valentina:
      'Agua fría, jabón de lana y sin frotar; sácala sujetándola por debajo, que mojada pesa y se estira. Toalla, estirarla en su forma y a secar plana. Limpia y en una funda de algodón, la heredan tus nietos.',
  },
  {
    title: 'Traje de novia heredado o vintage',
    questions: [
      'quiero casarme con el vestido de mi madre',
      'arreglar un vestido de novia antiguo',
      'vestido de novia amarillento se puede recuperar',
      'transformar el vestido de novia de mi abuela',
      'cuanto tarda arreglar un vestido de novia heredado',
      'velo de mi abuela como lo limpio',
    ],
    maya: 'Primero, una modista de novia que mire costuras y tela: si la seda se rompe al doblarla, solo se salva el encaje. Se cambia mejor de lo que se agranda: mangas, escote, bajo. El amarillo de años lo trata un especialista. Cuenta con cuatro a seis meses y dos o tres pruebas.',
    valentina:
      'Que lo vea una modista antes de soñar: si la tela se raja, se aprovecha el encaje o el velo. Achicar y quitar mangas es fácil; agrandar, menos. El amarillo, a un especialista, en casa no. Y ve con cuatro o seis meses.',
  },
  {
    title: 'Vestido ibicenco y fiesta blanca',
    questions: [
      'que me pongo para una fiesta blanca',
      'fiesta ibicenca ropa hombre',
      'fiesta ibicenca vestido para gordita',
      'de blanco que no transparente',
      'fiesta en la playa de blanco como voy',
      'ropa interior con vestido ibicenco',
      'fiesta de blanco que ponerse',
      'all white party',
      'white party hombre',
      'fiesta todo blanco se puede crudo',
      'ropa interior fiesta blanca que no se note',
    ],
    maya: 'Blanco puro con blanco puro, o crudos y marfiles entre sí. Algodón o lino con forro, encaje o volante y sandalia plana; ellos, camisa de lino y pantalón claro remangado. Una sola nota de color en pendientes o bolso de rafia. Mírate a contraluz: debajo, del tono de tu piel y sin costuras, nunca blanco.',
    valentina:
      'O todo blanco puro o todo en crudos, mezclados parecen ropa mal lavada. Telas fresquitas con textura y sandalia plana; ellos, camisa de lino y pantalón claro. Mírate a contraluz, y debajo ropa interior color piel, nunca blanca. Bolso de rafia y pendientes con color para animar.',
  },
  {
    title: 'Romería y El Rocío',
    questions: [
      'traje corto de montar mujer',
      'que sombrero con traje corto',
      'falda rociera con que',
      'botos camperos con que se llevan',
      'ropa para ir a caballo a la feria',
      'camino del rocio que zapatos',
      'que me pongo para una romeria',
      'como se viste para el rocio',
      'ropa para ir a la romeria de mi pueblo',
      'traje para el camino del rocio',
    ],
    maya: 'Para el camino, bata rociera o falda de lunares, botos ya domados, pañuelo para el polvo, sombrero y chaqueta, que las noches refrescan. Sin traje: algodón, vaquero y zapato plano cerrado. A caballo, traje corto: chaquetilla, camisa blanca sin corbata, sombrero de ala ancha y botos. El de flamenca, para los días grandes.',
    valentina:
      'Para andar el camino, bata o falda rociera, botos hechos al pie, pañuelo para el polvo, sombrero y chaqueta, que de noche refresca. Sin traje, vaquero o falda de algodón y zapato cerrado. A caballo, traje corto de verdad: chaquetilla, camisa, ala ancha y botos. Y crema solar por kilos.',
  },
  {
    title: 'Carnaval de Barranquilla, Cádiz y Oruro: qué ponerse de público',
    questions: [
      'que me pongo para el desfile del carnaval de barranquilla',
      'carnaval de cadiz ropa',
      'carnaval de oruro que llevo',
      'carnaval con espuma y agua que ropa',
      'comparsa que zapatos',
      'desfile de carnaval de publico como voy',
      'carnaval con frio disfraz que abrigue',
      'carnaval de cadiz que ponerse',
      'carnaval barranquilla ropa',
    ],
    maya: 'Ropa que pueda mancharse de harina, maicena, espuma o agua, zapato cerrado y nada de bolso suelto: riñonera por dentro. En Barranquilla, algodón claro y sombrero; en Cádiz, disfraz hecho en grupo y térmica fina debajo, que es febrero y de noche; en Oruro, impermeable, gorro y abrigo, por la altura.',
    valentina:
      'Ropa vieja que pueda mancharse, zapatillas cerradas y riñonera pegada. Barranquilla: fresco y sombrero, que cae maicena. Cádiz: tipo inventado entre amigos y térmica debajo, que febrero pega. Oruro: impermeable y mucha capa, que hace frío y cae agua de todos lados.',
  },
];
