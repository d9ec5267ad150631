import type { WrittenEntry } from './entry.ts';

/** Laundry, machines, ironing, smells, storage and textiles of the house. */
export const householdCare: readonly WrittenEntry[] = [
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
    title: 'Doblar una sábana bajera ajustable',
    questions: [
      'cómo se dobla la sábana bajera',
      'doblar sábana con elástico',
      'la sábana de abajo me queda hecha una bola',
      'truco de las esquinas para doblar la ajustable',
      'sábana de cajón doblada para que ocupe poco',
      'me rindo con las sábanas de goma',
    ],
    maya: 'Mete las manos en dos esquinas del mismo lado largo y vuelca una dentro de la otra; haz igual con las otras dos y junta las cuatro. Apóyala en la cama, con los elásticos hacia dentro, forma un rectángulo, dobla en tercios a lo largo y otra vez en tercios. Guárdala dentro de su funda de almohada.',
    valentina:
      'Mano en una esquina, mano en la de al lado, y metes una dentro de la otra. Repite con las otras dos y junta las cuatro. Sobre la cama, gomas hacia dentro, haces un rectángulo y doblas en tercios dos veces. Y todo el juego dentro de una funda de almohada.',
  },
  {
    title: 'Percal o satén de algodón en sábanas',
    questions: [
      'qué es el percal',
      'percal o satén para sábanas',
      'las sábanas de percal son frescas',
      'diferencia entre percal y satén de algodón',
      'sábanas que parecen de hotel qué tela es',
      'qué sábanas son más frescas en verano',
    ],
    maya: 'El percal es algodón tejido hilo a hilo, en tafetán: mate, fresco y crujiente, como el de hotel, aunque se arruga. El satén de algodón salta varios hilos: brilla, resbala, abriga algo más y se engancha antes. Para quien pasa calor, percal; para tacto sedoso y menos arruga, satén.',
    valentina:
      'Percal es algodón tejido hilo por hilo: mate, fresquito y crujiente, el de los hoteles, pero arruga. El satén de algodón salta hilos: brilla, es suave, abriga un pelín más y se engancha antes. ¿Pasas calor? Percal. ¿Te gusta lo sedoso? Satén.',
  },
  {
    title: 'Cuántos hilos deben tener las sábanas',
    questions: [
      'cuántos hilos tiene que tener una sábana buena',
      'sábanas de 180 o de 600 hilos',
      'más hilos es mejor sábana',
      'qué significa 300 hilos en unas sábanas',
      'es un engaño lo de los mil hilos',
      'en qué me fijo al comprar sábanas',
    ],
    maya: 'Con 200 a 300 hilos por pulgada cuadrada, en algodón de fibra larga, basta: es fresco y dura. Por encima de 400 suele contarse cada cabo torcido, y la tela pesa más sin ser mejor. Con 144 a 180 es más rústica. Mira antes la fibra: algodón cien por cien o lino; la microfibra es poliéster y da calor.',
    valentina:
      'Entre 200 y 300 y de buen algodón, perfecto. De 400 para arriba casi siempre cuentan los cabos de cada hilo: es más pesada, no mejor. De 144 a 180 es más áspera. Mira primero que sea algodón cien por cien o lino; la microfibra es poliéster y da calor.',
  },
  {
    title: 'Tela y metros para coser unas sábanas',
    questions: [
      'qué tela compro para hacer sábanas',
      'cuántos metros de tela necesito para una sábana',
      'tela por metro para sábanas frescas',
      'me van a coser las sábanas qué pido en la tienda',
      'ancho de la tela para sábana de matrimonio',
      'sábanas de lino hechas en casa',
    ],
    maya: 'Pide percal de algodón, o lino si te gusta arrugado, en ancho especial de sábana: 2,40 a 2,80 metros. Para una cama de 150, unos 2,80 metros de largo por sábana; para una de 90, ancho de 1,80. Más medio metro por funda. Lávala antes de cortar: el algodón encoge hasta un cinco por ciento.',
    valentina:
      'Percal de algodón, o lino si no te importan las arrugas, en ancho de sábana: de 2,40 a 2,80. Para cama de 150, unos 2,80 metros por cada una; para la de 90 vale 1,80 de ancho. Suma medio metro por funda. Y lávala antes de cortar, que encoge un poco.',
  },
  {
    title: 'Quedarse sin detergente: lavavajillas, champú o jabón',
    questions: [
      'puedo usar jabón de platos en la lavadora',
      'me quedé sin detergente con qué lavo',
      'echar lavavajillas en vez de detergente',
      'lavar ropa con champú',
      'lavaloza en la lavadora hace espuma',
      'sirve el gel de ducha para lavar la ropa',
      'metí fairy en la lavadora y sale espuma',
    ],
    maya: 'En la lavadora, no: el lavavajillas y el champú hacen tanta espuma que puede rebosar y dañar la máquina. A mano sí, con una cucharadita por barreño y mucho aclarado. En máquina, hasta que compres, agua sola o jabón de lavar rallado y disuelto. Si ya hay espuma, aclarados en frío con un chorro de vinagre.',
    valentina:
      'En la lavadora ni hablar: hace un mar de espuma, rebosa y la puede estropear. A mano sí: una cucharadita de lavavajillas o champú por barreño y aclara mucho. En máquina, agua sola o jabón de lavar rallado y disuelto. ¿Ya lo hiciste? Aclarados en frío y un chorro de vinagre.',
  },
  {
    title: 'Rutina semanal de lavado',
    questions: [
      'cómo me organizo para lavar la ropa en la semana',
      'cuántas lavadoras se ponen a la semana',
      'qué día lavo cada cosa',
      'me agobia la montaña de ropa sucia',
      'rutina de colada para una familia',
      'poner lavadora cada día o todo el sábado',
    ],
    maya: 'Una persona llena dos o tres lavadoras por semana; una familia de cuatro, de cinco a siete. Reparte: lunes oscuro, miércoles claro y color, viernes deporte y delicado, domingo toallas y sábanas. Dos o tres cestos ya separados, lavar solo lleno, y no empezar otra hasta tender y guardar la anterior.',
    valentina:
      'Una persona, dos o tres a la semana; con cuatro en casa, cinco o siete. Prueba así: lunes oscuro, miércoles claro y color, viernes deporte y delicado, domingo toallas y sábanas. Cestos separados, la máquina llena, y no pongas otra hasta guardar la anterior.',
  },
  {
    title: 'Poner una lavadora por primera vez, explicado fácil',
    questions: [
      'cómo se pone una lavadora',
      'no sé usar la lavadora, explícamelo fácil',
      'mi hijo se va a la residencia y no sabe lavar',
      'lavar ropa por primera vez pasos',
      'qué botón le doy a la lavadora',
      'guía para lavar la ropa para principiantes',
    ],
    maya: 'Tres pasos. Uno: separa oscuro y claro, vacía bolsillos y deja fuera lana, seda y lo que la etiqueta prohíba. Dos: detergente hasta la marca, programa de algodón o sintético a 30 grados, y que quepa una mano arriba. Tres: sácala en cuanto acabe, sacúdela y tiéndela. Ante la duda, agua fría.',
    valentina:
      'Facilísimo. Uno: oscuro por un lado, claro por otro, bolsillos vacíos, y lana o seda fuera. Dos: detergente hasta la raya, programa algodón o sintético a 30, y que te quepa la mano arriba. Tres: al acabar, sácala, sacude y tiende. ¿Dudas? Agua fría.',
  },
  {
    title: 'Qué comprar de lavado y ropa para vivir solo',
    questions: [
      'qué necesito para lavar la ropa si me voy a vivir solo',
      'lista de básicos de lavandería para el primer piso',
      'cosas para cuidar la ropa al independizarse',
      'cuánta ropa interior tener para no lavar cada día',
      'qué compro primero plancha o tendedero',
    ],
    maya: 'Lo justo: detergente líquido, percarbonato o quitamanchas, cesto con dos divisiones, tendedero plegable, pinzas, bolsa de red, quince o veinte perchas, plancha o vaporera, rodillo de pelusas y un costurero con botones e hilo. De ropa, muda interior y calcetines para diez días, dos juegos de sábanas y tres toallas.',
    valentina:
      'Apunta: detergente líquido, quitamanchas o percarbonato, cesto doble, tendedero plegable, pinzas, bolsa de red, unas veinte perchas, plancha o vaporera, rodillo y un costurerito. Ropa interior y calcetines para diez días, dos juegos de sábanas y tres toallas. Con eso sobra.',
  },
  {
    title: 'A qué hora sale más barato poner la lavadora',
    questions: [
      'a qué hora es más barata la luz para la lavadora',
      'lavar de noche o de día para ahorrar',
      'la lavadora el fin de semana gasta menos',
      'horas valle para poner lavadora y secadora',
      'tarifa nocturna para lavar la ropa',
      'cómo gasto menos luz lavando',
    ],
    maya: 'Depende de tu tarifa. En España, con discriminación horaria, lo barato es de doce de la noche a ocho de la mañana, y todo el sábado, domingo y festivo; con precio fijo da igual. En otros países, mira la factura o pregunta a la compañía. Lo que más ahorra: agua fría, carga llena y tender al aire.',
    valentina:
      'Según tu tarifa. En España, con tramos: de 0 a 8, y fines de semana y festivos enteros; con precio fijo, da lo mismo. Fuera de España, míralo en tu factura o pregunta a tu compañía. Y lo que más se nota: lavar en frío, con la máquina llena y sin secadora.',
  },
  {
    title: 'Cuántos kilos debe tener la lavadora',
    questions: [
      'de cuántos kilos compro la lavadora',
      'qué lavadora compro para una persona',
      'lavadora de 7 o de 9 kilos',
      'tamaño de lavadora para una familia de cuatro',
      'lavadora para que quepa el edredón',
      'carga frontal o superior',
    ],
    maya: 'Para una o dos personas, 6 o 7 kilos; tres o cuatro, 8 o 9; más, 10. Un edredón de matrimonio pide 9 o más. Mira que tenga programas de lana y delicado, centrifugado regulable y arranque retardado. La frontal cuida mejor la ropa y gasta menos agua; la superior de aspas es rápida y más áspera.',
    valentina:
      'Para una o dos personas: 6 o 7 kilos. Tres o cuatro en casa: 8 o 9. Más gente: 10. Para el edredón grande, 9 mínimo. Fíjate en que tenga lana, delicado y centrifugado que se pueda bajar. La de puerta delante trata mejor la ropa y gasta menos agua.',
  },
  {
    title: 'La lavadora se mueve al centrifugar',
    questions: [
      'la lavadora camina cuando centrifuga',
      'mi lavadora vibra mucho y hace ruido',
      'la lavadora salta y se desplaza',
      'lavadora nueva que tiembla al centrifugar',
      'cómo nivelo la lavadora',
      'no centrifuga con una sola toalla dentro',
    ],
    maya: 'Casi siempre está desnivelada o mal cargada: ajusta las patas hasta que no baile y reparte el peso, pues una sola toalla o alfombrilla la desequilibra; añade otras o baja las vueltas. Si es nueva, comprueba que quitaron los tornillos de transporte. Si sigue con golpes, amortiguadores: llama al servicio técnico.',
    valentina:
      'Suele ser que cojea o está mal cargada. Nivela las patas, reparte la ropa y no metas una toalla sola, que la descompensa: añade otra o baja las vueltas. ¿Nueva? Mira si le quitaron los tornillos de transporte. Si sigue dando golpes, técnico.',
  },
  {
    title: 'Manchas grises o grasientas al salir de la lavadora',
    questions: [
      'la ropa sale de la lavadora con manchas grises',
      'manchas de grasa que antes no estaban después de lavar',
      'la lavadora ensucia la ropa',
      'salen pegotes negros en la ropa lavada',
      'manchas oscuras tras poner suavizante',
      'la goma de la lavadora mancha',
    ],
    maya: 'Es una película de suavizante, detergente y grasa que se acumula en tambor, goma y cajetín, sobre todo lavando siempre en frío y muy lleno. Vuelve a lavar con lavavajillas en la mancha y a 40 grados. A la máquina, ciclo vacío a 60 o 90 con limpiador, goma y cajetín fregados, y menos suavizante.',
    valentina:
      'Son restos de suavizante, jabón y grasa pegados al tambor, la goma y el cajetín; pasa al lavar siempre en frío y a tope. A la prenda, lavavajillas en la mancha y a 40. A la máquina, vacía a 60 o 90 con limpiador, frota goma y cajetín. Y menos suavizante.',
  },
  {
    title: 'Los calcetines se pierden en la lavadora',
    questions: [
      'por qué desaparecen los calcetines en la lavadora',
      'pierdo siempre un calcetín',
      'cómo no perder las medias al lavar',
      'calcetines desparejados qué hago',
      'truco para lavar los calcetines en pareja',
      'adónde van las medias que faltan',
    ],
    maya: 'Suelen quedar en la goma de la puerta, detrás del tambor, dentro de una sábana o en el cesto de otro. Lávalos en una bolsa de red, o unidos con pinza o clip textil, y mira la goma y el filtro al acabar. Comprar varios pares iguales resuelve el resto; los huérfanos esperan un mes en una caja.',
    valentina:
      'Mira en la goma de la puerta, en el filtro, dentro de la sábana o en el cesto de otro: ahí viven. Mételos en una bolsa de red o únelos con un clip antes de lavar. Compra pares iguales y fin del drama. Los sueltos, un mes en una cajita.',
  },
  {
    title: 'Calcetines y medias blancos con la planta gris o marrón',
    questions: [
      'calcetines blancos con la planta negra cómo los blanqueo',
      'blanquear medias de fútbol llenas de tierra',
      'las calcetas blancas quedan grises',
      'cómo dejo blancos los calcetines de deporte',
      'la suela del calcetín no queda limpia',
      'medias blancas percudidas',
    ],
    maya: 'Del revés y remojo: sacude la tierra en seco, frota la planta con jabón de lavar y un cepillo, y déjalos de dos a seis horas en agua a 40 o 50 grados con una cucharada de percarbonato por litro. Después, 60 grados si son de algodón; 40 si llevan mucha fibra elástica. Lejía, no: amarillea el elastano.',
    valentina:
      'Primero sacude la tierra seca y frota la planta con jabón y cepillo. Luego remojo de dos a seis horas, agua a 40 o 50 y una cucharada de percarbonato por litro. Lava del revés: 60 si son de algodón, 40 si son muy elásticos. Lejía no, que los amarillea.',
  },
  {
    title: 'Azulillo de más en la ropa blanca',
    questions: [
      'la ropa blanca quedó azul por el azulillo',
      'me pasé con el añil de lavar',
      'cómo quito el azulete de la ropa',
      'manchas azules de azul de lavar',
      'se me quedaron celestes las camisas blancas con el azulillo',
      'cuánto azulillo se pone',
    ],
    maya: 'Sale casi siempre: no la seques al sol ni uses lejía. Remojo de una hora en agua templada con un vaso de vinagre blanco, aclara y, si queda tono, otro remojo aparte con percarbonato y lavado. La próxima vez, unas gotas disueltas en un balde entero, solo en el último aclarado, y sin parar de mover.',
    valentina:
      'Calma, suele salir. Ni lejía ni sol todavía. Una hora en agua templada con un vaso de vinagre blanco, aclara bien y, si sigue celeste, otro remojo aparte con percarbonato y a lavar. Otra vez: unas gotitas bien disueltas en un balde entero, al final y moviendo.',
  },
  {
    title: 'Lavar cortinas',
    questions: [
      'cómo se lavan las cortinas',
      'lavar cortinas sin que encojan',
      'a cuántos grados se lavan las cortinas blancas',
      'cortinas con ojales en la lavadora',
      'cada cuánto se lavan los visillos',
      'lavar cortinas de gasa con mucho polvo',
      'hay que planchar las cortinas',
    ],
    maya: 'En frío o a 30 grados, delicado, media carga y centrifugado mínimo. Antes: mira la etiqueta, aspira el polvo, quita ganchos y mete los ojales en una funda. Cuélgalas húmedas en su barra: el peso las alisa y apenas encogen. Blancas de poliéster, con percarbonato. Forradas u opacas, tintorería. Una o dos veces al año.',
    valentina:
      'A 30 o en frío, delicado, pocas a la vez y casi sin centrifugar. Antes aspira el polvo, quita ganchos y mete los ojales en una funda. Cuélgalas húmedas: se estiran solas y no encogen. Las blancas, con percarbonato. Opacas o forradas, tintorería. Una o dos veces al año.',
  },
  {
    title: 'Lavar la almohada en la lavadora',
    questions: [
      'se puede lavar la almohada en la lavadora',
      'cómo lavo una almohada de plumas',
      'lavar almohada viscoelástica',
      'cada cuánto se lavan las almohadas',
      'la almohada quedó con bolas después de lavarla',
      'cómo se seca una almohada por dentro',
    ],
    maya: 'La de fibra o pluma, sí: de dos en dos, 30 o 40 grados, poco detergente líquido y doble aclarado. Secadora baja con pelotas de tenis, dos o tres horas, o al aire dos días ahuecando, hasta que no quede un grumo. La de espuma o látex, no: solo la funda. Dos o tres veces al año; dura unos tres.',
    valentina:
      'De fibra o pluma, sí: dos juntas, a 30 o 40, poquito jabón líquido y doble aclarado. Secadora baja con pelotas de tenis, dos o tres horas, o dos días al aire ahuecando. Si es espuma o látex, solo la funda. Con dos o tres veces al año vale; a los tres años, nueva.',
  },
  {
    title: 'Almohada amarilla: blanquearla',
    questions: [
      'mi almohada está amarilla',
      'por qué se ponen amarillas las almohadas',
      'cómo blanqueo almohadas con manchas de sudor',
      'manchas de baba en la almohada',
      'quitar lo amarillo a la almohada de fibra',
      'funda protectora para que no amarillee la almohada',
    ],
    maya: 'Es sudor, saliva y crema. Si es de fibra, remojo de dos horas en agua a 40 o 50 grados con percarbonato, una cucharada por litro, y lavado con doble aclarado. De pluma: agua tibia con jabón suave, sin percarbonato. De espuma: paño con jabón y agua oxigenada, sin empaparla. Secado completo y funda protectora.',
    valentina:
      'Sudor, baba y crema, nos pasa a todos. De fibra: dos horas en agua a 40 o 50 con una cucharada de percarbonato por litro y a lavar. De pluma: jabón suave y agua tibia, sin percarbonato. De espuma: paño con jabón y agua oxigenada. Seca bien y ponle funda.',
  },
  {
    title: 'Lavar mantas y peluches con alergia a los ácaros',
    questions: [
      'a cuántos grados mueren los ácaros',
      'lavar la ropa de cama con alergia a los ácaros',
      'quitar ácaros de mantas y peluches',
      'congelar peluches para los ácaros',
      'cada cuánto lavo las sábanas si soy alérgico al polvo',
      'los ácaros mueren en la secadora',
    ],
    maya: 'A 60 grados mueren; lo que no los aguanta, 48 horas en el congelador en una bolsa y después lavado en frío, porque congelar mata, pero no se lleva lo que da alergia. Sábanas y fundas cada semana, mantas y peluches cada mes, y secado completo. Fundas antiácaros en colchón y almohada. Si hay asma, tu médico manda.',
    valentina:
      'A 60 grados se mueren. Si la prenda no aguanta, bolsa y congelador dos días, y luego lavado en frío, que hay que sacar lo que da alergia. Sábanas cada semana; mantas y peluches cada mes; todo bien seco. Fundas antiácaros ayudan. Y si hay asma, al médico.',
  },
  {
    title: 'Lavar un peluche grande',
    questions: [
      'cómo lavo un peluche grande que no cabe en la lavadora',
      'limpiar un oso de peluche gigante',
      'lavar un muñeco con pilas dentro',
      'peluche a mano cómo se seca',
      'limpiar peluche en seco con bicarbonato',
      'quitar la mugre a un peluche viejo',
    ],
    maya: 'A mano, en la bañera, con agua templada y jabón suave, apretando sin retorcer y aclarando dos veces; envuélvelo en toallas y sécalo al aire, con ventilador y girándolo, hasta el centro. Si es enorme o lleva pilas, en seco: bicarbonato dentro de una bolsa media hora, cepillo, aspirador y paño húmedo.',
    valentina:
      'En la bañera, agua templada y jabón suave; aprieta, no retuerzas, y aclara dos veces. Toallas para escurrir, ventilador y a girarlo hasta que seque por dentro. Si es gigante o lleva pilas: bolsa con bicarbonato media hora, cepillo, aspiradora y paño húmedo.',
  },
  {
    title: 'Cada cuánto se lavan los peluches',
    questions: [
      'cada cuánto hay que lavar los peluches',
      'los peluches se lavan en la lavadora',
      'lavar el muñeco de apego de mi hijo',
      'a qué temperatura se lavan los peluches',
      'peluche favorito sin que se estropee',
      'lavar peluches después de una gripe',
    ],
    maya: 'El de dormir, una vez al mes y siempre tras vómito, fiebre o piojos; los de adorno, dos o tres veces al año. En bolsa de red o funda de almohada, 30 grados, delicado, poco detergente y poco giro; al aire, sin secadora caliente, que apelmaza el pelo. Revisa antes ojos y costuras. Con dos iguales, se turnan.',
    valentina:
      'El de dormir, cada mes, y siempre después de vómito, fiebre o piojos. Los de adorno, dos o tres veces al año. Bolsa de red, 30 grados, delicado y poco jabón; al aire, que el calor apelmaza. Mira antes ojos y costuras. ¿No lo suelta? Compra el gemelo y turna.',
  },
  {
    title: 'Lavar una hamaca de hilo',
    questions: [
      'cómo se lava una hamaca',
      'lavar hamaca de algodón en la lavadora',
      'mi hamaca está sucia y huele a humedad',
      'la hamaca se enreda al lavarla',
      'quitar moho de una hamaca',
      'cómo seco una hamaca de hilo',
    ],
    maya: 'A mano: ata los brazos cerca de cada extremo para que no se enrede, remoja media hora en agua fría con jabón suave, aprieta y aclara dos o tres veces, sin retorcer ni cepillar. Cuélgala extendida a la sombra hasta que seque del todo. En máquina, solo si es de tela: bien atada, en funda y en delicado.',
    valentina:
      'A mano, que en máquina se hace un nudo. Ata los brazos de cada punta, media hora en agua fría con jabón suave, aprieta, aclara dos o tres veces y nada de retorcer. Cuélgala abierta a la sombra hasta que seque. Si es de tela, funda, bien atada y delicado.',
  },
  {
    title: 'Limpiar o lavar una manta eléctrica',
    questions: [
      'se puede lavar una manta eléctrica',
      'mi cobija eléctrica se ensució',
      'limpiar la almohadilla térmica',
      'se mojó la manta eléctrica',
      'cómo lavo el calientacamas',
      'la frazada eléctrica va a la lavadora',
    ],
    maya: 'Depende de su etiqueta: muchas se lavan a 30 en delicado, una vez desenchufada y quitado el mando y el cable; si no lo dice, solo paño húmedo con jabón en la mancha. Nunca tintorería, retorcer, planchar ni secadora. Se usa cuando esté seca del todo, dos días tendida en plano. Con cables a la vista, se tira.',
    valentina:
      'Mira la etiqueta. Muchas van a 30 y delicado, desenchufada y sin mando ni cable; si no lo pone, paño húmedo con jabón y ya. Tintorería, retorcer, plancha y secadora, prohibido. Sécala en plano dos días y no la enchufes húmeda. ¿Cables a la vista? Fuera.',
  },
  {
    title: 'Limpiar guantes de boxeo',
    questions: [
      'cómo lavo los guantes de boxeo',
      'los guantes de box apestan',
      'quitar mal olor a los guantes de muay thai',
      'se pueden meter los guantes de boxeo en la lavadora',
      'cómo se secan los guantes de boxeo',
      'lavar las vendas de boxeo',
    ],
    maya: 'A la lavadora, nunca: se deshace la espuma y se agrieta la piel. Tras cada uso, paño por dentro con agua y vinagre o alcohol rebajado, y abiertos al aire, con papel o bolsas de cedro; jamás cerrados en la mochila ni al sol. Bicarbonato una noche si huelen. Las vendas, en bolsa y a 40 cada vez.',
    valentina:
      'En la lavadora jamás, que se rompe la espuma. Después de entrenar, paño por dentro con agua y vinagre, y a airear bien abiertos, con papel o cedro. Nunca cerrados en la bolsa ni al sol. Si huelen, bicarbonato una noche. Y las vendas, a 40 cada vez que las uses.',
  },
  {
    title: 'Lavar zapatillas de ballet y puntas',
    questions: [
      'cómo lavo las zapatillas de ballet',
      'limpiar puntas de ballet sucias',
      'zapatillas de media punta en la lavadora',
      'limpiar satén de las puntas',
      'las zapatillas de danza rosas están grises',
      'lavar zapatillas de ballet de cuero',
    ],
    maya: 'Las de lona, a mano o en bolsa, agua fría y jabón suave, y al aire con papel dentro. Las de cuero, paño casi seco con jabón neutro. Las puntas no se mojan: el agua ablanda la caja; toques en el satén con un paño apenas húmedo y jabón, o calamina rosa para disimular, y a ventilar tras cada clase.',
    valentina:
      'De lona: a mano, agua fría, jabón suave y al aire rellenas de papel. De cuero: paño casi seco con jabón neutro. Las puntas, ni mojarlas, que se ablanda la caja: toques suaves con paño apenas húmedo, calamina rosa para tapar, y a airear después de cada clase.',
  },
  {
    title: 'Toallas nuevas que sueltan pelusa',
    questions: [
      'la toalla nueva suelta pelusa',
      'las toallas nuevas me dejan pelitos en el cuerpo',
      'cómo quito la pelusa a las toallas nuevas',
      'lavar toallas antes de estrenarlas',
      'por qué no secan las toallas nuevas',
      'toallas que sueltan pelo para siempre',
    ],
    maya: 'Es fibra sobrante de fábrica y se va en tres a cinco lavados: solas, a 40, con poco detergente, medio vaso de vinagre blanco en el aclarado y sin suavizante, que además impide que sequen. Secadora o buenas sacudidas se llevan el resto. Si al sexto lavado siguen igual, el rizo es flojo.',
    valentina:
      'Es pelusa de fábrica: se va en tres o cinco lavados. Lávalas solas a 40, con poco jabón, medio vaso de vinagre en el aclarado y cero suavizante, que encima no secan. Sacúdelas fuerte o pásalas por secadora. Si a la sexta siguen igual, es que son malas.',
  },
  {
    title: 'Toallas que huelen a humedad',
    questions: [
      'las toallas huelen a humedad aunque las lave',
      'quitar olor a las toallas',
      'mis toallas huelen mal al mojarse',
      'por qué huele la toalla después de ducharme',
      'cómo recupero toallas con olor a trapo',
      'toallas que huelen a perro mojado',
    ],
    maya: 'Son bacterias y restos de suavizante. Un lavado a 60 grados con percarbonato y media carga; si sigue, otro con un vaso de vinagre, nunca los dos a la vez. Secado completo el mismo día. Después, extendida en barra y no en gancho, baño ventilado, lavado cada tres o cuatro usos y sin suavizante.',
    valentina:
      'Son bacterias y suavizante acumulado. Lávalas a 60 con percarbonato y sin llenar; si no basta, otra vez con un vaso de vinagre, pero no juntos. Sécalas el mismo día. Y cuélgalas abiertas, no en gancho, con el baño ventilado, y a lavar cada tres o cuatro usos.',
  },
  {
    title: 'Usar la misma toalla de gimnasio varios días',
    questions: [
      'cada cuánto lavo la toalla del gimnasio',
      'puedo llevar la misma toalla toda la semana al gym',
      'es antihigiénico repetir la toalla del gimnasio',
      'toalla de microfibra cuántos usos aguanta',
      'dejar la toalla mojada en la bolsa',
      'cuántas toallas necesito para entrenar',
    ],
    maya: 'Mejor una por entrenamiento: recoge sudor y bacterias de las máquinas y, húmeda en la bolsa, las multiplica; de ahí granos, hongos y olor. Si la cuelgas abierta y seca del todo, admite dos usos. Lava a 60 la de algodón; a 40 la de microfibra, sin suavizante. Con tres o cuatro pequeñas tienes la semana.',
    valentina:
      'Una por día, mejor: lleva tu sudor y lo de las máquinas, y mojada en la bolsa cría bichos, granos y olor. Si la cuelgas abierta y se seca entera, dos usos. Algodón a 60, microfibra a 40 y sin suavizante. Con tres o cuatro pequeñas tiras la semana.',
  },
  {
    title: 'Paños de cocina y bayetas que huelen',
    questions: [
      'los paños de cocina huelen mal',
      'cada cuánto se lavan los trapos de cocina',
      'cómo desinfecto los repasadores',
      'hervir los paños de cocina',
      'se lavan los trapos con la ropa',
      'quitar manchas de grasa a los paños',
    ],
    maya: 'Cámbialos cada uno o dos días y lávalos aparte de la ropa, a 60 grados, con percarbonato si son claros y sin suavizante, que les quita absorción. Los de algodón admiten hervirlos diez minutos. Grasa: lavavajillas y media hora antes. Y siempre extendidos a secar; el olor nace de dejarlos hechos una bola húmeda.',
    valentina:
      'Cámbialos cada día o cada dos y lávalos aparte, a 60, con percarbonato si son claros y sin suavizante. De algodón, puedes hervirlos diez minutos. Grasa: lavavajillas media hora antes. Y cuélgalos abiertos: hechos una bola mojada, claro que huelen.',
  },
  {
    title: 'Lavar la alfombrilla de baño',
    questions: [
      'cómo lavo la alfombra del baño',
      'alfombrilla de baño con goma en la lavadora',
      'cada cuánto se lava la alfombrilla de la ducha',
      'la goma de la alfombra de baño se pela',
      'la alfombra del baño huele',
      'secar la alfombrilla de baño en secadora',
    ],
    maya: 'Una vez por semana o cada dos, sacudida antes: la de algodón sin goma, a 60 con las toallas; la de base de goma, a 30, delicado, con otra para equilibrar, poco giro y al aire, porque el calor agrieta la goma y suelta trozos que ciegan el filtro. Entre duchas, colgada en el borde de la bañera.',
    valentina:
      'Cada semana o cada dos. Sacúdela y, si es de algodón sin goma, a 60 con las toallas. Si lleva goma, a 30, delicado, con otra para hacer peso y al aire: con calor la goma se cuartea y atasca el filtro. Y tras ducharte, cuélgala en la bañera.',
  },
  {
    title: 'La funda nórdica se traga la ropa en la lavadora',
    questions: [
      'la funda nórdica se llena de ropa en la lavadora',
      'cómo lavo la funda del edredón sin que se meta todo dentro',
      'la sábana se enrolla en la lavadora',
      'las sábanas salen hechas un nudo',
      'lavar la funda nórdica cerrada o abierta',
      'la bajera atrapa la ropa al lavar',
    ],
    maya: 'Abróchala antes de lavarla y ponla del revés: cerrada no atrapa nada. Si es de solapa, unas pinzas textiles o dos imperdibles bastan. La bajera, con las esquinas atadas o en bolsa grande. Lava la ropa de cama sola, sin pasar de tres cuartos de tambor, y para a mitad para soltar el nudo si hace falta.',
    valentina:
      'Ciérrala con sus botones y del revés, y se acabó el monstruo. Si no tiene botones, dos imperdibles o pinzas. La bajera, con las esquinas atadas o en bolsa. Lava la ropa de cama sola, tambor a tres cuartos como mucho, y si se enreda, para y desenreda.',
  },
  {
    title: 'Lavar las fundas del sofá sin que encojan',
    questions: [
      'cómo lavo las fundas del sofá',
      'las fundas de los cojines encogieron y no entran',
      'lavar funda de sofá desenfundable',
      'a qué temperatura se lava la funda del sofá',
      'poner la funda del sofá húmeda',
      'cada cuánto se lavan los cojines del salón',
    ],
    maya: 'En frío o a 30, delicado, cremallera cerrada y del revés, todas a la vez para que el tono cambie igual; sin secadora. Ponlas aún algo húmedas: ceden y secan a su medida. Algodón y lino encogen de un tres a un cinco por ciento si se lavan a 40 o más. Si la etiqueta pide limpieza en seco, tintorería.',
    valentina:
      'A 30 o en frío, delicado, del revés y con la cremallera cerrada. Todas juntas, para que no queden de dos tonos. Secadora, no. Y pónselas aún un poco húmedas, que así estiran y ajustan. A 40, algodón y lino encogen. Si la etiqueta dice en seco, hazle caso.',
  },
  {
    title: 'Lavar satén de poliéster',
    questions: [
      'cómo se lava el satén de poliéster',
      'lavar una blusa satinada barata',
      'el satén se lava con agua fría o caliente',
      'mi vestido lencero de satén cómo lo lavo',
      'secar satén sin que se arrugue',
      'planchar una blusa de raso sintético',
    ],
    maya: 'En agua fría, a mano o en delicado a 30, del revés y en bolsa de red, con poco jabón líquido y sin suavizante ni retorcer. Se envuelve en una toalla y se cuelga en percha a la sombra. Plancha al mínimo, del revés y con paño; el vapor, de lejos. Si la etiqueta dice seda o acetato, es otro cuidado.',
    valentina:
      'Agua fría, a mano o delicado a 30, del revés y en bolsa de red. Poco jabón líquido, sin suavizante y sin retorcer. Aprieta en una toalla y a la percha, a la sombra. Plancha mínima, del revés y con paño. Ojo: si pone seda o acetato, va de otra manera.',
  },
  {
    title: 'Hervir ropa interior elástica',
    questions: [
      'se puede hervir la ropa interior de licra',
      'hervir las bragas para desinfectar',
      'cómo desinfecto ropa interior sintética',
      'el agua hirviendo estropea el elástico',
      'hervir calzones de algodón',
      'a qué temperatura se matan los hongos en la ropa interior',
    ],
    maya: 'La de licra, microfibra o encaje, no: por encima de 40 o 60 grados el elastano pierde fuerza y se da de sí. Lávala a 40 con higienizante textil y sécala del todo. La de algodón blanco puede ir a 60, que basta casi siempre, o hervir diez minutos si el elástico no importa. Si repite una infección, al médico.',
    valentina:
      'Si lleva licra, microfibra o encaje, no la hiervas: el elástico se muere. Lávala a 40 con higienizante para ropa y que seque entera. La de algodón blanco, a 60 va de sobra, o diez minutos hirviendo si te da igual la goma. Y si la infección vuelve, médico.',
  },
  {
    title: 'Mancha en el sofá de tela',
    questions: [
      'mancha de chocolate en el sofá de tela',
      'cómo limpio una mancha en la tapicería',
      'se me cayó café en el sillón',
      'quitar manchas de un sofá que no se desenfunda',
      'me quedó un cerco de agua en el sofá',
      'limpiar las sillas de comedor tapizadas',
    ],
    maya: 'Retira lo sólido con una cuchara y absorbe con papel, sin frotar. Después, solo la espuma de un jabón suave batido en agua fría, con un paño blanco, de fuera adentro; aclara con otro apenas húmedo y seca con ventilador. Poca agua: empapar deja cerco. Prueba antes debajo de un cojín y mira la etiqueta.',
    valentina:
      'Quita lo gordo con una cuchara y aprieta papel, sin frotar. Bate jabón suave en agua fría y usa solo la espuma, con paño blanco, de fuera adentro. Aclara con otro casi seco y ventilador. Poca agua, que deja cerco. Y prueba antes bajo un cojín.',
  },
  {
    title: 'Limpiar un sofá de terciopelo',
    questions: [
      'cómo se limpia un sofá de terciopelo',
      'manchas en un sillón de terciopelo',
      'el terciopelo del sofá está aplastado',
      'quitar marcas de agua del sofá de terciopelo',
      'se puede usar vapor en el sofá de velvet',
      'quitar pelos de gato del terciopelo del sillón',
    ],
    maya: 'Aspira con cepillo suave a favor del pelo, una vez por semana. Una mancha: papel sin frotar, y paño blanco con espuma de jabón neutro, casi seco, en el sentido del pelo; seca y cepilla. El de poliéster lo aguanta bien; si es seda, algodón o viscosa, profesional. Lo aplastado sube con vapor lejano y cepillo.',
    valentina:
      'Aspiradora con cepillo suave, a favor del pelo, cada semana. Si se mancha, papel sin frotar y luego espuma de jabón neutro con paño casi seco, siempre en el mismo sentido; seca y cepilla. Poliéster, sin problema; seda, algodón o viscosa, un profesional. ¿Chafado? Vapor de lejos.',
  },
  {
    title: 'El sofá suelta pelusa en la ropa',
    questions: [
      'el sofá nuevo me llena la ropa de pelillos',
      'la manta del sofá suelta pelusa',
      'mi sillón deja pelusa azul en el pantalón',
      'cómo evito que el sofá suelte pelo',
      'pelusas de la tapicería en la ropa negra',
      'la alfombra nueva suelta pelusa',
    ],
    maya: 'Es fibra sobrante de la tela nueva y baja en unas semanas: aspira con cepillo dos veces por semana y pasa un guante de goma húmedo. Mientras, una funda o colcha de algodón lisa encima. En la ropa, rodillo en seco antes de lavar y telas lisas, que la lana y el punto la atrapan. Si tras dos meses sigue igual, reclama.',
    valentina:
      'Es lo que sobra de la tela nueva; en unas semanas baja. Aspira con cepillo dos veces por semana, pasa un guante de goma húmedo y pon encima una colcha lisa. A la ropa, rodillo en seco antes de lavar. Si a los dos meses sigue, reclama en la tienda.',
  },
  {
    title: 'Mancha en la moqueta o alfombra',
    questions: [
      'mancha en la alfombra cómo la quito',
      'mancha de vino en la moqueta',
      'se derramó café en el tapete',
      'limpiar una mancha vieja de alfombra',
      'qué echo a la moqueta que no deje cerco',
      'mi perro hizo pis en la alfombra',
    ],
    maya: 'Absorbe con papel y un peso encima, sin frotar. Luego, espuma de jabón suave en agua fría, con paño blanco y de fuera adentro; aclara con otro húmedo y vuelve a absorber. Poca agua, que cala a la base y huele. Orina: limpiador enzimático. Prueba en una esquina; si es lana o seda, profesional.',
    valentina:
      'Papel encima con un peso y sin frotar. Después espuma de jabón suave con agua fría, paño blanco de fuera adentro, aclaras con otro húmedo y otra vez papel. Con poca agua, que si cala, huele. ¿Pis? Limpiador enzimático. ¿Lana o seda? Profesional. Prueba en una esquina.',
  },
  {
    title: 'Betún o crema de zapatos en la alfombra',
    questions: [
      'se me cayó crema de zapatos en la alfombra',
      'mancha de betún negro en la moqueta',
      'quitar betún de la tela',
      'pisé el betún y manché el tapete',
      'pomada de zapatos en el sofá',
      'betún en el pantalón claro',
    ],
    maya: 'No frotes: levanta lo gordo con una cuchara. Después, alcohol en un paño blanco, a toques y cambiando de cara, probado en una esquina; luego lavavajillas con agua templada, y otro paño húmedo. El tinte negro puede dejar sombra: repite o pide una limpieza profesional. En ropa de algodón, igual, y a lavar.',
    valentina:
      'Sin frotar: lo gordo, con cuchara. Luego alcohol en un paño blanco, a toquecitos, cambiando de lado, y pruébalo en una esquina. Después lavavajillas con agua templada y paño limpio. El negro puede dejar sombra: repite o llama a un profesional. En ropa de algodón, igual y a lavar.',
  },
  {
    title: 'Vinagre en una alfombra de lana o persa',
    questions: [
      'se puede limpiar una alfombra persa con vinagre',
      'cómo se limpia una alfombra de lana en casa',
      'lavar una alfombra antigua',
      'bicarbonato en alfombra de lana',
      'limpiar los flecos de la alfombra',
      'cada cuánto se manda a lavar una alfombra buena',
    ],
    maya: 'Mejor no: el vinagre puede mover los tintes y el bicarbonato, alcalino, reseca la lana. Aspira sin cepillo giratorio y sin pasar por los flecos, gírala dos veces al año y, si se mancha, papel y paño apenas húmedo con jabón de lana, probado antes. A fondo, un taller especializado cada tres a cinco años.',
    valentina:
      'No te la juegues: el vinagre puede correr los colores y el bicarbonato reseca la lana. Aspira sin cepillo giratorio, deja en paz los flecos y gírala dos veces al año. Manchas: papel y paño casi seco con jabón de lana. Limpieza a fondo, taller, cada tres o cinco años.',
  },
  {
    title: 'Sangre en el colchón',
    questions: [
      'cómo quito sangre del colchón',
      'mancha de regla en el colchón',
      'sangre seca en el colchón',
      'agua oxigenada en el colchón',
      'limpiar el colchón sin mojarlo mucho',
      'manché el colchón de sangre en un hotel',
    ],
    maya: 'Siempre en frío: toques con un paño mojado en agua fría y sal o jabón, de fuera adentro, sin empapar. Lo que quede, agua oxigenada de farmacia, deja burbujear, seca con papel y repite. Si es vieja, pasta de bicarbonato y agua media hora y aspirador. Que seque del todo, con aire, antes de hacer la cama.',
    valentina:
      'Agua fría, nunca caliente. A toques, paño con agua fría y sal o jabón, de fuera adentro y sin empapar. Luego agua oxigenada de farmacia, que burbujee, papel y repite. Si es vieja, pasta de bicarbonato media hora y aspiradora. Y que seque entero antes de tender la cama.',
  },
  {
    title: 'Orina o sudor en el colchón',
    questions: [
      'se hizo pis en el colchón',
      'olor a orina en el colchón',
      'manchas amarillas de sudor en el colchón',
      'cómo desinfecto un colchón meado',
      'el gato se meó en la cama',
      'limpiar el colchón con bicarbonato',
    ],
    maya: 'Absorbe con toallas apretando. Después, agua con vinagre a partes iguales, pulverizada sin empapar, y papel; al secar, bicarbonato toda la noche y aspirador. El amarillo cede con agua oxigenada a toques. La orina de gato pide un limpiador enzimático. Seca con ventilador y pon un protector impermeable.',
    valentina:
      'Aprieta toallas hasta que no salga más. Luego pulveriza agua y vinagre a medias, sin empapar, y papel. Cuando seque, bicarbonato toda la noche y aspiradora. Lo amarillo, agua oxigenada a toques. Si fue el gato, limpiador enzimático. Ventilador y protector impermeable.',
  },
  {
    title: 'Vómito en la silla del coche del bebé',
    questions: [
      'vómito en la silla del coche del bebé',
      'quitar olor a vómito del asiento del auto',
      'cómo lavo la funda de la silla de coche',
      'se pueden lavar los arneses de la sillita',
      'olor a leche agria en el portabebés',
      'vómito en la tapicería del coche',
    ],
    maya: 'Saca la funda según el manual y lávala a 30, en delicado y sin secadora, tras quitar lo sólido y aclarar en frío. Los arneses no se mojan enteros ni van a máquina: paño húmedo con jabón suave, pues el remojo les quita resistencia. Estructura y asiento: paño con jabón, bicarbonato una noche y aspirador.',
    valentina:
      'Quita lo sólido, saca la funda como diga el manual, aclara en frío y a 30 en delicado, sin secadora. Las correas, ni máquina ni remojo: solo paño con jabón suave, que pierden fuerza. Asiento y plástico: paño, bicarbonato toda la noche y aspiradora. Y a ventilar.',
  },
  {
    title: 'Caca de pájaro en la ropa',
    questions: [
      'me cagó una paloma en la chaqueta',
      'mancha de caca de pájaro en la ropa',
      'cómo limpio excremento de paloma del abrigo',
      'un pájaro ensució la ropa tendida',
      'me cayó caca de gaviota antes de una reunión',
      'excremento de ave en el traje',
    ],
    maya: 'No frotes: levanta lo espeso con una cuchara o una tarjeta y, si hay tiempo, deja secar y cepilla. El resto, paño con agua fría y una gota de jabón, a toques de fuera adentro, otro solo con agua, y secado con aire frío. Lava en casa con detergente enzimático; seda o traje, tintorería. Lávate las manos.',
    valentina:
      'Ni frotar ni pánico. Levanta con una cuchara o tarjeta; si puedes, espera a que seque y cepilla. Lo demás, paño con agua fría y gotita de jabón, a toques, otro con agua y aire frío. En casa, detergente enzimático; si es traje o seda, tintorería. Y manos bien lavadas.',
  },
  {
    title: 'Huevo y harina en la ropa de una recibida',
    questions: [
      'qué me pongo si me van a tirar huevos y harina',
      'lavar ropa con huevo y harina',
      'ropa para la recibida que se pueda arruinar',
      'quitar engrudo de harina de la ropa',
      'nos tiraron espuma huevo y pintura en el egreso',
      'cómo saco el olor a huevo de la ropa',
    ],
    maya: 'Ponte ropa vieja de algodón, calzado lavable y nada de lana, seda o joyas; lleva muda, toalla y bolsa. Después, deja secar la harina y cepilla; enjuaga con agua fría, nunca caliente, que cuaja el huevo y hace engrudo. Remojo de media hora con detergente enzimático y lavado a 30. Si huele, repite antes de secar.',
    valentina:
      'Ponte camiseta vieja de algodón y zapatillas lavables; nada de lana, seda ni joyas. Lleva muda, toalla y bolsa. Al llegar, que seque la harina y cepilla; agua fría siempre, que la caliente cuece el huevo y hace engrudo. Media hora con detergente enzimático y a 30. ¿Huele? Repite.',
  },
  {
    title: 'Pegamento de pestañas en la ropa',
    questions: [
      'pegamento de pestañas postizas en la blusa',
      'quitar pegamento de pestañas de satén',
      'se me cayó adhesivo de pestañas en el vestido',
      'mancha de cola de pestañas negra',
      'el pegamento de extensiones manchó la tela',
      'cómo saco látex de la ropa',
    ],
    maya: 'Deja que seque: el de látex se vuelve goma y se levanta con la uña o unas pinzas. El resto, desmaquillante sin aceite en un bastoncillo, a toques y probado por dentro; luego jabón suave con agua fría. Nada de acetona en satén de acetato. El de extensiones es casi superglue: en tela fina, tintorería.',
    valentina:
      'Espera a que seque y despégalo con la uña o pinzas, que sale como goma. Lo que quede, bastoncillo con desmaquillante sin aceite, prueba por dentro, y jabón suave con agua fría. Acetona no, que derrite el acetato. Si es del de extensiones, tipo superglue: tintorería.',
  },
  {
    title: 'Lavar un disfraz o ropa con purpurina suelta',
    questions: [
      'cómo lavo ropa con purpurina sin llenar la lavadora',
      'la lavadora quedó llena de brillantina',
      'lavar un disfraz con glitter',
      'la purpurina pasó a toda la ropa',
      'quitar escarcha de la ropa',
      'limpiar el tambor de purpurina',
    ],
    maya: 'En seco primero: sacúdelo fuera y pasa cinta o rodillo. Luego, a mano en agua fría, solo, sin frotar; o en máquina dentro de una bolsa cerrada y fina, delicado y del revés. Aire, sin secadora. Después, paño húmedo por tambor y goma, filtro y un aclarado vacío. Agua de lavar, colada con un paño antes de tirarla.',
    valentina:
      'Sacúdelo fuera y dale con cinta o rodillo, en seco. Lávalo solo, a mano y en frío, o en bolsa fina cerrada, delicado y del revés. Al aire. Luego paño húmedo en tambor y goma, filtro y un aclarado vacío. Y cuela el agua con un trapo antes de tirarla.',
  },
  {
    title: 'Desodorante que no manche la ropa',
    questions: [
      'qué desodorante no mancha la ropa',
      'desodorante para camisas blancas',
      'desodorante que no deje marcas en ropa negra',
      'por qué el desodorante amarillea las camisetas',
      'roll on barra o spray cuál mancha menos',
      'desodorante sin aluminio mancha menos',
    ],
    maya: 'Para que no amarillee, uno sin sales de aluminio: quitan sudor, pero con él forman la mancha; a cambio, no frena el sudor. Contra el rastro blanco en oscuro, gel, roll-on transparente o spray a un palmo. Pon poco, espera dos a cinco minutos a que seque y vístete después. Una camiseta interior fina protege.',
    valentina:
      'Si te amarillean las blancas, prueba sin sales de aluminio: no frena el sudor, pero no hace esa mancha. Si te dejan rastro las negras, gel o roll-on transparente, o spray a un palmo. Poquito, de dos a cinco minutos secando, y te vistes. Y camiseta interior fina, que salva camisas.',
  },
  {
    title: 'Secar la ropa tendida por la noche',
    questions: [
      'se puede tender la ropa por la noche',
      'dejar la ropa tendida toda la noche',
      'el rocío moja la ropa tendida',
      'la ropa tendida de noche huele mal',
      'tender al llegar del trabajo a las diez',
      'es malo dejar la ropa afuera de noche',
    ],
    maya: 'Sí, en noches templadas, secas y con algo de viento: lo oscuro incluso lo agradece, porque no hay sol que lo aclare. Con rocío, niebla o menos de unos diez grados no seca, coge humedad y huele. Sacude por si hay insectos, recógela por la mañana cuando el sol quite el rocío, y evita humo de vecinos.',
    valentina:
      'Sí, si la noche es templadita, seca y corre aire; a lo negro hasta le va mejor. Con rocío, niebla o menos de diez grados, no seca y huele. Por la mañana espera a que el sol quite la humedad, sacude por los bichos y recoge. Y ojo con el humo del vecino.',
  },
  {
    title: 'Llovió sobre la ropa tendida',
    questions: [
      'llovió sobre la ropa tendida la tengo que lavar otra vez',
      'se mojó la ropa tendida con la lluvia',
      'dejé la ropa afuera y llovió',
      'la lluvia ensucia la ropa limpia',
      'lluvia de barro sobre la colada',
      'la ropa tendida se mojó y ahora huele',
    ],
    maya: 'Si fue una lluvia corta y la ropa estaba limpia, no: centrifuga otra vez y seca enseguida. Vuelve a lavarla si cayó barro o calima, si hay hollín o polen, si pasó más de un día mojada o si huele. Los primeros minutos de lluvia arrastran la suciedad del aire, así que mira bien lo blanco.',
    valentina:
      'Si fue un chaparrón y no huele, basta centrifugar y secar enseguida. A lavar otra vez si llovió barro, si hay hollín o polen, si lleva más de un día mojada o si huele. Mira lo blanco con luz, que la primera agua baja toda la suciedad del aire.',
  },
  {
    title: 'Cuánto tarda en secarse la ropa dentro de casa',
    questions: [
      'cuánto tarda en secarse la ropa dentro de casa',
      'cuántas horas tarda en secar un vaquero en invierno',
      'la ropa no se seca en dos días',
      'cuánto tarda una toalla en secarse',
      'a qué hora tengo que tender para que esté mañana',
      'el deshumidificador seca la ropa antes',
    ],
    maya: 'A unos 20 grados y con aire: sintético, de seis a doce horas; camiseta y ropa interior de algodón, de doce a veinticuatro; vaqueros, sudaderas y toallas, de uno a dos días. En un piso frío y húmedo, el doble. Más centrifugado, prendas separadas y ventilador o deshumidificador lo reducen a la mitad.',
    valentina:
      'Con unos 20 grados y algo de aire: lo sintético, de seis a doce horas; camisetas y ropa interior, de doce a veinticuatro; vaqueros, sudaderas y toallas, uno o dos días. Si la casa es fría y húmeda, el doble. Centrifuga más, separa y pon ventilador: la mitad de tiempo.',
  },
  {
    title: 'Secadora o percha para que no se arrugue el uniforme',
    questions: [
      'la secadora arruga más que tender',
      'cómo seco el uniforme para no planchar',
      'colgar la ropa mojada en percha para que no se arrugue',
      'secar camisas sin arrugas',
      'sacar la ropa caliente de la secadora para que no se arrugue',
      'secadora o tendedero para camisas',
    ],
    maya: 'Lo que menos arruga es una mezcla: diez o quince minutos de secadora baja, con poca carga, y enseguida a una percha, alisando con la mano. Sin secadora, centrifugado corto de 600 a 800 vueltas y colgar mojada y sacudida en percha ancha. Dejarla dentro, caliente y amontonada, es lo que más marca.',
    valentina:
      'Lo mejor: diez o quince minutos de secadora baja, poca ropa, y corriendo a la percha, alisando con la mano. ¿Sin secadora? Centrifuga a 600 u 800, sacude y cuelga mojada en percha ancha. Lo peor es olvidarla caliente y hecha un montón: ahí se arruga.',
  },
  {
    title: 'Airear la ropa: para qué sirve y cuánto tiempo',
    questions: [
      'sirve de algo airear la ropa',
      'cuánto tiempo se airea la ropa',
      'ventilar la ropa en vez de lavarla',
      'airear un abrigo en el balcón',
      'qué olores quita el aire y cuáles no',
      'colgar la ropa usada antes de guardarla',
    ],
    maya: 'Sirve: se lleva la humedad y los olores leves de comida, bar o armario, y alisa arrugas; no quita grasa, manchas ni sudor seco, que piden lavado. De una hora a una noche, en percha, a la sombra y con aire, sin niebla. Mejor en lana, abrigos y trajes; en sintéticos sudados hace poco.',
    valentina:
      'Sí que sirve, tu ropa lo nota: quita humedad, olor suave a comida o bar y alguna arruga. Pero grasa, manchas y sudor seco no; eso, a lavar. De una hora a toda la noche, en percha, a la sombra y con aire seco. Lana y abrigos, genial; sintético sudado, poco.',
  },
  {
    title: 'Toda mi ropa huele a mi casa',
    questions: [
      'toda mi ropa huele a casa',
      'dicen que mi ropa huele a comida',
      'por qué mi casa deja olor en la ropa',
      'quitar olor a cocina de toda la ropa',
      'mi ropa huele a humedad aunque está limpia',
      'la ropa del armario coge el olor de la casa',
    ],
    maya: 'Suele ser cocina, humedad, mascota o tabaco, y uno mismo ya no lo nota. Ataca el origen: ventila diez minutos dos veces al día, campana y puerta cerrada al freír, humedad bajo el sesenta por ciento, y armario vacío, limpio y seco. Luego lava lo lavable con medio vaso de vinagre en el aclarado y airea el resto.',
    valentina:
      'Suele ser cocina, humedad, animales o tabaco, y tú ya no lo hueles. Ventila diez minutos mañana y noche, fríe con campana y puerta cerrada, humedad por debajo del 60, y limpia y seca el armario. Después lava lo que puedas con medio vaso de vinagre y airea lo demás.',
  },
  {
    title: 'Quitar el olor de otra persona de una sudadera',
    questions: [
      'cómo quito el olor de mi ex de una sudadera',
      'la ropa huele al perfume de otra persona',
      'quitar perfume fuerte de una prenda',
      'mi sudadera prestada volvió oliendo a colonia',
      'el olor a colonia no se va ni lavando',
      'quitar olor corporal ajeno de un algodón',
    ],
    maya: 'Airéala uno o dos días a la sombra, y remojo de una hora en agua templada con un vaso de vinagre blanco; o percarbonato si es de algodón de color firme, pero no juntos. Después, lavado del revés a 30 o 40, sin suavizante, y secado al aire. Si queda perfume, otra vez, o una noche en bolsa con bicarbonato.',
    valentina:
      'Primero, uno o dos días al aire, a la sombra. Luego una hora en agua templada con un vaso de vinagre, o con percarbonato si es algodón que no destiñe; los dos juntos, no. Lava del revés a 30 o 40, sin suavizante. ¿Todavía huele? Repite, o bolsa con bicarbonato una noche.',
  },
  {
    title: 'Pececillos de plata en el armario',
    questions: [
      'bichos plateados en el armario',
      'pececillos de plata comen ropa',
      'hay insectos plateados entre la ropa',
      'cómo elimino los pececillos de plata',
      'qué bicho me come la ropa de algodón',
      'agujeros en ropa almidonada guardada',
    ],
    maya: 'Son pececillos de plata: viven donde hay humedad y comen almidón, papel, algodón y lino, no tanto lana. Vacía, aspira rendijas, baja la humedad del sesenta por ciento con ventilación o deshumidificador, lava y guarda todo limpio, sin almidón ni cartón, en cajas cerradas. Trampas adhesivas avisan si siguen.',
    valentina:
      'Pececillos de plata. Les gusta la humedad y comen almidón, papel, algodón y lino. Vacía, aspira rendijas, baja la humedad del 60 con aire o deshumidificador, lava todo y guárdalo limpio, sin almidón ni cajas de cartón, bien cerrado. Con trampas adhesivas ves si siguen.',
  },
  {
    title: 'Guardar un vestido pesado de pedrería',
    questions: [
      'cómo cuelgo un vestido que pesa mucho sin que se estire',
      'guardar un vestido de pedrería colgado o doblado',
      'el vestido con cuentas se está alargando en la percha',
      'cómo guardo un vestido bordado con cristales',
      'la percha deforma los tirantes de mi vestido de fiesta',
      'doblar vestido de lentejuelas pesado',
    ],
    maya: 'No se cuelga: el peso alarga la tela y rompe hilos y tirantes. Túmbalo del revés, con papel de seda blanco sin ácido entre las capas, dóblalo lo menos posible sobre rollos de papel y guárdalo en caja ancha o cajón, sin nada encima. Si no hay más remedio, colgado solo unas horas, de las cintas interiores.',
    valentina:
      'Colgado no, que con el peso se estira y saltan hilos. Túmbalo del revés, papel de seda blanco sin ácido entre capas, los dobleces sobre rollitos de papel, y a una caja ancha o cajón sin nada encima. Si toca colgarlo, unas horas y de las cintas de dentro.',
  },
  {
    title: 'Guardar gorras sin que se aplasten',
    questions: [
      'cómo guardo las gorras sin que se aplasten',
      'colgar gorras en la pared',
      'tengo muchas gorras y poco espacio',
      'se puede apilar una gorra encima de otra',
      'mi gorra perdió la forma guardada',
      'organizador de gorras para el armario',
    ],
    maya: 'En fila, encajadas una detrás de otra sobre una balda o dentro de una caja, con la corona de la primera rellena de papel; o en una barra con ganchos o pinzas detrás de la puerta. No les pongas peso ni dobles la visera. Limpias y secas, lejos del sol. La aplastada recupera con vapor y relleno hasta enfriar.',
    valentina:
      'Ponlas en fila, una encajada en la otra, en una balda o caja, con la primera rellena de papel. O detrás de la puerta, en barra con ganchos o pinzas. Sin peso encima, sin doblar viseras y lejos del sol. ¿Una chafada? Vapor, relleno y que enfríe así.',
  },
  {
    title: 'Guardar edredones y mantas entre temporadas',
    questions: [
      'cómo guardo los edredones y mantas gordas',
      'el edredón guardado huele raro',
      'guardar cobijas para que no huelan a humedad',
      'edredón de plumas en bolsa al vacío',
      'dónde guardo los nórdicos en verano',
      'guardar una manta de lana sin polillas',
    ],
    maya: 'Limpios y secos del todo: esa humedad que no se nota es la que huele, así que dales un día más de aire. Después, bolsa de tela o funda transpirable, en altillo seco, con sílice o jabón. La fibra admite vacío unos meses; pluma y lana no, que pierden cuerpo. La lana, cerrada contra la polilla. Al sacarlos, un día al aire.',
    valentina:
      'Lávalos y sécalos de verdad: dales un día extra de aire, porque la humedad escondida es la que huele. Bolsa de tela que respire, sitio alto y seco, y sílice o un jabón dentro. Fibra, vacío unos meses, vale; pluma y lana, no. Lana bien cerrada. Y un día al aire al sacarlos.',
  },
  {
    title: 'Guardar sábanas y toallas en el armario',
    questions: [
      'cómo guardo las sábanas en el armario',
      'ordenar toallas para que ocupen poco',
      'las sábanas guardadas huelen a cerrado',
      'cuántos juegos de sábanas tener',
      'enrollar o doblar las toallas',
      'manchas amarillas en sábanas guardadas',
    ],
    maya: 'Secas del todo y por juegos: bajera, encimera y funda dentro de la otra funda, en montones bajos. Toallas enrolladas si hay cajón, dobladas en tres si hay balda. Empieza siempre por las de abajo, para rotarlas, y no las aprietes: necesitan aire. Dos o tres juegos por cama bastan. Lo que no se usa amarillea: lávalo al año.',
    valentina:
      'Bien secas y por juegos: todo metido dentro de una funda de almohada, en montones bajitos. Toallas, en rollo para cajón o en tres para balda. Empieza siempre por las de abajo y así rotan, y deja aire. Con dos o tres juegos por cama sobra. Lo que no uses, lávalo una vez al año.',
  },
  {
    title: 'Metros de barra para colgar la ropa de dos personas',
    questions: [
      'cuántos metros de barra necesitan dos personas',
      'cuánta barra de colgar hace falta en un armario',
      'medidas de un armario para colgar camisas y vestidos',
      'a qué altura va la barra del armario',
      'cuántas perchas caben en un metro',
      'diseñar un vestidor para una pareja',
    ],
    maya: 'Unos dos metros por persona, así que cuatro para dos, con parte en doble altura. En un metro caben treinta o cuarenta camisas, o de doce a quince abrigos. Barra única para vestidos y abrigos a 1,60 o 1,70; doble para camisas y pantalones, a 1 y 2 metros. Fondo de 60 centímetros, y cajones o baldas para el punto.',
    valentina:
      'Calcula dos metros por cabeza: cuatro para los dos, y parte en dos alturas. En un metro entran treinta o cuarenta camisas, o doce a quince abrigos. Para vestidos, barra a 1,60 o 1,70; la doble, a 1 y 2 metros. Fondo, 60 centímetros. Y cajones para jerséis.',
  },
  {
    title: 'Cuántas veces aguanta un traje la tintorería',
    questions: [
      'cuántas veces se puede llevar un traje a la tintorería',
      'la tintorería estropea los trajes',
      'cada cuánto se lleva el traje a limpiar en seco',
      'se gasta la ropa en la tintorería',
      'cuántas limpiezas aguanta un abrigo',
      'mi traje brilla de tanto llevarlo a la tintorería',
    ],
    maya: 'No hay un número fijo: a dos o tres limpiezas al año, un buen traje de lana dura diez años o más. Cada una reseca algo la fibra y el prensado fuerte da brillo, así que entre medias cepillo, aire y vapor. Si solo está arrugado, pide únicamente plancha. Y limpia siempre las dos piezas juntas, que así no cambia el tono.',
    valentina:
      'No hay tope exacto: con dos o tres al año, un buen traje de lana pasa de los diez años. Cada limpieza reseca un poco y el prensado saca brillo, así que entre medias, cepillo, aire y vapor. ¿Solo arrugas? Pide plancha y ya. Y lleva siempre chaqueta y pantalón juntos.',
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
  {
    title: 'Preparar la ropa de un difunto para donarla',
    questions: [
      'hay que lavar la ropa de un difunto antes de donarla',
      'qué hago con la ropa de mi padre que falleció',
      'quién recoge la ropa de una persona fallecida',
      'donar la ropa de un familiar muerto',
      'cómo preparo la ropa de mi madre para darla',
      'cuándo se regala la ropa de un fallecido',
    ],
    maya: 'Lo siento. No es obligatorio, pero se da limpia: lavado normal y seca; basta airear lo que estaba limpio. Revisa bolsillos y forros, aparta lo que quieras guardar y haz bolsas por tipo. La reciben parroquias, asociaciones, roperos y tiendas solidarias, y algunas van a casa si llamas. No hay prisa ninguna.',
    valentina:
      'Lo siento mucho. Obligatorio no es, pero se da limpia: lavado normal, o aire si ya lo estaba. Mira bolsillos y forros, guarda lo que te diga algo y haz bolsas por tipo. La cogen parroquias, asociaciones, roperos y tiendas solidarias; algunas van a casa. Y sin prisa.',
  },
  {
    title: 'Bolitas en el pantalón entre los muslos',
    questions: [
      'por qué salen bolitas entre las piernas del pantalón',
      'el pantalón se llena de pelotillas en los muslos',
      'bolitas en los pantalones negros de vestir',
      'quitar pelotillas de la entrepierna',
      'qué tela de pantalón no hace bolitas',
      'mis leggings hacen pelotitas por dentro del muslo',
    ],
    maya: 'Es el roce al andar: suelta fibras cortas que se enredan, y en mezclas de poliéster con viscosa o algodón se quedan agarradas. Le pasa a casi todo el mundo. Quítalas con máquina quitapelusas y tela estirada, lava del revés, en frío, y alterna pantalones. Elige tejido liso y denso, sarga o lana fría, y no muy ceñido.',
    valentina:
      'Es el roce al caminar, le pasa a casi todo el mundo: las fibras cortas se enredan, sobre todo en mezclas de poliéster con viscosa o algodón. Máquina quitapelusas con la tela estirada, lavado del revés y en frío, y alterna pantalones. Mejor sarga o lana fría, lisas y no ceñidas.',
  },
  {
    title: 'Lavandería de autoservicio: cómo se usa',
    questions: [
      'cómo funciona una lavandería de autoservicio',
      'qué llevo a la lavandería de monedas',
      'cuánto tarda lavar y secar en una lavandería',
      'es higiénica la lavadora de la lavandería',
      'hay que llevar detergente a la lavandería',
      'secar el edredón en la lavandería',
    ],
    maya: 'Llevas la ropa ya separada, eliges máquina por kilos, de unos 8 a 18, y pagas con monedas, tarjeta o aplicación; muchas añaden el jabón solas, así que avisa el cartel. Lavar lleva unos 30 o 40 minutos y secar de 20 a 40. Mira antes tambor y goma por si hay restos. La secadora calienta mucho: nada de lana ni elástico.',
    valentina:
      'Llega con la ropa separada, elige máquina por kilos, de unos 8 a 18, y paga con monedas, tarjeta o aplicación. Muchas ya echan el jabón: léelo en el cartel. Lavar, 30 o 40 minutos; secar, de 20 a 40. Mira el tambor antes. Y esa secadora quema: lana y elástico, no.',
  },
  {
    title: 'Lavar la cama y la manta del perro o del gato',
    questions: [
      'cómo lavo la cama del perro',
      'manta del gato llena de pelos en la lavadora',
      'puedo lavar las cosas del perro con mi ropa',
      'la lavadora quedó llena de pelos de perro',
      'cada cuánto se lava la cama de la mascota',
      'quitar olor a perro de una manta',
    ],
    maya: 'Cada una o dos semanas, y aparte de vuestra ropa: aspira o cepilla los pelos en seco, que mojados atascan el filtro; después 40 o 60 grados si la etiqueta lo deja, poco detergente sin perfume, medio vaso de vinagre en el aclarado y nada de suavizante. Secado completo. Luego, filtro, goma y un aclarado en vacío.',
    valentina:
      'Cada semana o dos, y aparte de lo vuestro. Primero aspira los pelos en seco, que mojados atascan. Luego 40 o 60 si la etiqueta deja, poco jabón sin perfume, medio vaso de vinagre al aclarar y sin suavizante. Que seque entera. Y limpia filtro y goma, con un aclarado vacío.',
  },
  {
    title: 'Bolas y toallitas de secadora',
    questions: [
      'sirven las bolas de lana para la secadora',
      'para qué son las toallitas de secadora',
      'pelotas de tenis en la secadora',
      'qué pongo en la secadora para que no se arrugue la ropa',
      'bolas de secadora o suavizante',
      'papel de aluminio en la secadora para la estática',
    ],
    maya: 'Las bolas de lana o goma, tres a seis, separan la ropa y recortan algo el tiempo y las arrugas; en plumas son imprescindibles, y valen pelotas de tenis limpias. Las toallitas perfuman y quitan estática, pero dejan una película que resta absorción a toallas y deporte. El aluminio ayuda poco. Limpia el filtro cada vez.',
    valentina:
      'Las bolas, sí: de tres a seis, de lana o goma, separan la ropa y quitan algo de tiempo y arrugas; para plumas, imprescindibles, y pelotas de tenis limpias también valen. Las toallitas huelen bien y quitan chispa, pero toallas y deporte absorben menos. Aluminio, poco. Y filtro limpio.',
  },
  {
    title: 'Detergente casero para la ropa',
    questions: [
      'cómo hago detergente casero para la ropa',
      'sirve el jabón casero rallado en la lavadora',
      'lavar la ropa solo con bicarbonato y vinagre',
      'jabón de aceite usado para lavar ropa',
      'el detergente casero estropea la lavadora',
      'nueces de lavado o ecobolas funcionan',
    ],
    maya: 'Sirve a medias: el jabón rallado, unos 50 gramos en un litro de agua caliente, limpia, pero con agua dura forma una película que engrisa la ropa y ensucia tambor y gomas. Si lo usas, poca cantidad, vinagre en el aclarado y un ciclo a 60 al mes. Bicarbonato, vinagre, nueces y bolas solos apenas lavan más que el agua.',
    valentina:
      'Regular, la verdad. El jabón rallado, 50 gramos en un litro de agua caliente, limpia, pero con agua dura deja una capa que agrisa la ropa y ensucia la máquina. Si lo usas: poco, vinagre al aclarar y un ciclo a 60 cada mes. Bicarbonato, nueces y bolas solas, casi como agua.',
  },
  {
    title: 'Higienizante textil: qué es y cuándo usarlo',
    questions: [
      'qué es el desinfectante para ropa',
      'higienizante textil cuándo se usa',
      'cómo desinfecto ropa que no aguanta 60 grados',
      'el vinagre desinfecta la ropa',
      'dónde se echa el desinfectante de ropa en la lavadora',
      'hace falta desinfectar la ropa normal',
    ],
    maya: 'Es un desinfectante sin cloro que se añade al aclarado, en el cajetín del suavizante, y mata bacterias y hongos en frío. Útil con hongos, enfermedad, segunda mano u olor que vuelve en ropa que no soporta 60 grados; a diario no hace falta, basta lavar y secar bien. El vinagre quita olor, pero no desinfecta. Sigue la dosis.',
    valentina:
      'Es un líquido sin cloro que echas en el hueco del suavizante y mata bacterias y hongos en frío. Va bien con hongos, enfermos, segunda mano u olor que vuelve, si la prenda no aguanta 60. Cada día no hace falta: lavar y secar bien. El vinagre quita olor, no desinfecta. Y respeta la dosis.',
  },
  {
    title: 'Tie dye en camisetas, paso a paso',
    questions: [
      'cómo hago tie dye en casa',
      'qué pintura compro para teñir camisetas con nudos',
      'cómo se amarra la playera para tie dye',
      'teñir remeras con bandas elásticas',
      'batik con niños en casa',
      'cómo fijo el tie dye para que no destiña',
    ],
    maya: 'Camiseta cien por cien de algodón, lavada y húmeda: pellizca el centro, gírala en espiral y átala con seis gomas. Remójala veinte minutos en agua con carbonato de sodio, con guantes; aplica tinte reactivo en frío con botes, envuélvela en plástico de 12 a 24 horas, aclara en frío hasta que salga limpia y lávala aparte.',
    valentina:
      'Camiseta de puro algodón, lavada y húmeda. Pellizca el centro, gira en espiral y ata con seis gomas. Veinte minutos en agua con carbonato de sodio, con guantes. Tinte reactivo en frío con botecitos, plástico de 12 a 24 horas, aclara en frío hasta que salga clara y lávala sola.',
  },
];
