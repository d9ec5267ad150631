import type { Advisor } from '#contract/vocabulary.ts';

export type Rigour = 'mourning' | 'court' | 'interview' | 'work' | 'wedding' | 'festive' | 'casual';
export type Tone = 'black' | 'white' | 'strong' | 'soft';
export type Ruling = Readonly<Record<Advisor, string>> & { fits: 'yes' | 'partly' | 'no' };

const ruling = (fits: Ruling['fits'], maya: string, valentina: string): Ruling => ({ fits, maya, valentina });

const ofWork = {
  black: ruling(
    'yes',
    'El negro es serio y limpio; para que no endurezca, rómpelo cerca de la cara con algo claro.',
    'El negro entero va bien; ponle algo claro cerca de la cara para que no endurezca.',
  ),
  white: ruling(
    'yes',
    'En la camisa o la blusa da luz; de pies a cabeza pide una tela impecable.',
    'En la parte de arriba da luz; todo blanco solo si la tela está impecable.',
  ),
  strong: ruling(
    'partly',
    'Es lo que más se mira: en una pieza o un detalle da seguridad, de arriba abajo le quita sitio a lo que cuentas.',
    'Es lo que más se mira: en una pieza o un toque da fuerza; entero, se acuerdan del color y no de ti.',
  ),
  soft: ruling(
    'yes',
    'Es un tono tranquilo y acompaña sin pedir atención.',
    'Es un tono tranquilo que acompaña sin robar plano.',
  ),
} as const;

const ofPleasure = {
  black: ruling(
    'yes',
    'El negro no falla; dale vida con una pieza que brille o un buen labio.',
    'El negro no falla; métele un brillo o un labio potente y listo.',
  ),
  white: ruling(
    'yes',
    'El blanco da luz; el resto, en calma.',
    'El blanco ilumina un montón; lo demás, tranquilo.',
  ),
  strong: ruling(
    'yes',
    'Ahí un color con intención tiene su sitio; deja el resto callado y que hable él.',
    'Ahí un color potente va genial; el resto, calladito.',
  ),
  soft: ruling('yes', 'Ese tono ahí va muy bien.', 'Ese tono ahí queda genial.'),
} as const;

export const colourRulings: Readonly<Record<Rigour, Readonly<Record<Tone, Ruling>>>> = {
  mourning: {
    black: ruling(
      'yes',
      'El negro acompaña, aunque ya no obliga: gris oscuro, azul marino o marrón dicen lo mismo.',
      'El negro va bien, aunque no es obligatorio: gris oscuro, azul marino o marrón valen igual.',
    ),
    white: ruling(
      'partly',
      'En la camisa, sin duda; de pies a cabeza no es la costumbre.',
      'En la camisa sí; entero de blanco llama la atención.',
    ),
    strong: ruling(
      'no',
      'Ese día un color fuerte se queda fuera de sitio: oscuro y liso. Si era el suyo, un detalle pequeño basta.',
      'Un color fuerte ese día canta: oscuro y liso. Si era su color, un detalle pequeñito y precioso.',
    ),
    soft: ruling('yes', 'Si es apagado y liso, acompaña bien.', 'Si es apagado y liso, va bien.'),
  },
  court: {
    black: ruling(
      'partly',
      'No es una falta, pero el negro de pies a cabeza endurece y recuerda a un luto. Rómpelo con una camisa clara, o cambia una pieza por azul marino o gris: igual de serio y más cercano.',
      'Mal no está, pero todo de negro endurece y parece luto. Con una camisa clara, o una pieza en azul marino o gris, vas igual de en serio y más cercano.',
    ),
    white: ruling(
      'yes',
      'En la camisa o la blusa es lo mejor: limpio y claro.',
      'En la camisa o la blusa, perfecto: limpio y sencillo.',
    ),
    strong: ruling(
      'no',
      'En una sala el color fuerte distrae de lo que se dice. Si da seguridad, en un detalle pequeño, y el resto en azul marino, gris o blanco.',
      'En la sala un color fuerte distrae de lo que cuentas. Si te da fuerza, en un detallito, y lo demás azul marino, gris o blanco.',
    ),
    soft: ruling('yes', 'Si es liso y tranquilo, va en su sitio.', 'Si es liso y tranquilo, va perfecto.'),
  },
  interview: ofWork,
  work: ofWork,
  wedding: {
    black: ruling(
      'yes',
      'De tarde y de noche el negro viste mucho: dale luz con el bolso, los zapatos o unos pendientes. De día, mejor otro tono si tienes.',
      'De tarde o de noche, elegantísimo: dale luz con bolso, zapatos o pendientes. Si es de mañana, mejor con algo de color.',
    ),
    white: ruling(
      'no',
      'El blanco y el crudo se dejan a quien se casa.',
      'El blanco y el crudo son de quien se casa, y en las fotos se nota.',
    ),
    strong: ruling(
      'yes',
      'Hoy se admite sin más: corte sobrio y accesorios callados, que el color ya habla.',
      'Hoy va sin problema: corte limpio y pocos accesorios, que el color ya lo hace todo.',
    ),
    soft: ruling('yes', 'Es de lo más agradecido para una boda.', 'Para boda, de lo más agradecido.'),
  },
  festive: ofPleasure,
  casual: ofPleasure,
};

export const verdictFirst = {
  asked: { yes: 'Sí.', partly: 'Según cuánto.', no: 'Mejor no.' },
  feared: { yes: 'No, va bien.', partly: 'No del todo.', no: 'Un poco, sí.' },
} as const;
