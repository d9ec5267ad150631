import type { WrittenEntry } from './entry.ts';

/** Colours and patterns with each other, and shoes to a dress. */
export const hues: readonly WrittenEntry[] = [
  {
    title: 'Con qué va el celeste y el azul claro',
    questions: [
      'con que combino el celeste',
      'camisa celeste con que pantalon',
      'azul bebe con que va',
      'vestido celeste con que zapatos',
      'polera celeste con que color',
      'azul claro con marron',
    ],
    maya: 'Con marino, blanco, gris, camel y chocolate, que lo hacen adulto; con rojo cereza o amarillo mantequilla, fresco. En vestido, zapato plata, crudo o tostado. Evita el negro entero, que lo enfría, salvo en cuero o zapato.',
    valentina:
      'Con marino o marrón chocolate queda elegantísimo; con blanco, fresquito; con rojo cereza, un puntazo. Zapatos plata o tostados. Con negro de arriba abajo se apaga.',
  },
  {
    title: 'Con qué va el turquesa y el verde agua',
    questions: [
      'con que combino el turquesa',
      'vestido turquesa con que zapatos',
      'verde agua con que color',
      'pantalon turquesa con que blusa',
      'aguamarina combinar colores',
      'turquesa con dorado o plateado',
    ],
    maya: 'Turquesa con blanco, arena, marino, coral y cuero tostado; con oro si la piel es cálida, plata si es fría. Verde agua con gris perla, crudo y nude rosado. De noche, solo un color y accesorios metálicos.',
    valentina:
      'Con blanco o arena parece vacaciones; con marino, serio; con coral, fiesta. Zapato dorado o tostado y a correr. El verde agua, con crudo y gris clarito.',
  },
  {
    title: 'Con qué va el fucsia y el magenta',
    questions: [
      'con que combino el fucsia',
      'vestido fucsia con que zapatos y bolso',
      'pantalon fucsia con que blusa',
      'fucsia con rojo o naranja',
      'chaqueta rosa fuerte con que',
      'rosado fuerte con que color va',
    ],
    maya: 'Fucsia con negro, marino, gris, blanco y camel para bajar; con rojo, naranja o morado para subir, en bloque y sin más color. Zapato nude, plata o del mismo tono. Una sola pieza fucsia y vaquero, de diario.',
    valentina:
      'Con vaquero y camiseta blanca, de diario. Con rojo o naranja, a lo loco y precioso. De fiesta, zapatos plata o nude y bolso pequeñito. Con marino baja un poco si te da corte.',
  },
  {
    title: 'Con qué va el verde oliva, caqui y botella',
    questions: [
      'con que combino el verde oliva',
      'pantalon verde militar con que',
      'verde botella con que color',
      'vestido verde esmeralda con que zapatos',
      'parka caqui con que',
      'chaqueta verde con pantalon marron',
      'con que color combina el verde',
      'verde vivo o verde manzana con que va',
    ],
    maya: 'Oliva y caqui: neutros, con crudo, negro, camel, denim, teja y rosa pálido. Botella y esmeralda: con marino, burdeos, camel, oro y nude; en fiesta, zapato dorado o nude, nunca del mismo verde. El verde vivo, con blanco, crudo o marino. Dos verdes juntos, si son de familias distintas.',
    valentina:
      'El oliva es un neutro más: vaquero, blanco, camel o rosa clarito. La esmeralda, con dorado o nude y ya vas de fiesta. Botella con burdeos, una maravilla. El verde vivo, con blanco o marino y poco más. Zapatos iguales al vestido, mejor no.',
  },
  {
    title: 'Con qué va el plateado y el dorado',
    questions: [
      'falda plateada con que',
      'vestido dorado con que zapatos',
      'pantalon metalizado con que blusa',
      'zapatos plateados con que ropa',
      'falda de lentejuelas con que de dia',
      'blusa dorada con que pantalon',
    ],
    maya: 'Plata: con gris, blanco, azul, negro y vaquero. Oro: con negro, crudo, burdeos, verde oscuro y camel. De día, una pieza y punto grueso encima o camiseta; zapato mate. De noche, vestido metálico, zapato del tono de tu piel y sin más brillo.',
    valentina:
      'Falda de lentejuelas con jersey gordo y zapas: para ir a trabajar, casi. Plata con azules y grises; oro con negro, burdeos o camel. Y con vestido metálico, zapato nude y para ya con el brillo.',
  },
  {
    title: 'Con qué va el blanco total y el crudo',
    questions: [
      'con que zapatos llevo un vestido blanco',
      'pantalon blanco con que blusa de invierno',
      'blanco total como se lleva',
      'crudo con blanco queda sucio',
      'traje blanco de mujer con que',
      'que zapatos con pantalon blanco',
    ],
    maya: 'Mezcla dos o tres blancos de textura distinta: se ve hecho adrede. Zapato cuero, camel, plata, nude o rojo; negro, si hay otra pieza negra. En invierno, lana y denim grueso. Con blanco, bolso tostado. Ropa interior color piel.',
    valentina:
      'Blancos distintos y con texturas, que si son iguales pero no, se ve raro. Zapato camel o plata; negro solo si lo repites. Con vestido blanco, dorado o tostado. Y debajo color piel.',
  },
  {
    title: 'Zapatos y bolso según el color del vestido de fiesta',
    questions: [
      'que color de zapatos con vestido rojo',
      'que zapatos me pongo con vestido azul klein',
      'vestido amarillo zapatos y bolso',
      'vestido morado que zapatos',
      'vestido naranja con que accesorios',
      'vestido verde zapatos de fiesta',
      'vestido azul noche con que zapatos',
    ],
    maya: 'Vale para todos: nude, plata u oro mate. Rojo: nude, oro o negro. Azul klein: plata o nude. Azul noche: plata, burdeos. Amarillo: plata, tostado, blanco. Morado: oro viejo, plata. Naranja: fucsia, oro, nude. Verde: oro, nude, fucsia. Bolso, un tono distinto del zapato, no clavado.',
    valentina:
      'Comodín: nude, plata u oro, y aciertas. Si quieres rollo: naranja con fucsia, verde con rosa, azul noche con burdeos, amarillo con plata. Bolso y zapato hermanos, no gemelos.',
  },
  {
    title: 'Accesorios con vestido negro o blanco y negro',
    questions: [
      'vestido negro con que accesorios de color',
      'que bolso con un vestido negro',
      'vestido negro zapatos dorados o plateados',
      'como le doy color a un look negro',
      'vestido blanco y negro con que zapatos',
      'que chaqueta con vestido negro',
      'vestido negro de dia como lo bajo',
    ],
    maya: 'Negro liso: un solo golpe, rojo, fucsia, esmeralda o metal, en zapato o pendiente. De día, cazadora vaquera o camel, zapatilla o alpargata. Blanco y negro: acento amarillo, rojo o verde. Metales, los de tu tono de piel.',
    valentina:
      'Con rojo en los zapatos o unos pendientes verdes ya eres otra. De día, cazadora vaquera y zapatillas. Blanco y negro pide un toque de color pequeño. Dorado o plata, el que te favorezca.',
  },
  {
    title: 'Camisa y corbata con rayas, cuadros y lunares',
    questions: [
      'camisa de cuadros con que corbata',
      'camisa a rayas con que corbata',
      'puedo llevar corbata de rayas con camisa de rayas',
      'corbata de flores con que camisa',
      'corbata de lunares con camisa de rayas',
      'mezclar dibujos traje camisa corbata',
    ],
    maya: 'Escala: si la camisa es fina, la corbata grande, y al revés. Rayas con rayas solo si cambian de ancho. Cuadro pequeño con lisa o lunar. Con traje de dibujo, uno de los dos, liso. Repite un color de la camisa en la corbata, y ya conversan.',
    valentina:
      'Una fina y otra gorda, nunca iguales. Camisa de rayas con corbata lisa o de lunares, bien. Cuadritos con lisa. Y si el traje ya tiene dibujo, tú con lo demás lisito.',
  },
  {
    title: 'Lunares, rayas y vichy: cómo mezclarlos',
    questions: [
      'lunares con rayas queda bien',
      'falda de lunares con que camisa',
      'vichy con que combina',
      'vestido de cuadros vichy con que zapatos',
      'blusa de lunares con pantalon de que',
      'topos grandes o pequeños me favorecen',
    ],
    maya: 'Comparte un color y cambia la escala: raya fina con lunar mediano. Vichy con liso, denim o rojo. Topo pequeño y ordenado viste más; grande y suelto, verano. Zapato, del color del fondo. Con lunar grande, accesorios sin dibujo.',
    valentina:
      'Que tengan un color en común y no el mismo tamaño, y funcionan. Vichy con vaquero o rojo. Lunar pequeñito, elegante; grande, verano y fiesta. Zapatos lisos, siempre.',
  },
  {
    title: 'Leopardo, cebra y serpiente con qué',
    questions: [
      'falda de leopardo con que',
      'leopardo con rayas se puede',
      'zapatos de leopardo con que vestido',
      'camisa de cebra con que pantalon',
      'animal print con color rojo',
      'blusa de serpiente con que',
      'cuantas prendas de leopardo juntas',
      'como llevar animal print sin que quede hortera',
    ],
    maya: 'Una sola prenda de animal y el resto de un color que esté en ella: negro, camel, crudo, o rojo si quieres acento. Con rayas marineras, si una es pequeña. Zapato de leopardo, hace de neutro con vaquero. Dos animales a la vez, no.',
    valentina:
      'Trátalo como un neutro: con negro, camel, crudo y vaquero. Con rojo, dinamita. Una prenda de bicho por look y ya. Unos zapatos de leopardo con vaqueros y camiseta blanca, listo.',
  },
  {
    title: 'Flores con flores, tropical y estampado maximalista',
    questions: [
      'blusa de flores con pantalon de que color',
      'falda de flores con que camiseta',
      'vestido de flores con que chaqueta',
      'estampado tropical como se combina',
      'camisa hawaiana de noche',
      'flores grandes me hacen grande',
    ],
    maya: 'Saca un color del fondo o de la flor menos vista y úsalo en abajo, bolso o zapato. Flor grande: liso de ese tono y poco accesorio. Flor con flor, solo del mismo fondo y escala contraria. Con vestido de flores, cazadora vaquera o de cuero. Camisa hawaiana, pantalón liso y dentro.',
    valentina:
      'Coge el color menos evidente de la flor y repítelo: magia. Flor grande, todo lo demás callado. Encima, cazadora vaquera o de cuero. Camisa tropical, con pantalón liso y por dentro.',
  },
  {
    title: 'Ropa de cuadros: con qué se lleva',
    questions: [
      'pata de gallo con que',
      'pantalon de cuadros con que camisa',
      'falda escocesa con que medias',
      'chaqueta de tweed con vaqueros',
      'cuadros grandes con que',
      'abrigo de cuadros con que bufanda',
    ],
    maya: 'Dibujo de cuadro arriba o abajo, nunca los dos. Coge el color más discreto del cuadro para el jersey o el zapato. Tartán con punto liso y bota; pata de gallo con blanco y cuero negro; tweed con vaquero y camiseta buena. Bufanda y bolso, lisos.',
    valentina:
      'Un cuadro por look. Pantalón de cuadros con jersey liso de un color que lleve el dibujo. Falda escocesa con medias negras y botas. Abrigo de cuadros y bufanda lisa. Tweed con vaqueros, un acierto.',
  },
];
