import type { WrittenEntry } from './entry.ts';

/** How often, how hot and together with what things are washed. */
export const laundryDay: readonly WrittenEntry[] = [
  {
    title: 'Pana: cada cuánto y cómo se lava',
    questions: [
      'cada cuanto lavo unos pantalones de pana',
      'como se lava la pana',
      'la pana va a la lavadora',
      'pana a cuantos grados',
      'mi pantalon de pana suelta pelusa al lavarlo',
      'chaqueta de pana se lava en casa',
      'corduroy cada cuanto se lava',
    ],
    maya: 'Un pantalón de pana, cada cinco a diez puestas; una chaqueta, dos veces por temporada. Del revés, a 30 grados, en programa suave y poco centrifugado. Se cuelga húmeda, se alisa con la mano y no se plancha por el derecho, que aplasta el canalé.',
    valentina:
      'Cada cinco o diez puestas y vas de sobra. Del revés, 30 grados, delicado, y la cuelgas húmeda pasándole la mano. Plancha por el derecho, no, que aplastas las rayitas; un cepillo suave y como nueva.',
  },
  {
    title: 'Sudaderas y chándal: cada cuánto se lavan',
    questions: [
      'cada cuanto se lava una sudadera',
      'cuantas veces me pongo una sudadera sin lavar',
      'cada cuanto lavo el chandal de estar en casa',
      'hoodie cada cuantos usos',
      'el poleron se lava despues de cada uso',
      'buzo de algodon cada cuanto lavar',
    ],
    maya: 'Con camiseta debajo, una sudadera aguanta de cuatro a seis puestas; sobre la piel, dos o tres. El chándal de hacer deporte, cada vez. Del revés y a 30 grados, para que el interior no se apelmace.',
    valentina:
      'Con camiseta debajo, cuatro o seis puestas sin problema; a pelo, dos o tres. Si has sudado con ella, directa al cesto. Del revés y a 30, que así el borreguito de dentro sigue suave.',
  },
  {
    title: 'Pantalón de vestir y chinos: cada cuánto se lavan',
    questions: [
      'cada cuanto se lava un pantalon de vestir',
      'cuantas veces uso unos chinos antes de lavar',
      'el pantalon de la oficina se lava cada semana',
      'cada cuanto lavo un pantalon negro de trabajo',
      'pantalon de tela cada cuantas puestas',
      'puedo repetir pantalon varios dias seguidos',
    ],
    maya: 'Unos chinos, cada tres o cuatro puestas; un pantalón de vestir de lana, cada temporada y con cepillo y aire entre medias; el de poliéster, cada tres. Lo cambian antes una mancha, el olor o un verano húmedo. Alternar dos los hace durar más.',
    valentina:
      'Chinos, cada tres o cuatro puestas; el de vestir de lana, cepillo, aire y tintorería muy de vez en cuando. Si huele o hay mancha, antes. Y ten dos y alterna, que así ninguno se te queda tieso.',
  },
  {
    title: 'Faldas y vestidos: cada cuánto se lavan',
    questions: [
      'cada cuanto se lava un vestido',
      'cuantas veces me pongo una falda sin lavarla',
      'el vestido de punto se lava cada vez',
      'cada cuanto lavo una falda vaquera',
      'pollera de lana cada cuanto lavar',
      'vestido de verano se lava cada uso',
    ],
    maya: 'Un vestido de verano pegado a la axila, cada uso o cada dos; uno de invierno con camiseta o forro, cada tres o cuatro. Una falda aguanta cinco o más, y si es de lana, cepillo y aire. Lo que manda es si toca piel sudada.',
    valentina:
      'El de verano, a cada puesta o como mucho dos, que roza axila. El de invierno con algo debajo, tres o cuatro. Las faldas aguantan un montón: cinco puestas, y las de lana con airearlas vale.',
  },
  {
    title: 'Bufandas, gorros y guantes: cada cuánto se lavan',
    questions: [
      'cada cuanto se lava una bufanda',
      'hay que lavar los gorros de invierno',
      'cada cuanto lavo los guantes de lana',
      'la bufanda huele a perfume y a comida',
      'cada cuanto se lava un gorro de lana',
      'lavar bufandas y cuellos de punto cada cuanto',
    ],
    maya: 'Una bufanda, dos o tres veces por invierno; un gorro, cada dos o tres semanas de uso diario, porque toca frente y pelo; unos guantes de punto, una vez al mes. A mano en frío, secar en plano, y siempre antes de guardarlos.',
    valentina:
      'El gorro, cada dos o tres semanas, que va pegado a la frente; los guantes, una vez al mes, y la bufanda, dos o tres veces en todo el invierno. A mano, frío y tumbados. Y antes de guardar, sí o sí.',
  },
  {
    title: 'Repetir la ropa de gimnasio sin lavarla',
    questions: [
      'puedo usar dos veces la ropa de gimnasio sin lavar',
      'cada cuanto se lavan los leggings',
      'cada cuanto se lava un sujetador deportivo',
      'la ropa de correr se lava cada vez',
      'las mallas de yoga se lavan cada uso',
      'repetir camiseta del gym',
    ],
    maya: 'No conviene: si has sudado, camiseta, mallas y sujetador van a lavar cada vez, porque el olor se fija en el sintético. Un pantalón corto suelto tras una clase suave puede airearse y repetir una vez. Unos leggings de calle, cada dos o tres puestas.',
    valentina:
      'Si has sudado, no: camiseta, mallas y top al cesto, que luego el olor ya no sale. Una clase tranquila de estirar, aireas y repites una vez. Los leggings de andar por la calle, cada dos o tres días.',
  },
  {
    title: 'Usar una camisa dos veces',
    questions: [
      'puedo ponerme una camisa dos dias',
      'una camisa se puede repetir sin lavar',
      'cuantas puestas aguanta una camisa',
      'reutilizar la camisa de ayer',
      'blusa cuantas veces se usa antes de lavar',
      'camisa con camiseta debajo se repite',
    ],
    maya: 'Una camisa clara pegada a la piel, una sola vez: el cuello y la axila amarillean aunque no se vea. Con camiseta interior, sin sudor y aireada, admite un segundo día. Una blusa suelta, dos puestas si no huele.',
    valentina:
      'Pegada a la piel, una y a lavar, que el cuello se pone amarillo sin avisar. Con camiseta debajo y sin sudar, la aireas y repites. Las blusas sueltas, dos puestas tan ricamente.',
  },
  {
    title: 'Chaqueta vaquera y de cuero: cada cuánto se lavan',
    questions: [
      'cada cuanto se lava una cazadora vaquera',
      'campera de jean cada cuanto lavar',
      'chaqueta de cuero se lava',
      'cada cuanto limpio la chupa de cuero',
      'chamarra de mezclilla se lava seguido',
      'cada cuanto lavar una chaqueta de entretiempo',
    ],
    maya: 'La vaquera, dos o tres veces al año, del revés y en frío; puños y cuello se repasan antes a mano. La de cuero no se lava: paño húmedo, crema una o dos veces al año y un especialista para lo demás. Airear tras cada uso basta.',
    valentina:
      'La vaquera, dos o tres lavados al año y ya. La de cuero nunca va al agua: paño apenas húmedo y cremita un par de veces al año. Y airearlas al llegar a casa, que eso hace casi todo.',
  },
  {
    title: 'Zapatillas: cada cuánto se limpian',
    questions: [
      'cada cuanto se limpian las zapatillas',
      'cada cuanto lavo los tenis',
      'cada cuanto hay que limpiar los zapatos',
      'limpiar las deportivas de correr cada cuanto',
      'plantillas cada cuanto se lavan',
      'tenis blancos cada cuanto limpiar',
    ],
    maya: 'Las blancas, un paño húmedo cada pocas puestas y limpieza a fondo una vez al mes; las de correr, cuando se embarren, y aireadas siempre. Plantillas fuera cada dos semanas. El cuero, cepillo tras usarlo y crema cada mes o mes y medio.',
    valentina:
      'Las blancas, toallita húmeda cada pocas puestas y a fondo una vez al mes. Las de correr, cuando traigan barro. Saca plantillas a que respiren, cambia de par cada día y tardan mil en oler.',
  },
  {
    title: 'Albornoz y bata: cada cuánto se lavan',
    questions: [
      'cada cuanto se lava el albornoz',
      'cada cuanto lavo la bata de casa',
      'bata de baño cada cuantos usos',
      'bata polar se lava a cuantos grados',
      'lavar la bata de andar por casa',
      'salida de baño cada cuanto lavar',
    ],
    maya: 'Un albornoz de rizo, cada tres o cuatro usos, como una toalla, a 40 o 60 grados y sin suavizante, que le quita absorción. Una bata de casa, cada una o dos semanas; si es polar, a 30 y lejos de la secadora caliente.',
    valentina:
      'El albornoz es una toalla con mangas: cada tres o cuatro duchas, a 40 o 60, y sin suavizante que no seca. La bata calentita de casa, cada semana o dos, a 30 grados y al aire.',
  },
  {
    title: 'A cuántos grados se lava cada cosa',
    questions: [
      'a cuantos grados lavo la ropa',
      'a que temperatura se lava cada prenda',
      'a cuantos grados se lavan las camisas',
      'temperatura para lavar ropa de color',
      'a cuantos grados lavo la ropa negra',
      'grados de la lavadora segun la tela',
      'a cuantos grados va la ropa normal',
    ],
    maya: 'Diario y color, a 30; negro y vaqueros, en frío o 30; camisas blancas de algodón, a 40; sábanas, toallas y paños, a 60; lana y seda, en frío con su programa. La etiqueta dice el máximo, no la obligación: casi todo sale limpio a 30.',
    valentina:
      'Color y diario, 30. Negro y vaqueros, frío o 30. Camisas blancas de algodón, 40. Sábanas, toallas y trapos, 60. Lana y seda, frío y su programa. El número de la etiqueta es el tope, no un deber.',
  },
  {
    title: 'Lavar a 60 grados: qué aguanta y qué encoge',
    questions: [
      'que ropa se puede lavar a 60 grados',
      'que pasa si lavo a 60 la ropa',
      'encoge la ropa a 60 grados',
      'lavar algodon a 60 grados encoge',
      'he lavado un jersey a 60',
      'a 60 grados se va el color',
    ],
    maya: 'Aguantan sábanas, toallas, paños y ropa interior de algodón blanco. Encogen lana, viscosa y mucho punto; el elastano pierde fuerza y los colores bajan. Un vaquero puede perder una talla de largo. Úsalo para higiene, no para manchas: muchas se fijan.',
    valentina:
      'Sábanas, toallas, trapos y algodón blanco, sin miedo. Lana, viscosa y ropa con elastano, jamás: encogen o se quedan flojas, y el color se apaga. Y ojo, que el calor fija manchas en vez de quitarlas.',
  },
  {
    title: 'Treinta o cuarenta grados',
    questions: [
      'mejor 30 o 40 grados',
      'diferencia entre lavar a 30 y a 40',
      '40 grados encoge la ropa',
      'a 30 grados se limpia bien',
      'ropa de diario a 30 o a 40',
      'cuando subir a 40 grados',
    ],
    maya: 'A 30 para casi todo: cuida color y elástico y con detergente líquido limpia igual. Sube a 40 con camisas sudadas, pijamas, ropa de niños con comida o blancos apagados. Con algodón ya lavado, 40 no encoge; con viscosa o punto, puede.',
    valentina:
      'Treinta para casi todo, que cuida el color. Cuarenta si hay sudor, pijamas, comida de niños o blanco tristón. El algodón ya lavado no encoge a 40; la viscosa y el punto se lo piensan.',
  },
  {
    title: 'Ropa interior y calcetines: a cuántos grados',
    questions: [
      'a cuantos grados se lavan las bragas',
      'a que temperatura lavo los calcetines',
      'ropa interior a 60 grados hace falta',
      'calzoncillos a cuantos grados',
      'lavar ropa interior en frio es higienico',
      'calcetines de deporte a que temperatura',
      'a que temperatura lavar la ropa interior',
      'lavar bragas a 60',
      'calzones y calzoncillos como se lavan',
      'bombachas agua caliente',
      'ropa interior con bacterias temperatura',
    ],
    maya: 'Algodón, a 40 basta para el día a día, y a 60 si hay infección u hongos y la etiqueta lo admite. Encaje, seda, microfibra y sujetadores, a 30 o en frío y en bolsa. Calcetines de deporte, del revés y a 40. Sin suavizante. En frío queda limpia si el detergente es bueno y se seca del todo.',
    valentina:
      'De algodón, 40 y perfecto; 60 solo si hay hongos o infección y la etiqueta deja. Encaje, microfibra y sujes, 30 y en bolsita. Los calcetines del gym, del revés y a 40, que así no se queda el olor dentro. Sin suavizante y bien secas.',
  },
  {
    title: 'Lavar la ropa de un enfermo',
    questions: [
      'como lavo la ropa de una persona enferma',
      'lavar ropa despues de gastroenteritis',
      'ropa con gripe o covid a cuantos grados',
      'desinfectar la ropa sin lejia',
      'ropa con hongos como se desinfecta',
      'lavar ropa con sarna',
    ],
    maya: 'A 60 grados con detergente normal, programa completo y sin llenar mucho; lo que no aguanta, higienizante textil en frío. No la sacudas y lávate las manos después. Con sarna, lo que no se lava a 60 se cierra en una bolsa tres días o más; pregunta en tu centro de salud.',
    valentina:
      'Sesenta grados, programa largo y tambor holgado; lo delicado, con higienizante en frío. Sin sacudirla y manos lavadas. Si es sarna, lo que no aguante 60, bolsa cerrada al menos tres días, y lo que diga tu médico.',
  },
  {
    title: 'Ropa con chinches o piojos',
    questions: [
      'como quito chinches de la ropa',
      'lavar ropa con chinches',
      'piojos en los gorros y bufandas',
      'la maleta trae chinches del hotel',
      'a cuantos grados mueren los chinches',
      'pulgas en la ropa',
    ],
    maya: 'Lavado a 60 grados o secadora caliente media hora: el calor mata chinches, pulgas y piojos. Lo que no lo aguanta, cuatro días en el congelador a -18 en bolsa cerrada. Los piojos sin cabeza mueren en dos días. La maleta, aspirada y fuera del dormitorio.',
    valentina:
      'Calor: 60 grados o media hora de secadora caliente y no queda uno. Lo delicado, bolsa cerrada y cuatro días de congelador. Con piojos, guardar el gorro dos días ya basta. La maleta, aspirada y lejos de la cama.',
  },
  {
    title: 'Vaqueros y camisetas blancas en la misma lavadora',
    questions: [
      'puedo meter vaqueros con camisetas blancas',
      'lavar vaqueros con ropa blanca',
      'los jeans destiñen en lo blanco',
      'vaqueros viejos con camisetas claras',
      'mezclilla con playeras blancas',
      'con que se lavan los vaqueros',
    ],
    maya: 'No: el índigo se suelta durante muchos lavados y deja lo blanco grisáceo o azulado. Lava vaqueros con azul oscuro, negro o gris, del revés y en frío. Unos muy lavados y claros pueden ir con color claro, nunca con el blanco bueno.',
    valentina:
      'Mejor que no, que el índigo suelta y te deja las camisetas azuladas. Vaqueros con oscuros, del revés y en frío. Si son viejísimos y claritos, con colores claros pase, pero con lo blanco blanco, nunca.',
  },
  {
    title: 'Toallas con ropa en la misma lavadora',
    questions: [
      'puedo lavar toallas con ropa',
      'lavar toallas y sabanas con camisetas',
      'por que no lavar toallas con ropa',
      'toallas junto con ropa negra',
      'se puede lavar el albornoz con la ropa',
      'toallas y ropa interior juntas',
    ],
    maya: 'Mejor aparte: sueltan pelusa, pesan mucho y frotan el punto y lo fino, además de pedir más grados. Si no hay otra, únelas con algodón resistente de su color, como sábanas o pijamas, y nunca con negro ni con microfibra.',
    valentina:
      'Aparte, si puedes: sueltan pelusa y a lo finito lo machacan. Si no llenas, con sábanas o pijamas de algodón de su color. Con ropa negra, ni loca, que sales toda llena de pelitos.',
  },
  {
    title: 'Ropa interior con el resto de la colada',
    questions: [
      'puedo lavar la ropa interior con lo demas',
      'calcetines con camisetas se lavan juntos',
      'lavar calzoncillos con paños de cocina',
      'bragas y toallas juntas',
      'la ropa interior va aparte',
      'calcetines con ropa interior es antihigienico',
    ],
    maya: 'Se puede, con ropa de su color y a 40 grados. Lo que conviene separar son los paños de cocina, por higiene, y los sujetadores, en bolsa y a 30. Si alguien tiene hongos o infección, lo suyo aparte y a 60.',
    valentina:
      'Sí, tranquila: con su color y a 40. Los trapos de cocina, por separado, y los sujes en bolsita a 30. Solo si hay hongos o alguna infección en casa va aparte y a 60.',
  },
  {
    title: 'Ropa de bebé con la de los mayores',
    questions: [
      'puedo lavar la ropa del bebe con la nuestra',
      'hasta cuando se lava aparte la ropa del bebe',
      'ropa de recien nacido con la de adultos',
      'detergente de bebe para toda la familia',
      'bodys del bebe con camisetas nuestras',
      'lavar pañales de tela con ropa',
    ],
    maya: 'Sí, si el detergente es suave, sin perfume, y la ropa vuestra no viene de taller, obra o mascotas. Muchas familias la separan los primeros dos o tres meses por prudencia. Pañales de tela, siempre aparte y a 60.',
    valentina:
      'Sí se puede, con detergente suave sin perfume y sin meter lo del taller ni lo lleno de pelos. Si te quedas más tranquila, aparte los primeros meses. Los pañales de tela sí, solos y a 60.',
  },
  {
    title: 'Lana con algodón en la misma lavadora',
    questions: [
      'puedo lavar la lana con el algodon',
      'jersey de lana con camisetas en la lavadora',
      'meter un jersey en el programa normal',
      'lavar lana y seda juntas',
      'programa de lana con otra ropa',
      'que se puede lavar con la lana',
    ],
    maya: 'Solo si manda la lana: programa de lana, en frío, con su detergente y poca carga, y entonces algodón fino y limpio puede acompañarla. En un programa de algodón la lana se hace fieltro. Lana y seda sí van juntas en delicado.',
    valentina:
      'Depende de quién mande: en programa de lana y frío, un par de camisetas pueden ir de invitadas. Al revés no, que en el de algodón el jersey te sale talla bebé. Lana con seda, en delicado, sí.',
  },
  {
    title: 'Con qué se lava lo rojo, lo rosa y lo vivo',
    questions: [
      'con que se lava la ropa roja',
      'rojo con rosa en la lavadora',
      'ropa roja con ropa negra se lava junta',
      'el rojo destiñe siempre',
      'lavar colores vivos juntos',
      'camiseta roja con vaqueros en la lavadora',
    ],
    maya: 'Los primeros tres o cuatro lavados, lo rojo solo o con negro y burdeos, en frío. Después, con rojos, rosas fuertes y naranjas. Prueba antes: un paño blanco húmedo apretado en una costura; si se tiñe, todavía suelta.',
    valentina:
      'Las primeras veces, solito o con negros y burdeos, y en frío. Luego ya con rosas fuertes y naranjas. ¿Sigue soltando? Aprieta un paño blanco húmedo en la costura y te lo dice.',
  },
  {
    title: 'Gris, beige y pastel: en qué montón van',
    questions: [
      'la ropa gris se lava con blanco o con negro',
      'el beige va con lo blanco',
      'en que monton va lo gris',
      'ropa rosa palo con que se lava',
      'celeste con blanco en la lavadora',
      'colores claros con blanco',
    ],
    maya: 'Gris claro, beige, celeste y pastel forman el montón de claros, a 30. El gris oscuro va con negro y marino. Lo blanco conviene solo: con los claros pierde viveza poco a poco, aunque de una vez no pase nada.',
    valentina:
      'Gris clarito, beige y pasteles, montón de claros. Gris oscuro, con los negros. El blanco, mejor solo, que por un día no pasa nada pero con el tiempo se te pone tristón.',
  },
  {
    title: 'Prendas de rayas o bicolores: cómo se lavan',
    questions: [
      'como lavo una camiseta de rayas blancas y negras',
      'ropa bicolor en que monton va',
      'vestido blanco y rojo se destiñe encima',
      'lavar prenda con dos colores',
      'rayas marineras con que se lavan',
      'la parte negra destiñe en la blanca',
    ],
    maya: 'Va con los claros si ya está probada y no suelta; si es nueva, sola, en agua fría, con toallita atrapacolor y programa corto. Nunca a remojo ni húmeda y doblada: ahí se corre el color. Al acabar, a tender enseguida.',
    valentina:
      'Nueva, solita, fría y con toallita atrapacolor. Si ya sabes que no suelta, con los claros. Y ni remojo ni dejarla mojada hecha una bola, que es cuando el color se pasa al blanco.',
  },
  {
    title: 'Ropa de deporte con la de diario en la lavadora',
    questions: [
      'puedo lavar la ropa de deporte con la normal',
      'mezclar ropa de gimnasio con camisetas de algodon',
      'la ropa tecnica se lava aparte',
      'ropa de futbol con lo demas',
      'mallas de gym con vaqueros',
      'lavar la ropa tecnica con camisas',
    ],
    maya: 'Se puede con sintéticos y algodón fino de su color, a 30 y sin suavizante; por el suavizante se suele lavar aparte. Con vaqueros y toallas no: las cremalleras enganchan y la pelusa tapona el tejido. Si huele fuerte, mejor sola.',
    valentina:
      'Sí, con camisetas finas de su color, a 30 y sin suavizante. Con vaqueros o toallas no, que se llena de enganchones y pelusa. Y si apesta, un remojo con vinagre y a su bola.',
  },
  {
    title: 'Cremalleras cerradas y ropa del revés',
    questions: [
      'se lava la ropa del reves',
      'cremalleras abiertas o cerradas al lavar',
      'camisas abrochadas o desabrochadas en la lavadora',
      'hay que dar la vuelta a la ropa para lavarla',
      'vaqueros del reves por que',
      'botones al lavar abrochados',
    ],
    maya: 'Del revés lo oscuro, vaqueros, punto y estampados: el roce se queda dentro. Cremalleras y corchetes, cerrados, para que no enganchen. Botones de camisa, abiertos, que abrochados tiran de los ojales. Bolsillos vacíos y cintas atadas.',
    valentina:
      'Del revés: negro, vaqueros, punto y lo que lleve dibujo. Cremalleras y corchetes cerrados; botones de camisa, abiertos, que si no sufren los ojales. Y mira los bolsillos, que hay pañuelo seguro.',
  },
  {
    title: 'Un pañuelo de papel se ha lavado con la ropa',
    questions: [
      'se me ha lavado un pañuelo de papel con la ropa',
      'ropa llena de trocitos de papel',
      'kleenex en la lavadora como lo quito',
      'papel higienico deshecho en la ropa negra',
      'lave la ropa con un papel en el bolsillo',
      'restos de papel en la lavadora',
    ],
    maya: 'No la laves otra vez: deja que se seque del todo, sacúdela fuera y pasa un rodillo o una media vieja. Diez minutos de secadora en aire frío se llevan casi todo. Limpia el filtro antes del siguiente lavado.',
    valentina:
      'Que no cunda el pánico: sécala, sacúdela en el balcón y rodillo quitapelusas, o una media vieja enrollada en la mano. Si tienes secadora, diez minutos y el filtro hace el resto. Y limpia la lavadora.',
  },
  {
    title: 'Perlas de olor, perfumador y ropa que huela bien',
    questions: [
      'como hago que la ropa huela bien mas tiempo',
      'perlas perfumadas para la ropa sirven',
      'la ropa no me huele a nada despues de lavar',
      'perfumador de ropa es bueno',
      'echar colonia a la ropa',
      'bolsitas de olor en el armario',
    ],
    maya: 'La ropa huele bien cuando está limpia y seca del todo: menos detergente, buen aclarado y tender enseguida. Las perlas perfuman, no limpian, y sobran en deporte, toallas y bebé. En el armario, jabón o lavanda. La colonia directa mancha la seda.',
    valentina:
      'Lo que de verdad huele bien es lo bien aclarado y tendido rápido. Las perlas son perfume, no limpian: ni en toallas ni en el gym. Una pastilla de jabón en el cajón hace milagros. Colonia en la seda, jamás.',
  },
  {
    title: 'Dónde va la cápsula y cuánto suavizante',
    questions: [
      'donde se pone la capsula de detergente',
      'las capsulas van en el cajetin o en el tambor',
      'cuanto suavizante se echa',
      'la capsula no se ha disuelto',
      'cual es el cajon del detergente',
      'puedo poner dos capsulas',
      'en que compartimento va el suavizante',
    ],
    maya: 'La cápsula, al fondo del tambor vacío y la ropa encima; el líquido y el polvo, en el compartimento II; el suavizante, en el de la flor, sin pasar de la marca. Una cápsula para una carga normal, dos si va llena y sucia. Si no se disuelve, agua muy fría o poco espacio.',
    valentina:
      'Cápsula: directa al tambor, debajo de la ropa. Polvo o líquido, cajoncito II; suavizante, el de la florecita, hasta la marca y no más. Con una basta salvo carga llena y muy sucia.',
  },
  {
    title: 'Tender camisas y camisetas sin marcas',
    questions: [
      'como se tienden las camisetas',
      'como tiendo las camisas para no planchar',
      'por donde se cuelga una camiseta al tender',
      'marcas de pinzas en la ropa',
      'tender jerseys sin que se deformen',
      'se tienden los vaqueros de la cintura o del bajo',
    ],
    maya: 'Sacúdelas y alisa con la mano. La camiseta, por el bajo o doblada sobre la cuerda en la axila; la camisa, en percha y abrochada arriba; el vaquero, del revés y por la cintura; el punto, en plano. Pinzas, en costuras.',
    valentina:
      'Un buen sacudón primero. Camisetas por el bajo, camisas en percha y con el botón de arriba, vaqueros por la cintura y del revés, y los jerséis tumbaditos. Pinza en la costura y cero marcas.',
  },
  {
    title: 'Si hace falta planchar vaqueros, camisetas y ropa interior',
    questions: [
      'hay que planchar los vaqueros',
      'se planchan las camisetas',
      'es necesario planchar la ropa interior',
      'que ropa no hace falta planchar',
      'se planchan las sabanas',
      'planchar jeans con raya',
    ],
    maya: 'No hace falta con vaqueros, punto, ropa interior ni deporte: bien sacudidos y tendidos quedan lisos. Se planchan camisas, lino, pantalón de vestir y vestidos de tela. Un vaquero con raya marcada envejece. Una camiseta buena sí gana con un repaso.',
    valentina:
      'Vaqueros, punto, braguitas y ropa del gym, ni la saques. La plancha es para camisas, lino, pantalón de vestir y vestidos. Raya en el vaquero, nunca. A una camiseta mona, un repasito le sienta bien.',
  },
  {
    title: 'Temperatura de la plancha según la tela',
    questions: [
      'a que temperatura se plancha cada tela',
      'cuantos puntos de plancha para el algodon',
      'plancha para poliester temperatura',
      'a que temperatura plancho la viscosa',
      'que tela se plancha con vapor',
      'plancha caliente para lino',
    ],
    maya: 'Un punto, 110 grados: nailon, acrílico, elastano. Dos, 150: lana, seda, poliéster, viscosa. Tres, 200: algodón y lino, con vapor. Empieza por lo que pide menos calor y sube. Seda y oscuros, del revés; lana, con un paño húmedo.',
    valentina:
      'Un punto para nailon y acrílico; dos para lana, seda, poliéster y viscosa; tres y vapor para algodón y lino. Empieza por lo delicado y ve subiendo, que enfriar tarda. Y lo oscuro, del revés.',
  },
  {
    title: 'Planchar terciopelo, pana y pelo',
    questions: [
      'como se plancha el terciopelo',
      'planchar pana sin aplastarla',
      'vestido de terciopelo arrugado',
      'se puede planchar la pana',
      'terciopelo con marcas de sentarse',
      'velvet arrugado que hago',
    ],
    maya: 'No se apoya la plancha: vapor a dos dedos por el revés, con la prenda colgada, y después cepillo suave en el sentido del pelo. Si no hay vaporera, el baño con la ducha caliente. Las marcas de sentarse salen igual.',
    valentina:
      'Apoyar la plancha, prohibido. Vapor desde el revés, colgado, a un par de dedos, y cepillito a favor del pelo. Sin vaporera, cuélgalo en el baño con la ducha caliente. Las marcas del culo se van así.',
  },
  {
    title: 'Planchar poliéster y telas sintéticas',
    questions: [
      'como se plancha el poliester',
      'el poliester se plancha',
      'vestido de poliester muy arrugado',
      'se derrite el poliester con la plancha',
      'planchar una gasa sintetica',
      'la ropa de shein viene arrugada como la plancho',
    ],
    maya: 'Plancha a un punto o dos, del revés, con un paño fino en medio y sin parar quieta. El vapor suave funciona mejor que el calor. Si brilla o se pega, ya se ha fundido y no vuelve. Tendido en percha, apenas necesita.',
    valentina:
      'Poquito calor, del revés y con un pañito entre medias, sin dejarla quieta. Casi mejor vapor. Si se pega o brilla, se ha fundido y adiós. Y si lo cuelgas en percha mojado, ni planchas.',
  },
];
