import type { WrittenEntry } from './entry.ts';

/** Codes by country, hour and place. */
export const hours: readonly WrittenEntry[] = [
  {
    title: 'Formal, semiformal y tenida en Chile',
    questions: [
      'tenida formal que es en chile',
      'tenida semiformal matrimonio chile hombre',
      'tenida de gala chile mujer',
      'tenida sport elegante chile',
      'que es tenida informal en una invitacion',
      'tenida de noche matri que me pongo',
    ],
    maya: 'Tenida formal: terno oscuro con corbata, y vestido largo o midi de fiesta. Semiformal: terno claro o chaqueta con pantalón de vestir, vestido cóctel. Sport elegante: chaqueta sin corbata y pantalón de vestir, nada de jeans rotos ni zapatillas. Gala: largo y terno negro o esmoquin.',
    valentina:
      'Formal: terno con corbata y vestido de fiesta. Semiformal: chaqueta y vestido cóctel. Sport elegante: sin corbata, pero con chaqueta y zapato, jeans no. Gala: largo de verdad y terno negro o smoking.',
  },
  {
    title: 'Código de vestimenta en invitaciones de México',
    questions: [
      'vestimenta formal rigurosa mexico que es',
      'etiqueta rigurosa boda mexicana hombre',
      'invitacion dice formal mexico que me pongo mujer',
      'vestimenta casual elegante mexico',
      'vestimenta formal de noche mexico hombre',
      'gala etiqueta que me pongo mexico',
    ],
    maya: 'Etiqueta o gala: smoking, o traje negro con moño; vestido largo. Formal: traje oscuro con corbata y largo o midi de noche. Cóctel: traje, corbata opcional, y vestido a la rodilla o midi. Casual elegante: saco con pantalón de vestir y vestido fresco, sin mezclilla. En playa, guayabera y lino.',
    valentina:
      'Etiqueta: smoking y vestido largo. Formal: traje oscuro con corbata y vestido de noche. Cóctel: traje y vestido corto o midi. Casual elegante: saco, pantalón de vestir y nada de mezclilla. Si es en playa, guayabera.',
  },
  {
    title: 'Código de invitaciones en Argentina y Colombia',
    questions: [
      'fiesta elegante en argentina mujer',
      'gala argentina que es',
      'invitacion dice formal en colombia',
      'coctel en bogota mujer que me pongo',
      'vestimenta elegante colombia hombre matrimonio',
      'fiesta argentina que pide gala',
    ],
    maya: 'Elegante sport: él, saco y camisa, sin corbata; ella, mono, midi o pantalón palazzo con blusa rica. Elegante o gala: traje oscuro y vestido largo. Colombia, formal: traje con corbata y largo o cóctel largo; cóctel: vestido corto o midi y traje. En Bogotá, abrigo; en la costa, guayabera.',
    valentina:
      'Elegante sport: él saco sin corbata; ella, palazzo o midi con blusa linda. Gala: largo y traje oscuro. Colombia formal: traje con corbata y vestido largo o cóctel; en Bogotá, abrigo encima, y en la costa, guayabera.',
  },
  {
    title: 'A qué hora se lleva cada largo y brillo',
    questions: [
      'a que hora se puede ir de largo',
      'desde que hora se llevan lentejuelas',
      'brillo de dia en una boda',
      'puedo ir de largo a una boda de mañana',
      'esmoquin de dia se puede',
      'a que hora empieza la etiqueta de noche',
      'a partir de que hora vestido largo',
      'vestido largo boda de dia esta mal',
      'corto o largo boda a las 6 de la tarde',
      'vestido midi de noche',
      'largo del vestido segun protocolo',
    ],
    maya: 'La frontera son las seis o las siete de la tarde, o el final de la ceremonia. Antes: corto o midi, tejidos mates, sombrero. Después: largo, brillo, escote y joya, y el esmoquin. El midi vale a toda hora, y la madrina va de largo también de día. Si la ceremonia es de mañana y la fiesta larga, manda la ceremonia.',
    valentina:
      'Antes de las seis o siete, corto o midi y nada de brilli; a partir de ahí, largo, lentejuelas, joya y esmoquin. ¿Dudas? Midi, que vale siempre. La madrina sí puede ir de largo por la mañana. Si la boda empieza de mañana, te vistes de mañana aunque acabe a las tres.',
  },
  {
    title: 'Teatro y ópera',
    questions: [
      'estreno en el teatro colon que me pongo',
      'opera en el liceo dress code',
      'teatro real palco que me pongo',
      'ballet de noche ropa',
      'zarzuela o musical como voy vestido',
      'puedo ir en zapatillas a la opera',
      'que me pongo para ir al teatro',
    ],
    maya: 'Función de diario: arreglada sin obligación, pantalón de vestir, camisa o vestido, y abrigo al guardarropa. Estreno o gala de ópera: traje oscuro y cóctel o largo; palco, un punto más. Zapato que no suene, bolso pequeño y una capa que se quite sin ruido. Ni perfume ni tocado alto: hay gente detrás.',
    valentina:
      'En una función normal basta con ir mona. Estreno y palco, cóctel o largo y traje oscuro. Zapato silencioso, bolso chiquito, algo que te puedas quitar sin ruido y nada de moños altísimos ni perfumazo, que hay gente detrás.',
  },
  {
    title: 'Inauguración, exposición y cóctel de empresa',
    questions: [
      'inauguracion de una exposicion que me pongo',
      'vernissage ropa',
      'coctel de empresa de pie que zapatos',
      'presentacion de un libro que me pongo',
      'fiesta de inauguracion de un local ropa',
      'networking que ropa llevo',
    ],
    maya: 'Arreglo con personalidad: negro con una pieza interesante, traje con camiseta, vestido midi con zapato raro. Si se está de pie, tacón ancho o plano con punta. Bolso que cuelgue, para tener las dos manos. Abrigo fácil de dejar.',
    valentina:
      'Negro y algo con gracia: unos pendientes, unos zapatos. Tacón ancho o plano, que estás de pie dos horas. Bandolera o bolso colgado, que necesitas una mano para la copa y otra para saludar.',
  },
  {
    title: 'Cumpleaños de 40 o 50, fiesta sorpresa y casa particular',
    questions: [
      'cumple de 50 de una amiga que me pongo',
      'cumpleaños de noche en un restaurante ropa',
      'fiesta en casa de amigos que me pongo',
      'fiesta sorpresa de dia ropa',
      'cumpleaños en el campo que me pongo',
      'cumple numero redondo con codigo blanco',
    ],
    maya: 'Un punto más que tu sábado: vestido o mono, o pantalón satinado con punto; americana y camisa sin corbata. Si hay baile, tacón bajo. En casa ajena, zapato fácil de quitar y calcetín decente. Si el lugar es elegante, mira fotos. Nunca más vistosa que quien cumple.',
    valentina:
      'Como tu mejor sábado: mono, pantalón satinado con jersey fino o vestido. Ellos, camisa y americana. Busca fotos del sitio y listo. En casa ajena, calcetines sin agujeros. Y no eclipses a quien cumple, que ese día manda.',
  },
  {
    title: 'Hipódromo, polo, regata y club náutico',
    questions: [
      'que me pongo para ver un partido de polo',
      'hipodromo dress code mujer',
      'regata o club nautico ropa',
      'dress code club de golf',
      'torneo de polo argentina que me pongo',
      'country club que ropa llevo',
    ],
    maya: 'Polo: vestido o pantalón blanco o claro, sombrero, zapato sin tacón fino: se pisa el césped en el descanso. Hipódromo de gala: sombrero y vestido a la rodilla. Club náutico: marino, blanco, náutico de suela clara. Golf: polo con cuello y pantalón o falda de golf, sin vaquero.',
    valentina:
      'Para el polo, ropa clara, sombrero y nunca aguja, que se pisa la hierba. Hipódromo, tocado o sombrero. Club náutico, rayas, blanco y náuticos. Golf, polo con cuello y sin vaqueros, que no te dejan.',
  },
  {
    title: 'Debut, presentación en sociedad y baile de gala',
    questions: [
      'baile de debutantes que me pongo',
      'baile de gala vals ropa hombre',
      'vestido de debutante blanco',
      'baile de promocion de gala',
      'concierto de año nuevo en viena ropa',
      'vals vestido que no se pise',
    ],
    maya: 'Gala: vestido largo hasta el suelo con el tacón puesto, y con dos dedos menos delante para bailar; guantes largos si se pide. Debutantes, blanco. Él, frac o esmoquin según la tarjeta y zapato con suela lisa. Ensaya con el vestido: los giros tiran del hombro.',
    valentina:
      'Largo hasta el suelo, pero sin pisarlo: con los tacones puestos y dos dedos menos delante. Debutante, blanco y guantes. Él, frac o esmoquin y suela lisa. Ensaya el vals vestida, que ahí sale todo.',
  },
  {
    title: 'Primera vez en un palco, estadio o partido',
    questions: [
      'me invitaron a un palco vip de futbol que me pongo',
      'partido de futbol como me visto mujer',
      'ir al estadio con que zapatos',
      'partido de la nfl en mexico ropa',
      'partido de basket que ropa',
      'final de copa ropa',
    ],
    maya: 'Palco vip: elegante informal, americana y vaquero oscuro o vestido con botín; los colores del equipo, en un detalle. Grada: capas, zapatilla cerrada, bolso pequeño que cumpla el tamaño permitido, y nunca los colores del rival en la zona equivocada. De noche, siempre más abrigo.',
    valentina:
      'En palco, blazer y vaquero oscuro, con un guiño al equipo. En la grada, capas, zapas y bolsito pequeño, que muchos estadios no dejan grandes. Y mira de qué color van los del fondo donde te sientas.',
  },
];
