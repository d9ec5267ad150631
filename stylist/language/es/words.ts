import type { Pattern, Style } from '#contract/garment-attributes.ts';
import { occasionNames, seasonNames } from '#contract/names.ts';
import type { Occasion } from '#contract/vocabulary.ts';
import { colourOf, isBlueDenim } from '../../colour/spelled.ts';
import type { RuleKey } from '../../rule-weights.ts';
import { lowerCase } from '../lower-case.ts';
import { bareOf, type Named } from '../shape/grammar.ts';
import type {
  DayWords,
  Likeness,
  LookWords,
  MissingWords,
  RemadeWords,
  SustainabilityWords,
  TagWords,
  TasteWords,
  Thing,
  TitleWords,
  Words,
} from '../shape/words.ts';
import { a, agree, grammar, joinAnd, patternPhrases, the, theShort, verb } from './grammar.ts';
import { inHouse } from './house.ts';
import { type Noun, nounOf } from './nouns.ts';
import { purposeOf } from './purposes.ts';
import * as wordings from './wordings/wordings.ts';

const numbers = [
  'cero',
  'una',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
];

const seasons = {
  spring: { day: 'la primavera', when: 'en primavera' },
  summer: { day: 'el verano', when: 'en verano' },
  fall: { day: 'el otoño', when: 'en otoño' },
  winter: { day: 'el invierno', when: 'en invierno' },
} as const;

const layers = ['ninguna capa', 'una sola capa', 'dos capas', 'tres capas'];

const day: DayWords = {
  purposeOf,
  season: (season) => seasons[season],
  degrees(temperatureC) {
    const degrees = `${Math.round(temperatureC)} °C`.replace('-', '−');
    return { day: `un día de ${degrees}`, when: `a ${degrees}` };
  },
  indoors: { day: 'un sitio cerrado', when: 'bajo techo' },
  layers: (count) => layers[count] ?? '',
  span(days) {
    if (days >= 366) return 'más de un año';
    const months = Math.floor(days / 30);
    if (months >= 2) return `${numbers[Math.min(11, months)]} meses`;
    return `${numbers[Math.floor(days / 7)]} semanas`;
  },
};

/** Followed by a colour: "Oficina en azul marino". */
const scenes: Readonly<Record<Occasion, readonly string[]>> = {
  casual: ['Día tranquilo', 'Paseo', 'Sobremesa'],
  work: ['Oficina', 'Reunión', 'Jornada'],
  formal: ['Ceremonia', 'Etiqueta', 'Gran ocasión'],
  party: ['Noche', 'Brindis', 'Fiesta'],
  date: ['Cita', 'Cena', 'Atardecer'],
  sport: ['Entreno', 'Ruta', 'Calentamiento'],
};

const titles: TitleWords = {
  scenes,
  scene: (scene, colours) => `${scene} en ${colours}`,
  suit: (colour) =>
    colour ? `traje ${agree(colour, { text: 'traje', gender: 'm', plural: false })}` : 'traje',
  shod: (clothes, shoes) => `${clothes} con ${shoes}`,
  /** Fixes "Blazer beige de lino y pantalones crudos de lino". */
  withoutEcho: (name) => name.replace(/( de (?:lino|seda|cuero|pana|ante))( (?:y|con) .+)\1$/, '$2$1'),
  nameless: 'outfit',
};

const tags: TagWords = {
  occasions: lowerCase(occasionNames),
  seasons: lowerCase(seasonNames),
  colours: {
    'colour-harmony.neutral': 'neutros',
    'colour-harmony.accent': 'toque de color',
    'colour-harmony.echo': 'tono sobre tono',
    'colour-harmony.tone-on-tone': 'tono sobre tono',
    'colour-harmony.analogous': 'colores vecinos',
    'colour-harmony.complementary': 'colores opuestos',
    'colour-harmony.contrast': 'contraste',
    'colour-harmony.clash': 'mezcla atrevida',
  },
  layers: 'capas',
  patterned: 'estampado',
  unworn: 'para estrenar',
  favourites: 'favoritas',
};

const level = 'llevarían el outfit a la altura de la ocasión';

const placeOf = (where: Parameters<MissingWords['absence']>[1]): string => {
  if (typeof where === 'object') return inHouse(where.house);
  return where === 'laundry' ? 'en la colada' : 'fuera del armario';
};

const missing: MissingWords = {
  absence: (garment, where) => `: ${the(garment)} ${verb(garment, 'está', 'están')} ${placeOf(where)}`,
  bottom: (such, note) =>
    `Te falta una parte de abajo, como un pantalón o ${such === 'skirt' ? 'una falda' : 'unos vaqueros'}${note}.`,
  top: (note) => `Te falta una parte de arriba, como una camisa o una camiseta${note}.`,
  clothes: (orDress) =>
    `Añade una parte de arriba y una de abajo${orDress ? ', o un vestido,' : ''} y empezamos a combinar.`,
  shoes: (note) => `Te faltan unos zapatos para completar el outfit${note}.`,
  sportShoes: (note) => `Con unas zapatillas deportivas irías mejor para hacer deporte${note}.`,
  casualShoes: 'Unos zapatos más de diario irían mejor con el plan.',
  otherFormalShoes: `Otros zapatos ${level}.`,
  formalShoes: (note) => `Unos zapatos de vestir ${level}${note}.`,
  sportClothes: (note) => `Con unas mallas o un pantalón de deporte te moverías con más comodidad${note}.`,
  otherCoat: 'Un abrigo más acorde con el día completaría el outfit.',
  coat: (against, note) =>
    `Te falta un abrigo para ${against === 'winter' ? 'el invierno' : 'el frío'}${note}.`,
  jacket: (against, note) =>
    `Una chaqueta te vendría bien para ${against === 'fall' ? 'el otoño' : 'este fresco'}${note}.`,
  wornAndAvoided: 'Has pedido a la vez llevar y evitar la misma prenda.',
  gone: 'La prenda que quieres llevar ya no está en tu armario.',
  incompatible: 'Las prendas que quieres llevar no se pueden combinar en un mismo outfit.',
};

const looks: LookWords = {
  sameSlot: '{a} y {b} van en el mismo sitio: elige.',
  notLayered: '{a} y {b} no se llevan una prenda sobre la otra.',
  notAtOnce: '{a} y {b} no se llevan a la vez.',
  swap: (from, to) => `Cambia {a} por {b}: pasa del ${from} al ${to} %.`,
  gap: (garment, outfits) =>
    `Con ${a(garment)} ${outfits === 1 ? 'sale 1 outfit más' : `salen ${outfits} outfits más`}.`,
};

const likenesses: Readonly<Record<Likeness, string>> = {
  kind: 'tipo',
  colour: 'color',
  pattern: 'estampado',
  formality: 'formalidad',
};

function patternIn(pattern: Pattern, noun: Noun): string {
  if (pattern === 'plain') return `lis${noun.gender === 'f' ? 'a' : 'o'}${noun.plural ? 's' : ''}`;
  if (pattern === 'logo') return 'con un logotipo';
  return patternPhrases[pattern] || agree('estampado', noun);
}

function look(garment: Named, shown: { colour: boolean; pattern: boolean }): string {
  const noun = nounOf(garment);
  const colour = isBlueDenim(garment) ? 'azul' : colourOf(garment);
  return joinAnd([
    ...(shown.colour && colour ? [agree(colour, noun)] : []),
    ...(shown.pattern ? [patternIn(garment.pattern, noun)] : []),
  ]);
}

/** "la de la foto", or "la gabardina de la foto" beside another garment. */
function ofPicture(seen: Named, own: Named): string {
  const whole = theShort(seen);
  const same = nounOf(seen).text === nounOf(own).text;
  return `${same ? whole.split(' ')[0] : whole} de la foto`;
}

const remade: RemadeWords = {
  agrees: (own, on) =>
    `${verb(own, 'Coincide', 'Coinciden')} en ${joinAnd(on.map((likeness) => likenesses[likeness]))}.`,
  kind: (own, seen) => `${verb(own, 'Es', 'Son')} ${a(bareOf(own))}; en la foto, ${a(bareOf(seen))}.`,
  looks(own, seen, differing) {
    const { text, plural } = nounOf(own);
    const [mine, theirs] = [look(own, differing), look(seen, differing)];
    return `${plural ? 'Tus' : 'Tu'} ${text} ${verb(own, 'es', 'son')} ${mine}; ${ofPicture(seen, own)}, ${theirs}.`;
  },
  tone: (lighter) => `El tono es más ${lighter ? 'claro' : 'oscuro'} que en la foto.`,
  formality(own, seen, dressier) {
    const level = dressier ? 'de vestir' : verb(own, 'informal', 'informales');
    return `${verb(own, 'Es', 'Son')} más ${level} que ${ofPicture(seen, own)}.`;
  },
  /** "Te falta un blazer negro." */
  lack: (seen) => `Te ${verb(seen, 'falta', 'faltan')} ${a(seen)}.`,
};

const themes: Readonly<Record<RuleKey, string>> = {
  occasion: 'que cada prenda encaje con la ocasión',
  'colour-harmony': 'la armonía de los colores',
  season: 'el tiempo y la temporada',
  formality: 'que todo vaya en el mismo estilo',
  silhouette: 'las proporciones',
  'pattern-mixing': 'la calma en los estampados',
  completeness: 'los remates, como el bolso o el abrigo',
  novelty: 'no repetir',
  favourites: 'tus prendas favoritas',
};

const registers: Readonly<Record<Style, string>> = {
  casual: 'la ropa informal',
  formal: 'la ropa formal',
  sport: 'la ropa deportiva',
  party: 'la ropa de fiesta',
};

const amount = (more: boolean) => (more ? 'más' : 'menos');

const saying = (garment: Named, text = the(garment)): Thing => ({ text, many: nounOf(garment).plural });

const taste: TasteWords = {
  themes,
  matters: (named, more) =>
    more ? `Para ti pesa más ${joinAnd(named)}.` : `Le das menos importancia a ${joinAnd(named)}.`,
  warmth: (more) => `Prefieres ir con un poco ${amount(more)} de abrigo`,
  formality: (more) => `Prefieres ir un poco ${amount(more)} formal`,
  garment: (garment) => saying(garment),
  pair: (a, b) => saying(a, `${the(a)} con ${the(b)}`),
  withKind: (garment, kind) => saying(garment, `${the(garment)} con ${nounOf(kind).text}`),
  kinds: (a, b) => saying(a, `${theShort(a)} con ${nounOf(b).text}`),
  colour: (name) => ({ text: `el ${name}`, many: false }),
  register: (style) => ({ text: registers[style], many: false }),
  likes: ({ text, many }, likes) => `${likes ? 'Te' : 'No te'} ${many ? 'gustan' : 'gusta'} ${text}`,
};

const decimal = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });
const pieces = (count: number) => `${count} ${count === 1 ? 'prenda' : 'prendas'}`;

const sustainability: SustainabilityWords = {
  formula:
    'Hasta 50 puntos por la parte de tu armario que has usado en los últimos 90 días, hasta 30 por acercarte a ' +
    '30 usos por prenda al año y hasta 20 por alargarles la vida. Las prendas recién llegadas no restan.',
  use: {
    label: 'Armario en uso',
    early: 'Tus prendas acaban de llegar: aún es pronto para juzgar.',
    reason: (used, of, days) => `Has usado ${used} de ${pieces(of)} en los últimos ${days} días.`,
  },
  wears: {
    label: 'Usos por prenda',
    early: (target) => `La meta es llegar a ${target} usos por prenda en un año.`,
    reason(average, target) {
      const wears = decimal.format(average);
      return `Cada prenda lleva ${wears} ${wears === '1' ? 'uso' : 'usos'} de media; la meta es llegar a ${target} en un año.`;
    },
  },
  care: {
    label: 'Larga vida',
    early: 'Cuida lo que llegue y te durará años.',
    reason: (lasting, of) =>
      `${pieces(lasting)} de ${of} ${lasting === 1 ? 'está' : 'están'} en buen estado o ${lasting === 1 ? 'sigue' : 'siguen'} en uso.`,
  },
};

export const spanish: Words = {
  language: 'es',
  grammar,
  wordings,
  ruleNames: {
    occasion: 'Ocasión',
    'colour-harmony': 'Armonía de color',
    season: 'Estación',
    formality: 'Coherencia de estilo',
    silhouette: 'Silueta',
    'pattern-mixing': 'Estampados',
    completeness: 'Outfit completo',
    novelty: 'Novedad',
    favourites: 'Tus favoritas',
  },
  day,
  titles,
  tags,
  missing,
  looks,
  remade,
  taste,
  sustainability,
};
