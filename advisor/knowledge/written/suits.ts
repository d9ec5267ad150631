import type { WrittenEntry } from './entry.ts';

/** Men's tailoring and what goes with it. */
export const suits: readonly WrittenEntry[] = [
  {
    title: 'Traje azul marino: con qué camisa, corbata y zapato',
    questions: [
      'con que combino un traje azul marino',
      'traje azul que corbata',
      'traje azul camisa y zapatos',
      'traje marino zapatos cafes o negros',
      'que color de corbata con terno azul',
      'saco azul marino camisa celeste',
      'ambo azul que corbata',
    ],
    maya: 'Camisa blanca para lo formal, celeste para el día. Corbata burdeos, marino con textura, verde oscuro o gris plata; pañuelo que no la copie. Zapato negro si es acto serio, marrón oscuro o burdeos para oficina y boda de día. Cinturón del zapato, calcetín del pantalón.',
    valentina:
      'Blanca si es serio, celeste si es de día. Corbata burdeos, verde botella o azul con textura. Zapato negro para lo formal, marrón oscuro para todo lo demás. Cinturón a juego con el zapato y vas impecable.',
  },
  {
    title: 'Traje gris: con qué camisa, corbata y zapato',
    questions: [
      'con que combino un traje gris',
      'traje gris claro que zapatos',
      'traje gris marengo corbata',
      'terno plomo que corbata',
      'traje gris con camisa rosa',
      'saco gris con que corbata',
    ],
    maya: 'Marengo: camisa blanca o celeste, corbata marino, burdeos o negra discreta, zapato negro. Gris medio: también rosa pálido y zapato burdeos. Gris claro, de día: camisa blanca o a rayas finas, corbata azul, zapato marrón. Cuanto más claro el gris, más claro puede ser el zapato.',
    valentina:
      'Gris oscuro: camisa blanca, corbata burdeos o marino, zapato negro. Gris medio: hasta camisa rosa. Gris claro: boda de día, corbata azul y zapato marrón. Regla fácil: gris clarito, zapato más claro.',
  },
  {
    title: 'Traje negro: cuándo sí y cómo llevarlo',
    questions: [
      'se puede llevar traje negro de dia',
      'traje negro para una boda',
      'traje negro para la oficina',
      'terno negro que corbata',
      'traje negro todo de negro',
      'traje negro parece camarero',
    ],
    maya: 'Es de noche, de luto y de alfombra: de día endurece. En boda de tarde, con camisa blanca y corbata negra o gris perla, y zapato negro limpísimo. Para no parecer uniforme, tela con cuerpo, corte preciso y pañuelo blanco. Para un único traje, mejor marino o marengo.',
    valentina:
      'De noche o funeral, perfecto; de día en la ofi queda duro. Camisa blanca, corbata negra o gris y pañuelito blanco para no parecer camarero. Y si solo vas a tener uno, cómpralo azul marino.',
  },
  {
    title: 'Traje beige, de lino o claro',
    questions: [
      'traje beige boda de dia',
      'traje de lino arrugado como lo llevo',
      'traje claro con que zapatos',
      'traje de lino para boda en la playa',
      'saco de lino con que pantalon',
      'terno beige que corbata',
    ],
    maya: 'Bodas de mañana, jardín y playa, de mayo a septiembre. Camisa blanca o celeste, corbata de punto o seda mate en azul, verde o tabaco, o sin ella; mocasín o zapato marrón. El lino se arruga y se acepta: elige mezcla con lana o algodón y plancha solo con vapor.',
    valentina:
      'De día y con calor, genial. Camisa blanca o celeste, corbata azul o verde mate, o nada, y zapato marrón. El lino arruga sí o sí, es su gracia; si te agobia, mezcla con lana. De noche, no.',
  },
  {
    title: 'Llevar traje sin corbata',
    questions: [
      'traje sin corbata como se lleva',
      'puedo ir sin corbata a una boda',
      'boton de la camisa sin corbata cuantos abro',
      'traje con camiseta blanca',
      'traje con polo o cuello alto',
      'saco sin corbata para una cena',
    ],
    maya: 'Camisa con cuello que se sostenga solo, italiano o con botones, y un botón abierto; dos si es verano. Pañuelo de bolsillo para que no parezca un olvido. Con camiseta, de algodón grueso y cuello cerrado; con cuello alto fino, de invierno. En boda con corbata en los demás, llévala en el bolsillo.',
    valentina:
      'Un botón abierto, cuello tieso y pañuelo en el bolsillo, y nadie piensa que se te olvidó. Camiseta gordita o cuello vuelto fino también mola. En boda, una corbata guardada por si todos la llevan.',
  },
  {
    title: 'Abertura, dos o tres botones, cruzada o recta',
    questions: [
      'americana con una o dos aberturas',
      'chaqueta de dos o tres botones',
      'traje cruzado a quien le queda bien',
      'saco cruzado o recto',
      'abertura lateral para que sirve',
      'cuantos botones debe tener un traje',
    ],
    maya: 'Dos botones y dos aberturas: lo que va con todo. Tres botones, con la solapa vuelta sobre el de arriba, clásico. Cruzada: da empaque, siempre abrochada; en torso ancho, mejor corta y con solapa alta. Una abertura es americana, dos inglesa y sin abertura, de esmoquin.',
    valentina:
      'Dos botones y dos aberturas, y no te equivocas. La cruzada da muchísimo porte, pero va cerrada siempre. Sin aberturas, para esmoquin. Con tres botones, el último ni tocarlo y el de arriba, a gusto.',
  },
  {
    title: 'Tipos de cuello de camisa y corbata',
    questions: [
      'que cuello de camisa va con corbata',
      'cuello italiano o frances diferencia',
      'cuello de botones con traje',
      'cuello mao cuando se lleva',
      'que cuello de camisa si tengo cara redonda',
      'cuello ingles y nudo windsor',
    ],
    maya: 'Italiano, abierto: nudo medio o grande, y da anchura a una cara fina. Inglés o clásico, de puntas largas: nudo pequeño, bien para cara redonda. Con botones: deportivo, oficina. Mao: sin corbata. De pajarita con puntas dobladas, solo frac.',
    valentina:
      'Cuello abierto, nudo más gordo; puntas largas, nudo pequeño, que además afina la cara redonda. Con botoncitos, casual. Mao, sin corbata. Y el de puntitas dobladas, para frac y ya.',
  },
  {
    title: 'Gemelos, pisacorbatas y botones de tirantes',
    questions: [
      'a que altura va el pisacorbatas',
      'pisacorbatas se usa todavia',
      'que gemelos con que camisa',
      'gemelos y reloj mismo metal',
      'ligas para mangas y mancuernillas',
      'mancuernas y pisacorbatas juntos',
    ],
    maya: 'El pisacorbatas, entre el tercer y el cuarto botón, más corto que la corbata y sujetando también la camisa; no con chaleco. Gemelos solo con puño doble, del metal del reloj y la hebilla. De noche formal, ónix o nácar. Tirantes con botones, no con pinzas, y entonces sin cinturón.',
    valentina:
      'Pisacorbatas entre el tercer y cuarto botón y nunca más ancho que la corbata. Gemelos, con puño doble y el mismo metal del reloj. Tirantes o cinturón: uno de los dos. Con chaleco, el pisacorbatas sobra.',
  },
  {
    title: 'Pañuelo de bolsillo',
    questions: [
      'como se dobla el pañuelo de bolsillo',
      'pañuelo de traje doblez recto',
      'pañuelo en el saco como se pone',
      'que pañuelo con que corbata',
      'pañuelo de seda o de lino para traje',
      'doblez de pañuelo informal',
      'como llevar panuelo en el bolsillo del traje',
      'doblar panuelo americana',
      'pañuelo blanco traje',
      'pocket square hombre',
    ],
    maya: 'Recto, de lino blanco y un centímetro fuera: para todo. Una punta: cóctel. Tres puntas: boda. Abullonado, de seda: cogido por el centro y metido. Que recoja un color secundario de la corbata o la camisa sin ser de la misma tela. El juego de caja, mejor separarlo.',
    valentina:
      'Blanco y recto, un dedito fuera, vale para todo. Abullonado si es de seda: lo pellizcas por el centro y adentro. Nunca de la misma tela que la corbata, que parece disfraz de catálogo. Repite un color y ya.',
  },
  {
    title: 'Abrigo sobre traje',
    questions: [
      'que abrigo me pongo encima del traje',
      'plumas encima del traje se ve mal',
      'abrigo largo o corto con traje',
      'gabardina con traje cuando',
      'chesterfield o tres cuartos que elijo',
      'parka sobre saco se puede',
    ],
    maya: 'Que tape la chaqueta: por la rodilla o un palmo por encima. Paño recto marino, camel o gris; gabardina con lluvia. El acolchado corto deja asomar el bajo y rebaja el conjunto: solo en trayecto. Pruébatelo con el traje puesto y con los brazos cruzados.',
    valentina:
      'Que cubra entera la americana, si no asoma y queda cutre. Paño recto en marino o camel, o gabardina si llueve. El plumas corto, para ir en moto y quitártelo en la puerta. Pruébatelo siempre con el traje debajo.',
  },
  {
    title: 'Polo, punto o camiseta bajo la americana',
    questions: [
      'polo con americana queda bien',
      'jersey debajo de la chaqueta de traje',
      'camiseta con blazer hombre como',
      'cuello alto con saco',
      'chaleco acolchado con traje',
      'polera con blazer hombre',
    ],
    maya: 'Polo de punto con cuello firme, sí; el de piqué con cuello blando, se hunde. Jersey fino de pico con camisa o redondo solo. Camiseta lisa, gruesa, sin escote. Todo fino: el volumen se paga en la sisa. El chaleco acolchado rebaja el traje a trayecto.',
    valentina:
      'Jersey finito, cuello alto fino o camiseta buena: perfecto. Un polo, mejor de punto, que el de piqué se aplasta. Si la chaqueta te aprieta al mover el brazo, la prenda de debajo sobra. Chaleco acolchado, solo para llegar.',
  },
  {
    title: 'Traje de rayas o de cuadros',
    questions: [
      'traje de rayas es muy formal',
      'principe de gales cuando se usa',
      'traje de cuadros para una boda',
      'camisa y corbata con traje de rayas',
      'cuadro ventana con que camisa',
      'traje a cuadros que zapatos',
    ],
    maya: 'Raya diplomática: negocios, ciudad, invierno; camisa lisa y corbata lisa o de lunar pequeño. Príncipe de Gales: oficina y bodas de día; camisa blanca o celeste. Cuadro ventana: informal elegante. Con dibujo en el traje, lo demás liso o de escala muy distinta. Para gala, liso.',
    valentina:
      'Con traje de dibujo, camisa lisa y corbata tranquila. La raya diplomática es muy de despacho; el príncipe de Gales va de lujo a una boda de día. Si mezclas dos dibujos, uno grande y otro chiquito. De gala, liso.',
  },
  {
    title: 'Corbata de punto, de lana y estampada: cuándo',
    questions: [
      'corbata de punto cuando se usa',
      'corbata tejida con que traje',
      'corbata estampada con camisa de rayas',
      'corbata de lunares con que camisa',
      'corbata ancha o estrecha',
      'corbata slim esta pasada',
    ],
    maya: 'La de punto o lana va con americana suelta, tweed o traje de franela. La de seda lisa o de dibujo menudo, con todo. Rayas con rayas, si una es ancha y otra fina. Ancho, el de la solapa: hoy siete u ocho centímetros. La muy estrecha ya quedó atrás.',
    valentina:
      'Punto o lana, para looks relajados de invierno; seda, para lo serio. El ancho, como tu solapa: unos siete u ocho centímetros. La finita finita se quedó en 2012. Con camisa de rayas, lunares o lisa.',
  },
  {
    title: 'Traje de novio: qué elegir',
    questions: [
      'traje de novio que me pongo',
      'novio con chaque o traje',
      'el novio va de azul o de negro',
      'novio en boda de dia sin corbata',
      'traje de novio para boda en el campo',
      'novio con esmoquin se puede',
    ],
    maya: 'Manda la hora: de mañana, chaqué o traje con chaleco; de tarde noche, traje oscuro con pañuelo, o esmoquin si la invitación lo pide a todos. Marino, gris o verde oscuro. Distínguete por el chaleco y la flor. Tres meses para medida, dos pruebas, y zapatos domados.',
    valentina:
      'De mañana, chaqué o traje con chaleco; de noche, trajazo oscuro, o esmoquin si lo lleva todo el mundo. Lo que te distingue es el chaleco y la flor. Empieza tres meses antes y rueda los zapatos por casa.',
  },
  {
    title: 'Alquilar chaqué o esmoquin: qué comprobar',
    questions: [
      'alquilar chaque cuanto cuesta',
      'alquilar esmoquin que tengo que mirar',
      'renta de smoking que incluye',
      'arriendo de frac o chaqué',
      'alquilar o comprar traje de novio',
      'el traje de alquiler me queda mal',
    ],
    maya: 'Orientativo, 90 a 180 euros con camisa y complementos. Reserva con dos meses y prueba dos veces: hombros, manga con un dedo de puño, pantalón que roce el zapato, chaleco que tape la cinturilla. Pregunta por arreglos, fianza, manchas y día de devolución. Zapatos, propios.',
    valentina:
      'Unos 90 a 180 euros, con complementos. Pruébatelo sentado y con los brazos abiertos; que lo arreglen si no clava en hombro y manga. Pregunta fianza y qué pasa si lo manchas. Los zapatos, tuyos y cómodos.',
  },
  {
    title: 'Traje a medida, medida industrial o confección',
    questions: [
      'cuanto cuesta un traje a medida',
      'made to measure que diferencia',
      'sastre o tienda que me conviene',
      'cuantas pruebas tiene un traje a medida',
      'media medida merece la pena',
      'entretela pegada o cosida',
    ],
    maya: 'Confección: listo, se arregla. Medida industrial: patrón adaptado, de 400 a 1000 euros y tres a seis semanas. Sastre: patrón propio, varias pruebas, desde unos 1500. La diferencia se nota en hombro, cuello y entretela: cosida, vive; pegada, puede hacer burbujas.',
    valentina:
      'De tienda con modista te apañas casi siempre. La medida industrial, 400 a 1000 euros, ya te clava el hombro. El sastre, desde 1500 y con varias pruebas, es para disfrutarlo. Y pregunta si la entretela va cosida.',
  },
  {
    title: 'Traje para cuerpos altos, delgados o muy anchos',
    questions: [
      'traje para hombre alto y delgado',
      'traje para hombre gordo que le quede bien',
      'soy muy delgado y el traje me cuelga',
      'traje talla grande espalda ancha',
      'traje para gimnasio hombros anchos cintura estrecha',
      'hombre de piernas cortas traje',
    ],
    maya: 'Delgado: paño con textura, solapa media, chaleco y pantalón recto, no pitillo. Ancho: chaqueta que cierre sin equis, un botón bajo, tiro alto y tirantes. Espalda de gimnasio: compra por el hombro, con drop alto, y mete cintura. Pierna corta: chaqueta corta y pantalón sin vuelta.',
    valentina:
      'Delgado: tela con textura y chaleco, nada de pitillo. Grandote: chaqueta que cierre sin tirar y pantalón con tirantes, que cae limpio. Gimnasio: compra por hombros y mete cintura. Pierna corta: chaqueta más corta y sin vuelta abajo.',
  },
  {
    title: 'Camisa de vestir: color, tejido y qué no',
    questions: [
      'de que color compro camisas de vestir',
      'camisa negra con traje cuando',
      'camisa de manga corta con corbata',
      'camisa rosa hombre con que traje',
      'cuantas camisas de vestir necesito',
      'camisa blanca que no transparente hombre',
    ],
    maya: 'Dos blancas, dos celestes, una rosa pálido y una de raya fina resuelven la semana. Popelín para lo formal, Oxford para lo informal. Manga corta con corbata, no. Negra, solo de noche y sin corbata brillante. Blanca sin transparencias: tejido de doble hilo y camiseta del tono de la piel.',
    valentina:
      'Blancas y celestes de base, una rosita y una de raya fina. Manga corta y corbata, mejor no. La negra, de noche. Para que no se transparente, algodón de doble hilo y camiseta color piel debajo, no blanca.',
  },
  {
    title: 'Vestir con traje en verano sin derretirse',
    questions: [
      'traje en verano con calor que tela',
      'boda en agosto de traje',
      'como no sudar con traje',
      'traje fresco para clima caliente',
      'terno en lima verano',
      'traje para tierra caliente colombia',
    ],
    maya: 'Lana tropical de trama abierta, mohair o mezcla de lino, sin forro o con medio forro, y camisa de popelín o lino. Colores medios, no negro. Camiseta fina de escote bajo absorbe sudor. Zapato sin plastificar y calcetín de hilo. Llega con la chaqueta en el brazo.',
    valentina:
      'Lana fresca o lino mezclado y sin forro, camisa de algodón fino y camiseta de pico debajo. Nada de poliéster, que es sauna. Llega con la chaqueta en la mano y póntela en la puerta. Dos pañuelos en el bolsillo.',
  },
  {
    title: 'Mochila, bolso o portafolio con traje',
    questions: [
      'mochila con traje queda mal',
      'que bolso lleva un hombre con traje',
      'maletin o mochila para la oficina hombre',
      'donde llevo el movil con traje',
      'bolsillos del traje que meto',
      'bandolera con saco',
    ],
    maya: 'La mochila deforma el hombro y arruga la solapa: cartera de mano, bolso de asas o mochila de cuero lisa llevada en la mano al entrar. Bolsillos: los de dentro, cartera fina y bolígrafo; los de fuera, cosidos y vacíos. Llaves, en el bolso.',
    valentina:
      'La mochila te chafa la chaqueta; mejor un portadocumentos o una tote de cuero. Si es mochila, lisa y colgada de la mano al entrar. En los bolsillos de fuera, nada, que se deforman. Móvil por dentro.',
  },
  {
    title: 'Zapatos de hombre: cuántos y cuáles',
    questions: [
      'cuantos zapatos necesita un hombre',
      'zapatos basicos de hombre',
      'que zapatos compro si solo puedo tener tres',
      'mocasines o zapatos de cordones',
      'zapatos marrones de hombre que tono',
      'botines chelsea con traje',
    ],
    maya: 'Con cuatro se vive: zapato de cordones negro, otro marrón oscuro, mocasín y zapatilla lisa de cuero blanco. El quinto, una bota chelsea. Deja un día de descanso entre usos, con horma. Chelsea con traje, si la caña es fina y el pantalón estrecho.',
    valentina:
      'Cordones negros, cordones marrones, mocasín y zapas blancas de piel. Luego, unas chelsea, que con traje estrecho también van. No repitas dos días seguidos y te duran el doble.',
  },
  {
    title: 'Smart casual para hombre',
    questions: [
      'como voy arreglado sin traje hombre',
      'ropa de hombre elegante pero informal',
      'que me pongo para una cena si no tengo traje',
      'hombre sin americana boda informal',
      'outfit de hombre para cita',
      'outfit de hombre sin saco',
      'smart casual hombre ejemplo',
      'cena smart casual chico que me pongo',
      'smart casual sin blazer',
      'smart casual verano hombre',
      'polo es smart casual',
    ],
    maya: 'Pantalón de pinzas, chinos o vaquero oscuro, camisa o polo de punto y una pieza con forma: americana sin forro, sobrecamisa o jersey fino. Mocasín, derbi o zapatilla de piel lisa, y cinturón a juego. Todo de talla y sin logos; tres colores como mucho: marino, gris y uno cálido.',
    valentina:
      'Pantalón de pinzas, chinos o vaquero oscuro, camisa, polo de punto o jersey finito. Encima, sobrecamisa o blazer blandito y subes nivel; sin él también cuela si lo demás está limpio y planchado. Mocasín o zapatilla lisa de piel. De talla y sin logos.',
  },
  {
    title: 'Camisa blanca o celeste con raya diplomática',
    questions: [
      'blanca o celeste con raya diplomatica',
      'que camisa va con traje de raya diplomatica',
      'traje diplomatico camisa azul o blanca',
      'camisa de rayas con traje de rayas finas',
      'corbata con traje de raya diplomatica',
      'traje marino de rayitas que camisa',
    ],
    maya: 'Blanca para lo serio: hace que la raya se lea limpia. Celeste lisa para el día a día, sobre todo con raya azulada. Siempre lisa. Corbata lisa o de punto pequeño, en burdeos o marino, y zapato negro.',
    valentina:
      'Blanca si la cosa es seria, que la raya luce más; celeste lisa para cada día. Rayas con rayas no, que mareas. Corbata burdeos o marino lisita y zapato negro.',
  },
  {
    title: 'Camisa blanca o celeste: cuál con qué traje',
    questions: [
      'camisa blanca o celeste con traje azul',
      'camisa blanca o azul con traje gris',
      'que color de camisa es mas formal',
      'camisa celeste en una boda',
      'blanca o celeste para una entrevista',
      'camisa azul con traje negro',
    ],
    maya: 'La blanca es más formal y va con todo: boda, noche, entrevista seria, luto. La celeste va con marino, gris y marrón en oficina y día, y suaviza la cara. Con traje negro, blanca. Con azul medio, blanca o una celeste bastante más clara.',
    valentina:
      'Blanca: más formal, vale para todo y de noche gana. Celeste: oficina y día, con marino, gris o marrón, y da buena cara. Con traje negro, siempre blanca. En entrevista seria, blanca también.',
  },
  {
    title: 'Traje marrón, verde o burdeos: con qué',
    questions: [
      'con que camisa va un traje marron',
      'traje verde oscuro que corbata',
      'traje burdeos zapatos',
      'traje marron para una boda',
      'zapatos con traje verde botella',
      'traje color vino con camisa negra',
    ],
    maya: 'Marrón: camisa celeste o crema, corbata verde o burdeos, zapato marrón más oscuro. Verde: blanca o crema, corbata marrón o mostaza, zapato marrón. Burdeos: blanca o rosa palo, corbata marino o negra, zapato negro o burdeos. Son de día, otoño y fiesta, no de despacho clásico.',
    valentina:
      'Marrón con celeste o crema y zapato más oscuro. Verde con blanca o crema y zapato marrón. Burdeos con blanca o rosita y zapato negro. Ideales para boda de día y otoño; para el banco, mejor marino.',
  },
  {
    title: 'Camisa negra o gris con traje',
    questions: [
      'camisa negra con traje gris',
      'camisa negra con traje azul',
      'camisa negra con corbata',
      'camisa gris con traje negro',
      'camisa oscura con traje queda bien',
      'todo negro traje y camisa',
    ],
    maya: 'Una camisa negra va sin corbata, de noche, con traje negro o gris oscuro; con marino, no. La gris clara funciona con marino y marengo. De día y en oficina, una camisa más oscura que el traje ensombrece la cara.',
    valentina:
      'Camisa negra: de noche, sin corbata y con traje negro o gris oscuro. Con marino, mejor no. La gris clarita sí va con marino. Y de día, clara, que te da luz en la cara.',
  },
  {
    title: 'Zapatos burdeos: con qué',
    questions: [
      'con que van los zapatos burdeos',
      'zapato granate con traje azul',
      'mocasines burdeos con vaqueros',
      'zapatos color vino hombre',
      'zapatos burdeos con pantalon negro',
      'botas burdeos con que',
    ],
    maya: 'Con marino, gris, beige, verde y vaquero, casi como un marrón con más carácter. Con negro también, si hay algo más en vino. Con marrón rojizo, no: se pelean. Cinturón burdeos o marrón muy oscuro, y calcetín marino.',
    valentina:
      'Con marino, gris, beige, verde y vaquero quedan increíbles. Con negro, si repites el vino en algo. Evita el marrón rojizo. Cinturón del mismo vino o muy oscuro, y listo.',
  },
  {
    title: 'Si el cinturón es obligatorio con pantalón de vestir',
    questions: [
      'hay que llevar cinturon siempre con pantalon de vestir',
      'pantalon con trabillas sin cinturon',
      'traje sin cinturon se puede',
      'cinturon con camisa por fuera',
      'con tirantes se lleva cinturon',
      'vestir sin cinturon queda mal',
    ],
    maya: 'No: si el pantalón ajusta y la camisa va por dentro, las trabillas vacías se ven algo desnudas, pero no es falta. Con trabillas, mejor ponerlo; sin ellas, ajustadores. Con tirantes, nunca. Con chaleco, mejor sin hebilla que abulte.',
    valentina:
      'Obligatorio no, pero trabillas vacías y camisa por dentro se ven un poco a medias. Con tirantes, jamás los dos. Con chaleco, mejor nada que abulte. Y con la camisa por fuera, ni se nota.',
  },
  {
    title: 'Cinturón y zapatos',
    questions: [
      'cinturon marron con zapatos negros',
      'cinturon negro con zapatos marrones',
      'cinturon con zapatillas blancas',
      'que cinturon con vaqueros y zapatillas',
      'cinturon azul con zapatos marrones',
      'cinturon trenzado con traje',
      'tiene que ir el cinturon a juego con los zapatos',
    ],
    maya: 'En traje o vestir, cinturón y zapatos del mismo color: negro con negro, marrón con marrón parecido, y hebilla discreta. En informal con vaquero y zapatillas, cualquiera que se repita en algo, o uno de lona. El trenzado y el de lona son de verano y chinos, no de traje.',
    valentina:
      'Arreglado, cinturón y zapatos a juego: negro con negro, marrón con marrón, y hebilla discreta. Con vaqueros y zapas, libertad, que para eso es finde. El trenzado y el de lona, con chinos y bermudas, nunca con traje.',
  },
  {
    title: 'Botas o botines con traje',
    questions: [
      'se pueden llevar botas con traje',
      'botas chelsea con traje azul',
      'botines con traje en una boda',
      'traje con botas en invierno hombre',
      'botas de cordones con traje',
      'traje de mujer con botines',
    ],
    maya: 'Sí, la chelsea lisa y fina en cuero, negra o marrón oscura, con pantalón estrecho que caiga encima: oficina y boda de invierno. La de cordones, con traje de franela o tweed. Con esmoquin, chaqué o acto muy formal, zapato. Suela de goma gorda, no.',
    valentina:
      'Sí: chelsea lisa y finita, con el pantalón cayendo encima, va de cine. De cordones, con traje de lana gordita. En etiqueta, zapato. Y suela tractor, no. Ellas, botín de punta y pantalón que lo tape.',
  },
  {
    title: 'Chaqueta y pantalón del traje por separado',
    questions: [
      'puedo usar la chaqueta del traje suelta',
      'pantalon de traje con otra chaqueta',
      'separar un traje',
      'americana de traje como blazer',
      'usar el pantalon del traje con jersey',
      'el traje se puede combinar por partes',
      'saco de traje con jeans',
      'blazer de traje suelto',
      'como combino americana y jeans',
      'chaqueta de traje y pantalon chino',
      'la americana del terno la puedo usar sola',
    ],
    maya: 'El pantalón, sí: con jersey fino o polo. La chaqueta, si es mate o con textura, con bolsillo de parche: vaquero oscuro y recto, camisa o punto fino, zapato marrón. La lisa y brillante delata que falta su pantalón, y se gasta antes que él. Limpia las dos piezas a la vez, o cogerán tonos distintos.',
    valentina:
      'El pantalón, a tope: con jersey, camiseta buena o polo. La chaqueta, si es mate o con textura: vaquero oscuro sin rotos y zapato marrón o zapa blanca limpia. Si es lisa y brilla, se nota que está viuda. Y a la tintorería siempre juntas, que si no se destiñen a dos tonos.',
  },
  {
    title: 'El mismo traje dos días seguidos',
    questions: [
      'puedo llevar el mismo traje dos dias seguidos',
      'cuantos trajes necesito para la oficina',
      'el traje tiene que descansar',
      'repetir traje en la semana',
      'un traje al dia cuantos hacen falta',
      'por que no usar el traje todos los dias',
    ],
    maya: 'Mejor no: la lana necesita un día para soltar humedad y arrugas, y así dura el doble. Con tres trajes y cinco camisas cubres la semana. Si no hay otro, cepíllalo, cuélgalo en percha ancha y cambia camisa y corbata.',
    valentina:
      'Déjalo descansar un día, que la lana se recupera y te dura mucho más. Con tres vas sobrado. ¿Solo hay uno? Percha ancha, cepillo, vapor de ducha, y cambias camisa y corbata: nadie se entera.',
  },
  {
    title: 'Corbata negra, y si la corbata va más oscura que la camisa',
    questions: [
      'cuando se lleva corbata negra',
      'la corbata tiene que ser mas oscura que la camisa',
      'corbata clara con camisa oscura',
      'corbata negra en una boda',
      'corbata negra con traje azul',
      'que corbata con camisa blanca y traje negro',
    ],
    maya: 'La corbata, más oscura que la camisa; al revés recuerda a gánster. La negra lisa es de luto, uniforme y traje negro de noche; en boda, mejor marino o burdeos. Con traje azul, negra no. Si es de punto negro, informal y moderna.',
    valentina:
      'Siempre más oscura que la camisa. La negra lisa, funerales y traje negro de noche; en una boda, marino o burdeos quedan más alegres. Con traje azul, evítala. La de punto negra es otra historia: moderna y relajada.',
  },
  {
    title: 'Camisa de manga corta y polo: por dentro o por fuera',
    questions: [
      'el polo va por dentro o por fuera',
      'camisa de manga corta por dentro o por fuera',
      'camisa de manga corta en la oficina',
      'camisa hawaiana como llevarla',
      'polo con americana por dentro',
      'cuanto tiene que medir la camisa por fuera',
    ],
    maya: 'Por fuera si el bajo es recto y llega a media bragueta; por dentro si es curvo y largo. El polo, fuera con vaquero, dentro con chino y americana. La manga corta de lino o viscosa va abierta de cuello y sin corbata; en oficina formal, mejor remangada.',
    valentina:
      'Bajo recto y a media bragueta, por fuera; si es largo y curvo, por dentro. Polo con vaqueros, fuera; con blazer, dentro. Manga corta, chula y sin corbata. En oficina seria, mejor larga remangada.',
  },
];
