import type { WrittenEntry } from './entry.ts';

/** Costumes, the origins of clothes, and dress for sports. */
export const dressup: readonly WrittenEntry[] = [
  {
    title: 'Disfraz improvisado con lo del armario',
    questions: [
      'disfraz facil de ultima hora',
      'disfraz con ropa normal',
      'que disfraz me hago con ropa negra',
      'disfraz casero para adulto sin comprar',
      'tengo una fiesta de disfraces mañana',
      'disfraz de halloween facil con ropa que tengo',
      'ideas disfraz con ropa del armario',
      'disfraz improvisado con lo que tengo',
    ],
    maya: 'Negro entero: gato, mimo con rayas, Audrey con perlas, bruja con sombrero. Vaquero y camisa de cuadros: leñador, espantapájaros. Camiseta de rayas: marinero, ladrón con antifaz. Vestido blanco: fantasma, griega con cinturón dorado. Traje: detective, mafioso, los de negro con gafas.',
    valentina:
      'Con negro: gato, mimo o Audrey. Con rayas: marinero o ladrón. Con traje y gafas de sol: hombre o mujer de negro. Con camisa de cuadros y vaquero: leñador. Y un vestido blanco con cinturón dorado, griega.',
  },
  {
    title: 'Fiesta de los 20, 50, 60, 70, 80 y 90',
    questions: [
      'fiesta de los años 80 que me pongo',
      'fiesta años 20 ropa mujer',
      'ropa de los 70 para una fiesta',
      'fiesta anos 90 como me visto',
      'disfraz ye-ye de los sesenta',
      'fiesta rock and roll anos 50 vestido',
    ],
    maya: '20: vestido recto con flecos, cinta en el pelo, perlas largas. 50: falda con vuelo, camisa anudada, pañuelo. 60: recto corto, medias de color, bota blanca. 70: campana, plataforma, chaleco. 80: hombrera, color, calentadores. 90: camisa de cuadros, vestido lencero, gargantilla.',
    valentina:
      '20, flecos y cinta. 50, falda con vuelo y coleta. 60, minivestido y bota blanca. 70, campana y plataforma. 80, hombreras y calentadores. 90, cuadros atados y gargantilla. Con un par de cosas ya se te entiende.',
  },
  {
    title: 'Fiesta temática: Gatsby, hawaiana, neón, casino y máscaras',
    questions: [
      'fiesta hawaiana que me pongo',
      'baile de mascaras ropa',
      'fiesta neon ropa blanca',
      'noche de casino que me pongo',
      'fiesta gatsby ropa hombre',
      'fiesta de pijamas adultos que me pongo',
      'fiesta vaquera western que me pongo',
    ],
    maya: 'Hawaiana: camisa de flores, lino y collar. Máscaras: noche, vestido largo liso y antifaz que combine. Neón: blanco o flúor, que brillan con luz ultravioleta. Casino: negro, rojo, esmoquin o satén. Western: denim, flecos, bota, sombrero. Pijama: camisero con zapatilla bonita.',
    valentina:
      'Neón: blanco o flúor y ganas. Hawaiana: camisa de flores. Máscaras: vestido liso y antifaz bonito. Casino: negro y rojo. Western: denim, botas y sombrero. Pijama: el camisero mono, no el de osos... o sí.',
  },
  {
    title: 'Catrina, Halloween y Noche de Reyes',
    questions: [
      'como me visto de catrina',
      'disfraz de halloween en pareja',
      'maquillaje de catrina con que vestido',
      'disfraz de rey mago adulto',
      'cabalgata de reyes que ropa llevo',
      'halloween en el trabajo disfraz discreto',
    ],
    maya: 'Catrina: vestido negro con volante o encaje, corona de flores, mantilla o velo; es homenaje, con respeto. Trabajo: un guiño y poco más, sin sangre ni burla. Cabalgata: abrigo y zapato de agua. Pareja: dos de un mismo cuento y no dos disfraces. Niños: tela ignífuga y reflectante.',
    valentina:
      'Catrina: encaje negro, flores en el pelo y velo, con cariño, que es tradición. En el curro, un detalle y ya. A la cabalgata, abrigo y gorro. Y los peques, visibles y lejos de las velas.',
  },
  {
    title: 'Por qué las novias van de blanco y otras costumbres',
    questions: [
      'por que las novias van de blanco',
      'desde cuando las novias visten de blanco',
      'de donde viene llevar velo',
      'por que se lanza el ramo',
      'antes de que color eran los vestidos de novia',
      'por que el anillo va en el anular',
    ],
    maya: 'El blanco se impone tras la boda de Victoria de Inglaterra en 1840; antes se llevaba el mejor vestido, también negro, muy común en España. El velo viene de la antigüedad, contra el mal de ojo. El anular, por la creencia de una vena que iba al corazón.',
    valentina:
      'Antes cada una iba con su mejor vestido, ¡en España muchas de negro! Lo del blanco lo puso de moda la reina Victoria en 1840. El velo era para espantar el mal de ojo, y el anular por una vena que decían que llegaba al corazón.',
  },
  {
    title: 'Por qué los botones van a distinto lado',
    questions: [
      'por que los botones de mujer van al otro lado',
      'botones de hombre a la derecha',
      'por que las camisas de mujer se abrochan al reves',
      'de que lado se abrocha una chaqueta de mujer',
      'historia de los botones de la camisa',
      'abrochar al otro lado que significa',
    ],
    maya: 'Ellos a la derecha, ellas a la izquierda. No hay una explicación segura: se habla de la espada, de las mujeres vestidas por criadas y de amamantar al brazo izquierdo. La diferencia se generaliza en el siglo XIX. Hoy hay prendas sin ese lado.',
    valentina:
      'Los de ellos caen a la derecha y los nuestros a la izquierda. Que si la espada, que si las criadas que vestían a las señoras... nadie lo sabe seguro. Es cosa del siglo XIX y hoy da igual.',
  },
  {
    title: 'Por qué no se abrocha el último botón y otros porqués del traje',
    questions: [
      'por que no se abrocha el ultimo boton',
      'por que el traje tiene botones en la manga',
      'para que sirve el ojal de la solapa',
      'por que se llama esmoquin',
      'de donde viene la corbata',
      'para que sirve la abertura trasera de la chaqueta',
    ],
    maya: 'El último botón, por la curva de la chaqueta; la leyenda lo atribuye a Eduardo VII. El ojal de la solapa, para la flor. Las aberturas, del caballo. Los botones de la manga, de poder abrirla. La corbata llega de los jinetes croatas, y esmoquin, del inglés smoking, la chaqueta de fumar.',
    valentina:
      'El último botón, por cómo cae la chaqueta; dicen que la puso de moda el rey Eduardo VII. El ojal, para la flor. Las aberturas, para montar a caballo. La corbata viene de los croatas, y esmoquin, de la chaqueta que usaban para fumar.',
  },
  {
    title: 'De dónde vienen los vaqueros, la minifalda y el biquini',
    questions: [
      'quien invento los vaqueros',
      'de donde vienen los jeans',
      'quien invento la minifalda',
      'por que se llama bikini',
      'historia del tacon alto',
      'cuando se empezo a llevar pantalon la mujer',
      'historia del vestidito negro',
    ],
    maya: 'Vaqueros: Levi Strauss y Jacob Davis patentan el remache en 1873. Biquini: 1946. Minifalda: años sesenta, Mary Quant y Courrèges. Tacón: antes lo llevaron jinetes y nobles varones. El pantalón de mujer se normaliza en el siglo XX. Un vestidito negro de Chanel, en 1926, hizo el resto.',
    valentina:
      'Los vaqueros, remachados en 1873. El bikini, en el 46. La minifalda, en los sesenta, con Mary Quant. El tacón, ojo, primero lo llevaron hombres a caballo. Y Chanel, en 1926, hizo famoso un vestidito en negro. Cuéntaselo a tus amigas.',
  },
  {
    title: 'Corsé, crinolina y otras prendas antiguas',
    questions: [
      'que es una crinolina',
      'las mujeres se desmayaban por el corse',
      'que es un verdugado',
      'que diferencia hay entre corse y faja antiguo',
      'miriñaque para que servia',
      'que se llevaba debajo de un vestido de epoca',
    ],
    maya: 'Verdugado, miriñaque y crinolina son armazones que abrían la falda en siglos distintos; el polisón la echaba atrás. El corsé sujetaba y bien atado permitía trabajar; el ceñido extremo fue menos común de lo que se cuenta. Debajo, camisa y enaguas, y nada más.',
    valentina:
      'Eran las estructuras que abrían las faldas: verdugado en el XVI, miriñaque y crinolina en el XIX, y polisón por detrás. El corsé sujetaba; apretarse a lo bestia era cosa de pocas. Y debajo, camisa y enaguas.',
  },
  {
    title: 'Ropa para natación, aguas abiertas y triatlón',
    questions: [
      'que bañador para nadar en piscina de competicion',
      'ropa para triatlon mujer',
      'neopreno para nadar en el mar talla',
      'gorro de natacion obligatorio',
      'bañador para natacion hombre jammer o slip',
      'gafas de natacion que se empañan',
    ],
    maya: 'Piscina: bañador firme, de poliéster o PBT, gorro de silicona con pelo seco debajo y gafas a tu hueso. Aguas abiertas: neopreno de nado, más fino y flexible en el hombro que el de surf; se pone con bolsas en los pies. Triatlón: mono de una pieza. Vaselina en el cuello.',
    valentina:
      'Bañador firme con poliéster, gorro de silicona y gafas de tu cara. Para el mar, neopreno de nadar, no el de surf, y con bolsita en el pie entra mejor. Triatlón, mono. Y vaselina en el cuello, que roza.',
  },
  {
    title: 'Ropa para golf, hípica y pádel con norma',
    questions: [
      'como visto para jugar al golf mujer',
      'golf hombre pantalon corto se puede',
      'pantalon de montar y botas de equitacion',
      'casco y chaqueta para concurso de saltos',
      'falda de padel o short',
      'club con norma de blanco en tenis',
    ],
    maya: 'Golf: polo con cuello, pantalón, bermuda de vestir o falda de golf, zapato con suela de tacos; sin vaquero, chándal ni camiseta. Hípica: casco homologado, malla con refuerzo, botín o bota y guante; en concurso, chaqueta y pantalón claro. Tenis con norma: blanco en todo, también suela.',
    valentina:
      'Golf: polo con cuello y bermuda o falda de golf; vaqueros fuera. Hípica: casco homologado, mallas con refuerzo y bota; en concurso, chaqueta y pantalón claro. Y en los clubes de blanco, todo blanco, hasta los calcetines.',
  },
  {
    title: 'Ropa para escalada, ciclismo y running de montaña',
    questions: [
      'que ropa para escalar en rocodromo',
      'culotte de bici se lleva ropa interior',
      'trail running que chaleco llevo',
      'pies de gato que talla',
      'maillot ciclista talla',
      'correr por la montaña con barro',
    ],
    maya: 'Escalada: pantalón elástico que suba la rodilla y camiseta con sisa amplia; pie de gato ajustado sin dolor. Ciclismo: culote con badana y sin ropa interior, maillot ceñido, chaleco cortavientos. Trail: malla o short, chaleco de agua, zapatilla con taco y corte, y manta térmica en altura.',
    valentina:
      'Escalar: pantalón que estire y gatos justos, sin llorar. Bici: culote con badana y nada debajo, en serio. Trail: zapas con taco, chaleco de agua y cortavientos. Y crema antiroces donde ya sabes.',
  },
  {
    title: 'Ropa para artes marciales, boxeo, danza y patinaje',
    questions: [
      'que ropa para la primera clase de boxeo',
      'ballet adulto que me pongo el primer dia',
      'patinaje sobre hielo que ropa',
      'ropa para danza del vientre',
      'judo primer dia que llevo',
      'bailar salsa que zapatos',
      'tango zapatos y vestido',
    ],
    maya: 'Boxeo: short o malla, camiseta técnica y vendas. Ballet: maillot o camiseta ceñida, malla, zapatilla de media punta. Hielo: capas, malla gruesa, guantes que aguanten caídas, falda no. Salsa y tango: suela de ante o cuero que resbale, tacón sujeto al tobillo, y vestido con abertura.',
    valentina:
      'Boxeo: mallas y camiseta que respire. Ballet: mallas, maillot o algo ceñido y zapatilla de media punta. Hielo: guantes gordos y mallas. Salsa o tango: suela de ante y tacón atado. Con zapatilla de goma te rompes la rodilla.',
  },
  {
    title: 'Ropa para fútbol, baloncesto y pista según suelo',
    questions: [
      'que botas de futbol para cesped artificial',
      'tacos de futbol que tipo',
      'zapatillas para futbol sala',
      'tobillera y medias de futbol',
      'zapatillas de baloncesto para asfalto',
      'que zapatillas para voley',
    ],
    maya: 'Césped natural seco: taco moldeado; blando: taco metálico o mixto; artificial: taco corto y abundante; sala: suela lisa de goma que no marque. Baloncesto de asfalto: goma dura, caña según tobillo. Voleibol: suela que agarre y amortigüe. Medio número de margen y calcetín alto.',
    valentina:
      'Natural seco, taco moldeado; césped artificial, taquitos cortos y muchos; sala, suela plana y que no deje marca. Baloncesto en la calle, goma dura. Y con las de correr no juegues a nada lateral, que tuerces el tobillo.',
  },
  {
    title: 'Por qué es tan importante el vestidito negro',
    questions: [
      'por que es tan importante el vestidito negro',
      'quien invento el vestido negro',
      'por que todas tienen un little black dress',
      'historia del vestido negro de chanel',
      'hace falta tener un vestido negro',
      'que tiene de especial el lbd',
    ],
    maya: 'Porque resuelve casi todo con una pieza: cena, trabajo, luto o cóctel, según zapato y joya. En 1926, Vogue comparó uno de Chanel con el Ford T, para todas; Audrey Hepburn lo fijó en 1961. No es obligatorio: si el negro no es lo tuyo, uno marino cumple.',
    valentina:
      'Porque te salva casi cualquier plan cambiando zapatos y pendientes. Chanel lo lanzó en los años veinte, Vogue lo llamó el Ford de la moda, y Audrey lo hizo mito. ¿Obligatorio? No: en marino también funciona.',
  },
  {
    title: 'Por qué la camisa blanca es un básico',
    questions: [
      'por que hay que tener una camisa blanca',
      'por que la camisa blanca es tan importante',
      'para que sirve una camisa blanca',
      'de donde viene la camisa blanca',
      'la camisa blanca es imprescindible',
      'por que todos recomiendan una camisa blanca',
    ],
    maya: 'Porque refleja luz en la cara, pega con todo y cambia de tono según cómo se abroche: oficina, noche o playa. Durante siglos señaló a quien podía permitirse ropa limpia; de ahí viene lo de cuello blanco. Si te apaga, crudo o celeste cumplen igual.',
    valentina:
      'Porque da luz, pega con todo y lo mismo va a la oficina que a una fiesta. Antes era señal de dinero, por lo de mantenerla limpia. Si el blanco puro te apaga, crudo o celeste y listo.',
  },
  {
    title: 'De dónde vienen la gabardina y el trench',
    questions: [
      'de donde viene la gabardina',
      'por que la gabardina lleva hombreras y anillas',
      'quien invento el trench',
      'historia de la gabardina burberry',
      'por que se llama trench coat',
      'para que sirven las trabillas de la gabardina',
    ],
    maya: 'Burberry ideó la tela gabardina en 1879, y el trench se usó en las trincheras de la Primera Guerra Mundial, de ahí el nombre. Trabillas de hombro para sujetar correas y galones, solapa contra la lluvia, anillas en el cinturón. Del ejército pasó al cine y a la ciudad.',
    valentina:
      'Es militar: trench quiere decir trinchera, de la Primera Guerra Mundial. La tela la inventó Burberry en 1879, y las trabillas y anillas eran para los galones y el equipo. Luego llegó el cine y nos la quedamos.',
  },
  {
    title: 'Por qué se llevan las rayas marineras',
    questions: [
      'de donde vienen las rayas marineras',
      'por que la camiseta de rayas es francesa',
      'historia de la camiseta bretona',
      'cuantas rayas tiene la camiseta marinera',
      'las rayas marineras son un basico',
      'por que chanel llevaba rayas',
    ],
    maya: 'Son el uniforme de la marina francesa desde 1858: rayas para ver mejor a quien cayera al agua; la leyenda dice que veintiuna, por las victorias de Napoleón. Chanel, Picasso y Bardot las sacaron del barco. Hacen de neutro, y por eso duran.',
    valentina:
      'Era el uniforme de los marineros franceses desde 1858, y dicen que ayudaba a verlos en el agua. Chanel se la llevó a la playa, Picasso y Bardot hicieron el resto. Funciona como un liso: con todo.',
  },
  {
    title: 'Para qué sirve la corbata y de dónde viene',
    questions: [
      'para que sirve la corbata',
      'de donde viene la corbata',
      'quien invento la corbata',
      'por que los hombres llevan corbata',
      'la corbata todavia es necesaria',
      'por que se llama corbata',
    ],
    maya: 'No abriga ni sujeta nada: señala formalidad y alarga la línea del torso. Viene del pañuelo de los jinetes croatas del siglo XVII, que gustó en París; corbata viene de croata. Hoy queda para ceremonias, banca, política y quien la disfruta.',
    valentina:
      'Servir, lo que se dice servir, para verse formal y alargar el torso. La trajeron unos soldados croatas a la París del XVII, y de croata, corbata. Ahora es para ceremonias, despachos serios y quien le tenga cariño.',
  },
  {
    title: 'Por qué todo el mundo lleva blazer',
    questions: [
      'por que hay que tener un blazer',
      'para que sirve un blazer',
      'por que el blazer arregla todo',
      'el blazer es imprescindible en el armario',
      'de donde viene el blazer',
      'que hace un blazer por un conjunto',
    ],
    maya: 'Porque da hombro y línea a lo que haya debajo: camiseta, vestido o vaquero suben un escalón en un minuto. Nació en clubes de remo y barcos ingleses del XIX. Uno marino o gris, con hombro en su sitio, vale por cinco chaquetas.',
    valentina:
      'Porque te pones uno sobre una camiseta y ya pareces haberlo pensado: da hombro y línea. Viene de los remeros ingleses del XIX. Con uno marino o gris que te siente bien, vas apañada.',
  },
];
