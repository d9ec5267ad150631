import type { WrittenEntry } from './entry.ts';

/** Alterations, mending and their usual feasibility and price. */
export const mending: readonly WrittenEntry[] = [
  {
    title: 'Estrechar una chaqueta o una americana',
    questions: [
      'me queda grande la americana se puede arreglar',
      'estrechar un saco de hombre',
      'entallar una chaqueta cuanto cuesta',
      'el blazer me baila se puede ajustar',
      'cuantas tallas se puede reducir una chaqueta',
      'achicar un saco de traje',
      'meter los costados de la campera de vestir',
    ],
    maya: 'De cuerpo se mete con facilidad, hasta unos cuatro centímetros repartidos entre espalda y costados; más desplaza bolsillos y aberturas. El hombro casi nunca compensa: es media chaqueta nueva. Si te sobra de hombro, cambia de talla; si solo de cintura, modista.',
    valentina:
      'De cintura, sin drama: unos cuatro centímetros y queda pintada. Lo que no se toca es el hombro, que cuesta casi otra chaqueta. Así que: hombro bien y cuerpo grande, modista; hombro caído, a otra talla.',
  },
  {
    title: 'Acortar o alargar mangas de chaqueta',
    questions: [
      'mangas largas de la americana se pueden acortar',
      'acortar mangas de un saco precio',
      'alargar mangas de una chaqueta',
      'la manga del blazer me tapa la mano',
      'se pueden alargar las mangas de un abrigo',
      'botones reales en la manga y acortar',
    ],
    maya: 'Acortar dos o tres centímetros desde el puño es un arreglo corriente; con ojales abiertos de verdad hay que hacerlo desde el hombro y sube el precio. Alargar depende del doblez: suele haber entre uno y tres centímetros. En un abrigo, mira por dentro antes de pagar.',
    valentina:
      'Acortar, fácil si los botones son de adorno; si los ojales se abren de verdad, se hace por arriba y es más caro. Alargar, lo que haya doblado dentro, un par de centímetros con suerte. Dale la vuelta y míralo antes.',
  },
  {
    title: 'Entallar una camisa',
    questions: [
      'la camisa me queda ancha de cuerpo',
      'entallar una camisa con pinzas',
      'camisa de hombre que hace bolsa en la espalda',
      'cuanto cuesta entallar camisas',
      'ajustar una camisa grande',
      'camisa ancha la meto por los lados o con pinzas',
    ],
    maya: 'Dos pinzas en la espalda son lo rápido y reversible; meter los costados queda más limpio y permite afinar la manga. El cuello y el hombro no se corrigen. Deja que puedas cruzar los brazos sin tirantez. Si lo que sobra es mucho, mejor un patrón entallado.',
    valentina:
      'Dos pinzas atrás y ya no hace globo; o se mete por los lados, que queda más fino. Cuello y hombro no tienen arreglo, así que cómprala bien de ahí. Y que puedas cruzar los brazos, ¿eh?',
  },
  {
    title: 'Meter o sacar cintura de pantalón o falda',
    questions: [
      'el pantalon me queda ancho de cintura',
      'meter la cintura de unos vaqueros',
      'sacar cintura a un pantalon de traje',
      'el jean me hace hueco atras en la cintura',
      'cuanto se puede ensanchar un pantalon',
      'falda que me aprieta de cintura se puede agrandar',
    ],
    maya: 'Se mete por detrás hasta unos cuatro centímetros sin que los bolsillos se junten; en vaquero, quitando y volviendo a poner la cinturilla. Sacar depende de la tela que haya en la costura trasera: en pantalón de vestir, dos o tres; en vaquero, casi nada, salvo una pieza lateral.',
    valentina:
      'Meter, sin problema: hasta cuatro centímetros por atrás. Sacar, mira la costura trasera: el de traje suele traer tela de sobra, el vaquero no. El truco para el hueco de los jeans: una pinza en la cinturilla o un elástico por dentro.',
  },
  {
    title: 'Acortar un vaquero con su bajo original',
    questions: [
      'acortar vaqueros y conservar el bajo original',
      'coger el bajo de unos jeans',
      'bajo original que es en la modista',
      'cortar unos vaqueros por el tobillo sin coser',
      'me arrastra el jean lo corto',
      'dobladillo de pantalon vaquero precio',
    ],
    maya: 'Pide bajo original: cortan lo que sobra y vuelven a coser el borde gastado, y no se nota. Lávalo antes, por si encoge, y ve con el zapato. Si lo cortas tú, con tijera recta y un lavado, se deshilacha lo justo; una puntada a un centímetro lo frena.',
    valentina:
      'Pide que te pongan el bajo original y parecerá de fábrica. Antes lávalos y ve con los zapatos que usas. ¿Lo quieres deshilachado? Corta recto, lava, y una costurita para que no siga subiendo.',
  },
  {
    title: 'Subir el tiro o corregir un pantalón que tira',
    questions: [
      'el pantalon me tira en la entrepierna',
      'tiro muy bajo se puede subir',
      'pantalon que hace arrugas en la entrepierna',
      'se puede bajar el tiro de un pantalon',
      'el pantalon hace bigotes delante',
      'pantalon que se mete por detras',
    ],
    maya: 'Las arrugas dicen la causa: en abanico hacia la cadera, falta ancho; colgando bajo el glúteo, sobra largo. Sacar o meter la costura trasera corrige algo; el tiro corto no se alarga de verdad. Si al sentarte tira, es otra talla o un tiro más alto, no tu cuerpo.',
    valentina:
      'Si hace rayas hacia la cadera, te falta tela; si cuelga por detrás, te sobra. La modista salva un poco la costura de atrás, pero el tiro corto es el que es. Prueba un tiro más alto o una talla más: el fallo es del patrón.',
  },
  {
    title: 'Subir o acortar un vestido largo',
    questions: [
      'acortar vestido de fiesta precio',
      'vestido largo con encaje en el bajo se puede cortar',
      'subir el largo de un vestido con volante',
      'cortar un vestido largo a midi',
      'bajo de un vestido de gasa',
      'me arrastra el vestido de dama',
    ],
    maya: 'Liso, sencillo. Con encaje o cenefa se sube desde la cintura o se despega y recoloca el borde, y cuesta más. Gasa y seda van con dobladillo enrollado: mano experta. Ve con los zapatos y la ropa interior de la fiesta, y quince días antes.',
    valentina:
      'Si es liso, facilísimo. Con encaje abajo, se sube desde la cintura para no perderlo. La gasa, a alguien que sepa. Y a la prueba se va con los tacones de ese día, que si no, sale corto o te lo pisas.',
  },
  {
    title: 'Alargar una falda, un vestido o unos pantalones',
    questions: [
      'se puede alargar un pantalon corto',
      'vestido que me queda corto como alargarlo',
      'alargar una falda',
      'bajar el dobladillo y se ve la marca',
      'pantalon que encogio de largo',
      'los pantalones le quedan cortos al niño como los alargo',
    ],
    maya: 'Primero, el doblez: suele haber de dos a cinco centímetros, y vapor con vinagre borra parte de la marca vieja. Si no basta, falso dobladillo con tela nueva por dentro, o una banda, puntilla o volante a la vista, repetido en manga o cintura para que parezca pensado.',
    valentina:
      'Saca el dobladillo y dale vapor con un poco de vinagre para la marca. ¿No llega? Una tira de tela o encaje abajo, y repite algo parecido arriba para que parezca a propósito. En vaquero infantil, parche y banda de otro denim.',
  },
  {
    title: 'Cambiar una cremallera: cuándo compensa',
    questions: [
      'cuanto cuesta cambiar una cremallera',
      'cambiar cierre de una campera',
      'se rompio el cierre de la falda',
      'cremallera de abrigo cuanto cobran',
      'la cremallera se abre por detras del carro',
      'cambiar el zipper de unas botas',
    ],
    maya: 'En falda o pantalón, de 8 a 15 euros orientativos; en abrigo con dos sentidos o bota, de 15 a 35, según ciudad. Antes prueba lo barato: si se abre tras el carro, está flojo y se aprieta con alicates o se cambia solo el carro por un par de euros.',
    valentina:
      'Si se abre por detrás del carrito, no hay que cambiarla entera: se aprieta con alicate o se pone un carro nuevo y listo. Entera: falda o pantalón, 8 a 15 euros; abrigo o botas, 15 a 35. Más o menos, pregunta.',
  },
  {
    title: 'Cambiar el forro de un abrigo o un bolso',
    questions: [
      'cambiar el forro de un abrigo cuanto cuesta',
      'el forro del abrigo esta roto',
      'forro descosido en la axila del saco',
      'forro de bolso que se descascara',
      'merece la pena reforrar una chaqueta',
      'el forro del abrigo asoma por abajo',
    ],
    maya: 'Descosido: diez minutos de aguja. Roto en axila: un parche en forma de triángulo. Entero en un abrigo bueno, de 60 a 120 euros orientativos: compensa si la lana está viva. Elige cupro o viscosa antes que poliéster. Si asoma, se sube el bajo a mano.',
    valentina:
      'Si solo está descosido, se cose en un rato. Roto en la axila, parchecito. Cambiarlo entero ronda los 60 a 120 euros, así que solo si el abrigo lo vale. Pide forro de viscosa o cupro, que no suda.',
  },
  {
    title: 'Zurcido invisible y reparación de agujeros',
    questions: [
      'zurcido invisible cuanto cuesta',
      'agujero en un traje se puede arreglar',
      'agujero de polilla en jersey de cachemir',
      'quemadura en pantalon de lana',
      'donde hacen zurcido invisible',
      'roto en un abrigo de paño',
    ],
    maya: 'Se teje hilo a hilo con hebras sacadas de una costura de la propia prenda: en lana lisa o tweed casi no se ve, en brillo o punto fino, algo sí. Suele cobrarse por agujero, de 15 a 40 euros. En punto, remallado. Guarda siempre el hilo y el botón que regalan.',
    valentina:
      'Es arte: sacan hebras de dentro y tejen el agujero. En paño o traje de lana queda de magia, en telas con brillo menos. De 15 a 40 por agujero, según. Si es un jersey, pide remallado, o un bordado encima y lo luces.',
  },
  {
    title: 'Parches, coderas y remiendo a la vista',
    questions: [
      'coderas para un jersey como se ponen',
      'parche bonito para pantalon',
      'sashiko para vaqueros rotos',
      'remiendo visible como lo hago',
      'parche de plancha se despega',
      'coser parche en la rodilla del jean',
    ],
    maya: 'El parche va por dentro, un par de centímetros mayor que el roto, y se cosen ambos bordes con puntadas paralelas: eso es el sashiko. Codera: ovalada, con el brazo doblado para marcarla. Los de plancha, además, cosidos. Redondea las esquinas, que no se levantan.',
    valentina:
      'Parche por dentro y puntaditas paralelas en hilo que contraste: parece de diseñador. Para las coderas, dobla el brazo y marca ahí. Si es de plancha, dale igualmente unas puntadas y esquinas redondas, o se despega.',
  },
  {
    title: 'Cambiar botones y mejorar una prenda',
    questions: [
      'cambiar botones a un abrigo',
      'botones bonitos para un blazer barato',
      'cuantos botones compro para una chaqueta',
      'donde venden botones de repuesto',
      'perdi un boton de mi abrigo y no hay igual',
      'cambiar botones dorados por otros',
    ],
    maya: 'Es el arreglo que más sube una prenda barata: nácar en camisa, cuerno o corozo en chaqueta, metal mate en abrigo. Lleva uno a la mercería para el diámetro y los agujeros. Si falta uno, pasa el de abajo arriba y pon el distinto donde no se vea, o cámbialos todos.',
    valentina:
      'Botones buenos y un blazer de 30 parece de 150. Lleva uno a la mercería para clavar el tamaño. ¿Perdiste uno? Pasa arriba uno del bajo y pon el distinto donde no se vea, o aprovecha y cámbialos todos.',
  },
  {
    title: 'Coser una costura abierta: puntada y aguja',
    questions: [
      'se me abrio la costura del pantalon como la coso',
      'se descosio la axila de la blusa',
      'coser a mano sin saber',
      'que puntada uso para una costura abierta',
      'se me abrio el pantalon por detras',
      'hilo y aguja para tela elastica',
    ],
    maya: 'Del revés, con hilo del tono o más oscuro, empieza y acaba dos centímetros dentro de lo que sigue cosido. Punto atrás: avanza dos, retrocede uno; aguanta casi como máquina. En tela elástica, puntada en zigzag o hilo de poliéster sin tirar. En emergencia, imperdible por dentro.',
    valentina:
      'Dale la vuelta y punto atrás: avanzas y vuelves, avanzas y vuelves. Empieza un poco antes del roto. Si la tela estira, zigzag y sin tirar del hilo. Y si te pilla en la calle, imperdible por dentro y a correr.',
  },
  {
    title: 'Elástico vencido en falda, pantalón o pijama',
    questions: [
      'cambiar el elastico de un pantalon',
      'se rompio el elastico del buzo',
      'el resorte de la pants se aflojo',
      'goma de la falda dada de si',
      'cintura elastica que aprieta',
      'como pongo un elastico nuevo en un pijama',
      'elastico de la manga que aprieta',
    ],
    maya: 'Abre tres centímetros por dentro del túnel, ata el elástico nuevo al viejo con un imperdible y tira: entra solo. Medida: tu cintura menos cinco o seis centímetros, y cruza los extremos dos. Si aprieta, abre y suma un trozo. Si va cosido a la tela, modista.',
    valentina:
      'Haces un agujerito por dentro, enganchas el nuevo al viejo con un imperdible y tiras. Mide tu cintura y quítale cinco dedos, ni uno más, que luego aprieta. Si la goma va cosida a la tela, mejor modista.',
  },
  {
    title: 'Cuánto tardan y cuestan los arreglos',
    questions: [
      'cuanto cuesta un arreglo de ropa',
      'cuanto cobra una modista por coger un bajo',
      'cuanto tarda una modista',
      'precio de arreglos de ropa',
      'costurera precios bajo entallar cierre',
      'arreglos express de ropa cuanto',
    ],
    maya: 'Orientativo en España: bajo 8 a 15 euros, cintura 12 a 18, entallar camisa 12 a 20, mangas de chaqueta 18 a 30, ajustar vestido de fiesta 30 a 80. De dos a siete días, y semanas en mayo y junio. Pregunta el precio con la prenda delante y la prueba puesta.',
    valentina:
      'A ojo: bajo, 8 a 15 euros; cintura, 12 a 18; mangas de chaqueta, 18 a 30; vestido de fiesta, 30 a 80. Cada barrio tiene lo suyo. En temporada de bodas se les acumula, así que ve con tiempo.',
  },
  {
    title: 'Arreglos que merecen la pena',
    questions: [
      'arreglos imposibles de ropa que la modista rechaza',
      'arreglos que no merecen la pena',
      'se puede cambiar el hombro de un abrigo',
      'reducir tres tallas un vestido',
      'se puede agrandar un vestido de fiesta',
      'arreglar prenda de cuero o plastico',
      'que arreglos merecen la pena en la modista',
    ],
    maya: 'Merecen la pena el bajo, la manga y entallar la cintura. No salen bien hombros, sisa muy baja, tiro corto, reducir más de dos tallas, agrandar sin tela dentro ni mover bolsillos o dibujos que casan. El cuero y la polipiel guardan cada agujero de aguja. Si el arreglo pasa de la mitad de la prenda, déjalo.',
    valentina:
      'Bajo, manga y cintura: siempre compensa, y hasta parece más cara. Hombros, sisas enormes, tiros cortos y bajar tres tallas: no. Agrandar, solo si hay tela dentro. En cuero cada puntada deja agujero. Si el arreglo cuesta media prenda, busca otra talla y ya.',
  },
  {
    title: 'Transformar prendas: vestido en falda, camisa en otra',
    questions: [
      'convertir un vestido en falda',
      'transformar ropa vieja en nueva',
      'que hago con un vestido de fiesta que no uso',
      'camisa de hombre en blusa de mujer',
      'hacer un top con una camiseta grande',
      'convertir pantalones en bermudas',
    ],
    maya: 'Lo que mejor sale: vestido a falda con cinturilla o elástico, largo a midi, pantalón a bermuda o falda vaquera, jersey a chaleco, camisa de hombre a blusa con lazo, pañuelo a top. Prueba con imperdibles antes de cortar y corta siempre de más: siempre hay tiempo de otro centímetro.',
    valentina:
      'Vestido largo a midi o a falda, vaquero a bermuda, jersey a chaleco: esos quedan genial. Primero con imperdibles y espejo, luego tijera, y corta menos de lo que crees. El vestido de dama que no usas, cortito, es otro.',
  },
  {
    title: 'Teñir zapatos, bolsos y cuero',
    questions: [
      'se pueden teñir unos zapatos de fiesta',
      'teñir zapatos de cuero en casa',
      'cambiar el color de un bolso de piel',
      'teñir unas botas marrones a negro',
      'zapatos de raso forrados para teñir',
      'zapatero que tiñe bolsos',
    ],
    maya: 'Cuero liso: el zapatero tiñe bien de claro a oscuro, nunca al revés, y cuesta de 20 a 50 euros. En casa, quitar acabado, capas finas y crema. Los de raso se compran para teñir del color del vestido, con muestra de tela. Ante, polipiel y charol, mejor no.',
    valentina:
      'De claro a oscuro, sí; al revés, no. El zapatero lo deja fino por 20 a 50 euros. Los de raso los tiñen con un trocito de tela como muestra. Polipiel y charol, ni lo intentes, se pela.',
  },
  {
    title: 'Ensanchar zapatos y cañas de bota',
    questions: [
      'el zapatero puede ensanchar unos zapatos',
      'la bota me aprieta en la pantorrilla',
      'ensanchar la caña de una bota',
      'estirar zapatos de cuero cuanto ceden',
      'juanete que roza ensanchar zapato',
      'meter plantilla si me quedan grandes los zapatos',
    ],
    maya: 'La horma ensancha medio número de ancho en cuero y ante, poco en sintético, y nada de largo. En la caña se ganan dos o tres centímetros con máquina, o más con elástico o pieza en la costura. Para juanete, horma con bulto en ese punto. Si sobra, plantilla fina o taloneras.',
    valentina:
      'De ancho cede el cuero, sobre medio número; de largo, ni uno. La caña de la bota, dos o tres centímetros, o un elástico. Para el juanete hay una horma con su bolita. Si te bailan, plantilla.',
  },
  {
    title: 'Acortar un cinturón o ponerle agujeros',
    questions: [
      'hacer un agujero mas al cinturon',
      'el cinturon me queda largo lo puedo cortar',
      'cambiar la hebilla de un cinturon',
      'acortar la correa de un bolso',
      'cinturon con agujero roto',
      'se pelo la punta del cinturon',
    ],
    maya: 'El agujero, con sacabocados a la misma distancia que los otros; nunca con tijera o clavo, que rasga. Se corta por el lado de la hebilla, que suele ir con tornillo o corchete, no por la punta. Zapatero o casa de llaves: cinco minutos y pocos euros.',
    valentina:
      'Con sacabocados y a la misma distancia; con la tijera lo destrozas. Para acortarlo se quita la hebilla y se corta de ese lado. El zapatero te lo hace en un momento por casi nada.',
  },
  {
    title: 'Joyas: agrandar anillos, rehacer collares, pila del reloj',
    questions: [
      'agrandar un anillo cuanto se puede',
      'achicar un anillo de oro',
      'se me rompio el collar de perlas',
      'cambiar la pila del reloj',
      'cadena enredada como la desenredo',
      'soldar una cadena de plata',
    ],
    maya: 'Un anillo de oro o plata lisos sube o baja hasta dos tallas; con piedras en todo el aro, acero o titanio, no. El collar de perlas se reenhebra con nudo entre perla y perla cada dos o tres años. La cadena enredada: aceite o talco, dos alfileres y paciencia, sobre mesa clara.',
    valentina:
      'Anillo liso, un par de tallas arriba o abajo; con piedras alrededor o de acero, no. Perlas, a reenhebrar con nuditos. Cadena hecha un lío: gotita de aceite, dos alfileres y una serie. La pila, en relojería y que revisen la junta.',
  },
  {
    title: 'Prenda que se retuerce o con costuras torcidas',
    questions: [
      'la camiseta se me retuerce al lavar',
      'las costuras laterales de la camiseta giran',
      'pantalon con la costura torcida',
      'el vestido se gira sobre el cuerpo',
      'la pierna del jean se enrosca',
      'camiseta torcida tiene arreglo',
    ],
    maya: 'Viene de fábrica: el punto o el denim se cortó fuera de hilo y el lavado lo suelta. Húmeda, estírala en sentido contrario y plancha; mejora, no cura. Si es nueva y gira más de dos dedos, es defecto: reclámalo. Al comprar, dóblala y mira si las costuras caen rectas.',
    valentina:
      'Está mal cortada, no la has lavado mal. Mójala, estira al contrario y plancha; algo arreglas. Si es nueva, devuélvela. Y en la tienda, dóblala por la mitad: si la costura no va recta, ni te la lleves.',
  },
  {
    title: 'Prueba de vestuario: qué mirar ante el espejo',
    questions: [
      'que tengo que mirar al probarme ropa',
      'como se si me queda bien una prenda en el probador',
      'que pruebo antes de comprar un pantalon',
      'trucos para el probador',
      'como se si la chaqueta es de mi talla',
      'probador luz mala como decido',
    ],
    maya: 'Siéntate, levanta los brazos, agáchate y camina. Mira hombros, tirones en cruz, costados verticales y espalda con el móvil. Ve con la ropa interior y el zapato que usarás. La luz del probador miente con el color: sal a la puerta. Si dudas por comodidad, no es tu talla.',
    valentina:
      'Siéntate, agáchate y sube los brazos; si algo tira o se abre, otra talla. Hazte foto de espaldas. Con la ropa interior y el calzado que vayas a usar. Y el color, mirado junto a una ventana, no con esa luz.',
  },
  {
    title: 'Kit de costura y de emergencia para llevar',
    questions: [
      'que llevo en un kit de emergencia de ropa',
      'kit de costura basico que tiene',
      'que meter en el bolso por si se rompe algo en la boda',
      'emergencia se me rompio el tirante',
      'se me solto el tacon que hago',
      'cinta de doble cara para ropa',
    ],
    maya: 'Dos agujas con hilo negro y crudo ya enhebradas, tres imperdibles, un botón de camisa, cinta de doble cara para tejido, toallita quitamanchas, esmalte transparente para una carrera y tiritas. El tirante roto se fija con imperdible por dentro; el tacón, con cinta, hasta llegar a casa.',
    valentina:
      'Aguja enhebrada, imperdibles, cinta de doble cara, toallita quitamanchas, esmalte transparente y tiritas. Cabe en una cajita de caramelos. Se rompe un tirante: imperdible por dentro. Se abre el bajo: cinta. Y sigues bailando.',
  },
  {
    title: 'Cordón de la capucha que se ha salido',
    questions: [
      'se ha salido el cordon de la sudadera',
      'como meto el cordon de la capucha',
      'se perdio el cordon del pantalon de chandal',
      'volver a pasar el cordon de la cintura',
      'el cordon se ha metido dentro del pantalon',
      'se metio la pita del buzo como la saco',
    ],
    maya: 'Ata un extremo a un imperdible o a una pajita con cinta, y empújalo por la jareta arrugando la tela y estirando. Si ha desaparecido solo un cabo, tira del otro fuera y empieza de nuevo. Un nudo en cada punta y no vuelve a pasar.',
    valentina:
      'Imperdible en la punta y a reptar por el túnel: arrugas, estiras, arrugas, estiras. También vale una pajita con celo. Cuando salga, nudo en los dos cabos y no se te escapa más.',
  },
  {
    title: 'Botón metálico o automático arrancado',
    questions: [
      'se ha caido el boton metalico del vaquero',
      'como pongo un boton de vaquero',
      'automatico que no cierra',
      'se arranco el broche de presion',
      'boton a presion roto',
      'corchete del pantalon se ha soltado',
    ],
    maya: 'El botón de vaquero se cambia sin coser: uno de recambio con espiga, martillo y una tabla, o de rosca. Un automático flojo se aprieta un poco con alicates; arrancado, pide máquina del zapatero o costurera, tres o cuatro euros. Refuerza la tela con un parche por detrás.',
    valentina:
      'Hay botones de recambio para vaqueros que van a martillazo o de rosca, cero costura. Si el automático está flojo, un apretoncito con alicates. Si arrancó la tela, parchecito por detrás y a la costurera.',
  },
  {
    title: 'Cremallera que se baja sola o se atasca',
    questions: [
      'se me baja la cremallera del pantalon',
      'cremallera atascada',
      'la bragueta se baja sola',
      'cremallera dura que no corre',
      'la cremallera se abre por detras del cursor',
      'el cierre de la bota no sube',
      'se abre el cierre del pantalon',
      'el cierre se sale',
      'zipper trabado como arreglar',
      'cambiar cremallera cuanto merece',
    ],
    maya: 'Atascada: cera de vela, jabón seco o grafito en los dientes y sin forzar. Si se baja sola, anilla de llavero en el tirador enganchada al botón, o aprieta apenas el cursor con alicates. Si se abre detrás del cursor, está gastado: cambio de cursor. Con dientes rotos, la modista pone otra cremallera.',
    valentina:
      '¿Dura? Vela, jabón seco o lápiz por los dientes. ¿Se baja? Una anilla de llavero del tirador al botón, truco de oro. ¿Se abre por detrás? El cursor está gastado: alicates con cariño o cursor nuevo, que es barato. Si falta un diente, a la modista.',
  },
  {
    title: 'Velcro que ya no pega',
    questions: [
      'el velcro ya no pega',
      'velcro lleno de pelusas como lo limpio',
      'velcro de las zapatillas del niño no cierra',
      'como cambio un velcro',
      'velcro gastado',
      'el pega pega de las zapatillas no agarra',
    ],
    maya: 'Casi siempre está lleno de pelusa: peine fino, cepillo de dientes o alfiler por la parte dura, con el velcro tenso. Si los ganchos están planos, se descose y se pone otro cosido, no adhesivo. Ciérralo antes de lavar y dura el doble.',
    valentina:
      'Está atascado de pelusas: pasa un cepillo de dientes duro o un alfiler por la parte rasposa. ¿Ganchos aplastados? Velcro nuevo, cosido. Y cerrado siempre al lavar, que si no se lleva media lavadora.',
  },
  {
    title: 'Suela despegada: qué pegamento',
    questions: [
      'se me ha despegado la suela del zapato',
      'que pegamento uso para la suela',
      'pegar suela de zapatilla en casa',
      'se despego la punta de la bota',
      'cuanto cuesta pegar una suela',
      'superglue para zapatos sirve',
      'se despego la suela de las zapatillas sirve la gotita',
    ],
    maya: 'Cola de contacto o adhesivo de caucho para calzado: limpia, lija las dos caras, extiende, espera lo que diga, aprieta y deja 24 horas con peso o cinta. El superglue se queda rígido y salta. En el zapatero son pocos euros y dura más.',
    valentina:
      'Cola de contacto de zapatero: limpiar, lijar, untar las dos caras, esperar, apretar y 24 horas con cinta o gomas. El superglue se parte al doblar. Y un zapatero te lo hace por cuatro duros.',
  },
  {
    title: 'Gafas flojas o torcidas',
    questions: [
      'se me caen las gafas por la nariz',
      'gafas torcidas como las enderezo',
      'patilla floja de las gafas',
      'tornillo de las gafas se ha perdido',
      'ajustar gafas de sol en casa',
      'mis lentes estan chuecos que hago',
    ],
    maya: 'La patilla floja, con destornillador de precisión y una gota de esmalte transparente en el tornillo. Torcidas de pasta, calor suave de secador y poco a poco; las de metal, a la óptica, que suele ajustarlas gratis. Si resbalan, terminales de silicona.',
    valentina:
      'Destornillador chiquitín y gota de esmalte transparente para que no se afloje. Pero vete a la óptica, que te las ajustan gratis en dos minutos. Si resbalan por la nariz, ganchitos de silicona en las patillas.',
  },
  {
    title: 'Asa o correa de bolso rota',
    questions: [
      'se me ha roto el asa del bolso',
      'correa del bolso descosida',
      'se despego el asa de la cartera',
      'cuanto cuesta arreglar el asa de un bolso',
      'mosqueton del bolso roto',
      'cambiar la cadena del bolso',
    ],
    maya: 'Una costura suelta la cierra el zapatero en el día por pocos euros, con hilo encerado; una correa partida se sustituye por otra con mosquetones. No uses pegamento solo: cede con peso. Mosquetón roto, se cambia en casa si la anilla abre.',
    valentina:
      'Al zapatero: coser un asa es un ratito y poco dinero. Si la correa se partió, compras otra con mosquetones y bolso nuevo. Pegamento solo no, que te deja el bolso en el suelo en mitad de la calle.',
  },
];
