import type { WrittenEntry } from './entry.ts';

/** Undertone, contrast, colours near the face, and colours and patterns together. */
export const colourAndFace: readonly WrittenEntry[] = [
  {
    title: 'Cómo averiguar tu subtono en casa',
    questions: [
      'como se mi subtono de piel',
      'soy calida o fria como lo se',
      'test de subtono en casa',
      'venas verdes o azules significa',
      'prueba de la hoja blanca cara',
      'me queda mejor el camel o el gris azulado',
      'colorimetria como se si soy frio o calido',
    ],
    maya: 'De día, sin maquillaje, junto a una ventana: acerca a la cara una tela blanca pura y otra crema. La que empareja la piel indica el rumbo: blanco puro y plata, frío; crema, camel y oro, cálido; ambas, neutro, y entonces cuenta más la claridad del color. Las venas orientan poco; no decidas solo por ellas.',
    valentina:
      'Cara limpia, ventana y dos telas: blanca pura y crema. ¿Te ves mejor con la blanca y la plata? Frío. ¿Con la crema, el camel y el oro? Cálido. ¿Da igual? Neutro, y mira más si es claro u oscuro. Lo de las venas es una pista floja, no te fíes solo de eso.',
  },
  {
    title: 'Subtono oliva',
    questions: [
      'piel oliva que colores',
      'que es el subtono oliva',
      'piel verdosa que tonos favorecen',
      'tez aceitunada colores ropa',
    ],
    maya: 'El oliva tiene un velo verdoso sobre una base cálida o fría, y por eso las pruebas se contradicen. Suelen sentarle el verde azulado, el burdeos, el marino y el crudo; los amarillos ácidos y los beiges grisáceos pueden apagarlo.',
    valentina:
      'Si en las pruebas sales cálida y fría a la vez, igual eres oliva, con un toque verdoso. Van genial verde azulado, burdeos, marino y crudo. Cuidado con amarillo ácido y beige gris, que pueden apagarte.',
  },
  {
    title: 'Piel oscura y color',
    questions: [
      'que colores van con piel morena oscura',
      'piel negra colores que resaltan',
      'piel oscura colores pastel',
      'que colores me favorecen soy afro',
      'piel morena que ropa combina',
    ],
    maya: 'La piel oscura también puede ser cálida, fría o neutra. Los tonos saturados y el blanco hacen un contraste luminoso; también lucen el cobalto, el fucsia, el mostaza y el esmeralda. Un marrón muy próximo a la piel pide otra textura.',
    valentina:
      'Con piel oscura lucen mucho el blanco y los colores intensos: cobalto, fucsia, mostaza, esmeralda. Tu subtono puede ser cálido, frío o neutro, así que prueba. Si el marrón es clavado a tu piel, cambia la textura.',
  },
  {
    title: 'Piel muy clara y color',
    questions: [
      'soy muy palida que colores me favorecen',
      'piel blanca colores que no me apaguen',
      'negro con piel palida',
      'soy pelirroja que colores',
      'rubia de piel clara que ropa',
    ],
    maya: 'Con piel muy clara y poco contraste, los medios —azul, verde, rosa empolvado, marino— acompañan mejor que un negro duro junto a la cara. En pelo rojizo lucen verdes y tierras. Si el contraste con el pelo es fuerte, el negro vuelve a ser aliado.',
    valentina:
      'Si eres muy clarita y con el pelo claro, marino, verde o rosa empolvado mejor que negro pegado a la cara. Pelirroja: verdes y tierras, top. Piel clara con pelo oscuro: negro sin miedo.',
  },
  {
    title: 'Colores con canas',
    questions: [
      'que colores van con canas',
      'pelo gris que ropa favorece',
      'deje de teñirme que colores me pongo',
      'canas y beige me apaga',
      'hombre canoso colores',
    ],
    maya: 'La cana enfría y aclara el marco: azules, grises nítidos, burdeos, verde botella y blanco puro la hacen brillar. El beige y el amarillo pálido pueden confundirse con ella; mejor con un color entre medias.',
    valentina:
      'Con canas ganan azul, burdeos, verde botella, gris limpio y blanco puro. Beige y amarillo clarito se comen el pelo: si te gustan, pon otro color cerca de la cara.',
  },
  {
    title: 'Contraste personal',
    questions: [
      'que es el contraste personal en la ropa',
      'contraste alto o bajo como se',
      'pelo oscuro piel clara contraste',
      'como saber mi contraste',
      'combinacion de claros y oscuros segun mi cara',
    ],
    maya: 'Es la distancia de claridad entre pelo, piel y ojos. Mírate en una foto en blanco y negro: si hay mucha, repite esa distancia en la ropa, claro con oscuro; si es poca, tonos cercanos. Entre medias, contraste moderado.',
    valentina:
      'Hazte una foto y ponla en blanco y negro. ¿Pelo y piel muy distintos? Te va el claro con oscuro. ¿Todo parecido? Mejor tonos cercanos. ¿Ni fu ni fa? Contraste medio.',
  },
  {
    title: 'Qué son las estaciones de colorimetría',
    questions: [
      'que es la colorimetria de estaciones',
      'soy invierno o verano colorimetria',
      'como saber si soy otoño calido',
      'colorimetria sirve o es mentira',
      'paleta primavera luminosa',
    ],
    maya: 'Ordenan los colores por temperatura, claridad e intensidad: primavera, cálida y viva; verano, fría y suave; otoño, cálida y profunda; invierno, fría e intensa. Es un método de estilistas, no una ciencia: úsalo como guía.',
    valentina:
      'Primavera, cálido y vivo; verano, frío y suave; otoño, cálido y profundo; invierno, frío e intenso. No es una ciencia exacta, es un sistema de estilistas. Si un color te encanta y te ves bien, fuera apps.',
  },
  {
    title: 'Llevar un color que no te favorece',
    questions: [
      'me encanta el amarillo pero no me queda',
      'como llevar un color que no me favorece',
      'el negro me apaga que hago',
      'mostaza lejos de la cara',
    ],
    maya: 'Aléjalo de la cara: pantalón, falda, zapato o bolso. O pon entre ambos un color que te dé luz, con un pañuelo o un cuello de camisa. Un escote abierto y unos pendientes también bastan.',
    valentina:
      'Si te encanta, pásalo abajo: pantalón, falda, zapatos. O mete un cuello de camisa o un pañuelo que te ilumine entre el color y la cara. Abrir el escote también ayuda un montón.',
  },
  {
    title: 'Disimular el cansancio con el color',
    questions: [
      'que color ponerme si tengo ojeras',
      'color que da buena cara',
      'me veo cansada que ropa ilumina',
      'color para dia de mala cara',
    ],
    maya: 'Da luz un tono medio y limpio cerca del rostro: un azul claro, un coral, un rosa, o un blanco que te siente bien. Los verdes amarillentos y los grises sucios subrayan la ojera.',
    valentina:
      'Con mala cara: azul clarito, coral, rosa o el blanco que te va bien, justo debajo de la barbilla. Huye del verde amarillento y del gris tristón, que marcan ojera.',
  },
  {
    title: 'Color del pelo y de los ojos en la ropa',
    questions: [
      'que ropa resalta ojos verdes',
      'color de ropa para ojos azules',
      'ojos marrones que colores',
      'repetir el color de los ojos en la ropa',
      'ropa segun color de pelo',
    ],
    maya: 'Para que un ojo se note, repite su color cerca o pon un vecino suyo. Los verdes ganan con burdeos y ciruela; los azules, con marino y tonos de cobre; los castaños, con verdes, azules y tierras.',
    valentina:
      'Truco: repite tu color de ojos en un pañuelo o pendientes. Ojos verdes, burdeos y ciruela; azules, marino y cobre; marrones, verdes, azules y tierras.',
  },
  {
    title: 'Con qué va el azul marino',
    questions: [
      'azul marino con que combina',
      'pantalon azul marino con que color arriba',
      'marino con gris queda bien',
      'azul marino y camel',
      'azul marino con verde',
    ],
    maya: 'El marino es un neutro generoso: con camel, tostado y cuero hace la pareja más fiel; con gris, blanco y burdeos no falla. Cuidado con otro azul vivo de claridad parecida: ni igual ni distinto.',
    valentina:
      'Marino con camel o cuero, matrimonio perfecto; con gris, blanco o burdeos, también. Lo único raro: otro azul fuerte casi igual de oscuro, que parece que te equivocaste.',
  },
  {
    title: 'Dos azules juntos',
    questions: [
      'azul marino con azul claro',
      'dos azules distintos se pueden llevar',
      'camisa azul con pantalon azul',
      'azul marino y azul electrico',
      'celeste con azul oscuro',
    ],
    maya: 'Dos azules se quieren cuando la distancia es clara —celeste con marino— o cuando son exactamente el mismo tejido. Dos casi iguales parecen medio traje de cada sitio. El vaquero ayuda porque cambia la textura.',
    valentina:
      'Celeste con marino, perfecto. Dos azules casi iguales, no: parece que mezclaste dos trajes. O muy distintos, o clavados del mismo tejido. El vaquero se salva por la textura.',
  },
  {
    title: 'Con qué va el gris',
    questions: [
      'pantalon gris con que combina',
      'gris con marron queda bien',
      'gris y beige juntos',
      'gris con que color alegre',
      'plomo con que combina',
    ],
    maya: 'El gris acoge a casi todos: marino, negro, blanco, burdeos, rosa, celeste, amarillo pálido. Con marrón y beige conviene mucha diferencia de claridad; si se parecen, los dos parecen sucios.',
    valentina:
      'Con gris va casi todo: marino, blanco, negro, burdeos, rosa, celeste. Con marrón o beige, que haya buena diferencia entre uno y otro, porque parecidos se ensucian.',
  },
  {
    title: 'Con qué va el beige y el camel',
    questions: [
      'beige con que colores',
      'pantalon beige con que arriba',
      'camel con negro',
      'crema y camel juntos',
      'caqui con que se combina',
    ],
    maya: 'Con blanco, crudo, marino, vaquero y negro el camel siempre acierta; también con verdes y burdeos. Entre tierras, separa los tonos: crudo con camel, camel con chocolate. Los rosas y morados muy vivos se le resisten.',
    valentina:
      'Camel y beige: con marino, vaquero, blanco y negro, fijo. Con verde y burdeos, precioso. Dos tierras juntas, que se lleven unos cuantos tonos. Fucsia o morado chillón, mejor no.',
  },
  {
    title: 'Con qué va el rojo',
    questions: [
      'rojo con que se combina',
      'falda roja con que arriba',
      'pantalon rojo con que camisa',
      'rojo y verde juntos',
      'rojo con naranja queda',
    ],
    maya: 'El rojo pleno pide neutros: blanco, marino, gris, negro, vaquero, camel. Con verde o con amarillo muy vivos se discute; si quieres dos colores, apaga uno. Con un rosa pálido hace una pareja moderna.',
    valentina:
      'Con el rojo, neutros: blanco, marino, vaquero, gris o camel. Con un verde o un amarillo fuertes, pelea segura, así que baja uno de los dos. Rojo con rosa clarito sí, y mola.',
  },
  {
    title: 'Con qué va el rosa',
    questions: [
      'rosa con que combina',
      'fucsia con que se lleva',
      'rosa palo con que pantalon',
      'rosa y marron',
      'blusa rosada con que falda',
    ],
    maya: 'El rosa empolvado va con gris, marino, crudo, burdeos y chocolate. El fucsia es exigente: blanco, negro, marino o vaquero y basta. Con tierras y caqui el rosa muy vivo se agria.',
    valentina:
      'Rosa palo con gris, marino, burdeos o chocolate, ideal. El fucsia, con blanco, negro o vaquero y para. Con caqui o marrón, el rosa chillón queda rarito.',
  },
  {
    title: 'Con qué va el amarillo y el mostaza',
    questions: [
      'mostaza con que combina',
      'vestido amarillo con que zapatos',
      'amarillo con gris',
      'amarillo pastel con que',
      'mostaza y azul marino',
      'abrigo mostaza con que',
    ],
    maya: 'El mostaza se entiende con marino, vaquero, gris y chocolate, que el negro lo endurece; con burdeos o verde discute si ocupan lo mismo. El amarillo claro, con blanco, crudo y celeste. El vivo es un acento: lo demás, neutro, y zapatos en crudo, dorado o cuero natural.',
    valentina:
      'Mostaza con marino, vaquero o gris: no falla, y mejor chocolate que negro; con burdeos o verde, solo si uno va en pequeño. Amarillo clarito con blanco o celeste. Si es amarillo sol, el resto neutro y zapatos en crudo, dorado o cuero natural.',
  },
  {
    title: 'Con qué va el morado y el lila',
    questions: [
      'lila con que combina',
      'morado con que color queda bien',
      'pantalon morado con que',
      'lila y verde',
      'violeta con beige o marron',
      'lavanda con que color combina',
      'pantalon lila con que',
      'traje lila con que camisa',
      'vestido malva con que zapatos',
      'sueter lavanda con que jeans',
      'lila con marron queda bien',
    ],
    maya: 'Lila, lavanda y malva: con gris, blanco, crudo, marino, vaquero claro, beige y chocolate; con amarillo mantequilla o verde pálido, en poca cantidad. Traje lila, con blanco o negro; el negro entero lo endurece. Zapato plata, nude o marrón. El morado profundo, con gris, negro y crudo; si es vivo, los tierras lo agrian.',
    valentina:
      'Lila o lavanda con gris, blanco, marino, vaquero claro o chocolate, y zapatos plata o nude. Verde clarito o amarillo mantequilla, solo un toque. Todo negro al lado se pone severo. Morado oscuro, con gris o crudo; con marrones, solo si no es chillón.',
  },
  {
    title: 'Con qué va el naranja y el coral',
    questions: [
      'naranja con que combina',
      'coral con que color',
      'teja o terracota con que se lleva',
      'pantalon naranja arriba que',
      'naranja y azul juntos',
      'teja con que combina',
      'color ladrillo con que pantalon',
      'terracota con que color',
      'naranja quemado combinar',
      'falda teja con que blusa',
    ],
    maya: 'Naranja, teja y terracota se asientan con marino, vaquero, crudo, camel y verde oliva; la teja, también con rosa empolvado, y con chocolate antes que negro. Junto a un azul vivo los dos se encienden: mejor uno apagado. Oro o bronce en la joya. El coral, con blanco, gris claro y celeste pálido.',
    valentina:
      'Naranja, teja o terracota con marino, vaquero, crudo, camel o verde oliva, y chocolate en vez de negro. La teja con rosa clarito, preciosa. Con azul eléctrico es demasiado ruido. En las orejas, dorado. El coral queda fresco con blanco, gris claro o celeste suave.',
  },
  {
    title: 'Qué hago con el negro total',
    questions: [
      'todo de negro como no parecer triste',
      'vestir todo negro distinto',
      'total black verano',
      'negro con verde oscuro o burdeos',
      'accesorios con look todo negro',
    ],
    maya: 'El negro de arriba abajo se salva por las texturas: mate con brillo, punto con cuero, opaco con transparente. Los tonos oscuros y apagados se pierden junto a él; los claros y nítidos ganan.',
    valentina:
      'Todo negro: mezcla texturas, brillo con mate, punto con cuero. Un tono oscuro apagado al lado ni se ve; si quieres color, claro o vivo. Y metal cerca de la cara.',
  },
  {
    title: 'Tonos tierra juntos',
    questions: [
      'marron con beige y camel',
      'total look tierra',
      'mezclar marrones distintos',
      'marron claro con marron oscuro',
      'look de tonos tierra otoño',
    ],
    maya: 'Los tierras se acompañan si la escala se ve: crudo, camel, tostado, chocolate, cada uno a un peldaño del otro. Dos marrones casi iguales y de distinto tejido parecen un error. Un azul o vaquero los refresca.',
    valentina:
      'Hazte una escalera: crudo, camel, tostado, chocolate. Con peldaños claros, de lujo; con dos marrones casi iguales, parece despiste. Un vaquero o un azul le quita lo polvoriento.',
  },
  {
    title: 'Colores vecinos',
    questions: [
      'colores analogos ropa que son',
      'verde con azul combina',
      'azul y morado juntos',
      'naranja con amarillo',
      'combinar colores parecidos',
    ],
    maya: 'Los vecinos de la rueda —rojo y rosa, azul y morado— conviven con calma si uno es más claro que el otro; muy vivos los dos, compiten. Azul y verde ya quedan lejos: bien con celeste o marino, ruidosos si ambos son intensos.',
    valentina:
      'Rojo con rosa o azul con morado: vecinos que se llevan bien si uno es clarito y otro oscuro; a tope los dos, compiten. El verde, con celeste o marino genial; con azul fuerte, demasiado ruido.',
  },
  {
    title: 'Colores que no combinan',
    questions: [
      'que colores no combinan',
      'colores que nunca se mezclan',
      'rojo y verde o naranja y rosa queda mal',
      'combinaciones de colores feas',
      'mezcla de colores que choca',
    ],
    maya: 'Chocan sobre todo dos colores muy vivos y ni vecinos ni opuestos, como rosa fuerte con amarillo fuerte. Se reconcilian de tres modos: uno más apagado, uno en cantidad pequeña, o un neutro en medio.',
    valentina:
      'Lo que choca son dos colores a tope que no son ni vecinos ni opuestos, tipo fucsia con amarillo chillón. Arreglo: apaga uno, ponlo en pequeñito o mete un neutro entre los dos.',
  },
  {
    title: 'Repetir un color en el conjunto',
    questions: [
      'repetir color en zapatos y pañuelo',
      'el truco del eco de color',
      'bolso del mismo tono que la falda',
      'el color del accesorio tiene que repetirse',
      'como unir un look con un color',
    ],
    maya: 'Un color que aparece dos veces parece pensado: la flor de una falda y unos zapatos, un estampado y una camisa. Basta una repetición pequeña, alejada de la grande, para que todo se ordene.',
    valentina:
      'Coge un color que ya esté en el look y repítelo en algo pequeño lejos: zapatos, pañuelo, pendientes. Con eso solo parece pensado. Y no lo metas en todas partes, con un eco basta.',
  },
  {
    title: 'Rayas con flores',
    questions: [
      'rayas y flores combinan',
      'camisa de rayas con falda de flores',
      'mezclar rayas con leopardo',
      'rayas con lunares se puede',
      'remera rayada con pollera estampada',
    ],
    maya: 'La raya hace de neutro: se lleva bien con flores, animal y lunares siempre que compartan un color y cambie la escala. Una raya fina bajo un dibujo grande es la más fácil.',
    valentina:
      'Las rayas se mezclan con flores, leopardo o lunares si tienen un color en común y distinto tamaño. Raya fina con flor grande, y a la calle.',
  },
  {
    title: 'Estampados que no conviene mezclar',
    questions: [
      'cuadros con flores queda mal',
      'lunares con flores se puede',
      'dos estampados distintos cuales no',
      'cuadros y rayas juntos',
      'logo con estampado',
    ],
    maya: 'Cuadros con flores, lunares con flores o cuadros con lunares compiten incluso si comparten color. Un logotipo grande no quiere compañía. Si insistes, que uno sea diminuto y esté lejos del otro, en los zapatos por ejemplo.',
    valentina:
      'Cuadros con flores, lunares con flores o cuadros con lunares se pelean casi siempre. El logo grande, solo. Si te empeñas, que uno sea mini y vaya lejos, tipo en los zapatos.',
  },
  {
    title: 'Estampado igual arriba y abajo',
    questions: [
      'conjunto del mismo estampado arriba y abajo',
      'conjunto estampado dos piezas como llevar',
      'traje de cuadros completo',
      'mismo print camisa y pantalon',
    ],
    maya: 'El mismo estampado en dos piezas de la misma tela deja de ser mezcla: es un conjunto, como un traje. Funciona porque el ojo lo lee entero. Lo demás, liso y de uno de sus colores.',
    valentina:
      'Si las dos piezas son de la misma tela y dibujo, no cuenta como mezclar: es un conjunto y queda redondo. Zapatos y bolso lisos, en uno de los colores del estampado.',
  },
  {
    title: 'Tamaño del estampado',
    questions: [
      'estampado grande o pequeño segun cuerpo',
      'flores grandes favorecen',
      'estampado pequeño persona bajita',
      'cuadros grandes soy ancha',
      'escala del estampado',
    ],
    maya: 'La escala del dibujo acompaña a la tuya: en un marco pequeño, motivos medianos o menudos; en uno grande, motivos amplios y con aire. Lo grande se ve más donde lo pones; úsalo a tu favor.',
    valentina:
      'Si eres de talla o altura pequeña, motivos medianos o pequeñitos; si eres grande, dibujos amplios. Y donde pongas lo llamativo, ahí irá la mirada: tú decides.',
  },
  {
    title: 'Cómo sacar colores de un estampado',
    questions: [
      'que le pongo a una falda estampada',
      'con que combina una blusa de flores de muchos colores',
      'pantalon estampado con que arriba',
      'pollera floreada con que remera',
    ],
    maya: 'Elige un color secundario del dibujo y llévalo liso en la otra pieza; el fondo, si es neutro, se deja para los zapatos. Así el estampado parece hecho para la compañía.',
    valentina:
      'Mira el estampado, coge uno de los colores pequeños y ponlo liso arriba o abajo. El color del fondo, a los zapatos. Ya está combinado sin pensar.',
  },
  {
    title: 'Vaquero con vaquero',
    questions: [
      'denim con denim se puede',
      'camisa vaquera con jean',
      'doble denim como llevar',
      'campera de jean con pantalon de jean',
      'look total vaquero',
    ],
    maya: 'El doble vaquero pide decisión: el mismo azul, como un mono, o dos claramente distintos. Entre medias parece un resto. Cinturón y zapato de cuero le dan forma, y el algodón blanco, aire.',
    valentina:
      'O el mismo azul arriba y abajo o dos bien distintos, en medio queda raro. Camiseta blanca, cinturón y zapato de cuero, y listo.',
  },
  {
    title: 'Cuánto contraste entre arriba y abajo',
    questions: [
      'arriba claro abajo oscuro',
      'el mismo tono arriba y abajo pero distinto',
      'parte de arriba oscura y pantalon claro',
      'contraste de claridad en un conjunto',
      'por que mi ropa se ve plana',
    ],
    maya: 'Un conjunto se ve plano cuando arriba y abajo son igual de claros sin ser el mismo color. Separa la claridad con decisión o iguálala del todo. Lo claro atrae la mirada; colócalo donde la quieras.',
    valentina:
      'Si lo ves soso, mira la luz: arriba y abajo con la misma claridad y colores distintos queda plano. O muy claro con muy oscuro, o el mismo color entero. Y lo clarito es lo que se ve.',
  },
];
