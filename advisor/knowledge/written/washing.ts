import type { WrittenEntry } from './entry.ts';

/** Labels of care, and washing each kind of garment. */
export const washing: readonly WrittenEntry[] = [
  {
    title: 'Símbolo del triángulo',
    questions: [
      'triangulo con dos rayas dentro',
      'triangulo tachado en la etiqueta que es',
      'triangulo vacio se puede lejia',
      'simbolo triangulo cloro',
      'se puede usar percarbonato si el triangulo esta tachado',
      'triangulo negro cruzado en la ropa',
      'triangulo tachado ropa',
      'simbolo de blanqueador',
    ],
    maya: 'Vacío: admite cualquier blanqueante, también lejía. Con dos rayas oblicuas: solo los de oxígeno, como el percarbonato, y nunca lejía o cloro. Tachado: ninguno, ni los quitamanchas que blanquean; usa jabón neutro y paciencia.',
    valentina:
      'Triángulo vacío: vale hasta lejía. Con dos rayitas: solo los de oxígeno, tipo percarbonato. Tachado: ni lejía ni quitamanchas que aclaren, solo jabón. Si dudas, prueba en la costura de dentro.',
    source: 'ISO 3758',
  },
  {
    title: 'Símbolo de la secadora',
    questions: [
      'cuadrado con circulo y un punto',
      'simbolo de secadora con dos puntos',
      'circulo en un cuadrado tachado',
      'simbolo de la etiqueta de secadora permitida',
      'cuadrado con circulo dentro que significa',
      'secadora un punto que temperatura',
      'cuadrado con circulo en la etiqueta',
      'simbolo secarropas tachado',
      'como se si la etiqueta deja secadora',
    ],
    maya: 'Un cuadrado con un círculo es la secadora. Un punto: temperatura baja, unos 60 grados. Dos: normal, hasta 80. Tachado: nada de secadora. Si no aparece el símbolo, sécalo al aire. Lana, elastano, seda y polipiel no la quieren aunque estén de moda las prisas.',
    valentina:
      'Cuadrado con círculo, la secadora. Un puntito: calor bajo, unos 60. Dos: normal, unos 80. Tachado: ni se te ocurra. Y si no sale el símbolo, al tendedero. Lana, seda, polipiel y todo lo elástico, fuera de la secadora siempre.',
    source: 'ISO 3758',
  },
  {
    title: 'Símbolo de secado: rayas dentro del cuadrado',
    questions: [
      'cuadrado con una raya horizontal',
      'cuadrado con tres rayas verticales',
      'cuadrado con una curva arriba etiqueta',
      'cuadrado con dos rayas en la esquina',
      'como se seca si pone una raya en el cuadrado',
      'cuadrado con raya acostada secar',
      'cuadrado con una raya vertical',
      'cuadrado con linea horizontal etiqueta',
      'simbolo secar en plano',
      'simbolo secar a la sombra rayas esquina',
    ],
    maya: 'Raya vertical: colgado. Dos verticales: colgado sin centrifugar, goteando. Raya horizontal: en plano; dos: en plano y goteando. Raya oblicua en la esquina: a la sombra. El trazo curvo arriba, como una cuerda, era la forma antigua de decir tendedero.',
    valentina:
      'De pie la raya, colgado; tumbada, plano. Si son dos, sin centrifugar, que escurra. Y la rayita en la esquina es a la sombra. La curva arriba es la cuerda de tender de toda la vida.',
    source: 'ISO 3758',
  },
  {
    title: 'Símbolo de la plancha',
    questions: [
      'plancha con un punto que significa',
      'plancha con tres puntos',
      'plancha tachada que hago con las arrugas',
      'simbolo plancha vapor tachado',
      'a que temperatura plancho con dos puntos',
      'etiqueta plancha dos puntos',
      'plancha con un punto temperatura',
      'plancha tachada',
      'que son los tres puntitos de planchar',
    ],
    maya: 'Un punto, hasta 110 grados y sin vapor: acrílico, nailon, acetato. Dos, hasta 150: lana, seda, poliéster. Tres, hasta 200: algodón y lino. Tachada, no se plancha: cuélgalo húmedo o en el baño con vapor de lejos, sin tocar.',
    valentina:
      'Un punto, templadita y sin vapor: sintéticos delicados. Dos, media: lana, seda, poliéster. Tres, a tope: algodón y lino. Tachada, no la toques; a colgarla mojada y que caiga sola.',
    source: 'ISO 3758',
  },
  {
    title: 'La prenda no tiene etiqueta de lavado',
    questions: [
      'le corte la etiqueta y no se como lavarla',
      'prenda sin etiqueta como la lavo',
      'no se de que tela es y la quiero lavar',
      'ropa sin etiqueta lavadora o mano',
      'se borro la etiqueta de lavado',
      'no trae instrucciones de lavado',
      'ropa hecha por modista como se lava',
    ],
    maya: 'Trátala como lo más delicado que pueda ser: agua fría, jabón neutro, del revés, poco centrifugado y en plano. Antes, moja una esquina interior y apriétala contra un paño blanco: si tiñe, sola. Si lleva forro, hombreras, seda o pedrería, tintorería, y diles lo que sabes.',
    valentina:
      'Ante la duda, frío, a mano o programa lana, y sin secadora. Prueba primero en una costura con un paño blanco mojado: si mancha, va sola. ¿Forro, hombreras, brillos? A la tintorería y que lo miren ellos.',
  },
  {
    title: 'Limpieza en seco: puedo lavarlo en casa',
    questions: [
      'pone lavar en seco pero lo puedo lavar a mano',
      'dry clean only lo lavo en casa',
      'limpieza en seco obligatoria o no',
      'solo tintoreria y es caro',
      'lavar en casa una prenda de limpieza en seco',
      'dry clean blusa de viscosa',
    ],
    maya: 'Si la pieza es simple, sin forro, y de algodón, lino, poliéster o punto de lana, suele aguantar agua fría a mano. No lo intentes con traje, terciopelo, crepé, acetato, plisado, pedrería, cuero o forro pegado: pierden forma. Siempre prueba de color antes, y asume que el riesgo es tuyo.',
    valentina:
      'Una blusita sin forro de poli, algodón o punto, a mano y en frío suele salir bien. Americana, terciopelo, crepé, plisados o pedrería, ni lo intentes. Haz la prueba en una costura y piensa si te dolería perderla.',
  },
  {
    title: 'Tintorería: qué decir al entregar y precios orientativos',
    questions: [
      'cuanto cuesta la tintoreria',
      'cuanto vale limpiar un traje en la tintoreria',
      'precio tintoreria abrigo',
      'que le cuento al de la tintoreria de la mancha',
      'cuanto tarda la tintoreria',
      'precio de limpiar un vestido de fiesta',
    ],
    maya: 'En España, orientativo: camisa 3 o 4 euros, pantalón 6 a 9, traje 13 a 20, abrigo 14 a 22, fiesta desde 20 y novia desde 90; cambia mucho según ciudad y local, y tarda de dos a cuatro días. Señala la mancha, qué es y desde cuándo, vacía bolsillos y guarda el resguardo.',
    valentina:
      'Más o menos: camisa 3 o 4 euros, traje entre 13 y 20, abrigo por ahí, y un vestido de fiesta desde 20. Pregunta, que varía un montón. Di siempre de qué es la mancha y desde cuándo, y no pierdas el resguardo.',
  },
  {
    title: 'La tintorería ha estropeado la prenda',
    questions: [
      'la tintoreria me estropeo el vestido',
      'me encogieron el traje en la tintoreria',
      'la lavanderia perdio mi ropa',
      'tintoreria me devolvio la prenda manchada',
      'como reclamo a una tintoreria',
      'en la tintoreria no se hacen responsables',
    ],
    maya: 'Revísala allí mismo, antes de irte, y haz fotos. Si hay daño, que lo anoten en el resguardo y pide por escrito que lo arreglen o te indemnicen; ayuda el tique de compra y la etiqueta. Si no responden, hoja de reclamaciones y oficina de consumo de tu municipio o país.',
    valentina:
      'Míralo en el mostrador y haz fotos ahí. Que lo apunten en el resguardo y pide por escrito una solución, con el tique si lo tienes y la etiqueta. ¿Se lavan las manos? Hoja de reclamaciones y consumo.',
  },
  {
    title: 'Olor y plástico de la tintorería',
    questions: [
      'la ropa de la tintoreria huele raro',
      'dejo el plastico de la tintoreria en el armario',
      'olor a producto quimico de tintoreria',
      'se guarda la ropa con la funda de plastico',
      'cuanto aireo la ropa de la tintoreria',
      'perchas de alambre de la tintoreria',
    ],
    maya: 'Quita la funda al llegar: retiene disolvente y humedad y amarillea. Airea la prenda unas horas en sitio ventilado antes de ponértela o guardarla, y cámbiala a una percha con forma. Para el polvo, funda de algodón. Si el olor dura más de un día, devuélvela: no ha secado bien.',
    valentina:
      'El plástico fuera en cuanto llegues, que guarda humedad y amarillea. Un rato al aire, percha de las buenas y funda de tela si quieres. Y si al día siguiente sigue oliendo fuerte, llévala de vuelta.',
  },
  {
    title: 'Lavar alpaca',
    questions: [
      'como se lava la alpaca',
      'chompa de alpaca se puede lavar en lavadora',
      'lavar sueter de baby alpaca',
      'poncho de alpaca como limpiarlo',
      'bufanda de alpaca lavado',
      'saco de alpaca se estira',
    ],
    maya: 'A mano, agua fría o apenas tibia, jabón de lana o champú suave, diez minutos sin frotar y aclarado a la misma temperatura. Se aprieta en una toalla y se seca en plano, porque tiene poca memoria y colgada crece. Entre lavados basta airear: repele bien el olor.',
    valentina:
      'A mano, agua fresquita, jabón de lana y sin frotar. Escurre con toalla y tumbada, jamás colgada, que la alpaca se estira como un chicle. Y no la laves tanto, con airearla una noche se queda como nueva.',
  },
  {
    title: 'Lavar angora y mohair',
    questions: [
      'como lavo un jersey de mohair',
      'sueter de angora lavado',
      'chaqueta de pelito que suelta pelusa',
      'mohair apelmazado como lo recupero',
      'sueter peludo como se lava',
      'chompa de angora lavado',
    ],
    maya: 'A mano, en frío y rapidísimo: apretar, no frotar. En plano, y ya seco se sacude y se pasa un cepillo muy suave para levantar el pelo. Si suelta mucho, una hora en el congelador dentro de una bolsa antes de ponértelo. Con abrigo forrado, que la lana del abrigo se lo arranca.',
    valentina:
      'En frío, dos minutos y sin frotar. Cuando esté seco, sacúdelo y péinalo con cepillo suave. Si suelta pelito, una hora al congelador en una bolsa y lo nota muchísimo. Y cuidado con los roces del bolso.',
  },
  {
    title: 'Lavar acetato, cupro y forros',
    questions: [
      'como se lava el acetato',
      'vestido de acetato se puede lavar',
      'el forro se ha descolorido de sudor',
      'acetona en acetato',
      'como lavo el forro de un abrigo',
      'cupro se lava en agua',
    ],
    maya: 'Agua fría, sin remojo ni retorcer, y plancha mínima del revés con paño: mojados pierden fuerza y el pliegue se queda. Al acetato la acetona lo derrite, así que quitaesmalte lejos. Si el forro huele pero el abrigo no se lava, agua con unas gotas de alcohol en la axila y aire.',
    valentina:
      'En frío, sin retorcer y plancha templada del revés, que mojados son flojísimos. Ni se te acerque el quitaesmalte, que el acetato se derrite. Para un forro que huele, agua con un chorrito de alcohol en spray y a ventilar.',
  },
  {
    title: 'Lavar tul, gasa y organza',
    questions: [
      'como se lava un tul',
      'falda de tul arrugada como la plancho',
      'lavar vestido de gasa',
      'el tul se queda tieso',
      'planchar organza sin quemarla',
      'falda de tutu lavado',
    ],
    maya: 'En la bañera o dentro de una funda, agua fría y jabón suave, moviendo sin estrujar; escurrir colgado sobre la ducha. El tul se estira con vapor a distancia, nunca con plancha directa, que lo funde si es nailon. La gasa de seda, a tintorería; la de poliéster, percha y vapor.',
    valentina:
      'Bañera, agua fría y movimientos suaves. Cuélgalo en la ducha y que escurra. Para las arrugas, vapor de lejos; la plancha derrite el tul en un segundo. Gasa de seda, tintorería; de poli, colgada y vapor.',
  },
  {
    title: 'Lavar una falda o un vestido plisado',
    questions: [
      'como lavo una falda plisada',
      'se me fueron los pliegues de la falda',
      'falda plisada en la lavadora',
      'recuperar el plisado de una falda',
      'como guardo una falda plisada',
      'vestido plisado de poliester lavado',
    ],
    maya: 'El plisado permanente es de poliéster: a mano en frío o en bolsa, metido en una media para que no se abran las tablas, sin centrifugar y colgado chorreando. En lana, algodón o seda el pliegue se va con el agua: tintorería. De viaje, enrollado a lo largo dentro de una media.',
    valentina:
      'Si es poliéster: dentro de una media cortada, en frío, sin centrifugar y colgada chorreando, y los pliegues siguen ahí. Si es lana o algodón, tintorería. En la maleta, la misma media y enrollada a lo largo.',
  },
  {
    title: 'Lavar una chaqueta impermeable con membrana',
    questions: [
      'como se lava una chaqueta de gore tex',
      'chaqueta de membrana en lavadora',
      'suavizante en chaqueta de montaña',
      'mi campera de gore tex se empapa',
      'lavar pantalon de esqui',
      'campera impermeable como lavar',
      'chaqueta de nieve secadora',
      'mi impermeable ya no repele el agua',
      'la chaqueta se empapa por fuera',
      'dwr reactivar',
      'lavar chaqueta impermeable',
    ],
    maya: 'Cierra cremalleras y velcros, programa suave a 30 con jabón líquido para técnico, doble aclarado y sin suavizante, que tapa el poro. La repelencia despierta con calor: secadora baja veinte minutos o plancha suave con paño si la etiqueta lo admite. Si aun así empapa, reimpermeabiliza sin flúor.',
    valentina:
      'Todo cerrado, a 30, jabón líquido poquito y cero suavizante, que la ahoga. Luego veinte minutos de secadora suave, que el calor le devuelve el repeler. ¿Sigue calando? Spray impermeabilizante de los nuevos, sin flúor.',
  },
  {
    title: 'Lavar forro polar, borreguito y peluche',
    questions: [
      'como lavo una chaqueta de borreguito',
      'el forro polar ya no esta suave',
      'chaqueta de peluche apelmazada',
      'sherpa se queda tiesa al lavar',
      'polar que huele a humo como lavo',
      'bata de coralina lavado',
    ],
    maya: 'Del revés, en frío, jabón líquido y sin suavizante; poco centrifugado y al aire, lejos del radiador: el calor funde las puntas y por eso se queda áspero. Cuando esté casi seco, cepillo de púas suaves en todas direcciones. Sola o con sintéticos, que coge toda la pelusa del algodón.',
    valentina:
      'Del revés, en frío y sin nada de suavizante. Nunca secadora caliente, que se achicharra la puntita y ya no hay quien lo arregle. Cepíllala casi seca y vuelve a esponjar. Y no la laves con toallas, que se come la pelusa.',
  },
  {
    title: 'Limpiar un abrigo de pelo sintético o natural',
    questions: [
      'como limpio un abrigo de pelo sintetico',
      'abrigo de pelo se quedo apelmazado',
      'lavar cuello de pelo',
      'abrigo de vison de mi abuela como lo cuido',
      'chaleco de pelo lavado',
      'el pelo del gorro mojado',
    ],
    maya: 'Sintético: paño con agua tibia y jabón, o a mano en frío si la etiqueta deja; secar colgado y cepillar a favor del pelo, sin calor. Natural: peletero una vez al año, percha ancha, funda de tela y sitio fresco y oscuro; si se moja, sacudir y secar lejos de la calefacción.',
    valentina:
      'El sintético, con un paño húmedo y jabón, y luego cepillo; nada de secador caliente que se riza. El de verdad, al peletero, percha gorda y a oscuras. Si se mojan, sacudirlos y al aire, sin radiador.',
  },
  {
    title: 'Cuidar un sombrero',
    questions: [
      'sombrero de fieltro con polvo y grasa',
      'sombrero de fieltro con marca de sudor',
      'gorro de lana dado de si',
      'como lavo un gorro de lana',
      'sombrero deformado como lo recupero',
      'polvo en un sombrero negro',
      'como limpio un sombrero de fieltro',
      'sombrero panama deformado',
      'guardar sombrero de paja',
      'sombrero se aplasto',
    ],
    maya: 'Fieltro: cepillo suave en un solo sentido, miga de goma para lo sucio y vapor de una olla para devolverle la forma. Paja: paño apenas húmedo. La banda de sudor, paño con agua y jabón. Gorro de lana: a mano en frío y secado sobre un bol. Se coge por el ala, se apoya boca arriba y lejos del sol tras un cristal.',
    valentina:
      'Al fieltro, cepillo en un sentido y vapor de cazo para recolocarlo con los dedos; a la paja, paño casi seco. La cinta de dentro, paño con jabón. El gorro, a mano en frío y a secar encima de un bol. Cógelo por el ala, apóyalo boca arriba y nunca al sol en el coche.',
  },
  {
    title: 'Limpiar corbatas',
    questions: [
      'como limpio una corbata de seda',
      'mancha en la corbata que hago',
      'como quito arrugas a una corbata',
      'se puede lavar una corbata',
      'como guardo las corbatas',
      'corbata con mancha de grasa',
    ],
    maya: 'No va al agua: lleva una entretela que se retuerce. Grasa: talco una noche y cepillo suave. Líquido: apoyar un paño blanco, sin frotar. Lo demás, tintorería que la desmonte. Arrugas: vapor de lejos y colgada; se guarda sin nudo, enrollada o en percha.',
    valentina:
      'Al agua, jamás, que se queda retorcida. Grasa, polvos de talco toda la noche; vino o café, toques con paño blanco y a la tintorería. Deshaz siempre el nudo, cuélgala y con un poco de vapor queda lisa.',
  },
  {
    title: 'Limpiar guantes de piel y cinturones',
    questions: [
      'como limpio guantes de cuero',
      'guantes de piel manchados por dentro',
      'como limpio un cinturon de cuero',
      'lavar guantes de ante',
      'los guantes de piel se quedaron duros',
      'correa de cuero manchada de sudor',
    ],
    maya: 'Paño apenas húmedo con jabón neutro, puestos en la mano para no deformarlos, y crema incolora cuando sequen, lejos del calor. Por dentro, bicarbonato una noche y sacudir. Los de ante, cepillo y goma. El cinturón se limpia igual y se cuelga de la hebilla, no enrollado.',
    valentina:
      'Puestos en la mano, paño casi seco con jabón suave, y luego crema. Dentro, bicarbonato por la noche y a sacudir. De ante, cepillo y goma. Si se han quedado tiesos, crema poco a poco y paciencia.',
  },
  {
    title: 'Limpiar bolsos de rafia, mimbre y lona',
    questions: [
      'como limpio un bolso de rafia',
      'capazo de palma sucio',
      'el bolso de mimbre se ha deformado',
      'bolso de lona con manchas',
      'bolsa de rafia con moho',
      'asas de cuero del capazo oscuras',
    ],
    maya: 'Rafia y palma: cepillo seco y paño casi escurrido con jabón; secar al aire con papel dentro para que no se hunda. Si se deforma, vapor y relleno hasta que enfríe. Lona: cepillo, agua fría y jabón solo en la mancha, que mojada entera hace cercos. Asas de cuero: crema incolora.',
    valentina:
      'Cepillo en seco y un trapo apenas mojado con jabón. Si está aplastado, vapor, lo rellenas de toallas y que se enfríe así. La lona, por zonas y luego un repaso a toda la cara para que no salga cerco. Y nada de sol a tope.',
  },
  {
    title: 'Lavar trajes de baño: cloro, sal y arena',
    questions: [
      'como quito la arena del bañador',
      'el cloro me come el bañador',
      'traje de baño que se puso amarillo',
      'malla de natacion que se transparenta',
      'bikini blanco amarillo de la crema',
      'cuanto dura un bañador con cloro',
      'vestido de baño se estiro',
      'como cuidar un bañador',
      'lavar bikini despues de la piscina',
      'el cloro come el traje de baño',
      'malla de playa se pone transparente',
      'vestido de baño como se lava',
    ],
    maya: 'Agua dulce fría nada más salir, jabón suave el mismo día, sin retorcer ni secadora y a la sombra. La arena sale cuando está seco, estirando la tela y sacudiendo. Para piscina a diario, poliéster con PBT dura mucho más que el elastano común. El amarillo de crema: lavavajillas antes de lavar.',
    valentina:
      'Ducha con él puesto al salir, jabón suave y a la sombra, sin retorcer. Arena: déjalo secar, estira y sacude. Si nadas cada día, busca poliéster o PBT, que al elastano lo mata el cloro. Y la mancha de crema, con lavaplatos antes de lavarlo.',
  },
  {
    title: 'Lavar neopreno y escarpines',
    questions: [
      'como lavo un traje de neopreno',
      'el neopreno huele mal',
      'escarpines que huelen',
      'vestido de neopreno como se plancha',
      'neopreno con salitre',
      'el neopreno se quedo duro',
    ],
    maya: 'Agua dulce por dentro y por fuera, y de vez en cuando un jabón suave; del revés a la sombra, doblado por la mitad sobre una barra, no colgado de los hombros. El olor sale con vinagre muy diluido y aclarado. Nada de sol, agua caliente ni plancha: se agrieta.',
    valentina:
      'Agua dulce siempre, del revés, a la sombra y doblado en una percha gorda. Si canta, un chorro de vinagre en el agua y aclarar bien. Ni sol, ni secadora, ni plancha, que el neopreno se cuartea.',
  },
  {
    title: 'Lavar medias, pantis y calcetines finos',
    questions: [
      'como se lavan las medias finas',
      'pantis en la lavadora',
      'medias de seda lavado',
      'medias de compresion como se lavan',
      'panty medias se me rompen al lavar',
      'los calcetines se quedan duros',
    ],
    maya: 'A mano o en bolsa de red, en frío, sin suavizante ni retorcer; secar tumbadas a la sombra. Las de compresión, cada día o cada dos, que el sudor gasta la goma, y a unos seis meses se renuevan. Calcetín duro: sobra detergente; aclarado doble y un poco de vinagre.',
    valentina:
      'En bolsita, en frío y sin suavizante, que se come el elástico. A secar tumbadas. Las de compresión, lavado frecuente y nuevas cada medio año. Y si los calcetines salen tiesos, es que te pasas de jabón.',
  },
  {
    title: 'Lavar fajas, bodis y ropa moldeadora',
    questions: [
      'como se lava una faja',
      'faja moldeadora en lavadora',
      'faja colombiana como lavarla',
      'body reductor lavado',
      'la faja ya no aprieta',
      'faja posparto cuantas veces se lava',
    ],
    maya: 'Broches cerrados, a mano o en bolsa, en frío y con jabón neutro; sin suavizante, lejía ni secadora, que rompen el elastano. Secar en plano a la sombra. Dos en rotación duran el doble. Cuando ya no vuelve a su medida después de lavarla, ha terminado su vida.',
    valentina:
      'Con los corchetes cerrados, en frío, a mano o en bolsita, y al aire. Ni secadora ni suavizante. Ten dos para turnarlas. Y si después de lavarla sigue floja, ya cumplió.',
  },
  {
    title: 'Lavar edredones, mantas y plumas grandes',
    questions: [
      'como lavo un edredon de plumas en casa',
      'edredon que no cabe en la lavadora',
      'manta de lana grande como se lava',
      'lavar cobija de borrego',
      'se apelmazo el edredon',
      'cada cuanto se lava un edredon',
    ],
    maya: 'Si no cabe holgado, lavandería de máquinas de 15 kilos o más. Pluma: 30 grados, poco jabón, doble aclarado y secadora baja con pelotas, sacándolo a esponjar hasta que no huela a mojado. Manta de lana: programa lana o baño con agua fría, y sobre el tendedero extendida. Una o dos veces al año.',
    valentina:
      'Mejor la lavandería del barrio con máquina grande. Pluma: a 30, poco jabón y mucha secadora suave con pelotas de tenis. Manta de lana: en frío y estirada sobre el tendedero. Con una o dos veces al año basta.',
  },
  {
    title: 'Lavar uniforme sanitario',
    questions: [
      'como lavo el uniforme del hospital',
      'pijama sanitario a que temperatura se lava',
      'mezclo el uniforme de enfermera con la ropa de casa',
      'zuecos sanitarios como se lavan',
      'bata blanca de medico amarilla',
      'casaca de enfermera con sangre',
    ],
    maya: 'Aparte del resto, sin sacudir, a 60 grados con detergente completo, y a la secadora o al sol. Sangre: agua fría antes que nada. La bata blanca se mantiene con percarbonato en cada lavado; lejía con elastano, no. Los zuecos de EVA, a mano con jabón. Mira primero el protocolo de tu centro.',
    valentina:
      'Aparte, a 60 y sin sacudirlo por casa. Si hay sangre, primero agua fría. Bata blanca: percarbonato siempre. Los zuecos, con jabón y cepillo. Y si tu hospital lo lava, déjalo allí, que para eso está.',
  },
  {
    title: 'Lavar ropa de cocina y delantales con grasa',
    questions: [
      'chaquetilla de cocinero con grasa',
      'como quito la grasa del uniforme de cocina',
      'delantal con grasa vieja',
      'uniforme de mesero percudido',
      'pantalon de cocina huele a frito',
      'filipina blanca manchada',
    ],
    maya: 'Lavavajillas o jabón de Marsella sobre la grasa, frotar y dejar media hora; después, a 60 con percarbonato si es blanco y algodón. Con grasa vieja, dos pasadas. Lávalo aparte y el mismo día, que la grasa se enrancia, y sin suavizante, que la fija.',
    valentina:
      'Lavaplatos directo, media hora, y a 60 con percarbonato si es blanco. El mismo día, que si no se enrancia. Sin suavizante. Y ojo, trapos con mucho aceite a la secadora no, que pueden arder.',
  },
  {
    title: 'Lavar monos de taller y ropa de obra',
    questions: [
      'ropa de mecanico con grasa negra',
      'overol con grasa de carro',
      'como lavo la ropa de obra con cemento',
      'mono de trabajo con pintura',
      'ropa de electricista ignifuga como se lava',
      'chaleco reflectante lavado',
    ],
    maya: 'Sacude el polvo seco fuera, pasta de manos de taller o lavavajillas sobre la grasa, y 60 grados aparte, sin llenar. Reflectante: en frío y sin suavizante, con límite de lavados en la etiqueta. Ignífuga: sin lejía ni suavizante, que le quitan protección; sigue la ficha del fabricante.',
    valentina:
      'Lavaplatos o pasta de mecánico en la grasa, un rato, y a 60 sola. El chaleco reflectante, en frío y sin suavizante; mira cuántos lavados aguanta. La ignífuga, ni lejía ni suavizante, que deja de proteger.',
  },
  {
    title: 'Lavar kimonos de artes marciales, mallas de baile y tutús',
    questions: [
      'como lavo el kimono de judo',
      'karategi amarillento',
      'mallas de ballet como se lavan',
      'como se lava un tutu',
      'maillot de gimnasia ritmica con pedreria',
      'leotardo de danza manchado',
    ],
    maya: 'Judogi: 30 grados recién usado, sin lejía, percarbonato si amarillea, y al aire; encoge en secadora. Mallas: bolsa y frío. Tutú y maillot con pedrería: solo la entrepierna y la axila a mano, jabón suave, y secar boca abajo para que no caiga el tul.',
    valentina:
      'El kimono, a 30 nada más llegar, sin dejarlo hecho una bola, y fuera secadora. Mallas, en bolsita. Tutú y maillot con piedras, se lava a mano solo lo que toca piel y se cuelga del revés. El olor, con vinagre en el aclarado.',
  },
  {
    title: 'Lavar camisetas de fútbol y ropa con nombre o dorsal',
    questions: [
      'como lavo una camiseta de futbol sin estropear el numero',
      'se despega el dorsal de la remera de futbol',
      'playera de futbol como se lava',
      'camiseta firmada como la guardo',
      'casaca de futbol manchada de barro',
      'se pego el nombre de la camiseta',
    ],
    maya: 'Del revés, a 30 como mucho, sin suavizante ni secadora y sin plancha sobre las letras; al aire, colgada por abajo. El barro se deja secar y se cepilla antes. Si una letra se levanta, plancha templada con papel de horno unos segundos. La firmada no se lava: se enmarca lejos del sol.',
    valentina:
      'Del revés, frío y al aire; ni secadora ni plancha encima del dorsal. El barro, seco y con cepillo. ¿Se despega una letra? Papel de horno y plancha templada. Y si está firmada, no se lava, se enmarca.',
  },
  {
    title: 'Almidonar y dejar tieso un cuello',
    questions: [
      'como almidono una camisa',
      'como dejar el cuello de la camisa duro',
      'almidon casero para ropa',
      'spray de almidon como se usa',
      'guayabera almidonada como se plancha',
      'pañuelo de bolsillo tieso',
    ],
    maya: 'Almidón en espray sobre algodón apenas húmedo, esperar unos segundos y planchar con calor medio, primero del revés. Casero: una cucharada de maicena en medio litro de agua fría, agitada, en pulverizador. Solo algodón y lino, y se lava antes de guardar, que atrae insectos.',
    valentina:
      'Maicena, una cucharada en medio litro de agua fría, a un spray, y plancha tras unos segundos. Mejor dos capas finas que una gorda, que deja costra blanca. Algodón y lino, nada más. Y no lo guardes meses almidonado.',
  },
  {
    title: 'Lavar ropa bordada, con apliques o tachuelas',
    questions: [
      'como lavo una chaqueta con tachuelas',
      'camiseta con lentejuelas en la lavadora',
      'ropa con plumas como se lava',
      'blusa bordada que se frunce',
      'parches que se despegan al lavar',
      'vestido con flecos lavado',
    ],
    maya: 'Del revés, dentro de una funda de almohada, en frío y a mano si hay pedrería o plumas. El bordado se plancha por detrás sobre una toalla, para que no se aplaste. Metal: secar enseguida o deja óxido. Flecos: trenzarlos antes de mojar. Las plumas, solo aire y vapor lejano.',
    valentina:
      'Vuelta del revés, en una funda de almohada y en frío. El bordado, planchado por detrás y encima de una toalla. Con tachuelas, a secar rápido, que se oxidan. Flecos trenzados antes de lavar y no hay nudos.',
  },
  {
    title: 'Cuánta ropa cabe en la lavadora',
    questions: [
      'cuanta ropa meto en la lavadora',
      'lleno mucho la lavadora y sale sucia',
      'cuantos kilos son una camisa',
      'se puede lavar con media carga',
      'la ropa sale arrugada de la lavadora',
      'carga maxima lavarropas como la calculo',
    ],
    maya: 'Debe caber la mano abierta entre la ropa y el techo del tambor en algodón; medio tambor en sintéticos y un tercio en lana. Orientativo: una camisa 200 gramos, unos vaqueros 700, una toalla grande 600. Demasiado llena no aclara ni quita olor, y arruga.',
    valentina:
      'Si no te cabe la mano por encima, te has pasado. Algodón, tres cuartos; sintético, la mitad; lana, un tercio. Unos vaqueros son unos 700 gramos y una camisa 200. Hasta los topes, sale sucia y hecha un higo.',
  },
  {
    title: 'Ropa con restos blancos de detergente',
    questions: [
      'me quedan manchas blancas de detergente',
      'la ropa negra sale con polvo blanco',
      'marcas de jabon despues de lavar',
      'manchas de suavizante en la ropa',
      'restos de detergente en polvo',
      'manchas azules o grasosas del suavizante',
    ],
    maya: 'Es detergente sin disolver: demasiada cantidad, agua muy fría o tambor lleno. Se cepilla en seco y se aclara con un chorrito de vinagre. Con ropa oscura, líquido. La mancha grasa de suavizante se frota con jabón y se relava templada; échalo en su cajetín, nunca encima.',
    valentina:
      'Te sobra detergente o te falta agua. Sacude, aclara con un poco de vinagre y con lo negro usa líquido. Las manchas grasientas son de suavizante: jabón y otro lavado. En su cajetín y poquito.',
  },
  {
    title: 'Ropa blanca teñida de otro color',
    questions: [
      'lave algo rojo con lo blanco y salio todo rosa',
      'se me tiñó la ropa blanca en la lavadora',
      'he lavado una camiseta roja con lo blanco y ahora todo esta rosa tiene arreglo',
      'se destiñó una prenda y manchó las demás',
      'la ropa quedo celeste por un jean nuevo',
      'como quito el color que solto otra prenda',
      'sin lejia como blanqueo lo que se tiño',
      'tengo oxigeno activo para la ropa tenida',
      'se me tiño la ropa de rosa',
      'lavadora desteñida que hago',
      'se mancho todo de rojo en el lavado',
      'quitar el tinte de otra prenda',
    ],
    maya: 'Tiene arreglo si no la secas ni la planchas, porque el calor fija el color. Aparta la que tiñó y remoja lo blanco de algodón unas horas en agua tibia con oxígeno activo o un quitadesteñidos; luego, lava otra vez. La lejía, solo en algodón blanco. Lana y seda, agua fría y producto para delicados.',
    valentina:
      'Que no cunda el pánico: ni secadora ni plancha, que fijan el color. Fuera la culpable y lo blanco a remojo, horas, en agua tibia con oxígeno activo o quitadesteñidos; después, otro lavado. Lejía, solo algodón blanco. Lana y seda, en frío y con mimo.',
  },
  {
    title: 'Lavar un plumífero',
    questions: [
      'cada cuánto se lava un plumífero',
      'campera de pluma en el lavarropas se puede',
      'cómo lavo un plumas en casa',
      'se lava a mano o a máquina una chaqueta de plumón',
      'lavar chaleco de plumas',
      'detergente para plumón',
    ],
    maya: 'Una o dos veces al año; entre medias, paño húmedo en puños y cuello. En lavadora, si la etiqueta lo deja: solo, cerrado, 30 grados, delicado, poco detergente líquido, sin suavizante y doble aclarado. Secadora tibia con pelotas de tenis hasta que se separe la pluma; sin ella, en plano, ahuecando, dos o tres días.',
    valentina:
      'Un par de veces al año y ya. A la lavadora si la etiqueta deja: solo, cremallera cerrada, 30 grados, delicado, poquísimo detergente líquido, nada de suavizante y doble aclarado. Secadora suave con pelotas de tenis; si no, al aire y a sacudirlo: dos o tres días, paciencia.',
  },
  {
    title: 'Secar lana y cachemir',
    questions: [
      'puedo secar la lana en la secadora',
      'el cachemir se mete en la secadora',
      'cómo se seca un jersey de lana',
      'se puede tender colgado un suéter de lana',
      'secar chompa de alpaca',
      'el sueter se cuelga o se seca acostado',
      'la chompa tejida la cuelgo o la tiendo plana',
      'el polerón lo cuelgo o lo extiendo',
    ],
    maya: 'Secadora, no: el calor y el roce apelmazan la lana y el cachemir. Se enrollan en una toalla para quitarles agua y se secan en plano, con su forma, lejos del sol y del radiador: colgado, el punto se alarga. Una sudadera sí admite colgarse por el bajo.',
    valentina:
      'A la secadora ni de broma: encogen y se apelmazan. Toalla, enrollar, apretar y a secar en plano con su forma, sin sol ni radiador. Colgado, el punto se estira. La sudadera sí, por el bajo.',
  },
  {
    title: 'Recuperar el color de una prenda desteñida',
    questions: [
      'se me ha descolorido el pantalón negro hay forma de arreglarlo',
      'recuperar el negro de unos vaqueros',
      'teñir ropa en casa funciona',
      'mi camisa perdio el color',
      'la ropa negra se ve gris que hago',
    ],
    maya: 'El color que se fue no vuelve, pero se repone: tinte textil para lavadora, en algodón, lino o viscosa, con la prenda limpia y todo el tono igual. El poliéster apenas lo coge, y las costuras quedan del color de antes. Después, del revés y en frío.',
    valentina:
      'Lo que se fue no vuelve, pero se tiñe: tinte de lavadora en algodón, lino o viscosa, con la prenda limpia. El poliéster casi no lo coge y las costuras se quedan como estaban. Luego, del revés y frío.',
  },
];
