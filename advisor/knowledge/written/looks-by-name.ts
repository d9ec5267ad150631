import type { WrittenEntry } from './entry.ts';

/** Looks by name with plain clothes, and themed parties one by one. */
export const looksByName: readonly WrittenEntry[] = [
  {
    title: 'Gorpcore con la ropa de monte que ya tienes',
    questions: [
      'como visto gorpcore con lo que tengo',
      'gorpcore sin gastar en ropa de montaña',
      'llevar ropa de senderismo por la ciudad',
      'forro polar y cortavientos para la calle como combinar',
      'look de montaña en la ciudad mujer',
      'zapatillas de trail con ropa normal',
    ],
    maya: 'Una o dos piezas técnicas y el resto de calle: cortavientos o forro polar con vaquero recto o pantalón de pinzas, zapatilla de montaña con falda midi, gorro de punto y mochila pequeña. Colores de tierra y un solo vivo. De pies a cabeza técnico, parece que te esperan en el refugio.',
    valentina:
      'Un forro polar o un cortavientos, con vaqueros o falda midi. Zapas de trail, gorro y a la calle. Dos cosas de monte como mucho, verdes y marrones, y un color chillón. Si te pones todo, pareces guía.',
  },
  {
    title: 'Preppy en chico con ropa normal',
    questions: [
      'como vestir preppy siendo chico',
      'estilo preppy hombre con ropa que tengo',
      'outfit preppy adolescente chico',
      'look pijo universitario hombre barato',
      'preppy hombre sin marcas',
      'que necesito para vestir preppy',
    ],
    maya: 'Camisa celeste o polo con el cuello bien puesto, jersey de ochos o de pico encima o sobre los hombros, chinos beige o marino y mocasín o zapatilla blanca. Rayas o cuadros en una sola pieza, cinturón trenzado y calcetín visible. Sin escudos falsos: el ajuste y la plancha hacen el resto.',
    valentina:
      'Camisa azul clarita o polo, jersey por los hombros, chinos y mocasines o zapas blancas. Un toque de rayas o cuadros y ya. No hacen falta marcas: planchadito, de tu talla y con el cuello en su sitio.',
  },
  {
    title: 'Clean look en hombre',
    questions: [
      'que es el clean look en hombres',
      'como vestir clean boy',
      'estetica limpia hombre ropa',
      'look limpio para chico',
      'outfit limpio y minimalista hombre joven',
      'clean fit que es',
    ],
    maya: 'Es ropa lisa, de buen corte y siempre impecable: camiseta blanca o negra con peso, pantalón recto, sobrecamisa o punto fino y zapatilla blanca sin logo. Dos o tres neutros, reloj sencillo, pelo y uñas cuidados. Lo sostienen la talla justa y la plancha, no el precio.',
    valentina:
      'Camiseta lisa gordita, pantalón recto, sobrecamisa y zapas blancas impecables. Neutros, sin logos, pelo recién cortado y uñas limpias. No va de dinero: va de talla, plancha y cero pelusas.',
  },
  {
    title: 'Normcore',
    questions: [
      'que es el normcore',
      'como vestir normcore',
      'vestir normal a proposito',
      'estilo de vaqueros y sudadera lisa',
      'normcore hombre',
      'moda de ir normal como se hace',
    ],
    maya: 'Vestir corriente a propósito: vaquero recto, camiseta o sudadera lisa, zapatilla clásica, gorra sin logo, colores apagados. Nació hacia 2014 contra la prisa de las tendencias. Se distingue del descuido por el corte, lo limpio y una proporción pensada; todo lo tienes ya en casa.',
    valentina:
      'Ir normal, pero queriendo: vaquero recto, sudadera lisa, zapas de toda la vida y gorra sin dibujos. Surgió en 2014 como respuesta a tanta moda. El truco para que no sea dejadez: limpio, de tu talla y sin logos.',
  },
  {
    title: 'Office siren y corpcore',
    questions: [
      'que es el office siren',
      'como vestir office siren',
      'que es corpcore',
      'estilo secretaria de los 90',
      'moda de oficina sexy como llevarla al trabajo',
      'look de oficina con gafas finas y falda lapiz',
    ],
    maya: 'Es la oficina de los noventa vista como moda: falda lápiz, camisa ceñida, blazer entallado, medias finas, salón de punta y gafas estrechas, en gris, negro y marrón. Para trabajar de verdad, falda a la rodilla, camisa con un botón abierto y tacón bajo. Corpcore es lo mismo con sastrería grande.',
    valentina:
      'Office siren: falda lápiz, camisa pegadita, gafas finas y tacón de punta, rollo jefa de los 90. En el curro real, falda por la rodilla, un botón abierto y taconcito. Corpcore es igual, con trajes enormes y corbata.',
  },
  {
    title: 'Pin-up y rockabilly',
    questions: [
      'que es el estilo pin up',
      'como vestir rockabilly',
      'look pin up de diario',
      'ropa rockabilly hombre',
      'vestido de vuelo y pañuelo en el pelo',
      'estilo años 50 para todos los dias',
    ],
    maya: 'Viene de los años cincuenta: falda de vuelo o lápiz, cintura alta, lunares o vichy, rebeca corta, pañuelo en el pelo y labios rojos. En hombre, vaquero oscuro con vuelta, camiseta blanca, cazadora y tupé. De diario, una sola seña: la falda, el pañuelo o la vuelta del pantalón.',
    valentina:
      'Falda con vuelo, cinturita, lunares, pañuelo en el pelo y labios rojos. Ellos, vaquero con vuelta, camiseta blanca y cazadora. Para ir a por el pan, con una cosita basta: el pañuelo o la falda con camiseta.',
  },
  {
    title: 'Punk',
    questions: [
      'que es el estilo punk',
      'como vestir punk',
      'diferencia entre punk y grunge',
      'look punk con lo que tengo en casa',
      'ropa punk para adolescente',
      'cazadora con parches y tachuelas como la hago',
    ],
    maya: 'Nace en Londres y Nueva York a mitad de los setenta: cuero, tartán, imperdibles, tachuelas, camiseta rota, botas y mensaje propio. Frente al grunge, que es dejadez, el punk es provocación. Se hace en casa: parches y chapas en una vaquera, imperdibles y tijera en una camiseta vieja.',
    valentina:
      'Cuero, cuadros escoceses, imperdibles, tachuelas y botas. El grunge pasa de todo; el punk protesta. Y se hace, no se compra: una vaquera vieja con parches y chapas, una camiseta cortada y botas. El resto, negro.',
  },
  {
    title: 'Kawaii y lolita',
    questions: [
      'que es el estilo kawaii',
      'que es la moda lolita japonesa',
      'como vestir kawaii sin pasarme',
      'ropa kawaii para adolescente',
      'diferencia entre kawaii y coquette',
      'estilo harajuku que es',
    ],
    maya: 'Kawaii significa adorable en japonés: pasteles, dibujos, cuellos redondos, sudaderas grandes y accesorios de juguete. La moda lolita japonesa es otra cosa, victoriana: falda acampanada con enaguas, encaje y calcetín alto, muy cubierta. De diario, una sudadera pastel, falda de tablas y un prendedor.',
    valentina:
      'Kawaii es lo adorable: colores pastel, dibujitos y sudadera grandota. Lolita japonesa es como muñeca antigua, falda abombada y mucho encaje, y va tapadísima. Para diario: sudadera pastel, falda y un clip mono.',
  },
  {
    title: 'Blokecore: camiseta de fútbol en la calle',
    questions: [
      'que es blokecore',
      'como llevar una camiseta de futbol con estilo',
      'camiseta de futbol retro con que pantalon',
      'camiseta de futbol con falda',
      'playera de futbol para salir',
      'casaca de la seleccion con que la combino',
    ],
    maya: 'Es llevar la camiseta de fútbol, mejor retro, con ropa que no sea de deporte: vaquero recto o ancho y zapatilla plana de suela fina; falda vaquera, satinada o de tablas en ella; o bajo una americana. Una talla más, sin pantalón a juego ni bufanda, que eso es ir al campo.',
    valentina:
      'Camiseta de fútbol con ropa de calle: vaqueros y zapas finitas, falda satinada o vaquera, o debajo de un blazer. Un poco grande y mejor antigua. Nada de llevarla con el pantalón del equipo, que parece que juegas.',
  },
  {
    title: 'Vestir de rosa de pies a cabeza',
    questions: [
      'que es el barbiecore',
      'como ir toda de rosa sin parecer una muñeca',
      'fiesta rosa que me pongo',
      'me piden ir de rosa y soy hombre',
      'outfit rosa entero',
      'look barbie con ropa normal',
    ],
    maya: 'Dos rosas distintos y telas diferentes: pantalón fucsia con punto rosa palo, o traje rosa con camiseta blanca. Zapato nude, plateado o blanco y poco adorno. Para una fiesta, se exagera con brillo y gafas. En hombre basta camisa o polo rosa con chino claro, o calcetín y pañuelo.',
    valentina:
      'Mezcla rosas, clarito con fucsia, y texturas, y no pareces un chicle. Zapato nude, plata o blanco. ¿Fiesta rosa? Ahí ya brillo y gafas sin miedo. Y ellos, con polo o camisa rosa y chinos, cumplen de sobra.',
  },
  {
    title: 'Estilo parisino',
    questions: [
      'como vestir como una parisina',
      'que es el estilo frances',
      'look parisino con ropa basica',
      'chic frances como se consigue',
      'vestir a la francesa hombre',
      'que prendas lleva el estilo parisino',
    ],
    maya: 'Básicos de buen corte llevados sin esfuerzo: vaquero recto, camiseta de rayas, camisa de hombre, americana, gabardina, bailarina o mocasín, en marino, negro, crudo y camel. Un toque de labios o un pañuelo, y algo a medio arreglar: el pelo o la manga. Nunca todo nuevo ni todo conjuntado.',
    valentina:
      'Vaquero recto, camiseta de rayas, americana de hombre y bailarinas. Colores tranquilos y labios rojos, o pelo sin peinar, pero no todo a la vez. Que parezca que te has vestido en cinco minutos. Seguro que ya lo tienes.',
  },
  {
    title: 'Rockero elegante',
    questions: [
      'como vestir rockera elegante',
      'estilo rock chic que es',
      'look rockero a los 50',
      'vestir rockero hombre sin disfrazarse',
      'camiseta de grupo con blazer',
      'ropa rockera para una cena',
    ],
    maya: 'Negro, denim y una pieza de cuero, con algo pulido al lado: camiseta de grupo y americana, vaquero negro con camisa de seda, vestido lencero con cazadora y bota. Plata en las manos y poco más. Con más años, el corte y el cuero buenos mandan; tachuelas y rotos, de uno en uno.',
    valentina:
      'Vaquero negro, camiseta de grupo y americana, o vestido lencero con cazadora y botas. Plata en los dedos. Una cosa cañera y otra fina, ese es el secreto. A los 20 y a los 60. Rotos y tachuelas, de uno en uno.',
  },
  {
    title: 'E-girl, soft girl y otros estilos de internet',
    questions: [
      'que es una e-girl y como se viste',
      'que es soft girl',
      'como vestir alt',
      'mi hija dice que es e-girl que ropa es esa',
      'diferencia entre soft girl y coquette',
      'que es aesthetic en la ropa',
      'que significa core en la moda',
    ],
    maya: 'E-girl: negro, falda de cuadros, manga de rayas bajo camiseta, cadenas y botas. Soft girl: pasteles, rebeca corta, flores y clips. Alt: todo lo que bebe del punk, gótico y emo. La palabra core solo quiere decir estética de. Con una camiseta de rayas, una falda y un accesorio se prueban.',
    valentina:
      'E-girl: negro, cuadros, rayas debajo de la camiseta y cadenas. Soft girl: pasteles, rebequita y clips. Alt: punk, gótico y emo mezclados. Y core es estética de lo que sea. Para probar, un accesorio y lo de siempre.',
  },
  {
    title: 'Moda coreana de diario',
    questions: [
      'como vestir estilo coreano',
      'que es la moda coreana',
      'outfit coreano hombre',
      'ropa estilo k pop para diario',
      'look coreano con ropa normal chica',
      'vestirme como en los doramas',
    ],
    maya: 'Capas limpias y volúmenes suaves: camisa o jersey grande, pantalón ancho con pinza o falda de tablas, abrigo largo recto y zapatilla o mocasín. Crudo, gris, marino y celeste, con un pastel. Remete por delante y deja caer el resto. En chico, camiseta blanca bajo camisa abierta.',
    valentina:
      'Jersey o camisa grandota, pantalón ancho o falda de tablas, abrigo largo y colores suaves: crudo, gris y celeste. Metes un poquito por delante y ya. Ellos, camiseta blanca y camisa abierta. Lo tienes en casa, seguro.',
  },
  {
    title: 'Casual chic',
    questions: [
      'que es casual chic',
      'como vestir casual chic',
      'la invitacion dice casual chic',
      'diferencia entre casual chic y smart casual',
      'casual chic hombre que me pongo',
      'look casual chic con vaqueros',
    ],
    maya: 'Ropa de diario con una pieza que viste: vaquero recto y blusa de seda, vestido liso con zapatilla fina, camiseta y blazer. En hombre, vaquero oscuro o chino, camisa sin corbata, mocasín. Es un grado más libre que el smart casual: admite vaquero y zapatilla, si están limpios y sin rotos.',
    valentina:
      'Algo cómodo y algo bonito: vaqueros con blusa buena, camiseta con blazer, vestido liso con zapas finas. Ellos, vaquero oscuro, camisa y mocasines. Es como el smart casual, pero más suelto. Sin rotos ni chándal.',
  },
  {
    title: 'Fiesta de los años 2000',
    questions: [
      'fiesta de los 2000 que me pongo',
      'disfraz de los dos mil con ropa que tengo',
      'como ir a una fiesta dosmilera hombre',
      'fiesta tematica anos 2000 chica',
      'ropa de los 2000 para un cumpleaños',
      'outfit de rebelde o de estrella pop del 2000',
    ],
    maya: 'Chica: vaquero bajo o cargo, top corto o camiseta con brillo, cinturón ancho caído, bolso pequeño, gafas de color y pelo liso o con clips de mariposa. Chico: vaquero muy ancho o chándal brillante, camiseta sobre manga larga, gorra, cadena y pelo con gel. Corbata floja y falda evocan las series.',
    valentina:
      'Vaquero bajo, top con brillo, clips de mariposa, gafitas de colores y bolso enano. Ellos, baggy, chándal brillante, gorra y pinchos de gomina. O corbata floja con falda, rollo serie de instituto. Con tres cosas, clavado.',
  },
  {
    title: 'Fiesta ochentera en hombre',
    questions: [
      'fiesta de los 80 hombre que me pongo',
      'disfraz ochentero hombre con ropa normal',
      'como voy de los ochenta siendo chico',
      'look años 80 para hombre facil',
      'fiesta 80s mi marido que se pone',
      'americana con hombreras y mangas remangadas',
    ],
    maya: 'Tres caminos con ropa corriente: americana clara con mangas vueltas sobre camiseta de color y mocasín sin calcetín; vaquero claro, cazadora vaquera y zapatilla blanca alta; o chándal de color, cinta en la frente y calcetín alto. Suma gafas de espejo, reloj digital y el cuello levantado.',
    valentina:
      'Fácil: americana clara remangada con camiseta de color; vaquero clarito con cazadora vaquera; o chándal chillón, cinta en la frente y calcetines altos. Gafas de espejo, cuello arriba y pelo cardado. Y a bailar.',
  },
  {
    title: 'Fiesta setentera: disco o hippie con lo que hay en casa',
    questions: [
      'fiesta de los 70 hombre que me pongo',
      'como ir de hippie con ropa de casa',
      'look disco de los setenta facil',
      'fiesta setentera mujer sin comprar disfraz',
      'no tengo pantalon campana para la fiesta de los 70',
      'camisa abierta y cuello grande fiesta disco',
    ],
    maya: 'Disco: camisa satinada o estampada con el cuello por fuera, pantalón de pierna ancha, medallón y plataforma; en ella, mono, halter o lamé. Hippie: vaquero ancho, chaleco, blusa bordada, pañuelo en la frente y gafas redondas. Sin campana, una cuña de tela en la costura del vaquero la hace.',
    valentina:
      'Disco: camisa brillante con cuello fuera, pantalón ancho y medallón; ellas, mono o top atado al cuello. Hippie: chaleco, blusa bordada, pañuelo en la frente y gafas redondas. ¿Sin campana? Palazzo, que da el pego.',
  },
  {
    title: 'Baile de máscaras en hombre',
    questions: [
      'baile de mascaras hombre que me pongo',
      'fiesta de antifaces traje de hombre',
      'mascarada elegante mi novio como va',
      'que antifaz para un hombre con traje',
      'carnaval veneciano hombre sin disfraz',
      'antifaz con gafas graduadas como hago',
    ],
    maya: 'Traje negro o azul noche, camisa blanca o negra, pajarita o sin corbata, y antifaz liso, mate, negro o dorado, que es quien habla. Si la invitación dice gala, esmoquin. Una capa negra o guantes redondean lo veneciano. Con gafas, antifaz de palo o pegado a la montura, o lentillas.',
    valentina:
      'Traje oscuro, camisa blanca o negra y antifaz negro o dorado. Con eso, misterio asegurado. Si es de gala, esmoquin. ¿Gafas? Antifaz con palito o sujeto a la montura. Y una capa, si te vienes arriba.',
  },
  {
    title: 'Fiesta hawaiana sin camisa de flores',
    questions: [
      'fiesta hawaiana y no tengo camisa de flores',
      'luau que me pongo mujer',
      'hawaiana sin disfraz con ropa normal',
      'fiesta tropical en la piscina que llevo',
      'como voy a una fiesta hawaiana hombre sin comprar',
      'pareo y flores para una hawaiana',
    ],
    maya: 'Vale cualquier base de verano, lisa y clara, con flores añadidas: vestido de tirantes o pareo anudado, flor tras la oreja y sandalia plana; en él, camisa de lino o camiseta blanca, bermuda de color, collar de flores y sombrero de paja. Evita faldas de paja y pinturas: son cultura ajena.',
    valentina:
      'Ropa de verano y flores encima: vestidito o pareo con una flor en el pelo; ellos, camisa de lino o camiseta blanca, bermudas y collar de flores. Sombrero de paja y ya estás en la isla. Sin caricaturas, mejor.',
  },
  {
    title: 'Fiesta del semáforo',
    questions: [
      'fiesta del semaforo que color me pongo',
      'que significa el verde en la fiesta semaforo',
      'fiesta semaforo tengo pareja de que voy',
      'que me pongo en una fiesta de semaforo',
      'no tengo nada amarillo para la fiesta semaforo',
      'semaforo rojo amarillo verde ropa fiesta',
    ],
    maya: 'Verde, soltero y abierto a conocer gente; amarillo, depende o es complicado; rojo, con pareja o sin ganas. Basta una camiseta o un accesorio bien visible de ese color con vaquero o negro. Si no quieres decir nada, lleva los tres en una pulsera. El color no es permiso: se pregunta igual.',
    valentina:
      'Verde: soltera y con ganas. Amarillo: es complicado. Rojo: pillada o paso. Con una camiseta o un pañuelo de ese color y vaqueros, hecho. ¿No quieres contarlo? Los tres colores en la muñeca. Y verde no es un sí a todo.',
  },
  {
    title: 'Fiesta de alfombra roja o de Hollywood',
    questions: [
      'fiesta tematica hollywood que me pongo',
      'fiesta alfombra roja con ropa de tienda normal',
      'cumpleaños estilo los oscar como voy',
      'fiesta glamour adolescente que ropa',
      'alfombra roja hombre sin esmoquin',
      'fiesta de cine de los años dorados vestido',
    ],
    maya: 'Como a una boda de noche, con una nota de cine: vestido largo o midi de satén o negro, guantes, pendientes largos y labios rojos. Para hombre, traje negro, camisa blanca y pajarita; sin esmoquin nadie lo nota. También vale ir de personaje: vestido negro y perlas, o gabardina y sombrero.',
    valentina:
      'Vestido largo o negro, pendientazos, guantes y labios rojos, y eres la nominada. Ellos, traje negro y pajarita. ¿Sin vestido? Falda satinada larga y top negro. O de personaje: perlas y moño, y ya sabes quién.',
  },
  {
    title: 'Ir a una fiesta de disfraces si no te gusta disfrazarte',
    questions: [
      'odio disfrazarme y tengo una fiesta de disfraces',
      'disfraz discreto para quien no le gusta',
      'que me pongo en una fiesta de disfraces sin disfrazarme',
      'disfraz minimo para hombre timido',
      'disfraz que se quite facil',
      'me da verguenza ir disfrazada al trabajo',
    ],
    maya: 'Lleva tu ropa y un solo accesorio que lo diga: sombrero y gabardina, detective; bata blanca o fonendo, médico; camisa de rayas y boina, pintor; gafas y pajarita, profesor; orejas negras, gato. Se quita en un segundo, y cumples con quien invita. Con chapa de tu nombre falso, hasta hay risa.',
    valentina:
      'Tu ropa de siempre y una cosita: orejas de gato, boina y rayas, sombrero y gabardina o una chapa que diga soy el gemelo. Cumples, te lo quitas cuando quieras y no pasas vergüenza. Con eso basta, de verdad.',
  },
  {
    title: 'Fiesta blanca si casi no tienes nada blanco',
    questions: [
      'fiesta blanca y no tengo ropa blanca',
      'white party solo tengo una camiseta blanca',
      'tengo que ir de blanco y no quiero comprar',
      'fiesta de blanco con vaqueros se puede',
      'pantalon beige en una fiesta blanca',
      'hombre fiesta de blanco solo tengo camisa',
    ],
    maya: 'Con algo blanco arriba y lo demás muy claro, beige, crudo o gris perla, se cumple casi siempre; pregunta si es estricta. Pide prestado el pantalón o búscalo de segunda mano, o envuelve un pareo blanco como falda. El vaquero, solo muy claro y si es informal. Zapato claro o cuero natural.',
    valentina:
      'Camiseta o camisa blanca y abajo beige o crudo: en la mayoría cuela. Pregunta si son estrictos. Un pareo blanco de falda, un pantalón prestado, y listo. Vaquero, solo clarísimo y si es de chiringuito. Zapato claro.',
  },
];
