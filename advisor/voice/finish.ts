import type { Advisor } from '#contract/vocabulary.ts';

export type Part = 'hair' | 'jewels' | 'make-up' | 'pocket' | 'socks';
export type Measure = 'mourning' | 'sober' | 'festive' | 'plain';

type Texts = Readonly<Record<Advisor, string>>;
const said = (maya: string, valentina: string): Texts => ({ maya, valentina });

export const finishes: Readonly<Record<Measure, Readonly<Record<Part, Texts>>>> = {
  mourning: {
    hair: said(
      'El pelo, recogido o apartado de la cara, sin adornos.',
      'El pelo, recogido o lejos de la cara, sin adornos.',
    ),
    jewels: said(
      'Joyas, solo las de cada día: la alianza, el reloj o una medalla; nada que brille ni suene.',
      'Joyas, las de siempre y ya: alianza, reloj, una medallita; nada que brille ni suene.',
    ),
    'make-up': said(
      'Maquillaje, el mínimo, con máscara resistente al agua y un labio de tu tono.',
      'Maquillaje, lo justo: rímel resistente al agua y bálsamo.',
    ),
    pocket: said(
      'Pañuelo de bolsillo, ese día no, o blanco y recto, que apenas asome.',
      'Pañuelo de bolsillo, ese día mejor no; y si lo llevas, blanco y recto.',
    ),
    socks: said(
      'Calcetines, negros o del tono del pantalón, largos y lisos.',
      'Calcetines, negros o del color del pantalón, largos y lisos.',
    ),
  },
  sober: {
    hair: said(
      'El pelo, limpio y apartado de la cara: un recogido bajo o suelto por detrás de las orejas.',
      'El pelo, fuera de la cara: coleta baja, moño sencillo o suelto por detrás de las orejas.',
    ),
    jewels: said(
      'Joyas, las justas: un pendiente pequeño pegado a la oreja, el reloj y nada que suene ni cuelgue.',
      'Joyas, poquitas: pendiente pequeño, reloj y nada que suene o se mueva.',
    ),
    'make-up': said(
      'Maquillaje de buena cara: piel igualada, máscara y un labio cercano al tuyo; hoy no toca rojo.',
      'Maquillaje de buena cara: piel, rímel y un labio natural; el rojo, otro día.',
    ),
    pocket: said(
      'Pañuelo de bolsillo, no hace falta; si gusta, blanco, liso y recto.',
      'Pañuelo de bolsillo, no hace falta; si te gusta, blanco y recto, sin más.',
    ),
    socks: said(
      'Calcetines, del tono del pantalón o un punto más oscuros, y largos, que al sentarse no asome la pierna.',
      'Calcetines, del color del pantalón o un pelín más oscuros, y largos, que no se vea pierna al sentarte.',
    ),
  },
  festive: {
    hair: said(
      'El pelo, recogido bajo si mandan el cuello o los pendientes; suelto y con onda si el escote es limpio.',
      'El pelo, moño bajo o coleta pulida si llevas pendiente grande o cuello alto; si no, suelto con ondas.',
    ),
    jewels: said(
      'Joyas, una sola protagonista: pendientes largos con el pelo recogido, o un collar si el escote lo pide; las dos cosas, no.',
      'De joyas, una que mande: pendientazo con el pelo recogido o collar si hay escote. Los dos, no.',
    ),
    'make-up': said(
      'Maquillaje con un solo foco: labio rojo o frambuesa si la ropa es neutra; ojos, y labio natural, si ya lleva color.',
      'Maquillaje, un foco: labiazo si vas en neutros; ojos y labio natural si ya llevas color.',
    ),
    pocket: said(
      'Pañuelo de bolsillo, sí: blanco no falla, o de un color que esté en la corbata o la camisa, sin que sea de la misma tela.',
      'Pañuelo de bolsillo, sí: blanco, o un color que ya lleves, pero nunca el juego de corbata y pañuelo iguales.',
    ),
    socks: said(
      'Calcetines, del tono del pantalón; un color que ya lleves arriba, si el sitio lo permite.',
      'Calcetines, del color del pantalón, o un guiño de color que ya lleves arriba.',
    ),
  },
  plain: {
    hair: said(
      'El pelo, como caiga bien: suelto y natural, o una coleta baja sin apretar.',
      'El pelo, sin líos: suelto natural o coleta baja.',
    ),
    jewels: said(
      'Joyas, poco: unos aros pequeños o una cadena fina bastan.',
      'De joyas, aros pequeños o cadenita fina y ya.',
    ),
    'make-up': said(
      'Maquillaje, buena cara y un bálsamo con color.',
      'Maquillaje, buena cara, rímel y bálsamo con color.',
    ),
    pocket: said(
      'Pañuelo de bolsillo, solo si llevas americana, y entonces de algodón y sin doblar demasiado.',
      'Pañuelo de bolsillo, solo con americana, y metido sin planchar mucho.',
    ),
    socks: said(
      'Calcetines, del tono del zapato o del pantalón; blancos, solo con zapatilla.',
      'Calcetines, del color del zapato o del pantalón; blancos, solo con zapatillas.',
    ),
  },
};

export const inRain: Texts = said(
  'Con lluvia, mejor recogido.',
  'Y con lluvia, recógetelo, que se encrespa.',
);

/** "¿pendientes largos, sí o no?" */
export const largeJewels: Readonly<Record<Measure, Texts>> = {
  mourning: said('Largos o llamativos, no.', 'Largos o llamativos, no.'),
  sober: said('Largos, hoy no: se mueven y distraen.', 'Largos, hoy no, que se mueven y distraen.'),
  festive: said('Largos, sí.', 'Largos, sí, por favor.'),
  plain: said(
    'Largos, si te apetece, y entonces el pelo recogido.',
    'Largos, si te apetece, y el pelo recogido.',
  ),
};
