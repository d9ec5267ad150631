import type { WrittenEntry } from './entry.ts';

/** Irons, boards, and what is ironed how. */
export const ironing: readonly WrittenEntry[] = [
  {
    title: 'Planchar sin tabla, sobre la mesa o la cama',
    questions: [
      'no tengo tabla de planchar, dónde plancho',
      'puedo planchar en la cama o sobre el colchón',
      'planchar encima de la mesa con una toalla',
      'cómo plancho sin burro de planchar',
      'qué pongo debajo para planchar en el suelo',
      'la tabla no me cabe en el piso y necesito planchar una camisa',
      'se estropea la mesa si plancho encima',
    ],
    maya: 'Mejor sobre una mesa firme que en la cama: dos toallas de algodón dobladas y una sábana lisa encima, sin plástico debajo ni madera barnizada sin proteger. El colchón se hunde, arruga y guarda calor y humedad. Para telas delicadas, un paño húmedo entre plancha y prenda.',
    valentina:
      'En la mesa, sí; en la cama, mejor no: es blanda, arruga y el colchón coge calor y humedad. Pon dos toallas de algodón dobladas y una sábana lisa encima. Debajo, nada de plástico ni barniz sin tapar. Y con lo delicado, un paño húmedo por medio.',
  },
  {
    title: 'Suela de la plancha pegajosa o negra',
    questions: [
      'la plancha está sucia por abajo y mancha la ropa',
      'cómo limpio la base de la plancha',
      'costra marrón en la suela de la plancha',
      'la plancha se pega y no desliza',
      'quitar lo quemado de la plancha con bicarbonato',
      'mi plancha deja rayas negras en las camisas',
      'con qué se limpia la parte metálica de la plancha',
    ],
    maya: 'Fría y desenchufada: pasta de bicarbonato y agua, diez minutos, paño suave en círculos y otro húmedo para aclarar. Los agujeros, con un bastoncillo. Si es almidón, paño con vinagre y plancha apenas tibia. Sin estropajo ni cuchillo, que rayan. Después, vapor sobre un trapo viejo.',
    valentina:
      'Desenchufada y fría: pasta de bicarbonato con agua, diez minutos, frotas con un paño suave y aclaras con otro húmedo. Agujeritos, con bastoncillo. Si es almidón, vinagre con la plancha apenas tibia. Estropajo no, que raya. Y luego vapor en un trapo viejo.',
  },
  {
    title: 'Tela fundida y pegada en la plancha',
    questions: [
      'se me derritió una tela en la plancha',
      'plástico pegado en la plancha cómo lo quito',
      'quemé unas mallas y se quedaron en la suela de la plancha',
      'el dibujo de la camiseta se fundió y se pegó a la plancha',
      'nailon derretido en la plancha',
      'puedo rascar la plancha con un cuchillo',
    ],
    maya: 'La plancha suele salvarse: caliéntala al mínimo, con la ventana abierta, hasta que el plástico ablande, y retíralo con una espátula de madera. Lo último, frotando sobre un trapo viejo de algodón. Nunca cuchillo ni lana metálica. La prenda o el dibujo fundidos no vuelven: solo queda un parche.',
    valentina:
      'Calma, la plancha se salva. Ponla al mínimo, abre la ventana y, cuando ablande, rasca con una cuchara de palo. Remata frotando en un trapo viejo de algodón. Cuchillo o estropajo, jamás. La prenda fundida ya no tiene arreglo: parche y ya.',
  },
  {
    title: 'Quemadura marrón de plancha en la tela',
    questions: [
      'quemé la blusa con la plancha y quedó una marca marrón',
      'mancha amarilla de plancha en tela blanca',
      'se puede quitar una quemadura de plancha',
      'dejé la plancha apoyada y se chamuscó la camisa',
      'marca de la forma de la plancha en la ropa',
      'cómo saco el tostado que me dejó la plancha',
    ],
    maya: 'Si solo está tostada, a veces sale: en algodón o lino blancos, paño con agua oxigenada de farmacia encima, al sol, repitiendo media hora, y lavado. En lana, cepillo suave en seco. Si la fibra está dura, brillante o se rompe, la quemadura es permanente: parche, bordado o tinte oscuro.',
    valentina:
      'Depende de lo hondo que sea. En algodón blanco, agua oxigenada de farmacia en un paño, al sol media hora, y a lavar; repite. En lana, cepilla en seco. Si la tela está dura, brilla o se rompe, ya no sale: parche, bordado o tinte oscuro.',
  },
  {
    title: 'Sarro en la plancha de vapor',
    questions: [
      'la plancha escupe agua blanca',
      'descalcificar la plancha de vapor',
      'mi plancha suelta gotas con cal y mancha',
      'puedo echar vinagre dentro de la plancha',
      'salen trocitos blancos por los agujeros de la plancha',
      'la plancha gotea y deja cercos en la ropa',
    ],
    maya: 'Es cal: llena el depósito, calienta al máximo, desenchufa y, sobre el fregadero, agítala dejando salir vapor y agua, o usa su botón de limpieza si lo tiene. Repite cada mes. Vinagre, solo si el manual lo permite, pues ataca juntas. Si gotea, suele faltar calor: espera a que caliente.',
    valentina:
      'Eso es cal. Llénala, ponla al máximo, desenchufa y sacúdela sobre el fregadero para que suelte agua y vapor; si tiene botón de autolimpieza, mejor. Una vez al mes. Vinagre solo si lo dice el manual. Y si gotea, espera a que esté bien caliente.',
  },
  {
    title: 'Qué agua echar a la plancha',
    questions: [
      'la plancha lleva agua del grifo o destilada',
      'puedo poner agua de la llave en la plancha de vapor',
      'sirve el agua de la secadora para planchar',
      'echar agua perfumada o suavizante al depósito de la plancha',
      'qué agua usa la vaporera',
      'agua hervida o de botella para planchar',
    ],
    maya: 'Del grifo si es blanda; si es dura, mitad del grifo y mitad destilada, o lo que diga el manual. Nada de suavizante, colonia, almidón ni agua de la secadora dentro: dejan restos que se queman y manchan. Vacía el depósito al terminar, con la plancha aún templada y desenchufada.',
    valentina:
      'La del grifo vale si tienes poca cal. Si hay mucha, mitad grifo y mitad destilada, salvo que el manual diga otra cosa. Suavizante, colonia, almidón o agua de la secadora, no: luego manchan. Y vacíala al acabar, desenchufada y templada.',
  },
  {
    title: 'Cuánto dura una plancha y cuándo cambiarla',
    questions: [
      'cuántos años dura una plancha de ropa',
      'cuándo hay que comprar plancha nueva',
      'mi plancha es viejísima, es peligrosa',
      'señales de que la plancha ya no sirve',
      'la plancha tarda mucho en calentar',
      'el cable de la plancha está pelado',
    ],
    maya: 'Entre cinco y diez años con uso normal, y más si se vacía y se limpia la cal. Cámbiala ya si el cable está pelado, da calambre, chispea o huele a quemado; y piénsalo si gotea caliente, calienta a trozos o tiene la suela rayada. Con quince años y el cable sano, puede seguir.',
    valentina:
      'De cinco a diez años, y más si la cuidas de la cal. Fuera ya si el cable está pelado, da calambre, echa chispas o huele a quemado. Si gotea estando caliente, calienta a trozos o tiene la suela rayada, ve pensándolo. ¿Vieja pero sana? Que siga.',
  },
  {
    title: 'La tabla de planchar deja marcas en la ropa',
    questions: [
      'la tabla me deja rayas en la ropa',
      'se marca la rejilla de la tabla al planchar',
      'cuándo cambiar la funda de la tabla de planchar',
      'salen cuadritos marcados en la camisa al planchar',
      'funda de la tabla gastada o quemada',
      'qué acolchado lleva una tabla de planchar',
    ],
    maya: 'El acolchado está gastado y se imprime la rejilla. Pon un fieltro o muletón de medio a un centímetro y una funda de algodón bien tensa, que cambiarás cada dos o tres años, o antes si está quemada o sucia, porque también mancha. De momento, una manta de algodón doblada debajo.',
    valentina:
      'Es que la funda está ya plana y se marca la rejilla. Ponle un fieltro o muletón de medio a un centímetro y funda nueva de algodón, bien tirante; dura dos o tres años. Si está quemada, cámbiala antes, que mancha. Hoy, apáñate con una mantita de algodón debajo.',
  },
  {
    title: 'Elegir una tabla de planchar que no se tambalee',
    questions: [
      'qué tabla de planchar me compro',
      'mi tabla de planchar se tambalea',
      'qué medidas tiene una buena tabla de planchar',
      'tabla pequeña de mesa o tabla grande',
      'a qué altura se pone la tabla para no fastidiarse la espalda',
      'son todas las tablas de planchar iguales',
    ],
    maya: 'No son iguales: busca estructura de acero, patas anchas con tacos de goma y bloqueo, y unos 120 por 40 centímetros de superficie de rejilla, para que salga el vapor. La altura, a la de tu cadera, entre 85 y 95 centímetros. Si baila, revisa tacos y suelo. Sin sitio, una de sobremesa.',
    valentina:
      'Hay diferencia, sí. Que sea de acero, con patas anchas, tacos de goma y bloqueo, y de unos 120 por 40, con rejilla para el vapor. Altura de tu cadera: 85 a 95 centímetros. ¿La tuya baila? Mira los tacos y el suelo. Y si no hay sitio, una de sobremesa.',
  },
  {
    title: 'Cuánto se tarda en planchar una camisa',
    questions: [
      'cuántos minutos se tarda en planchar una camisa',
      'cómo plancho más rápido',
      'tardo veinte minutos por camisa',
      'en qué orden se plancha para acabar antes',
      'trucos para planchar menos tiempo',
      'cuánto tiempo lleva planchar cinco camisas',
    ],
    maya: 'Con práctica, de cinco a ocho minutos; al principio, quince es normal. Ahorras la mitad si la tiendes en percha y la planchas aún húmeda, con vapor y una tabla ancha. Orden: cuello, canesú, puños, mangas, espalda y delanteros. Y si irá bajo jersey, bastan cuello, puños y pechera.',
    valentina:
      'Unos cinco a ocho minutos cuando le coges el truco; quince empezando, normal. Tiéndela en percha y plánchala húmeda, con vapor: la mitad de tiempo. Orden: cuello, canesú, puños, mangas, espalda y delante. ¿Con jersey? Cuello, puños y pechera, y fuera.',
  },
  {
    title: 'Planchar la manga sin raya',
    questions: [
      'cómo plancho las mangas sin que quede raya',
      'la camisa lleva raya en la manga o no',
      'manguero o tabla para mangas',
      'quitar el pliegue de la manga de la blusa',
      'mangas redondas sin marca al planchar',
      'truco de la toalla enrollada dentro de la manga',
    ],
    maya: 'Mete dentro de la manga una toalla pequeña enrollada, o usa un manguero, y ve girándola, sin llegar con la plancha al borde. Otra manera: plancha plana hasta un dedo del canto y abre después con vapor. Sin raya es lo clásico en blusas y camisas de vestir; con raya, uniformes y gusto de cada cual.',
    valentina:
      'Con una toalla enrollada dentro de la manga, o un manguero, y vas girando sin pisar el borde. Si no, plancha plano hasta un dedo del canto y dale vapor al final. En blusas y camisas finas va mejor sin raya; la raya es más de uniforme, a gusto de cada uno.',
  },
  {
    title: 'Planchar prendas con lentejuelas',
    questions: [
      'se puede planchar un vestido de lentejuelas',
      'quitar arrugas a una falda de lentejuelas',
      'el vestido de pedrería viene arrugado de la maleta',
      'plancha sobre lentejuelas se derriten',
      'vapor en tela con paillettes',
      'cómo aliso un top de lentejuelas',
    ],
    maya: 'Nunca con la plancha encima: las lentejuelas se curvan y se funden. Cuélgalo del revés en el baño con la ducha caliente un cuarto de hora, o vapor a un palmo por dentro. Si el forro sigue arrugado, plancha baja solo sobre él, con una toalla debajo y un paño en medio. Que seque antes de ponértelo.',
    valentina:
      'Plancha directa, jamás, que se derriten. Del revés, colgado en el baño con la ducha caliente quince minutos, o vaporera a un palmo por dentro. El forro, si hace falta, con plancha baja, toalla debajo y paño. Y déjalo secar antes de ponértelo.',
  },
  {
    title: 'Planchar un forro polar',
    questions: [
      'se puede planchar el polar',
      'el forro polar quedó arrugado después de guardarlo',
      'planchar una chaqueta polar sin quemarla',
      'quitar arrugas a una manta polar',
      'a qué temperatura se plancha el polar',
      'el polar se aplastó con la plancha',
    ],
    maya: 'Con la plancha encima, no: el polar es poliéster y el pelo se funde y brilla. Vapor a un palmo y cepillo suave, o colgado en el baño con la ducha caliente; también diez minutos de secadora a baja temperatura con un paño húmedo, si la etiqueta la admite. Lo aplastado por calor no vuelve.',
    valentina:
      'Plancha encima, no, que es poliéster y se derrite el pelito. Dale vapor desde un palmo y cepíllalo, o cuélgalo en el baño con la ducha caliente. Si la etiqueta deja, secadora baja diez minutos con un paño húmedo. Lo que ya se fundió, así se queda.',
  },
  {
    title: 'Planchar sudaderas y hoodies',
    questions: [
      'las sudaderas se planchan',
      'cómo plancho un hoodie con dibujo',
      'planchar un buzo con capucha',
      'mi sudadera salió arrugada de la lavadora',
      'quitar arrugas a un polerón',
      'hace falta planchar el chándal',
    ],
    maya: 'No hace falta: sacudida y tendida en percha o en plano queda lisa. Si está muy arrugada, del revés, plancha media en algodón o baja en poliéster, con vapor y sin tocar el dibujo ni la cremallera. La capucha, abierta en plano. Los puños, sin planchar: el calor afloja el elástico.',
    valentina:
      'Qué va, no hace falta: sacúdela bien, tiéndela estirada y listo. Si aun así parece un acordeón, del revés, plancha media si es algodón y baja si es poliéster, con vapor, sin tocar el dibujo. Capucha abierta en plano y los puños ni tocarlos.',
  },
  {
    title: 'Si hace falta planchar las sábanas',
    questions: [
      'hay que planchar las sábanas',
      'cómo dejo las sábanas lisas sin plancha',
      'se planchan las fundas de almohada',
      'sirve de algo planchar la ropa de cama',
      'qué sábanas no se arrugan',
      'planchar sábanas de percal o de lino',
    ],
    maya: 'No hace falta: es gusto, no higiene. Sacúdelas, tiéndelas bien estiradas por el orillo, dóblalas aún tibias y tensas y se alisan solas en la cama. El percal y el lino son los que más arrugan; el satén de algodón y el punto, los que menos. Si quieres lucirlas, plancha solo el embozo y las fundas, húmedos.',
    valentina:
      'Para nada, es capricho. Sacude, tiende muy estirado, dobla enseguida y la cama hace el resto. Percal y lino arrugan mucho; satén de algodón y punto, casi nada. ¿Visita en casa? Plancha húmedos el embozo y las fundas, y parece todo planchado.',
  },
  {
    title: 'Planchar un mantel grande o redondo',
    questions: [
      'cómo plancho un mantel redondo',
      'planchar un mantel de lino grande',
      'el mantel me queda con dobleces marcados',
      'mantel redondo torcido al planchar',
      'planchar manteles bordados',
      'cómo guardo un mantel para que no se arrugue',
    ],
    maya: 'Húmedo y del revés: en el redondo se va del centro al borde, girándolo poco a poco, sin arrastrar al bies, que lo tuerce. El rectangular, doblado por la mitad y luego abierto. El bordado, boca abajo sobre una toalla. Y directo a la mesa, o enrollado en un tubo; doblado se marca otra vez.',
    valentina:
      'Plánchalo húmedo y del revés. Si es redondo, del centro hacia fuera, girando, y sin estirar en diagonal, que se tuerce. Si es rectangular, doblado por la mitad y lo abres. Bordados, boca abajo sobre toalla. Luego a la mesa, o enrollado en un tubo.',
  },
  {
    title: 'Planchar lino antes de una ceremonia y llegar sin arrugas',
    questions: [
      'cuándo plancho el vestido de lino para la boda',
      'cómo llego con el traje de lino sin arrugas en coche',
      'el lino se arruga en el viaje a la iglesia',
      'transportar un vestido planchado en el auto',
      'planchar la noche antes o la misma mañana',
      'llevar la chaqueta colgada en el coche',
    ],
    maya: 'La noche anterior, bien húmedo, y toda la noche colgado para que enfríe y seque; lo caliente se arruga al sentarse. Viaja en percha y funda, colgado o tendido, y vístete al llegar, o conduce sin chaqueta y con la falda subida y alisada. Allí, vapor de viaje. Algo de arruga en el lino es su carácter.',
    valentina:
      'Plánchalo húmedo la noche antes y déjalo colgado hasta que enfríe, que caliente se arruga enseguida. Llévalo en percha con funda y cámbiate al llegar; si no, sin chaqueta y con la falda alisada en el asiento. Vapor de viaje allí y listo. Un poco de arruga es normal.',
  },
  {
    title: 'Me quemé la piel con la plancha',
    questions: [
      'me quemé la mano con la plancha qué hago',
      'quemadura con plancha de ropa en el dedo',
      'me quemé con el vapor de la plancha',
      'se pone pasta de dientes en una quemadura',
      'ampolla por quemadura de plancha',
      'mi hijo tocó la plancha caliente',
    ],
    maya: 'Ponla ya bajo agua corriente fresca unos veinte minutos y quita anillos y reloj. Sin hielo, mantequilla ni pasta de dientes, y no revientes ampollas. Después, gasa limpia sin apretar. Al médico si es de un niño, si es mayor que tu palma, si está blanca o negra, o en cara, manos o articulaciones con ampolla; si es grave, urgencias.',
    valentina:
      'Corre: agua del grifo fresca veinte minutos, y fuera anillos y reloj. Ni hielo, ni mantequilla, ni pasta de dientes, y la ampolla no se toca. Luego gasa limpia floja. Médico si es un niño, si es más grande que tu palma, si se ve blanca o negra, o si hay ampolla en cara, manos o articulaciones.',
  },
];
