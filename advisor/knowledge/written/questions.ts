import type { WrittenEntry } from './entry.ts';

/** Questions of detail that cross several subjects. */
export const questions: readonly WrittenEntry[] = [
  {
    title: 'Cera en seda o en una tela delicada',
    questions: [
      'se me ha caido cera de una vela en un manton de seda',
      'cera de vela en tela delicada',
      'como quito cera de un vestido de seda',
      'me cayo esperma de vela en la blusa',
    ],
    maya: 'Se deja endurecer, con hielo envuelto si hace falta, y se levanta con la uña sin rascar. El resto graso, entre dos papeles absorbentes con la plancha al mínimo y un paño encima, probando antes en una esquina. Si la pieza tiene valor o la cera era de color, tintorería.',
    valentina:
      'Déjala que endurezca, hielo en una bolsita, y la despegas con la uña sin raspar. Lo que quede, entre dos papeles de cocina con plancha mínima y paño encima, probando en una esquinita. Si es una joya de mantón, tintorería y no te la juegues.',
  },
  {
    title: 'Prenda que suelta pelusa',
    questions: [
      'mi poleron nuevo suelta pelusa',
      'la sudadera me deja la camiseta llena de bolitas negras',
      'ropa que suelta pelo',
      'como quito la pelusa de la ropa',
      'el jersey nuevo suelta pelitos',
      'la toalla suelta pelusa en la ropa',
    ],
    maya: 'Son fibras sueltas de fábrica. Lávala sola, del revés y en frío, dos veces, con un vaso de vinagre blanco en el aclarado, y sacúdela bien; diez minutos de secadora en frío recogen el resto. En la otra prenda, rodillo adhesivo o cinta, y nunca las dos en la misma lavadora.',
    valentina:
      'Le sobra pelusa de fábrica. Lávala sola, del revés, en frío, un par de veces, y sacúdela fuerte. El truco: una noche en el congelador antes de ponértela. Y lo que ya tiene la camiseta, con rodillo o celo.',
  },
  {
    title: 'Cóctel guayabera y cóctel tropical',
    questions: [
      'la invitacion dice coctel guayabera una mujer que se pone',
      'que es coctel guayabera',
      'dress code guayabera mujer',
      'boda caribeña que me pongo',
      'coctel tropical que significa',
    ],
    maya: 'Para él, una guayabera, casi siempre blanca o clara, con pantalón de lino y mocasín. Para ella, un vestido fresco midi o largo, de lino, seda o gasa, con color o estampado, y sandalia de cuña o tacón ancho si hay arena o jardín.',
    valentina:
      'La guayabera es para ellos, con pantalón de lino. Para ti, un vestido fresquito midi o largo, con color o flores, y sandalia con cuña o tacón ancho, que suele haber césped o arena. Blanco, mejor no, si es boda.',
  },
  {
    title: 'Funeral o velatorio judío',
    questions: [
      'en un velatorio judio tengo que llevar algo en la cabeza',
      'como se va vestido a un entierro judio',
      'funeral judio que me pongo',
      'tengo que llevar kipa si no soy judio',
    ],
    maya: 'El hombre se cubre la cabeza en la ceremonia y en el cementerio, también si no es judío: suelen prestar una kipá en la entrada, y vale un sombrero sobrio. Ropa oscura y discreta; ella, hombros y rodillas cubiertos. No es costumbre llevar flores. Si dudas, pregunta a la familia.',
    valentina:
      'Los hombres se tapan la cabeza, aunque no sean judíos; casi siempre te dejan una kipá en la entrada. Ropa oscura y sencilla, y ellas con hombros y rodillas cubiertos. Flores no se suelen llevar. Ante la duda, pregunta a la familia.',
  },
  {
    title: 'Palazzo y pantalón ancho si eres bajita',
    questions: [
      'soy bajita los pantalones palazzo me hacen tapon',
      'puedo llevar pantalon ancho siendo bajita',
      'palazzo para bajitas con cadera',
      'mido 1,52 y me gustan los pantalones anchos',
      'pantalon ancho con zapato plano siendo baja',
    ],
    maya: 'No te achican si suben: tiro alto, tela fluida, bajo casi al suelo tapando el zapato y parte de arriba corta o remetida, mejor del mismo tono. Con cadera, que caigan rectos desde ella, sin bolsillos abultados. Con zapato plano, el bajo cogido para ese zapato, y en punta.',
    valentina:
      'Para nada, si los eliges bien: tiro alto, tela con caída, bajo casi tocando el suelo y lo de arriba metido o cortito. ¿Con plano? También: coges el bajo a esa altura y zapato en punta. Lo que achica es que se queden a media caña.',
  },
  {
    title: 'Pedida de mano',
    questions: [
      'que me pongo para una pedida de mano',
      'pedida de mano en casa de los padres hay que ir de traje',
      'que se lleva a una pedida',
      'comida para pedir la mano como voy vestido',
    ],
    maya: 'Él, americana y camisa, con corbata si los padres son clásicos; el traje no sobra en una casa muy formal. Ella, vestido de día o traje de chaqueta en un color claro. Se llevan flores para la madre y un detalle, y el anillo o el reloj que marque la familia.',
    valentina:
      'Americana y camisa, y corbata si son de los de antes; traje entero solo si la casa es muy formal. Ella, un vestido bonito de día. Y no vayas con las manos vacías: flores para la madre y unos bombones o un buen vino.',
  },
  {
    title: 'Audiencia con el papa y actos en el Vaticano',
    questions: [
      'voy a la audiencia general con el papa como hay que ir',
      'hay que llevar mantilla para ver al papa',
      'como se visten las mujeres para la audiencia del papa',
      'que me pongo para ver al papa',
    ],
    maya: 'En la audiencia general de la plaza basta con ir discreta: hombros y rodillas cubiertos, zapato cómodo y algo para el sol. El negro y la mantilla son del protocolo de las audiencias privadas, y ni ahí se exigen ya a todas. Un pañuelo en el bolso ayuda.',
    valentina:
      'Para la audiencia general no hace falta ni mantilla ni negro: hombros y rodillas tapados, zapato cómodo y gorra o pañuelo para el sol. La mantilla es para las audiencias privadas.',
  },
  {
    title: 'Lavar un vaquero crudo',
    questions: [
      'que lavado le doy al jean crudo selvedge',
      'es verdad que los vaqueros crudos no se lavan',
      'cada cuanto se lava el denim crudo',
      'primer lavado de un vaquero raw',
    ],
    maya: 'Que no se lave nunca es mito. Se esperan unos meses para que marque tu forma; después, o antes si huele o está sucio, del revés, en agua fría, con poco jabón y sin secadora, tendido por la cintura. Perderá tinte y quizá encoja un poco. Entre lavados, aire.',
    valentina:
      'Lo de nunca es un mito. Aguanta unos meses para que coja tu forma y luego lávalo del revés, en frío, poco jabón, y colgado, nada de secadora. Si huele o está guarro, antes. Suelta tinte, así que solo.',
  },
  {
    title: 'Mancha de vino en lino o algodón blanco',
    questions: [
      'se me mancho con malbec una blusa de lino blanco',
      'vino tinto en mantel o camisa blanca',
      'mancha de vino tinto de hace una hora',
      'me tire el rioja en la camisa blanca',
      'vino en camisa de algodon',
    ],
    maya: 'Absorbe sin frotar y pasa agua con gas o fría por el revés. En blanco, lavavajillas con agua oxigenada a partes iguales, media hora; en color, percarbonato solo si el tinte es sólido. Lava a 30 y no lo seques con calor hasta que haya salido: el calor lo fija.',
    valentina:
      'Papel a toquecitos, agua fría por detrás, y si es blanco, lavavajillas con agua oxigenada mitad y mitad media hora. Luego lavadora a 30. Nada de plancha ni secadora hasta que no quede ni rastro.',
  },
  {
    title: 'Merino, cachemir y alpaca: qué se paga',
    questions: [
      'diferencia entre lana merino cachemir y alpaca',
      'merino o cachemir',
      'vale la pena pagar cachemir',
      'que dura mas el merino o el cachemir',
      'como se si el cachemir es bueno',
      'alpaca vicuña y oveja cual abriga mas',
      'que abriga mas la alpaca o la lana',
      'alpaca o cachemir',
      'cual es la lana mas fina',
      'por que es tan cara la vicuña',
    ],
    maya: 'Merino: fina, elástica y resistente, para diario. Cachemir, de cabra: el más suave y cálido por su peso, caro, y hace bolitas. Alpaca: abriga más que la oveja a igual peso, con menos pelusa, y cae pesada. Vicuña: la más fina y escasa. La oveja pica por su fibra gruesa. Buena señal: dos cabos, punto apretado y un 100 %.',
    valentina:
      'Merino es oveja finita y sufrida, para todos los días. Cachemir es cabra: suavísimo, caro y hace bolitas. La alpaca calienta más que la oveja. La vicuña, la más fina y carísima. La de oveja normal pica, por gruesa. Mira que ponga 100 %, que el punto sea prieto y de dos cabos.',
    source:
      'Grosor medio en micras: vicuña 12-13, cachemir 14-19, merino 17-24, alpaca 18-30, oveja común más de 30',
  },
  {
    title: 'Repetir el baño de acondicionador en la lana',
    questions: [
      'probe lo del acondicionador y ha cedido un poco lo repito',
      'puedo repetir el remojo para desencoger',
      'el jersey encogido estiro algo pero no del todo',
      'meti el jersey de lana en la secadora y encogio',
    ],
    maya: 'Sí, una o dos veces más: media hora en agua templada con acondicionador, sin frotar, y otra vez estirado poco a poco y sujeto con alfileres en plano hasta que seque. Cuando deje de ceder, para: más agua y más tirón la rompen. Después, ni secadora ni agua caliente.',
    valentina:
      'Sí, repítelo una o dos veces, con mimo: agua tibia, acondicionador, y a estirar con alfileres en plano. Si ya no da más de sí, déjalo, que se deforma. Y la lana, nunca a la secadora.',
  },
  {
    title: 'Lujo silencioso u old money',
    questions: [
      'quiet luxury y old money es lo mismo',
      'diferencia entre old money y quiet luxury',
      'old money con plata de estudiante',
      'que es old money',
      'que es el lujo silencioso',
      'como vestir old money con poco dinero',
      'quiet luxury que es',
      'estilo dinero viejo',
    ],
    maya: 'Telas nobles, buen corte y ningún logo, en crudo, marino, camel y gris. El lujo silencioso, o quiet luxury, es minimalista; el old money imita el armario heredado: polos, punto de ochos, blazer, mocasín. Los dos se logran barato con buena plancha, arreglos a medida y segunda mano de lana o algodón.',
    valentina:
      'Cero logos, neutros, buena tela y todo planchado y a tu medida. Parecidos, no iguales: quiet luxury es minimalista; old money es rollo heredero, con polos, jersey de ochos y mocasines. Con poca pasta: bajos cogidos, plancha y mucha segunda mano.',
  },
  {
    title: 'Camisas si eres muy alto y delgado',
    questions: [
      'soy 1,91 y 78 kg que talla de camisa pido',
      'las camisas me quedan cortas de mangas',
      'camisas para hombre alto y delgado',
      'que talla soy si soy muy alto y flaco',
      'mangas largas para hombres altos',
    ],
    maya: 'Probablemente una M o una L entallada, pero decide la medida: cuello con un dedo, pecho y, sobre todo, manga, del centro de la nuca a la muñeca pasando por el hombro. Busca manga extra o tallas para altos, o una L y que te metan los costados; alargar mangas no se puede.',
    valentina:
      'Seguramente M o L slim, pero mide: cuello, pecho y manga desde la nuca hasta la muñeca. Busca las de manga larga extra o tallas para altos. Una L con los costados metidos también vale; lo que no se puede es alargar la manga.',
  },
  {
    title: 'Corbata: seda u otra tela',
    questions: [
      'vale la pena una corbata de seda',
      'corbata de seda o poliester',
      'que corbata compro sobria',
      'corbata de lana o de seda cuando',
    ],
    maya: 'La seda hace mejor nudo, cae con peso y recupera la forma: si llevas corbata más de tres veces al año, compensa. Para empezar, una lisa o con microdibujo en marino o burdeos, de 7 a 8 centímetros. La de punto o lana es para tweed e invierno.',
    valentina:
      'Sí, se nota en el nudo y en la caída. Una lisa azul marino o burdeos te sirve para casi todo. Si te la pones una vez al año, con otra más barata te apañas.',
  },
  {
    title: 'Viajar a un sitio frío',
    questions: [
      'que me llevo a nueva york en enero',
      'maleta para una ciudad con mucho frio',
      'que ropa llevo a londres en diciembre',
      'que abrigo llevo a berlin en invierno',
      'me voy de viaje a un sitio con mucho frio que llevo',
    ],
    maya: 'Un abrigo que corte el viento, puesto en el avión, dos jerséis finos que se superpongan, tres térmicas para la semana, pantalón grueso, bota con suela que agarre y gorro, guantes y bufanda. Los interiores, a 23 grados: capas que se quiten. Para cenar, el mismo pantalón oscuro con una blusa.',
    valentina:
      'Abrigo gordo que pare el viento, puesto en el avión, tres térmicas para la semana, un par de jerséis finos para ir por capas, botas que agarren y gorro, guantes y bufanda. Dentro hace calor, así que cosas que te quites. Para cenar, pantalón negro y un top mono.',
  },
  {
    title: 'Comprar solo una prenda para mejorar en el trabajo',
    questions: [
      'que compro para verme menos becario',
      'una sola prenda para parecer mas profesional',
      'como dejar de parecer el practicante',
      'que prenda me hace ver mas serio en la oficina',
    ],
    maya: 'El zapato: un derbi o un mocasín de piel oscura cambia los mismos chinos y camisas de siempre. Si los tienes, una americana sin estructura en marino. Después, que lo demás esté a tu medida y planchado.',
    valentina:
      'Los zapatos, sin dudar: unos mocasines o derbis de piel y pareces otro con la misma ropa. Si ya tienes, una americana blandita azul marino. Y plancha, que es gratis.',
  },
  {
    title: 'Nieve sin esquiar: qué ponerse',
    questions: [
      'voy a la nieve pero no esquio solo paseo',
      'que ropa necesito para pasear por la nieve',
      'ropa para la nieve con niños sin esquiar',
      'ropa para la nieve que ya tengo o compro',
    ],
    maya: 'Para pasear basta con capas: térmica, jersey o polar, abrigo que corte viento y agua, calcetín de lana, bota con suela de tacos que no cale, gorro y guantes. Lo único que de verdad hay que tener es calzado impermeable y guantes; lo de esquí sobra.',
    valentina:
      'Si solo vas a pasear, capas: térmica, jersey gordo, abrigo que aguante la humedad, gorro y guantes. Lo que no puede fallar son unas botas que no calen. Ropa de esquí no te hace falta.',
  },
];
