import type { WrittenEntry } from './entry.ts';

/** Babies, children, birth and the weeks after it. */
export const little: readonly WrittenEntry[] = [
  {
    title: 'Canastilla: cuánta ropa necesita un recién nacido',
    questions: [
      'cuanta ropa necesito para el bebe recien nacido',
      'canastilla bebe lista',
      'que ropa compro para el bebe antes de nacer',
      'ajuar de bebe cuantos bodys',
      'tallas de recien nacido cuantas compro',
      'que no comprar para el recien nacido',
    ],
    maya: 'Para la primera y segunda talla: siete bodis, cinco pijamas de pie con cremallera, tres polainas, dos chaquetas de punto, dos gorros, calcetines y un saco. Pocos de 0 meses, que duran tres semanas. Abierto por delante, algodón, sin lazos largos. Todo lavado antes.',
    valentina:
      'Siete bodis, cinco pijamas con cremallera, polainas, chaquetita y gorro. De la talla 0, poquísimo, que no les dura nada. Cruzados por delante, que por la cabeza al principio es una odisea. Y todo lavado sin suavizante.',
  },
  {
    title: 'Bolsa del hospital para el parto: ropa',
    questions: [
      'que ropa llevo al hospital para dar a luz',
      'bolsa del hospital bebe y mama',
      'cuantos camisones llevo al hospital',
      'ropa para salir del hospital con el bebe',
      'camison para el parto',
      'primera puesta bebe que es',
    ],
    maya: 'Para ti: dos camisones abiertos por delante, bata, zapatillas de suela, bragas altas desechables o de algodón, dos sujetadores de lactancia sin aros, y ropa de embarazo para salir. Para el bebé: un conjunto por día en bolsitas, gorro, manta y una talla más por si acaso.',
    valentina:
      'Camisones que se abran por delante, bata, zapas de casa, bragas altas y sujetador sin aros. Para volver, ropa de premamá, que la barriga no se va ese día. Del bebé, un conjunto por bolsita y una talla más de repuesto.',
  },
  {
    title: 'Cesárea y primeras semanas: qué no roza',
    questions: [
      'que me pongo despues de una cesarea',
      'bragas para cesarea',
      'pantalon que no roce la cicatriz de cesarea',
      'ropa para salir a la calle recien parida',
      'que ropa llevo los primeros quince dias postparto',
      'faja despues del parto si o no',
    ],
    maya: 'Braga de algodón por encima del ombligo, que no pise la cicatriz; vestido camisero, pantalón premamá bajo la tripa o de cintura ancha blanda, y capas para lactar. Nada de cinturilla rígida ni vaquero en semanas. La faja, solo si te la indica tu matrona o fisio.',
    valentina:
      'Braguita altísima de algodón, vestido camisero o pantalón de premamá, y sin cinturillas duras. Que se abra para dar el pecho. La faja, pregúntasela a tu matrona. Y no te mires en el vaquero de antes, que tu cuerpo acaba de hacer magia.',
  },
  {
    title: 'Sujetador de lactancia: talla y cuándo comprarlo',
    questions: [
      'en que mes compro sujetador para amamantar',
      'sujetador de lactancia que talla',
      'con aros o sin aros lactancia',
      'cuantos sujetadores de lactancia necesito',
      'brasier para amamantar comodo',
      'sujetador para dormir con discos',
    ],
    maya: 'Dos sin aros hacia el octavo mes, con un par de dedos de margen, y el resto cuando el pecho se asiente, hacia el primer mes. Clip que se abra con una mano, tirante ancho, algodón por dentro. Para dormir, top cruzado que sujete los discos. Tres o cuatro para ir lavando.',
    valentina:
      'Compra un par al octavo mes, con margen y sin aros, y espera al mes del parto para los demás. Que el clip se abra con una mano, que la otra la tendrás ocupada. Uno tipo top para dormir, y tres o cuatro en total.',
  },
  {
    title: 'Boda o fiesta dando el pecho',
    questions: [
      'vestido de boda para dar el pecho',
      'invitada lactante que me pongo',
      'me pongo que para un bautizo si doy teta',
      'vestido de fiesta con lactancia facil',
      'comunion y lactancia vestido camisero',
      'amamantar en una boda vestido',
    ],
    maya: 'Camisero abotonado, cruzado con lazo, dos piezas con blusa por fuera, o cuerpo con cremallera lateral oculta. Estampado, que disimula gotas, y discos. Chal grande. Nada de vestido con cremallera atrás. Pruébate abriéndolo con una mano y el bebé encima.',
    valentina:
      'Camisero, cruzado o dos piezas; la cremallera atrás, descartada. Estampado por si hay gotas, discos y un chal. Antes de comprarlo, prueba a abrirlo con una mano. Y tacón estable, que llevas a alguien en brazos.',
  },
  {
    title: 'Cochecito, portabebé y silla del coche: abrigo',
    questions: [
      'silla del coche con plumas o sin plumas',
      'como abrigo al bebe en el coche',
      'saco de silla para invierno',
      'porteo en invierno que ropa le pongo',
      'abrigo de porteo',
      'gorro y manta en el carrito cuanto',
    ],
    maya: 'En la silla del coche, sin plumas ni buzo grueso: el arnés queda flojo. Se abrocha en cuerpo y se pone la manta encima. En el portabebé, tú haces de calefacción: una capa menos, gorro, calcetín alto y cobertor. En el cochecito, saco; y nunca una manta tapando la capota con sol.',
    valentina:
      'En el coche, fuera abrigo: se abrocha con jersey y la mantita por encima, que con plumas el cinturón no agarra. En la mochila, una capa menos que tú. En el carro, saco, y jamás tapes la capota con una tela al sol, que se cuece.',
  },
  {
    title: 'Primeros zapatos y calzado de gateo',
    questions: [
      'cuando le pongo zapatos al bebe',
      'primeros zapatos del bebe talla',
      'zapatos de gateo hacen falta',
      'descalzo o con calcetines para aprender a andar',
      'barefoot niños que talla',
      'cuanto crece el pie de un niño',
    ],
    maya: 'Hasta que ande fuera, descalzo o calcetín con goma. Para andar: suela que doble con dos dedos, puntera ancha, talón sujeto y un centímetro de margen, medido de pie y por la tarde. Revisa cada dos o tres meses. Usados de otro niño, solo si la suela está sin deformar.',
    valentina:
      'Mientras gatee, descalzo o calcetín antideslizante. Luego, suela blandísima, punta ancha y un dedito de espacio. Mide cada dos meses, que crecen en silencio. Y heredados, si no están deformados.',
  },
  {
    title: 'Cuánto margen dejar al comprar ropa de niños',
    questions: [
      'compro una talla mas para mi hijo',
      'cuanto grande le compro la ropa al niño',
      'mi hija esta entre dos tallas',
      'ropa de invierno para el año que viene que talla',
      'niño alto y delgado que talla compro',
      'pantalones con cintura ajustable',
    ],
    maya: 'Un dedo en zapato, tres centímetros en manga y bajo que se pueda doblar; más, tropieza. El abrigo, una talla arriba. Niño delgado: talla por altura y cintura con botón regulable. Para guardar rebajas de un año a otro, suma siete u ocho centímetros de estatura.',
    valentina:
      'La chaqueta, una talla más; los pantalones, la suya con cinturilla que se regula. Zapatos, un dedo. Si compras para el año que viene, calcula unos siete centímetros más de alto. Y mide a tu peque contra la pared.',
  },
  {
    title: 'Marcar la ropa del cole y del campamento',
    questions: [
      'como marco la ropa para el cole',
      'etiquetas para ropa que no se caen',
      'rotulador para ropa de guarderia',
      'como se marca la ropa del campamento',
      'pierde los abrigos en el cole que hago',
      'marcar zapatillas del niño',
    ],
    maya: 'Etiqueta termoadhesiva con nombre y teléfono de los padres, planchada quince segundos en la del cuello; rotulador textil en lo pequeño. En zapatos, media pegatina en cada plantilla, que además enseña izquierda y derecha. Marca lo que se quita: abrigo, sudadera, gorro, mochila.',
    valentina:
      'Pegatinas de plancha o rotulador para tela en la etiqueta, y listo. En las zapas, media pegatina de un animal en cada una: sabe cuál es cuál. Marca todo lo que se quite, que la caja de objetos perdidos es un agujero negro.',
  },
  {
    title: 'Niños en la playa y en la piscina',
    questions: [
      'bañador para bebe con proteccion solar',
      'ropa de playa para niños upf',
      'escarpines para niños playa',
      'mi niño quiere ir sin camiseta a la piscina',
      'que le pongo al bebe en la playa',
      'traje de baño para niña que comodo',
    ],
    maya: 'Camiseta de baño con UPF 50 y manga, gorro con visera y nuca, escarpín si hay piedras, y dos bañadores para cambiar el mojado. De color vivo: en el agua se ve; el azul y el verde, no. Menores de seis meses, a la sombra. Toalla poncho y muda entera.',
    valentina:
      'Camiseta de agua con protección, gorrito con nuca y dos bañadores. Elígelo naranja o rosa fuerte, que en el agua el azul no se ve. Los bebés pequeñitos, a la sombra. Y toalla-poncho, que es un invento.',
  },
  {
    title: 'Nieve y frío con niños',
    questions: [
      'que le pongo al niño para la nieve',
      'capas de ropa niño nieve',
      'mono de nieve o dos piezas',
      'guantes para niños que no se quiten',
      'mi hijo no quiere abrigo que hago',
      'bebe en la nieve como lo abrigo',
    ],
    maya: 'Interior térmico, forro polar y mono impermeable; en pequeños, mono antes que dos piezas. Manopla por debajo de la manga con cordón, braga de cuello en vez de bufanda y calcetín único de lana, no dos. Muda completa en el coche. Toca la nuca: si está sudada, sobra capa.',
    valentina:
      'Térmica, polar y mono. Manoplas metidas por dentro y con cordón, braga de cuello y un calcetín bueno, no dos. Tócale la nuca para saber si tiene frío o calor. Y si no quiere abrigo, que elija entre dos: funciona.',
  },
  {
    title: 'Leotardos, calcetines y ropa que pica a los niños',
    questions: [
      'a mi hija le pican los leotardos',
      'mi hijo se quita los calcetines',
      'no quiere llevar vaqueros el niño',
      'leotardos sin costura niña',
      'ropa que no molesta para niños sensibles',
      'a mi nena le molestan las costuras',
    ],
    maya: 'Vuelve el calcetín del revés, con la costura fuera, o cómpralos sin costura. Leotardo de algodón canalé con talla de sobra, o malla y falda. Pantalón de punto con goma en lugar de vaquero. Corta las etiquetas a ras y lava antes. Que elija la textura: manda la piel, no el capricho.',
    valentina:
      'El truco: calcetines del revés, con la costura por fuera. Leotardo una talla más o mallas con falda. Pantalón de chándal bonito en vez de vaquero. Y toca con ella las telas en la tienda, que no es manía, es que pica.',
  },
  {
    title: 'Niños: fiebre, calor y habitación',
    questions: [
      'como visto a mi hijo con fiebre',
      'bebe con fiebre le quito ropa',
      'mi niño suda mucho de noche que le pongo',
      'cuantas capas le pongo al niño en otoño',
      'el niño tiene las manos frias y va abrigado',
      'bebe en verano para dormir body',
    ],
    maya: 'Con fiebre, ropa ligera de algodón y sin abrigar de más, muda seca si suda, y pediatra si es menor de tres meses o te preocupa. En casa, lo que llevas tú; fuera, algo más de abrigo quien no anda. Manos frías es normal: se mira la nuca o el pecho.',
    valentina:
      'Con fiebre, poquita ropa, algodón y muda si suda; y si es muy bebé, al pediatra. Para lo demás, lo mismo que tú, y algo más de abrigo si va sentado en el carro. Las manitas frías engañan: mira la nuca.',
  },
  {
    title: 'Niñas y niños que eligen su ropa',
    questions: [
      'mi hija quiere elegir su ropa',
      'mi hijo quiere ponerse vestido',
      'mi hija no quiere vestidos',
      'mi niño solo se viste de un color',
      'discusion cada mañana por la ropa del cole',
      'cuando dejo que mi hijo elija ropa',
    ],
    maya: 'Desde los tres años, dos opciones que a ti te valgan; desde los siete, su armario con lo que vale para cole y para ceremonia separado. Vestido o pantalón, la ropa es suya: lo que ayuda es acompañar. La noche antes, preparada; para una boda, pactad con tiempo.',
    valentina:
      'Ofrécele dos cosas y que decida, y preparadlo la noche antes: se acaba la guerra. ¿Quiere vestido o no quiere? Pues adelante, es ropa. Deja lo de ceremonia aparte y pactado, y el resto que se exprese.',
  },
  {
    title: 'Chándal, babi y educación física',
    questions: [
      'cuantos chandals necesita mi hijo para el cole',
      'babi de guarderia que talla',
      'zapatillas para educacion fisica niños',
      'chandal del cole se rompe en la rodilla',
      'buzo del colegio cuantos compro',
      'pants de deportes escuela cuantos',
    ],
    maya: 'Dos completos y una camiseta de más, porque uno siempre está mojado; rodillera por dentro desde el primer día. El babi, una talla grande, con goma en el puño y botón delante. Zapatilla con puntera reforzada, suela que no marque y velcro hasta que ate.',
    valentina:
      'Dos y una camiseta extra. Ponle rodilleras por dentro antes de estrenarlo. El babi, grandecito y con goma en el puño. Y las zapas, con puntera dura, que esas cabezas las gastan frenando.',
  },
  {
    title: 'Adolescente que cambia de talla cada mes',
    questions: [
      'mi hijo adolescente crece y no le vale nada',
      'ropa para mi hija de 13 que no sea infantil ni de mayor',
      'primer traje para chico de 15',
      'mi hija adolescente solo va de negro',
      'hijo de 14 no quiere vaqueros',
      'ropa adolescente talla infantil o de adulto',
    ],
    maya: 'Pocas prendas buenas y sitio para crecer: sudadera grande, vaquero recto con bajo, zapatilla de media talla más. Talla 14 o 16 infantil equivale a XS o S de adulto y suele salir más barata. El traje, alquilado o con dobladillo. Déjale su uniforme: el negro también es búsqueda.',
    valentina:
      'Sudaderas grandes, vaqueros con dobladillo y zapas con medio número de más. Mira la 14 o 16 de niños, que vale igual que una XS y cuesta menos. El traje, prestado o alquilado. Y si va de negro, que vaya de negro.',
  },
  {
    title: 'Cuándo quitar o poner la chaqueta a un niño',
    questions: [
      'cuando le quito el abrigo a mi hijo',
      'mi hijo no quiere ponerse la chaqueta',
      'cuanta ropa le pongo al niño para el cole',
      'los niños pasan mas frio que los adultos',
      'como se si mi hijo tiene frio',
      'mi hija suda con el abrigo en el parque',
    ],
    maya: 'Si corre, una capa menos que tú; si va en carrito, una más. Toca nuca y espalda: tibias y secas, bien; húmedas, quita; frías, pon. Manos frescas no dicen nada. Camiseta de algodón, sudadera y chaqueta con cremallera, que se abra sin quitar.',
    valentina:
      'Si corre, una capa menos que tú; si va sentado, una más. Mano en la nuca: tibia, perfecto; sudada, fuera chaqueta; fría, dentro. Y cremallera, para abrir sin peleas.',
  },
  {
    title: 'Sandalias, zapatillas o botas para niños',
    questions: [
      'sandalias o zapatillas para niños en verano',
      'sandalias cerradas para niños',
      'zapatillas con velcro o cordones para niños',
      'botas de agua para el cole',
      'mi hijo solo quiere zapatillas',
      'zapato de colegio con que suela',
    ],
    maya: 'Para correr y trepar, puntera cerrada: sandalia de tipo cangrejera o zapatilla con velcro. Suela que doble por los dedos y talón firme. Botas de agua, con calcetín y solo para charcos, que no transpiran. Cordones, cuando los sepa atar, hacia los seis o siete.',
    valentina:
      'Para jugar, puntera tapada y velcro; la sandalia, cerrada tipo cangrejera. Suela que doble por delante y talón firme. Botas de agua, para charcos y un rato. Cordones, cuando sepa: sobre los seis o siete.',
  },
  {
    title: 'Pajes y damitas de arras',
    questions: [
      'que lleva la niña de arras',
      'ropa para pajes de boda',
      'niño de arras traje',
      'vestido de damita de honor niña',
      'los pajes tienen que ir iguales',
      'que zapatos para niña de arras',
    ],
    maya: 'Suele decidirlo la novia: tonos crudos, empolvados o lino, en tela que no pique, y un fajín o lazo del color de la boda. Niño, pantalón corto o bombacho con camisa; niña, vestido a media pierna. Zapato ya usado, y muda por si acaso.',
    valentina:
      'Manda la novia: crudos, empolvados, lino suave y un lazo del color de la boda. Ellos, pantalón corto y camisa; ellas, vestido a media pierna. Zapatos estrenados en casa y ropa de repuesto, que habrá helado.',
  },
  {
    title: 'Disfraz y ropa para el festival del colegio',
    questions: [
      'piden camiseta blanca y pantalon negro para el festival',
      'ropa para la funcion del cole',
      'que le pongo a mi hija para la actuacion',
      'mi hijo tiene que ir de un color al colegio',
      'disfraz facil para el festival del cole',
      'ropa para la foto del colegio',
    ],
    maya: 'Piden colores lisos para que se vea el grupo: usa lo que tenga del uniforme, una camiseta del revés si lleva dibujo, y leggings en vez de pantalón. Pregunta en el grupo antes de comprar. Para la foto, liso, ni negro ni letras, y peinado de siempre.',
    valentina:
      'Tira de lo que haya: camiseta del revés si lleva dibujo, leggings negros y del uniforme lo que valga. En el grupo de clase alguien presta. Para la foto, color liso y alegre, y su pelo de siempre.',
  },
];
