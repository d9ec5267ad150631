import type { WrittenEntry } from './entry.ts';

/** Clothes for travel and weather, place by place and by means of transport. */
export const places: readonly WrittenEntry[] = [
  {
    title: 'Salta y Jujuy en verano',
    questions: [
      'qué ropa llevo a Salta y Jujuy en enero',
      'hace calor o frío en Salta en verano',
      'llueve en Jujuy en enero',
      'valija para el norte argentino en febrero',
      'ropa para Purmamarca y Salinas Grandes',
      'qué me pongo para la Quebrada de Humahuaca',
    ],
    maya: 'Calor de día y lluvia de tarde: en Salta, de 16 a 28 grados con tormentas casi diarias de diciembre a marzo. En la Quebrada y las Salinas, por encima de 2500 metros, sol fuerte y noches de 8 a 10. Ropa liviana, impermeable, un polar, zapatilla con agarre, sombrero, gafas y manga larga contra el sol.',
    valentina:
      'Las dos cosas: en Salta, calorcito y tormenta a la tarde; arriba, en Humahuaca y las Salinas, sol que pica y noches frescas de 8 o 10 grados. Lleva capas: remeras, camisa liviana de manga larga, polar e impermeable. Sombrero, lentes y zapatillas que agarren. Y sube despacio, por la altura.',
  },
  {
    title: 'Autobús o bus de muchas horas',
    questions: [
      'qué me pongo para un bus de 14 horas',
      'ropa para viajar toda la noche en autobús',
      'frío del aire acondicionado en el bus',
      'cómo voy cómoda en un viaje largo en micro',
      'qué llevo en el bolso para un viaje de bus nocturno',
      'ropa para un viaje en flota o en ómnibus',
    ],
    maya: 'Pantalón suave de goma, camiseta, sudadera y una chaqueta o manta ligera a mano: el aire va fuerte y de noche hace frío, aunque fuera haya calor. Calcetines gruesos, zapato fácil de quitar y sin cinturón. En el bolso, muda, pañuelo grande y antifaz. Levántate o mueve los tobillos cada dos horas.',
    valentina:
      'Comodísima: pantalón de goma, camiseta, sudadera y una mantita o chaqueta a mano, que el aire lo ponen helado. Calcetines gordos y zapatos que se quiten fácil. Nada de jeans apretados. En la mochila de arriba, muda y antifaz. Y mueve los pies cada dos horas, que se hinchan.',
  },
  {
    title: 'Mudarse a Canadá: primera ropa',
    questions: [
      'me mudo a Canadá qué ropa llevo',
      'qué abrigo necesito para Toronto en invierno',
      'compro la ropa de frío aquí o allá en Canadá',
      'ropa para vivir en Montreal con menos veinte',
      'emigro a Canadá desde el trópico',
      'lista de ropa para el primer invierno en Canadá',
    ],
    maya: 'Lleva lo de la primera semana y compra allí el abrigo y las botas, que están pensados para ese frío y salen bien usados o en rebajas. Montreal ronda de 10 a 15 bajo cero en enero y baja más; Vancouver, lluvia a 5. Térmicas de lana, polar, abrigo largo cortaviento, bota de menos 25, gorro, manoplas.',
    valentina:
      'Viaja con capas para aguantar una semana y compra allá el abrigo y las botas: los de aquí se quedan cortos. Montreal anda por menos diez o quince y baja más; Vancouver es lluvia. Térmica de lana, polar, abrigo largo que corte el viento, botas para menos 25, gorro y manoplas. Y dentro, camiseta, que hay calefacción.',
  },
  {
    title: 'Cusco y Machu Picchu: ropa según el mes',
    questions: [
      'qué ropa llevo a Cusco y Machu Picchu',
      'hace frío en Cusco en junio',
      'ropa para Machu Picchu en febrero',
      'qué zapatos para subir a Machu Picchu',
      'maleta para Cusco en época de lluvias',
      'cómo me visto para el Valle Sagrado',
    ],
    maya: 'Por capas todo el año. De mayo a agosto, seco: 18 a 20 grados al sol y 0 o menos de noche; plumas fino, gorro y guantes. De diciembre a marzo, lluvia: impermeable y calzado que agarre. Machu Picchu está más bajo y es más templado y húmedo: manga larga contra sol y mosquitos, y zapatilla de suela con dibujo.',
    valentina:
      'Capas, capas y capas. En junio o julio, sol de día y hielo de noche: plumífero finito, gorro y guantes. De diciembre a marzo llueve: chubasquero y zapatillas que agarren. Machu Picchu es más bajo y más calentito, con mosquitos: manga larga fina. Crema solar y gorra siempre.',
  },
  {
    title: 'Medellín, Cali y Eje Cafetero: qué ropa',
    questions: [
      'qué ropa llevo a Medellín',
      'clima de Medellín para hacer maleta',
      'hace frío en Medellín de noche',
      'qué me pongo en Cali',
      'ropa para el Eje Cafetero y Salento',
      'cómo se visten en Medellín para salir',
    ],
    maya: 'En Medellín, entre 17 y 28 grados todo el año: ropa ligera de día, una chaqueta fina de noche e impermeable en abril, mayo, octubre y noviembre, los meses de más lluvia. Cali es más cálida, de 19 a 31. El Eje Cafetero, más fresco y con barro: bota o zapatilla con agarre y un polar. Se sale arreglado.',
    valentina:
      'Medellín es primavera eterna: 17 a 28 grados, así que ropa ligera, chaqueta fina para la noche y paraguas, sobre todo abril, mayo, octubre y noviembre. Cali, más calor. En Salento refresca y hay barro: polar y zapatillas que agarren. Y por la noche la gente se arregla, llévate algo lindo.',
  },
  {
    title: 'Quito y Cuenca: qué ropa',
    questions: [
      'qué ropa llevo a Quito',
      'hace frío en Quito',
      'clima de Quito y Cuenca para la maleta',
      'ropa para Ecuador sierra y costa',
      'qué me pongo para el Cotopaxi y Baños',
      'maleta para Galápagos y Quito',
    ],
    maya: 'Por capas: en Quito, de 9 a 20 grados todo el año, sol muy fuerte al mediodía y aguacero por la tarde, más de octubre a mayo. Camiseta, punto fino, chaqueta impermeable, zapato cerrado y crema. Cuenca es parecida; el Cotopaxi pide gorro, guantes y plumas. Para costa o Galápagos, otra bolsa de ropa fresca.',
    valentina:
      'En Quito tienes cuatro estaciones en un día: fresquito, sol que quema y aguacero. Camiseta, suéter fino, chaqueta impermeable y zapato cerrado. Cuenca, igual. Si subes al Cotopaxi, gorro, guantes y plumas. Y si sigues a la playa o Galápagos, una bolsa aparte con lo fresco.',
  },
  {
    title: 'Curso en Irlanda con una maleta de 23 kilos',
    questions: [
      'qué ropa llevo a Irlanda de septiembre a junio',
      'intercambio en Irlanda con una sola maleta',
      'maleta de 23 kilos para un año fuera',
      'ropa para un curso en Dublín',
      'mi hija se va un año a Irlanda qué le pongo',
      'ropa para Erasmus en un país lluvioso',
    ],
    maya: 'Impermeable bueno con capucha y capas: hace de 4 a 18 grados casi todo el curso, con lluvia y viento más que nieve. Cinco camisetas, tres jerséis, un polar, tres pantalones que sequen rápido, diez mudas, botas impermeables, zapatillas y un conjunto arreglado. Lo pesado, puesto en el avión; el edredón y lo demás, allí.',
    valentina:
      'Lo primero, un chubasquero de verdad; el paraguas allí muere con el viento. Hace entre 4 y 18 grados: cinco camisetas, tres jerséis, polar, tres pantalones, diez mudas, botas que no calen, zapatillas y algo arreglado. Botas y abrigo, puestos en el avión. Toallas y edredón, los compras allí.',
  },
  {
    title: 'Campamento infantil: mudas y ropa',
    questions: [
      'cuántas mudas le pongo para una semana de campamento',
      'ropa para el campamento de mi hija',
      'lista de ropa para campamento de verano de niños',
      'qué lleva mi hijo de nueve años a la colonia de vacaciones',
      'maleta de campamento scout',
      'qué ropa no llevar a un campamento',
    ],
    maya: 'Para siete días: ocho mudas interiores, siete camisetas, cuatro pantalones cortos, dos largos, dos bañadores, sudadera, impermeable, pijama y gorra. Dos pares cerrados ya usados y unas chanclas. Todo viejo, lavable y marcado con su nombre, y por días en bolsas, con una vacía para lo sucio. Nada de valor.',
    valentina:
      'Para una semana: ocho braguitas y calcetines, siete camisetas, cuatro cortos, dos largos, dos bañadores, sudadera, chubasquero y pijama. Dos zapatillas usadas y chanclas. Haz bolsitas por día, con su nombre en todo, y una para lo sucio. Ropa viejita, que vuelve hecha un asco.',
  },
  {
    title: 'Retiro de fin de semana en la montaña',
    questions: [
      'qué empaco para un retiro espiritual de fin de semana',
      'ropa para un retiro en el cerro con frío',
      'retiro de silencio o de yoga qué ropa llevo',
      'voy a un retiro de oración en la montaña',
      'qué me pongo en un encuentro católico de jóvenes',
      'maleta para dos noches en una casa de retiros',
    ],
    maya: 'Capas cómodas y discretas: dos pantalones amplios para sentarse en el suelo, tres camisetas de manga, un polar, chaqueta de abrigo y gorro, que en el cerro la noche baja mucho. Calcetines gruesos, zapato para caminar y sandalias para la casa. Un chal para orar o cubrir los hombros, y pijama presentable.',
    valentina:
      'Ropa suelta y calentita: dos pantalones cómodos, tres camisetas con manga, polar, chamarra y gorro, que de noche hiela. Calcetines gordos, tenis para caminar y chanclas. Un chal, que sirve para rezar, taparte los hombros y hacer de manta. Y pijama decente, que se duerme en grupo.',
  },
  {
    title: 'Pantalón corto en el avión',
    questions: [
      'se puede ir en pantalón corto en el avión',
      'me pueden prohibir subir al avión por la ropa',
      'qué ropa está prohibida en un vuelo',
      'puedo volar en chanclas y bañador',
      'camiseta con palabrotas en el avión',
      'me pueden bajar de un vuelo por ir escotada',
    ],
    maya: 'Sí, se puede volar en pantalón corto. Lo que una aerolínea puede rechazar, según sus condiciones, es ir descalzo, en bañador o sin camiseta, con mensajes ofensivos, transparencias o muy sucio. Aun así lleva un pantalón fino o un pañuelo: en cabina hace frío y el asiento roza. Chanclas valen, pero no para una evacuación.',
    valentina:
      'Claro, en pantalón corto vuelas sin problema. Lo que pueden rechazar es ir descalzo, en bañador, sin camiseta o con frases ofensivas. Pero mete un pantalón largo o pareo, que arriba te congelas. Y mejor zapatillas que chanclas, por si hay que salir rápido.',
  },
  {
    title: 'Cuántas maletas llevar según los días',
    questions: [
      'cuántas maletas llevo',
      'necesito maleta grande para una semana',
      'maleta de mano o facturada según los días',
      'cuánto equipaje para quince días',
      'tamaño de maleta para diez días',
      'una maleta o dos para un viaje largo',
    ],
    maya: 'De uno a cinco días, una de cabina; de seis a diez, cabina y bolso, o una mediana; más de diez, una mediana y lavas cada semana, porque la ropa de siete días sirve para treinta. Una segunda solo con frío intenso, niños o una boda. Pésala en casa, y deja libre un cuarto para volver.',
    valentina:
      'Hasta cinco días, la de cabina y ya. De seis a diez, cabina más mochila o una mediana. ¿Más? La misma mediana, y lavas: con ropa para siete días viajas un mes. Dos, solo si hay mucho frío, peques o boda. Y deja hueco, que a la vuelta siempre traes algo.',
  },
  {
    title: 'Trabajar al sol: manga larga o corta',
    questions: [
      'es mejor manga larga o corta para trabajar en obra en verano',
      'ropa para trabajar al sol en el campo',
      'qué me pongo en la obra con calor',
      'por qué los albañiles van de manga larga',
      'camisa fresca para trabajar a pleno sol',
      'cómo me visto de jardinero en agosto',
    ],
    maya: 'Manga larga, pero ligera, clara y holgada: tapada, la piel recibe menos calor y no se quema, y el aire circula. Camisa técnica o de algodón fino con UPF 50, cubrenuca o gorro bajo el casco y pantalón largo transpirable. Agua cada veinte minutos, sombra a mediodía; si hay mareo o confusión, para y pide ayuda.',
    valentina:
      'Larga, aunque parezca raro: finita, clara y suelta, te tapa del sol y pasas menos calor. Mejor con protección UPF 50, más cubrenuca bajo el casco y pantalón largo que respire. Agua a cada rato y sombra a mediodía. Si te mareas o te lías al hablar, para y avisa, que no es broma.',
  },
  {
    title: 'Bebé en noches de mucho calor',
    questions: [
      'puedo dejar a mi bebé en puro pañal para dormir con calor',
      'cómo visto a un recién nacido con mucho calor',
      'mi bebé de tres meses suda al dormir',
      'ropa de bebé para noches de treinta grados',
      'le pongo calcetines a mi bebé con calor',
      'bebé y ventilador para dormir qué ropa',
    ],
    maya: 'Sí, con 28 grados o más basta el pañal o un body fino de algodón, sin saco, gorro ni calcetines. Toca la nuca: si está sudada, sobra ropa; si está fresca, añade un body. Ventila, y que el ventilador mueva el aire sin darle de frente. Fiebre, mucho sueño o pañales secos: al pediatra ese mismo día.',
    valentina:
      'Sí, con ese calorón el puro pañal o un body de manga corta de algodón está bien. Ni gorro, ni calcetas, ni cobija. Tócale la nuca: mojada, quítale; fresquita, ponle un body. Ventilador, pero no directo. Si tiene fiebre, está muy dormido o moja poco pañal, al pediatra ya.',
  },
  {
    title: 'Venir a vivir a España desde un clima cálido',
    questions: [
      'me mudo a Madrid desde el Caribe qué ropa necesito',
      'voy a vivir a España y no tengo ropa de frío',
      'qué ropa compro para mi primer invierno en Madrid',
      'emigro a España qué ropa llevo en la maleta',
      'ropa para vivir en Barcelona todo el año',
      'llego a España en enero desde Colombia',
    ],
    maya: 'Trae lo ligero y bueno, y compra allí el abrigo: en enero y julio hay rebajas. Madrid va de 0 a 10 grados en invierno y pasa de 35 en verano; Barcelona y Valencia, de 5 a 15; el norte, lluvia. Para empezar: abrigo, dos jerséis, camisetas térmicas, botín con suela, bufanda y paraguas.',
    valentina:
      'Trae tu ropa fresca, que en verano te sobra uso, y el abrigo cómpralo aquí, mejor en rebajas de enero. En Madrid hace 0 a 10 grados en invierno; en Barcelona o Valencia, más suave; en el norte llueve. Primer kit: abrigo, dos jerséis, térmicas, botines con suela y bufanda.',
  },
  {
    title: 'Ropa si la aerolínea pierde o rompe la maleta',
    questions: [
      'la aerolínea perdió mi maleta puedo comprar ropa',
      'me reembolsan la ropa si se retrasa la maleta',
      'cuánto pagan por una maleta perdida con ropa',
      'la maleta llegó rota quién paga',
      'llego a una boda y mi maleta no apareció',
      'reclamar ropa de una maleta perdida',
    ],
    maya: 'Sí: haz el parte PIR en el aeropuerto antes de salir y compra lo razonable, ropa interior, una muda, lo de la boda si era al día siguiente, con todas las facturas. En vuelos internacionales responde la aerolínea hasta unos 1800 euros. Plazos por escrito: 7 días si llega rota, 21 desde que te la entregan tarde.',
    valentina:
      'Sí, pero antes de salir del aeropuerto haz el papel PIR. Luego compra lo necesario, sin volverte loca, y guarda cada ticket. En vuelos internacionales pagan como mucho unos 1800 euros. Si llega rota, tienes 7 días para reclamar; si llega tarde, 21 desde que te la dan. Todo por escrito.',
    source: 'Convenio de Montreal de 1999, artículos 17, 19, 22 y 31',
  },
  {
    title: 'Ropa para pasar rápido el control del aeropuerto',
    questions: [
      'qué ropa pita en el control del aeropuerto',
      'hay que quitarse los zapatos en el control',
      'pita el sujetador de aro en el aeropuerto',
      'cinturón y joyas en el control de seguridad',
      'cómo me visto para pasar rápido el escáner',
      'botas en el control del aeropuerto',
    ],
    maya: 'Zapato bajo fácil de quitar, cinturón elástico o ninguno, poca joya y chaqueta con bolsillos con cremallera donde guardar reloj y monedas. El aro del sujetador rara vez pita; botas con metal, hebillas grandes y horquillas, sí. Ten calcetines limpios por si piden descalzarte. Con marcapasos o prótesis, avisa antes.',
    valentina:
      'Zapatillas fáciles de quitar, sin cinturón de hebillón y las joyas en el bolsillo de la chaqueta, que se cierra y pasa entera por la cinta. El aro del suje casi nunca pita; botas con hebillas y moños con horquillas, sí. Calcetines sin agujeros. ¿Marcapasos o prótesis? Avísalo primero.',
  },
  {
    title: 'Cataratas de Iguazú: qué ponerse',
    questions: [
      'qué me pongo para ir a las cataratas del Iguazú',
      'ropa para el paseo en lancha en Iguazú',
      'qué zapatos llevo a las cataratas',
      'Iguazú en julio hace frío',
      'ropa para cataratas con niños',
      'me mojo en la Garganta del Diablo',
    ],
    maya: 'Ropa que seque rápido, zapatilla con agarre y un piloto liviano: en las pasarelas salpica y en la lancha te empapas entero, así que bañador debajo y muda en bolsa estanca. De noviembre a marzo, más de 30 grados y mucha humedad; en julio, de 10 a 22, con campera. Manga larga fina y repelente por los mosquitos.',
    valentina:
      'Ropa liviana que seque volando y zapatillas que no resbalen. Si haces la lancha, sales como de la ducha: bañador abajo y muda seca en una bolsa. En verano, más de 30 grados pegajosos; en julio, fresquito de mañana, así que campera. Manga larga finita y repelente, que hay mosquitos.',
  },
];
