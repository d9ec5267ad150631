import type { WrittenEntry } from './entry.ts';

/** Cloths and garments compared, as people ask: this one or that one. */
export const cloths: readonly WrittenEntry[] = [
  {
    title: 'Por qué pica la lana',
    questions: [
      'por que pica la lana',
      'me pica el jersey de lana que hago',
      'como quitar el picor de la lana',
      'lana que no pique',
      'merino 18 micras',
      'cuantas micras no pican',
      'jersey de lana me da alergia',
    ],
    maya: 'Pican las fibras gruesas, de más de 28 o 30 micras, que empujan la piel sin doblarse; la merino de 17 a 19 casi nadie la nota. Se alivia con una camiseta fina debajo, un lavado en frío con acondicionador y una noche en el congelador. Al comprar, merino, cachemir o alpaca bebé. Si hay ronchas, consulta.',
    valentina:
      'Son las fibras gordas, las que pasan de 28 o 30 micras, que pinchan. Ponte una camiseta fina debajo, lávalo en frío con acondicionador y mételo una noche al congelador. El próximo, merino de 17 a 19 o baby alpaca. Y si te salen ronchas, al médico.',
  },
  {
    title: 'Lana fría o poliéster para un traje',
    questions: [
      'que es mejor para un traje lana fria o poliester',
      'traje para viajar que tela',
      'que tela de traje se arruga menos',
      'traje de poliester da calor',
      'que es la lana fria',
    ],
    maya: 'Lana fría: lana peinada y ligera que respira y recupera la forma colgada una noche, también en verano. El poliéster se arruga poco y cuesta menos, pero da calor y coge brillo. Un punto medio: lana con algo de poliéster o un 2 % de elastano.',
    valentina:
      'Lana fría sin dudar: transpira y se le van las arrugas colgada por la noche. El poliéster es barato y no se arruga, pero sudas. Si viajas mucho, una mezcla con bastante lana.',
  },
  {
    title: 'Camiseta de algodón o de poliéster',
    questions: [
      'algodon o poliester que es mejor',
      'camiseta de algodon o sintetica',
      'que tela suda menos algodon o poliester',
      'poliester da calor',
    ],
    maya: 'Para vivir, algodón: absorbe, no huele tanto y dura. Para sudar, poliéster técnico: seca enseguida y no pesa. El poliéster corriente de una camisa guarda calor y olor.',
    valentina:
      'Para el día a día, algodón. Para entrenar, sintético técnico, que se seca volando. El poliéster normal de una camisa te cuece.',
  },
  {
    title: 'Lino o algodón en verano',
    questions: [
      'lino o algodon para el calor',
      'que es mas fresco el lino o el algodon',
      'camisa de lino o de algodon para verano',
    ],
    maya: 'El lino es más fresco: su fibra es hueca, deja pasar el aire y seca antes. A cambio se arruga y es más áspero. El algodón fino, como el popelín o el voile, es casi tan fresco y más dócil. La mezcla de los dos, un buen acuerdo.',
    valentina:
      'El lino gana en fresquito y seca rápido, pero se arruga con mirarlo. El algodón fino es más fácil. Mezcla de los dos y te quedas con lo bueno.',
  },
  {
    title: 'Ante, nobuk y serraje',
    questions: [
      'diferencia entre ante y nobuk',
      'que es el serraje',
      'ante o serraje',
      'gamuza y nobuk es lo mismo',
    ],
    maya: 'El ante viene de la cara interior de una piel fina; el serraje, de la capa inferior de una gruesa, más basto y barato; el nobuk, de la cara exterior lijada, más resistente. A los tres les va el cepillo y el impermeabilizante, y les sienta mal el agua.',
    valentina:
      'Ante: suave, de la parte de dentro. Serraje: el primo barato y más rasposo. Nobuk: la parte de fuera lijada, aguanta más. Los tres, cepillo y espray, y lejos de la lluvia.',
  },
  {
    title: 'Cuero vegano y cuero vegetal',
    questions: [
      'que es el cuero vegano',
      'cuero vegano es plastico',
      'diferencia entre cuero vegano y curtido vegetal',
      'es mas ecologica la piel sintetica',
    ],
    maya: 'El vegano suele ser poliuretano sobre tela, a veces con parte de piña, cactus o uva: no es animal, pero casi siempre lleva plástico y dura menos. El de curtido vegetal es piel animal tratada con taninos. Mira la composición: lo que más dura contamina menos.',
    valentina:
      'Cuero vegano casi siempre es plástico, aunque lleve cactus o piña. Curtido vegetal es piel de verdad curtida con plantas. No es lo mismo: lee la etiqueta. Y lo más eco es lo que te dure años.',
  },
  {
    title: 'Impermeable, repelente y cortavientos',
    questions: [
      'diferencia entre impermeable y repelente al agua',
      'que es softshell',
      'que es gore tex',
      'waterproof o water resistant',
      'cortavientos o impermeable',
    ],
    maya: 'Impermeable: membrana y costuras selladas, aguanta horas de lluvia; Gore-Tex es una de esas membranas. Repelente, o resistente al agua: unas gotas. Softshell: elástico, corta el viento y soporta llovizna. El cortavientos solo para el aire.',
    valentina:
      'Impermeable, con costuras selladas, es el de verdad; Gore-Tex es el famoso. Repelente aguanta cuatro gotas. Softshell, viento y llovizna. Cortavientos, solo viento.',
  },
  {
    title: 'Vestir por capas',
    questions: [
      'como funcionan las tres capas',
      'que es la primera capa',
      'como vestirse por capas con mucho frio',
      'cuantas capas me pongo a cero grados',
      'como visto por capas sin parecer un saco',
    ],
    maya: 'La primera saca el sudor: térmica de merino o sintética, pegada. La segunda guarda calor: polar, lana, plumas fino. La tercera para viento y lluvia. Que cada una pueda verse sola. A cero grados y quieta, las tres; andando deprisa, sobra una. Gorro y guantes cuentan como media.',
    valentina:
      'Uno: térmica pegada que saque el sudor. Dos: polar o jersey que dé calor. Tres: algo que pare viento y lluvia. Que cada una aguante sola cuando te quites la otra; si te mueves, fuera la del medio. Y gorro y guantes, que se nota un montón.',
  },
  {
    title: 'Nombres de los estampados',
    questions: [
      'que es la pata de gallo',
      'que es principe de gales',
      'que es el tartan',
      'diferencia entre vichy y tartan',
      'como se llama el estampado de cuadros pequeños',
      'que es el paisley',
    ],
    maya: 'Vichy: cuadritos de un color y blanco. Tartán: cuadros escoceses de varios colores. Príncipe de Gales: cuadro grande de líneas finas. Pata de gallo: dientes en dos tonos. Espiga: zigzag. Raya diplomática: fina y vertical. Paisley: gotas curvas.',
    valentina:
      'Vichy, el mantel de pícnic. Tartán, el escocés. Príncipe de Gales, el cuadro fino de traje. Pata de gallo, los dientecitos blancos y negros. Espiga, zigzag. Paisley, las gotitas de pañuelo.',
  },
  {
    title: 'Gasa, tul, organza y crepé',
    questions: [
      'diferencia entre gasa y tul',
      'que es la organza',
      'que es el crepe',
      'tela con caida para vestido',
      'que tela es buena para un vestido de fiesta',
    ],
    maya: 'Gasa: transparente y fluida. Tul: red, da volumen. Organza: transparente y tiesa. Crepé: opaco, mate y con caída, el más agradecido para un vestido. Satén: brillo y señala cada arruga. Mikado: con cuerpo, para líneas puras.',
    valentina:
      'Gasa cae y transparenta; tul es la red de los tutús; organza es tiesa; crepé es mate y con caída, el que mejor sienta. El satén brilla y marca todo, ojo.',
  },
  {
    title: 'Vaquero rígido o elástico',
    questions: [
      'vaqueros con elastano o sin elastano',
      'que es el denim selvedge',
      'jean rigido o elastizado',
      'por que los vaqueros se dan de si',
    ],
    maya: 'Rígido, cien por cien algodón: se amolda al cuerpo, dura y cae recto; hay que domarlo. Con 1 o 2 % de elastano gana comodidad; con más, se da de sí y envejece antes. El selvedge es el orillo de telar antiguo, seña de buena tela, no garantía.',
    valentina:
      'Los rígidos duran mil años y se adaptan a ti; al principio cuestan. Con un pelín de elastano son más cómodos; con mucho, se te caen al mes. Selvedge es el orillo ese de color: bonito y más caro.',
  },
  {
    title: 'Terciopelo y pana: cuándo',
    questions: [
      'cuando se lleva el terciopelo',
      'el terciopelo es solo de noche',
      'pana o terciopelo',
      'como llevar terciopelo de dia',
    ],
    maya: 'Los dos son de otoño e invierno. El terciopelo es de noche y fiesta; de día, en una sola pieza, como un blazer con vaquero. La pana es de día: cuanto más ancho el bordón, más informal. Ninguno se plancha encima: vapor por el revés.',
    valentina:
      'Terciopelo, noche y Navidad; de día, solo el blazer con vaqueros. Pana, para diario. Y no les pases la plancha por encima: vapor del revés.',
  },
  {
    title: 'Qué abrigo comprar',
    questions: [
      'que abrigo me compro',
      'abrigo de paño o plumifero',
      'que abrigo dura mas',
      'cuanta lana tiene que llevar un abrigo',
      'merece la pena gastar en un abrigo',
    ],
    maya: 'El paño viste más y dura más: busca un 70 % de lana o más, forro entero y hombro en su sitio con jersey debajo. El plumas abriga más y va mejor con lluvia y deporte. Si es uno solo, largo a la rodilla, en camel, marino o gris.',
    valentina:
      'Para vestir, paño con un 70 % de lana como poco. Para frío de verdad, plumas. Si solo va a ser uno, largo por la rodilla y de un color que vaya con todo. Pruébatelo con jersey gordo.',
  },
  {
    title: 'Cuánto gastar y en qué invertir',
    questions: [
      'en que prendas merece la pena gastar mas',
      'en que invierto y en que ahorro',
      'cuanto gastar en unos zapatos',
      'cuanto cuesta un buen traje',
      'prendas en las que no hay que ahorrar',
      'vale la pena pagar por la marca',
      'por que es tan caro un abrigo',
      'ropa cara o barata que compensa',
      'pagar marca o pagar tela',
      'camisetas caras merecen la pena',
      'que prendas compro baratas',
    ],
    maya: 'Gasta donde hay roce y estructura y en lo de cada día: zapatos, abrigo, bolso, traje, sujetador, buen vaquero. Ahorra en tendencia, camisetas, pijama y fiesta de una vez. A igual composición y gramaje, el resto es nombre y escaparate. La cuenta honesta es el precio dividido entre las puestas que le darás.',
    valentina:
      'Invierte en lo que te pones sin parar y aguanta tute: zapatos, abrigo, bolso, sujetador y un vaquero que te encante. En camisetas y caprichos de temporada, lo justo. Si la etiqueta dice lo mismo, estás pagando logo. Divide el precio entre las veces que te lo pondrás y decide.',
  },
  {
    title: 'Ropa para calor húmedo y aire acondicionado',
    questions: [
      'hace calor fuera pero en la oficina ponen el aire',
      'como visto con calor y aire acondicionado',
      'ropa para clima humedo',
      'paso frio en la oficina en verano',
      'ropa para la costa con bochorno',
    ],
    maya: 'Manga larga fina mejor que tirantes: lino, algodón ligero o viscosa, holgados. Para la oficina, una segunda capa que viva allí: cárdigan fino, blazer sin forro o un pañuelo grande. Zapato cerrado ligero; los pies notan el frío primero.',
    valentina:
      'Camisa fina de manga larga y una rebeca o blazer que se quede en la silla de la oficina. Un fular gigante también salva. Y zapato cerrado, que el aire va directo a los pies.',
  },
  {
    title: 'Pana o vaquero',
    questions: [
      'pana o vaquero para el invierno',
      'abriga mas la pana o el vaquero',
      'pantalon de pana o jeans',
      'la pana es mas elegante que el vaquero',
      'pana fina o gruesa',
      'la pana dura tanto como el denim',
    ],
    maya: 'La pana abriga más, por el aire entre los canales, y viste un punto más; el vaquero resiste más el roce y la lluvia fina. Fina, para camisas y oficina; gruesa, para campo y frío. Si vas en bici o a la obra, vaquero.',
    valentina:
      'La pana calienta más y se ve más arregladita; el vaquero aguanta más guerra. Canal fino para la oficina y gordo para el frío. Si eres de bici y rodillas por el suelo, vaquero.',
  },
  {
    title: 'Algodón o lana en un jersey',
    questions: [
      'jersey de algodon o de lana',
      'que abriga mas algodon o lana',
      'sueter de algodon para que tiempo',
      'lana o algodon para no sudar',
      'por que la lana y no el algodon',
      'chompa de algodon o de lana para el frio',
    ],
    maya: 'La lana abriga más con menos peso, no huele y seca sin enfriar; el algodón no pica, se lava fácil y sirve para entretiempo, pero pesa y se da de sí. Por debajo de doce grados, lana o mezcla; por encima, algodón.',
    valentina:
      'Lana: calentita, ligera y casi no huele. Algodón: no pica y va a la lavadora, pero abriga poquito y se da de sí. Menos de doce grados, lana; primavera y noches de verano, algodón.',
  },
  {
    title: 'Seda o viscosa',
    questions: [
      'seda o viscosa para una blusa',
      'la viscosa se parece a la seda',
      'diferencia entre seda y viscosa',
      'que es mas fresco seda o viscosa',
      'vestido de viscosa o de seda',
      'cual se lava mejor seda o rayon',
    ],
    maya: 'La seda es más ligera, regula el calor y dura décadas si se cuida; la viscosa tiene la misma caída por mucho menos, respira bien, pero encoge, se arruga y pierde fuerza mojada. Para diario, viscosa buena; para algo de muchos años, seda.',
    valentina:
      'De lejos se parecen; la seda dura media vida y la viscosa es su prima económica: cae precioso, respira, pero encoge y se arruga. Para el día a día, viscosa; para un capricho de años, seda.',
  },
  {
    title: 'Lyocell o algodón',
    questions: [
      'lyocell o algodon que es mejor',
      'tencel o algodon para el verano',
      'el lyocell es mas fresco que el algodon',
      'sabanas o camiseta de tencel',
      'vaqueros de tencel',
      'ventajas del tencel',
    ],
    maya: 'El lyocell es más suave, absorbe más humedad y cae mejor: bien para calor, blusas y pantalón fluido. El algodón aguanta más lavados calientes y roces: camisetas, camisas y vaqueros. La mezcla reúne lo bueno de ambos.',
    valentina:
      'Lyocell: suavecito, fresco y con caída, ideal en blusa o pantalón fluido. Algodón: más guerrero, para camisetas y lavadoras calientes. Y si ves una mezcla de los dos, llévatela.',
  },
  {
    title: 'Forro polar o lana',
    questions: [
      'forro polar o lana que abriga mas',
      'polar o jersey de lana para el monte',
      'que seca antes polar o lana',
      'polar o lana para acampar',
      'fleece o merino',
      'chaqueta polar o sueter de lana para viajar',
    ],
    maya: 'El polar seca muy rápido, pesa poco y es barato, pero corta mal el viento, huele y suelta microfibras. La lana abriga aún húmeda, no huele y viste. Monte y lluvia, polar bajo impermeable; ciudad y varios días sin lavar, lana.',
    valentina:
      'Para monte, el polar: ligero, seca volando y cuesta poco, pero con viento se queda corto. Para ciudad o viaje largo, lana, que no huele y abriga aunque se moje.',
  },
  {
    title: 'Terciopelo o satén para una fiesta',
    questions: [
      'terciopelo o saten para una fiesta',
      'vestido de saten o de terciopelo en navidad',
      'que favorece mas saten o terciopelo',
      'el saten marca todo',
      'terciopelo en una boda de verano',
      'terciopelo o raso para la cena de empresa',
    ],
    maya: 'El terciopelo absorbe la luz, afina y abriga: de octubre a febrero. El satén la refleja, marca cada costura y vale todo el año. Si quieres perdonar curvas, terciopelo o satén grueso cortado al bies y forrado. En verano, satén.',
    valentina:
      'El terciopelo afina y abriga: cenas de invierno total. El satén brilla y marca hasta la costura de la braguita, pero sirve todo el año. ¿Quieres disimular? Terciopelo, o satén gordito y forrado.',
  },
  {
    title: 'Ropa interior de algodón o de microfibra',
    questions: [
      'ropa interior de algodon o microfibra',
      'que tela es mejor para la ropa interior',
      'bragas de algodon o sin costuras',
      'calzoncillos de algodon o modal',
      'ropa interior para deporte que tela',
      'braguitas de encaje o algodon a diario',
    ],
    maya: 'A diario, algodón o modal: respiran y se lavan bien. La microfibra sin costuras no marca y seca rápido, así que va con ropa ceñida y deporte. Si hay infecciones frecuentes, algodón blanco y holgado. El encaje, con forro de algodón.',
    valentina:
      'Algodón o modal para diario, que tu piel respira. Microfibra sin costuras si llevas algo ceñido o haces deporte. Y si tienes infecciones a menudo, algodón y holgadita, sin pensarlo.',
  },
  {
    title: 'Punto o tela tejida: qué diferencia hay',
    questions: [
      'que es tejido de punto',
      'diferencia entre punto y tejido plano',
      'vestido de punto o de tela',
      'pantalon de punto o de tela',
      'por que el punto se estira',
      'punto roma que es',
    ],
    maya: 'El punto se hace con lazadas y se estira; la tela plana cruza hilos y guarda la forma. Punto para comodidad y viaje; tela para línea, planchado y oficina. El punto roma está en medio: grueso, se estira poco y disimula.',
    valentina:
      'El punto son lacitos que se estiran: cómodo y viajero. La tela son hilos cruzados: más línea y más plancha. El punto roma, lo mejor de los dos: gordito, cede y lo disimula todo.',
  },
  {
    title: 'Ante o cuero liso para botas y bolsos',
    questions: [
      'botas de ante o de cuero',
      'bolso de ante o piel lisa',
      'el ante es mas delicado que el cuero',
      'botines de ante para diario',
      'que dura mas ante o cuero',
      'mocasines de ante o de piel',
    ],
    maya: 'El cuero liso aguanta lluvia, roce y crema: para diario y bolso. El ante es más blando y cálido a la vista, pero pide cepillo y días secos. Si es tu único par, liso; el segundo, ante con impermeabilizante.',
    valentina:
      'Cuero liso si es para darle caña: lluvia, roces y una cremita. El ante es más mono y suave, pero con charcos sufre. Primer par, liso; el segundo, ante bien rociado de impermeabilizante.',
  },
];
