import type { WrittenEntry } from './entry.ts';

/** Sizes of other countries and of garments, and how to measure. */
export const measures: readonly WrittenEntry[] = [
  {
    title: 'Tallas en Brasil, Argentina y Colombia',
    questions: [
      'talla 38 de argentina equivale a que',
      'talla de brasil equivalencia',
      'que talla soy en colombia',
      'talla 8 colombia en españa',
      'ropa de brasil viene chica',
      'talle 40 argentino a europeo',
      'curva de talles argentina',
    ],
    maya: 'Son orientativas y cada fábrica hace la suya. Colombia usa pares bajos, 6, 8, 10, cerca de los estadounidenses. Argentina usa números o letras propios y en muchas marcas viene justo. Brasil, P, M, G y GG, suele cortar más ajustado en cadera. Por eso manda el centímetro: pecho, cintura y cadera.',
    valentina:
      'No hay cuenta fiable: Colombia va con 6, 8, 10 como en Estados Unidos; Brasil con P, M, G y cortes ajustados; Argentina, según la marca y justita. Pide medidas en centímetros y compara con una prenda tuya que te quede bien.',
  },
  {
    title: 'Talla de sujetador entre Europa, EE. UU., México y Argentina',
    questions: [
      'talla 34b de estados unidos en españa',
      'talla de brasier 36c en europa',
      'talla de corpiño argentina a europea',
      'sujetador 90b en eeuu que es',
      'copa d y dd diferencia entre paises',
      'bra mexico 32b en españa',
      'talla 75b de sujetador en españa cuanto es',
      'equivalencia brasier 34b a talla española',
      'bra 36c en europa',
      'talla de sujetador uk a española',
      'por que en una tienda soy 70 y en otra 85',
      'talla brasier mexico a europa',
    ],
    maya: 'Es el mismo contorno en tres lenguas: 70 europea, 85 española y francesa, 32 británica, estadounidense y mexicana; 75, 90 y 34; 80, 95 y 36. Argentina suele numerar 85, 90, 95. Las copas coinciden hasta la D; después cada país va por libre, y la DD británica es la E europea.',
    valentina:
      'Tres formas de decir lo mismo: 70 en Europa es 85 en España y Francia y 32 en Reino Unido, Estados Unidos y México. 75 es 90 y 34; 80 es 95 y 36. Argentina numera 85, 90, 95. Hasta la D las copas cuadran; luego los británicos tienen DD, que aquí es la E.',
  },
  {
    title: 'Talla única y letras raras: XXS, 3XL, P, M, L tall',
    questions: [
      'talla unica a quien le queda',
      'one size me sirve si soy talla 46',
      'etiqueta s/m que tallas abarca',
      'letras de talla brasileña pp p m g gg',
      'talla cero y doble cero estadounidense',
      'talla l tall y l short',
      'xs hombre o mujer es igual',
    ],
    maya: 'Talla única suele ir de la 36 a la 42 y miente por arriba: pide ancho de pecho y cadera en centímetros. S/M: 36 a 40; L/XL: 42 a 46, según marca. Tall alarga unos cinco centímetros, petite acorta. La 0 estadounidense es una 32 y la 00, una 30. La letra de hombre es mayor que la de mujer.',
    valentina:
      'Talla única, más bien para 36 a 42; si eres más, pide los centímetros. Tall es más largo, petite más corto. La 0 es una 32 y la 00, una 30. Y una M de chico es más grande que la de chica, ojo.',
  },
  {
    title: 'Talla de abrigo: encima de qué se prueba',
    questions: [
      'que talla de abrigo compro si soy una m',
      'abrigo una talla mas o la mia',
      'abrigo oversize que talla',
      'chaqueta de invierno encima de jersey gordo',
      'gabardina de que talla',
      'plumas talla ajustada o holgada',
      'como acierto al comprar un abrigo',
    ],
    maya: 'La habitual, probada con un jersey grueso debajo: que cierre sin tirar y puedas abrazar. Sube una si las sisas aprietan; en oversize, la tuya, que ya lleva el margen. Hombro en tu hueso, con un dedo de holgura, y manga que cubra la muñeca con el brazo doblado. Bajo la rodilla abriga y alarga; por la cadera, mueve mejor.',
    valentina:
      'Tu talla, pero probada con el jersey gordo. Abraza a alguien: si tira, sube una. El oversize, en tu talla o una menos. El hombro manda, y la manga, que te tape la muñeca aunque dobles el brazo. Bajo la rodilla abriga y alarga; por la cadera te mueves mejor.',
  },
  {
    title: 'Talla de jersey, punto y camiseta',
    questions: [
      'que talla de jersey compro holgado',
      'la lana se da de si que talla compro',
      'camiseta ajustada o talla mas',
      'sudadera oversize que talla',
      'jersey de canale talla',
      'sueter que encoge compro mas grande',
    ],
    maya: 'El punto cede: mejor la tuya que una más en fino y canalé; una más si lo quieres suelto o es lana que encogerá. Mide uno que te guste, plano, de axila a axila, y dobla. Cuello: que pase la cabeza sin forzar. Sudadera: hombro caído sí, puño ceñido.',
    valentina:
      'Coge un jersey que te quede bien, mídelo plano de axila a axila y compara. El canalé estira, no subas talla. Lana que se lava mal, un poco más. Y la sudadera con rollo, una o dos tallas más.',
  },
  {
    title: 'Zapatos por centímetros: México, Brasil, Argentina y Corea',
    questions: [
      'talla 25 mx es cuanto en europa',
      'talla 37 brasil en españa',
      'numero 39 argentina en españa',
      'talla de zapatos mexico 26',
      'talla 240 coreana',
      'calzo 24.5 cuanto es en españa',
    ],
    maya: 'México y Japón usan centímetros de pie: 24,5 ronda una 38 o 39 europea. Corea, milímetros: 240 es 24. Brasil va dos números por debajo: su 37 es tu 39. Argentina, uno: su 39 es tu 40. Mide el pie por la tarde, añade un centímetro y mira la tabla de la marca.',
    valentina:
      'México, en centímetros: 24,5 es tu 38 o 39. Brasil, dos números menos: un 37 brasileño es tu 39. Argentina, uno menos. Y Corea en milímetros. Mide el pie por la tarde y no te fíes de la cara bonita.',
  },
  {
    title: 'Talla de bota: caña, pantorrilla y empeine',
    questions: [
      'que ancho de caña necesito en centimetros',
      'medir la pantorrilla para botas',
      'botas altas que no me cierran',
      'talla de bota en persona con empeine alto',
      'bota que me baila en la pantorrilla',
      'ancho de caña para gemelo de 40',
      'tengo gemelos anchos que botas compro',
      'botas de caña ancha',
      'botas para gemelo fino que no bailen',
    ],
    maya: 'Mide la pantorrilla de pie y por la tarde, en lo más ancho, con el calcetín que llevarás; suma un dedo, o dos si irá un pantalón dentro, y busca ese contorno de caña: hay anchas, elásticas y estrechas. Empeine alto: cremallera hasta abajo. Caña floja: calcetín grueso. El zapatero ensancha algo la piel; el sintético, no.',
    valentina:
      'Mide el gemelo de pie, con el calcetín puesto, súmale un dedo, o dos si metes el vaquero, y busca ese contorno en la ficha. Hay cañas anchas, elásticas y finas. Empeine alto, con cremallera. La piel la ensancha un zapatero, el plástico no. Si te baila, calcetín gordo. Y si no, botín.',
  },
  {
    title: 'Medidas que pide el sastre',
    questions: [
      'como mido el ancho de espalda',
      'de donde a donde se mide la manga',
      'como mido el largo de un vestido',
      'medir hombro a hombro',
      'como se miden los hombros para un saco',
      'medidas que pide el sastre',
    ],
    maya: 'Hombro a hombro: hueso a hueso, por detrás. Espalda: a la altura de la sisa. Manga: del hueso, por el codo doblado, a la muñeca. Largo de vestido: de la base del cuello, por el pecho, al suelo con zapato. Contorno: cinta horizontal, sin apretar, sobre la ropa interior que usarás.',
    valentina:
      'Pide ayuda. Hombros, de hueso a hueso por detrás; manga, con el codo doblado; largo, desde el cuello pasando por el pecho. La cinta, paralela al suelo y sin apretar. Y con el sujetador que vas a llevar.',
  },
  {
    title: 'Tallas de gorro, guante, cinturón y bufanda sin probar',
    questions: [
      'como se mi talla de gorro',
      'guantes comprados por internet que mido',
      'talla de cinturon por la medida',
      'gorro por internet contorno',
      'correa de mujer por la cintura',
      'bufanda de que largo',
    ],
    maya: 'Gorro: contorno por encima de las orejas; 56 a 58 es M. Guante: contorno de la palma sin pulgar, en centímetros o pulgadas. Cinturón: mide donde lo llevas y ese es el agujero del medio; 95 corresponde a una cintura de unos 95 centímetros. Bufanda: 160 a 190 para dar dos vueltas.',
    valentina:
      'Gorro, contorno por encima de las orejas: 57 es una M. Guante, la palma sin el pulgar. Cinturón, lo que mide tu cintura donde lo usas. La bufanda, de 160 para dar dos vueltas tranquila.',
  },
];
