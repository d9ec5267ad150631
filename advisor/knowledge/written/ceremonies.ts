import type { WrittenEntry } from './entry.ts';

/** Religious and civil ceremonies, by faith and role. */
export const ceremonies: readonly WrittenEntry[] = [
  {
    title: 'Boda ortodoxa griega, rusa o rumana',
    questions: [
      'boda ortodoxa como voy vestida',
      'me invitaron a una boda rumana que me pongo',
      'boda griega ortodoxa invitada',
      'en una iglesia ortodoxa hay que taparse el pelo',
      'boda rusa que ropa llevo de invitado',
      'puedo ir con pantalon a una boda ortodoxa',
      'casamiento ortodoxo que me pongo',
    ],
    maya: 'En la iglesia, hombros y rodillas cubiertos, y en las más tradicionales las mujeres llevan falda y un pañuelo sobre el pelo: ten uno a mano. La ceremonia es larga y a menudo de pie, así que zapato cómodo. El convite es de gala: ahí sí, brillo y tacón. Blanco no.',
    valentina:
      'Para la iglesia, tapadita de hombros y rodillas, y un pañuelo en el bolso por si hay que cubrirse el pelo. En las más clásicas, mejor falda que pantalón. Ojo, se está mucho rato de pie. Luego la fiesta es a lo grande: ahí brilla.',
  },
  {
    title: 'Boda evangélica o cristiana protestante',
    questions: [
      'boda evangelica que me pongo',
      'boda cristiana como ir vestida',
      'casamiento evangelico vestido invitada',
      'a una boda en el culto se va de largo',
      'boda de testigos de jehova que ropa llevo',
      'boda adventista joyas o no',
      'matri evangelico como me visto',
    ],
    maya: 'Vestido o falda a la rodilla o más larga, hombros cubiertos y escote discreto; ellos, traje y corbata. Algunas iglesias, como las adventistas, prefieren poca joya y poco maquillaje. A menudo no hay alcohol ni baile hasta tarde: elegante de tarde, no de discoteca.',
    valentina:
      'Elegante y recatada: falda a la rodilla o más, mangas y escote cerradito. Ellos, traje con corbata. En algunas, como la adventista, casi sin joyas. Y piensa en fiesta de tarde, que muchas veces no hay ni barra ni baile.',
  },
  {
    title: 'Mehndi, sangeet y otras fiestas de una boda india',
    questions: [
      'que me pongo para el mehndi',
      'sangeet que ropa llevo',
      'que color se lleva al mehndi',
      'boda india de tres dias que me pongo cada dia',
      'haldi que ropa llevar',
      'baraat y recepcion boda india vestido',
    ],
    maya: 'Haldi: ropa amarilla o clara que pueda mancharse de cúrcuma. Mehndi: verde, naranja o estampado alegre y manga corta, por la henna. Sangeet: brillo y algo con lo que bailar. Ceremonia: hombros y piernas cubiertos y zapato fácil de quitar. Recepción: gala.',
    valentina:
      'Un look por fiesta. Haldi: amarillo y viejito, que la cúrcuma no sale. Mehndi: verde o naranja y manga corta. Sangeet: brilli y a bailar. Ceremonia: tapadita y zapato que se quite rápido. Recepción: de gala. Rojo nupcial y blanco, no.',
  },
  {
    title: 'Boda o ceremonia sij en la gurdwara',
    questions: [
      'boda sij que me pongo',
      'voy a una gurdwara como voy vestido',
      'templo sij hay que cubrirse la cabeza',
      'boda sikh invitado hombre',
      'que pañuelo llevo a una gurdwara',
      'que no se puede llevar a un templo sij',
    ],
    maya: 'Todos, hombres y mujeres, entran descalzos y con la cabeza cubierta: lleva un pañuelo propio, aunque suelen prestar. Se está sentado en el suelo, así que pantalón ancho o falda larga y hombros tapados. Ni tabaco ni alcohol encima. Colores vivos, bienvenidos.',
    valentina:
      'Cabeza tapada y descalzos, ellos y ellas: llévate un pañuelo y calcetines sin tomates. Se come y se escucha en el suelo, así que pantalón amplio o falda larga. Tabaco y alcohol, ni en el bolso. Y colorido, todo el que quieras.',
  },
  {
    title: 'Boda gitana',
    questions: [
      'boda gitana que me pongo',
      'me han invitado a una boda gitana',
      'como se viste una paya en una boda gitana',
      'boda gitana vestido largo',
      'cuantos vestidos se llevan a una boda gitana',
      'boda gitana hombre traje',
    ],
    maya: 'Se viste a lo grande: vestido largo, color, brillo y joya, y el pelo arreglado; hay mujeres que se cambian más de una vez. El escote y las aberturas, con medida, por respeto a los mayores. Ellos, traje bueno y camisa impecable. Dinero en sobre, y zapato para bailar.',
    valentina:
      'Ve con todo: largo, color, brillo, joyas y peluquería. Lo único con cuidado es el escote y la raja, que hay mayores delante. Ellos, trajazo. Lleva el sobre y unos zapatos para bailar, que la fiesta no acaba.',
  },
  {
    title: 'Boda militar: cómo van los invitados',
    questions: [
      'boda militar que me pongo',
      'mi prima se casa con un militar protocolo',
      'boda con uniforme de gala invitados',
      'puedo ir de uniforme a una boda',
      'boda de un guardia civil como voy',
      'arco de sables boda vestido',
    ],
    maya: 'El uniforme de gala del novio equivale a chaqué o a esmoquin, así que el nivel sube: ellos traje oscuro o chaqué, ellas de fiesta según la hora. El militar invitado puede ir de uniforme si los novios lo piden. Evita prendas que imiten uniformes o condecoraciones.',
    valentina:
      'Si el novio va de gala, el listón sube: ellos, traje oscuro o chaqué; ellas, vestido de fiesta según la hora. Quien sea militar va de uniforme si los novios quieren. Y nada de chaquetas tipo húsar ni medallitas de adorno.',
  },
  {
    title: 'Boda escocesa o con kilt',
    questions: [
      'boda en escocia que me pongo',
      'como se lleva el kilt en una boda',
      'puedo ponerme un kilt sin ser escoces',
      'que se lleva con el kilt',
      'boda escocesa invitada',
      'tartan en una boda escocesa',
    ],
    maya: 'El kilt va a media rodilla, con los pliegues detrás y el delantal delante, sporran al centro, calcetín largo doblado y zapato negro. De día, chaqueta de tweed; de noche, la corta con pajarita. Se puede alquilar sin ser escocés, con un tartán libre. Ellas, de cóctel, y un chal.',
    valentina:
      'Kilt a mitad de rodilla, tablas atrás, el sporran delante, calcetín alto y zapato negro. De noche, chaqueta corta y pajarita. Aunque no seas de allí lo puedes alquilar con un tartán que no sea de clan. Ellas, cóctel y algo de abrigo.',
  },
  {
    title: 'Funeral musulmán',
    questions: [
      'funeral musulman que me pongo',
      'entierro musulman mujer hay que taparse el pelo',
      'janaza como voy vestido',
      'pesame a una familia marroqui que ropa',
      'se va de negro a un entierro musulman',
      'murio el padre de un amigo musulman que ropa llevo',
    ],
    maya: 'Ropa amplia y sobria, sin brillo: brazos, piernas y hombros cubiertos, y pañuelo en el pelo ellas. El negro no es obligado; valen tonos apagados, y en Marruecos la viuda va de blanco. Zapatos fáciles de quitar si se entra en la mezquita. Al cementerio van sobre todo los hombres.',
    valentina:
      'Todo suelto, sobrio y tapado: brazos, piernas y, ellas, pañuelo en el pelo. No hace falta negro, con tonos apagados basta. Zapato que se quite fácil por si entráis en la mezquita. Al cementerio suelen ir ellos; pregunta a la familia.',
  },
  {
    title: 'Funeral ortodoxo',
    questions: [
      'funeral ortodoxo como voy',
      'entierro ruso que ropa llevar',
      'funeral rumano pañuelo en la cabeza',
      'funeral griego que me pongo',
      'velatorio ortodoxo mujer pantalon',
      'me toca ir a un funeral en una iglesia ortodoxa',
    ],
    maya: 'Negro o muy oscuro, manga larga y rodilla cubierta; ellas, mejor falda y un pañuelo oscuro para el pelo; ellos, cabeza descubierta. Suele haber ataúd abierto y velas en la mano: mangas que no cuelguen. Si llevas flores, en número par.',
    valentina:
      'De negro, con manga y falda por debajo de la rodilla; ellas con pañuelo oscuro y ellos sin gorra. Se llevan velas en la mano, así que nada de mangas colgando. Y si llevas flores, en número par, que el impar es para los vivos.',
  },
  {
    title: 'Funeral hindú o budista',
    questions: [
      'funeral hindu que color se lleva',
      'entierro hindu de blanco o negro',
      'funeral budista que me pongo',
      'cremacion india que ropa llevo',
      'se va de blanco a un funeral en la india',
      'funeral budista puedo ir de negro',
    ],
    maya: 'Hindú: blanco o tonos muy claros y sencillos, algodón mejor que seda, cabeza cubierta si la familia lo hace, y descalzo dentro. Budista: blanco o negro según el país; lo seguro es claro y sobrio si es del sudeste asiático, oscuro si es japonés. Sin joyas llamativas.',
    valentina:
      'En el hindú, blanco sencillito y zapatos fuera. En el budista depende: tailandés o camboyano, blanco o negro liso; japonés, negro. Nada de rojo ni de joyas que brillen. Si puedes, pregúntale a alguien de la familia, que lo agradecen.',
  },
  {
    title: 'Ceremonia laica de despedida',
    questions: [
      'despedida laica que ropa llevo',
      'funeral civil como voy vestido',
      'ceremonia de cenizas en la playa que me pongo',
      'piden ir de color a un funeral',
      'esparcir las cenizas que me pongo',
      'homenaje a un fallecido que no sea de luto',
    ],
    maya: 'Manda lo que pida la familia: si dice color, lleva uno alegre pero liso, y no un disfraz de fiesta. Si no dice nada, sobrio y limpio: azul, gris, verde oscuro. En playa o monte, zapato plano y abrigo, y algo con bolsillo para el pañuelo.',
    valentina:
      'Haz lo que pida la familia. Que quieren color, pues un color bonito y liso. Que no dicen nada, azul, gris o verde oscuro y listo. Si es en la playa o el monte, plano y algo de abrigo. Lo importante es estar.',
  },
  {
    title: 'Misa de aniversario o de difuntos',
    questions: [
      'misa de aniversario de un difunto que me pongo',
      'misa de cabo de año como voy',
      'misa del mes por mi abuela',
      'misa semanas despues de la muerte',
      'hay que ir de negro al aniversario de un fallecido',
      'misa de difuntos con vaqueros',
    ],
    maya: 'Sobrio, sin necesidad de negro: oscuro o neutro, hombros cubiertos y nada que suene o brille. Un pantalón de vestir con jersey fino, o un vestido liso con rebeca. La familia directa suele ir algo más formal. El vaquero oscuro, solo si es gente muy cercana y sencilla.',
    valentina:
      'No hace falta luto entero: algo oscuro o neutro y discreto. Pantalón de vestir y jersey, o vestido liso con rebeca. Si eres de la familia cercana, un puntito más formal. Vaquero, solo si es oscuro y hay mucha confianza.',
  },
  {
    title: 'Dar el pésame en casa o en la shivá',
    questions: [
      'dar el pesame en casa que ropa llevo',
      'visita de pesame como voy',
      'shiva judia como ir vestido',
      'visitar a una familia de luto que me pongo',
      'voy a ver a una amiga que perdio a su madre',
      'que se lleva a una casa de duelo',
    ],
    maya: 'Discreto y de diario: colores apagados, sin escote ni perfume fuerte, zapato fácil de quitar. En una shivá los hombres se cubren la cabeza, y la familia puede llevar una prenda rasgada: es el signo del duelo, no se comenta. Lleva comida, no flores.',
    valentina:
      'Normal y discreto: colores tranquilos, sin escote y sin colonión. En una shivá judía ellos se tapan la cabeza, y si ves una prenda rasgada en la familia, es señal de duelo. Mejor llevar algo de comer que flores.',
  },
  {
    title: 'Bar mitzvá y bat mitzvá',
    questions: [
      'bar mitzva que me pongo',
      'bat mitzvah vestido invitada',
      'invitacion a un bar mitzva como voy',
      'que lleva mi hijo de 13 a un bar mitzva de su amigo',
      'bar mitzvah fiesta de noche dress code',
      'kipa en un bar mitzva',
    ],
    maya: 'Sinagoga por la mañana: traje con corbata y kipá ellos; ellas, hombros y rodillas cubiertos, falda en las ortodoxas. La fiesta de noche sube a cóctel o gala según la invitación. Los amigos de 13 años, americana o vestido de fiesta juvenil. En sábado ortodoxo, sin bolso ni móvil a la vista.',
    valentina:
      'Son dos momentos. Sinagoga: traje y kipá ellos, hombros y rodillas tapados ellas. Fiesta: cóctel o lo que diga la tarjeta. Los chavales, con camisa y americana o un vestido mono y van de diez. En sábado ortodoxo, móvil guardado.',
  },
  {
    title: 'Brit milá y nombre de la niña',
    questions: [
      'brit mila que ropa llevo',
      'circuncision de un bebe judio como voy vestido',
      'brit milah invitado',
      'nombramiento de la niña en la sinagoga que me pongo',
      'a que hora es un brit mila y que me pongo',
      'fiesta del nombre del bebe judio ropa',
    ],
    maya: 'Suele ser de mañana y en familia: elegante de día sin exceso. Ellos, americana y kipá; ellas, vestido o falda midi con hombros cubiertos. Nada de gala. El bebé va de claro, con ropa de abrir por delante y sin lazos apretados.',
    valentina:
      'Es de mañana y muy familiar: vestido midi o falda con camisa, hombros tapados; ellos americana y kipá. No te arregles de noche. Y el peque, de clarito y con ropa que se abra por delante.',
  },
  {
    title: 'Bautizo ortodoxo',
    questions: [
      'bautizo ortodoxo que me pongo',
      'soy madrina de un bautizo ortodoxo',
      'bautizo griego ropa del bebe',
      'bautizo rumano que llevo',
      'en el bautizo ortodoxo meten al bebe en el agua',
      'padrino de bautizo ruso que compra',
    ],
    maya: 'Al bebé lo bañan entero y le ponen ropa blanca nueva: va con algo fácil de quitar y la madrina o el padrino suelen regalar el conjunto, la cruz y la toalla. Los demás, hombros y rodillas cubiertos, pañuelo ellas en las iglesias estrictas, y zapato cómodo, que se está de pie.',
    valentina:
      'Al peque lo desnudan, al agua y ropita blanca nueva: que vaya con algo facilito. La cruz, la toalla y el conjunto los suelen poner los padrinos. Tú, hombros y rodillas tapados, pañuelo a mano y zapato cómodo.',
  },
  {
    title: 'Bautismo evangélico por inmersión',
    questions: [
      'bautismo evangelico que ropa llevo',
      'me bautizo en el agua que me pongo',
      'bautizo por inmersion ropa',
      'que me pongo debajo de la tunica del bautismo',
      'bautismo cristiano en el rio',
      'ropa que no transparente para bautizarme',
    ],
    maya: 'Si prestan túnica, debajo camiseta y pantalón corto oscuros, o bañador, con sujetador deportivo: el blanco mojado transparenta. Sin túnica, tejido oscuro que no se pegue. Lleva toalla, muda entera, chanclas y bolsa para lo mojado. Los que acompañan, de domingo.',
    valentina:
      'Debajo de la túnica, bañador o camiseta y pantalón corto oscuros, que mojado se ve todo. Mete toalla, muda completa, chanclas y una bolsa para lo mojado. Y quien vaya a verte, de domingo, sin más.',
  },
  {
    title: 'Confirmación: quien se confirma y el padrino',
    questions: [
      'que me pongo para mi confirmacion',
      'confirmacion chico de 16 que lleva',
      'padrino de confirmacion como voy',
      'vestido para confirmacion',
      'hay que ir de blanco a la confirmacion',
      'confirmacion invitada ropa',
    ],
    maya: 'Más sencilla que una comunión: ella, vestido midi o falda con blusa, hombros cubiertos, en un color claro o liso; él, camisa con americana, corbata si la parroquia es clásica. No se pide blanco, salvo túnica. El padrino, un punto más formal que los demás.',
    valentina:
      'Arreglado sin pasarse: vestido midi o falda y blusa con los hombros tapados; chicos, camisa y americana. Blanco solo si lo pide la parroquia. El padrino o la madrina, un pelín más elegante.',
  },
  {
    title: 'Traje de primera comunión: él y ella',
    questions: [
      'que vestido de comunion le compro a mi hija',
      'traje de comunion de marinero o de calle',
      'cuanto cuesta un vestido de comunion',
      'comunion niño traje de lino',
      'cuando se compra el vestido de comunion',
      'zapatos de comunion que no le hagan daño',
    ],
    maya: 'Se compra dos o tres meses antes, con dos dedos de dobladillo para el estirón. Ella, algodón, plumeti u organza, largo que no pise al andar y rebeca. Él, marinero, almirante o un traje de lino que luego repita. Los zapatos, usados en casa una semana.',
    valentina:
      'Cómpralo dos o tres meses antes y con dobladillo, que pegan el estirón. Ella, algo ligero que no se pise y rebequita. Él, marinero si le gusta o traje de lino para repetir. Y los zapatos, a rodar por casa antes.',
  },
  {
    title: 'Madre o padre de quien hace la comunión',
    questions: [
      'mama de la niña de comunion que vestido',
      'soy la mama de la niña que hace la comunion',
      'padre comunion traje o americana',
      'comunion de mi hijo vestido madre',
      'puedo ir de blanco a la comunion de mi hija',
      'abuela en la comunion que se pone',
    ],
    maya: 'Elegante de día: vestido midi, traje de chaqueta claro o mono, con color suave y tacón llevadero; el tocado sobra. El blanco es de ella: si tu niña va de blanco, tú no. Él, americana o traje sin esmoquin ni chaqué. Quedad en una gama, sin uniformarse.',
    valentina:
      'Midi, traje clarito o mono, color dulce y tacón que aguante. Tocado no, que no es una boda. El blanco, para la niña. Ellos, traje o americana. Y poneos de acuerdo en los tonos para las fotos, sin ir de uniforme.',
  },
  {
    title: 'Presentación de tres años',
    questions: [
      'presentacion de tres años que se pone la niña',
      'presentacion al templo mexico vestido',
      'fiesta de tres años ropa de la mama',
      'presentacion de 3 años niño traje',
      'padrinos de presentacion que se ponen',
      'vestido para presentacion de la nena',
    ],
    maya: 'La niña suele ir de princesa en blanco o pastel y el niño con traje o guayabera pequeños; que sea tela suave por dentro y zapato probado, porque el día es largo. Padres y padrinos, de cóctel de día, y hombros cubiertos en la iglesia. Lleva una muda para el festejo.',
    valentina:
      'Ella, vestidito de princesa blanco o pastel; él, trajecito o guayabera. Que no pique por dentro y con zapato ya usado. Los papás y padrinos, de día y elegantes, hombros tapados en el templo. Y una muda para la piñata.',
  },
  {
    title: 'Chambelanes y damas de quince años',
    questions: [
      'chambelan que ropa llevo',
      'traje de chambelan',
      'damas de quince años vestidos',
      'soy dama de unos quince que me pongo',
      'chambelan de honor corbata de que color',
      'corte de honor de quinceañera ropa',
    ],
    maya: 'Lo decide la quinceañera: suelen llevar esmoquin o traje igual, alquilado, con corbata o chaleco del color del vestido de ella; las damas, el mismo color o la misma tela, nunca su tono exacto. Probadlo bailando: el vals pide sisa holgada y zapato con suela lisa.',
    valentina:
      'Manda la quinceañera. Ellos iguales, con corbata o chaleco a juego con su vestido; ellas en un color que no le quite foco. Alquilad y ensayad el vals con la ropa puesta, que ahí se ve si tira la manga o resbala el zapato.',
  },
  {
    title: 'Madre de la quinceañera',
    questions: [
      'soy la mama de la quinceañera que me pongo',
      'vestido para mama de quinceañera',
      'que color usa la mama en los quince',
      'padre de la quinceañera traje',
      'abuela en los quince años vestido',
      'mama de la festejada xv vestido largo',
    ],
    maya: 'Vestido largo de noche en un color que acompañe el de tu hija sin repetirlo: vino, azul noche, esmeralda, champán oscuro. Menos volumen que ella, hombros cubiertos para la misa y tacón bailable. El papá, traje oscuro o esmoquin con corbata en la gama de la fiesta.',
    valentina:
      'De largo, elegante y sin competir: vino, azul noche, esmeralda. Nada de falda enorme, que esa es la suya. Chal para la misa y tacón que aguante el vals. El papá, traje oscuro con corbata a tono.',
  },
  {
    title: 'Bodas de plata y de oro',
    questions: [
      'bodas de oro de mis padres que me pongo',
      'bodas de plata vestido',
      'mis abuelos hacen 50 años de casados como voy',
      'hay que ir de dorado a unas bodas de oro',
      'aniversario de boda en restaurante que llevo',
      'renovacion de votos que me pongo',
    ],
    maya: 'Como una comida de boda un grado más suave: vestido midi o traje de pantalón, ellos americana, corbata si hay misa. Dorado o plata no se exigen; un guiño en el bolso o los pendientes es bonito. Los homenajeados sí pueden ir de blanco o crudo.',
    valentina:
      'Arreglada de comida especial: midi, mono o traje; ellos, americana. No hace falta ir de oro, con los pendientes haces el guiño. El blanco déjalo para la pareja, que igual repite.',
  },
  {
    title: 'Cena de Shabat o de Pésaj',
    questions: [
      'me invitaron a una cena de shabat que me pongo',
      'cena de pesaj como voy vestido',
      'shabat en casa de unos amigos judios ropa',
      'rosh hashana que ropa llevo',
      'yom kipur por que llevan zapatillas',
      'puedo ir en vaqueros a un shabat',
    ],
    maya: 'Shabat y Rosh Hashaná: elegante de cena en casa, hombros cubiertos, falda si la familia es ortodoxa, kipá ellos. Pésaj, igual, y que la manga no moje la copa. En Yom Kipur se va de blanco y sin calzado de cuero: por eso ves zapatillas de lona con traje.',
    valentina:
      'Cena bonita en casa: camisa y pantalón de vestir, o vestido con manga; si son ortodoxos, falda. Ellos, kipá. En Yom Kipur se visten de blanco y sin zapatos de cuero, de ahí las zapatillas. Pregunta y te lo cuentan encantados.',
  },
  {
    title: 'Ramadán, iftar y fiesta del Eid',
    questions: [
      'me invitaron a un iftar que me pongo',
      'eid que ropa llevo',
      'fiesta del fin de ramadan como voy vestida',
      'cena de ramadan con musulmanes ropa',
      'voy a marruecos en ramadan como me visto',
      'que se estrena en el eid',
    ],
    maya: 'Al iftar se va cómodo y recatado: túnica, camisa larga o vestido suelto con manga, y sitio para sentarse en el suelo. El Eid es de estreno: ropa nueva, color, bordado, henna y joya. Durante el Ramadán, por la calle conviene cubrir un poco más de lo habitual.',
    valentina:
      'Para romper el ayuno, suelto, con manga y cómodo, que igual toca suelo. En el Eid se estrena: color, bordados y joyas, así que arréglate. Y si viajas en Ramadán, tápate un pelín más de lo normal por la calle.',
  },
  {
    title: 'Año Nuevo chino y Diwali',
    questions: [
      'que color se lleva en año nuevo chino',
      'año nuevo chino de rojo',
      'que me pongo para diwali',
      'diwali ropa de invitada',
      'por que no se va de negro al año nuevo chino',
      'fiesta india de las luces que ropa',
    ],
    maya: 'Año Nuevo chino: rojo y dorado, ropa nueva, y se evitan el blanco y el negro enteros, de duelo. Diwali: colores de joya, bordado y oro; fibras naturales, porque hay velas y bengalas, y zapato que se quite en la puerta. El negro entero tampoco encaja.',
    valentina:
      'Chino: rojo, dorado y algo a estrenar; negro o blanco de arriba abajo, no. Diwali: colorazo, bordados y brillo, pero en algodón o seda mejor que en sintético, que hay velas por todas partes. Zapatos fuera al entrar.',
  },
  {
    title: 'Peregrinar a La Meca: el ihram',
    questions: [
      'que ropa se lleva en la umrah',
      'ihram hombre como se lleva',
      'que se pone una mujer para el hajj',
      'peregrinacion a la meca ropa',
      'puedo llevar ropa interior con el ihram',
      'sandalias para el ihram',
    ],
    maya: 'Ellos, dos lienzos blancos sin coser, uno a la cintura y otro al hombro, sin ropa interior ni prendas cosidas, y sandalia que deje ver el tobillo; un cinturón de dinero se admite. Ellas, ropa corriente amplia que cubra todo menos cara y manos. Sin perfume. Pregunta a tu guía por los detalles.',
    valentina:
      'Ellos, las dos telas blancas sin costuras y sandalia abierta, sin calzoncillos. Ellas, su ropa suelta y tapada, con cara y manos al aire. Nada de perfume. Crema para rozaduras sin olor y algodón gordito. Lo fino, con tu guía.',
  },
  {
    title: 'Templo mormón, catedral y otros sitios con normas',
    questions: [
      'como me visto para ir a la iglesia mormona',
      'que ropa se lleva a un culto evangelico domingo',
      'voy a misa el domingo como voy',
      'misa del gallo que me pongo',
      'congregacion cristiana mujer pantalon',
      'sala del reino que ropa se pone un invitado',
    ],
    maya: 'Mormones y testigos de Jehová: domingo formal, falda o vestido ellas, camisa y corbata ellos. Culto evangélico: limpio y modesto, el vaquero se admite en muchos. Misa católica: hombros cubiertos y nada de playa. Misa del gallo: abrigado, que las iglesias son frías.',
    valentina:
      'Mormones o testigos: ellas falda, ellos camisa con corbata. Culto evangélico: sencillo, y en muchos el vaquero pasa. Misa: sin bañador ni tirantes. En la del gallo, lleva capas, que dentro hace un frío de aúpa.',
  },
  {
    title: 'Monasterios de Meteora, Athos y otros con control en la puerta',
    questions: [
      'meteora que ropa hay que llevar',
      'monasterios de grecia puedo entrar con pantalon corto',
      'mujeres con pantalon en meteora',
      'monasterio ortodoxo falda obligatoria',
      'me prestan falda en los monasterios',
      'visitar un monasterio como voy vestido',
    ],
    maya: 'En Meteora ellas entran con falda larga, también sobre el pantalón: suelen prestar una tela en la puerta. Ellos, pantalón largo; nadie en tirantes. En los conventos españoles basta cubrir hombros y rodillas. El monte Athos solo admite hombres, siempre de largo y manga.',
    valentina:
      'En Meteora, ellas falda larga sí o sí, aunque sea la tela que prestan por encima del vaquero; ellos, pantalón largo. Tirantes, fuera. Lleva un pareo en la mochila y te salva en cualquier monasterio.',
  },
  {
    title: 'Procesiones con hábito: nazareno, costalero y Señor de los Milagros',
    questions: [
      'que se lleva debajo de la tunica de nazareno',
      'costalero que ropa me pongo',
      'habito morado señor de los milagros',
      'zapatos para salir de nazareno',
      'promesa con habito morado octubre peru',
      'primera vez de penitente que necesito',
    ],
    maya: 'Nazareno: túnica a ras de zapato, capirote a medida, guantes y calzado oscuro sobrio, o descalzo; debajo, ropa fina, que da mucho calor. Costalero: faja bien ceñida, camiseta de algodón y zapatilla con suela. En Lima, octubre es el hábito morado con cordón blanco, por promesa.',
    valentina:
      'Nazareno: túnica limpia y planchada, zapato oscuro sin marcas y debajo ropa fresca. Costalero: faja, costal, camiseta y zapatilla que agarre. Y en Lima, en octubre, hábito morado con su cordón blanco. Lleva agua y calcetines sin costura.',
  },
  {
    title: 'Peregrinar a la Basílica de Guadalupe o a Fátima',
    questions: [
      'peregrinacion a la basilica de guadalupe que llevo',
      'voy caminando a fatima que ropa',
      'peregrinacion 12 de diciembre ropa',
      'caminar toda la noche peregrinacion que me pongo',
      'manda a la virgen que zapatos llevo',
      'peregrinacion a lujan que me pongo',
    ],
    maya: 'Tenis o zapatillas ya usadas, calcetín técnico sin costuras y otro par seco; pantalón ligero, capas que se quiten y cortavientos para la madrugada. Algo reflectante si caminas por carretera. Para entrar, una camiseta limpia y los hombros cubiertos.',
    valentina:
      'Zapatillas domadas, calcetines buenos y un par de repuesto. Capas, cortavientos para la madrugada y algo que brille si vas por carretera. Vaselina en los pies y una camiseta limpia para entrar al santuario.',
  },
  {
    title: 'Damas de honor',
    questions: [
      'damas de honor de que color',
      'soy dama de honor y no me gusta el color',
      'las damas de honor van iguales',
      'vestidos de damas de honor diferentes cuerpos',
      'soy brides maid que me pongo',
      'dama de honor puedo elegir el vestido',
    ],
    maya: 'Van coordinadas, no clonadas: mismo color y tela con distinto escote para que cada una esté cómoda, o una gama de tres tonos. Lo elige la novia; el pago se habla al principio, y si ella impone el vestido, lo bonito es que lo regale. Comprad todas del mismo lote, que el tono cambia.',
    valentina:
      'Mismo color y cada una con su escote: quedáis preciosas y cómodas. Lo de pagar, que se hable el primer día; si lo impone ella, lo suyo es que invite. Y comprad a la vez, que entre lotes cambia el tono.',
  },
  {
    title: 'Flores y prendido: quién los lleva en una boda',
    questions: [
      'en que lado va la flor del novio',
      'donde se pone el prendido',
      'boutonniere en que solapa',
      'quien lleva flor en la solapa en una boda',
      'pañuelo y flor en la chaqueta juntos',
      'ramillete de muñeca madrina',
    ],
    maya: 'El prendido va en la solapa izquierda, en el ojal o sujeto por detrás, con el tallo hacia abajo. Lo llevan novio, padrino, padres y testigos. Flor o pañuelo asomando mucho, mejor uno de los dos. El ramillete de muñeca es de damas y madrinas.',
    valentina:
      'En la izquierda, el lado del corazón, con el tallo hacia abajo. Lo lleva el novio, el padrino, los padres y los testigos. Con flor, el pañuelo que asome poquito o nada. Y de muñeca, para madrina o damas.',
  },
  {
    title: 'Boda en barco o en un yate',
    questions: [
      'boda en un barco que me pongo',
      'fiesta en un yate que zapatos llevo',
      'puedo llevar tacones en un barco',
      'cena en un velero como voy',
      'boda en alta mar vestido',
      'fiesta en barco de noche ropa',
    ],
    maya: 'Suela blanda y clara o descalzo: el tacón fino marca la cubierta y a menudo está prohibido. Vestido que el viento no levante, con peso o mono, chal de verdad y pelo recogido. Ellos, lino y náutico o mocasín de goma. Joyas cerradas, nada que se enganche.',
    valentina:
      'Nada de tacón de aguja, que destroza la cubierta: plano de suela blanda o descalza. Vestido con peso o mono, que el viento no perdona, y chal. Ellos, lino y náuticos. El pelo, recogido y con horquillas.',
  },
  {
    title: 'Boda con código de color o temática',
    questions: [
      'boda donde piden ir de verde',
      'boda tematica que me pongo si no quiero disfrazarme',
      'los novios piden colores tierra',
      'que hago si no tengo el color que pide la boda',
      'paleta de colores boda invitadas',
      'dress code tonos pastel boda',
    ],
    maya: 'Cumple con lo que se vea en la foto: una prenda grande del color y el resto neutro. Si no te favorece, llévalo lejos de la cara: falda, bolso, zapato, y cerca algo tuyo. En lo temático basta un guiño. Alquilar evita comprar un color que no repetirás.',
    valentina:
      'Con una prenda grande del color ya cumples. ¿No te favorece? En la falda o el bolso, lejos de la cara. Si es temática, un guiño y listo, sin disfraz. Y para un color rarísimo, alquila o pide prestado.',
  },
  {
    title: 'Cuándo se quita la chaqueta y la corbata en una boda',
    questions: [
      'cuando me puedo quitar la chaqueta en una boda',
      'puedo quitarme la corbata en el banquete',
      'en que momento se afloja la corbata en un casamiento',
      'hace calor en la boda me quito el saco',
      'invitado sin chaqueta en la ceremonia',
      'remangarse la camisa en una boda',
    ],
    maya: 'Ceremonia, fotos y comida sentada, con chaqueta puesta; se quita cuando empieza el baile o cuando el novio se la quita antes. La corbata se va después, guardada en el bolsillo y no en la frente. Con mucho calor, camisa blanca que no transparente y camiseta fina debajo.',
    valentina:
      'Hasta que el novio no se la quite, aguanta, o espera al baile. La corbata, al bolsillo, no a la cabeza, al menos hasta las tres. Y con calor, camiseta fina debajo, que el sudor no se ve.',
  },
  {
    title: 'Recepción en una embajada o acto oficial',
    questions: [
      'recepcion en la embajada que me pongo',
      'acto oficial con autoridades como voy',
      'invitacion del ayuntamiento a una recepcion',
      'que se lleva a un acto institucional',
      'recepcion diplomatica 12 de octubre',
      'entrega de medallas que ropa llevo',
    ],
    maya: 'Si la tarjeta no dice nada: de día, traje oscuro o de calle con corbata y vestido corto o traje de chaqueta; desde las siete, traje oscuro y cóctel. Poca piel, joya discreta, bolso pequeño que deje libre la mano derecha para saludar. Mira si indica uniforme o condecoraciones.',
    valentina:
      'Traje con corbata y ellas vestido de día o traje; si es por la tarde, cóctel y traje oscuro. Bolso pequeño en la izquierda, que la derecha es para saludar. Y lee bien la tarjeta, que ahí suelen poner el código.',
  },
];
