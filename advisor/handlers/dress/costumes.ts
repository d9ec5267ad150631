import { isSortOf } from '#contract/vocabulary.ts';
import { traitsOf } from '#stylist/piece.ts';
import { type Garment, isAtHand } from '#stylist/wardrobe.ts';
import { noDay } from '../../state.ts';
import { theList } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { dayInput, dayWith } from '../day.ts';
import type { IntentContext, Reply } from '../handler.ts';
import { rememberOutfits } from './remember.ts';

type Piece = (one: Garment) => boolean;
type Costume = {
  name: string;
  pieces: readonly Piece[];
  finish: string;
  isScary?: true;
  asked?: RegExp;
};

const isOf = (one: Garment, ...kinds: Garment['kind'][]) => isSortOf(one.kind, ...kinds);
const isBlack = (one: Garment) => traitsOf(one).main.neutral === 'black';
const isWhite = (one: Garment) => traitsOf(one).main.neutral === 'white';
const isStriped: Piece = (one) => isOf(one, 't-shirt', 'longsleeve') && one.pattern === 'stripes';
const isBlackBottom: Piece = (one) => one.category === 'bottoms' && isBlack(one) && one.style !== 'sport';
const isBlackTop: Piece = (one) => one.category === 'tops' && isBlack(one) && one.pattern === 'plain';
const isWhiteShirt: Piece = (one) => isOf(one, 'shirt') && isWhite(one) && one.pattern === 'plain';
const isJeans: Piece = ({ kind }) => kind === 'jeans';
const isBoots: Piece = (one) => isOf(one, 'boots');
const isShades: Piece = (one) => isOf(one, 'sunglasses');
const isCap: Piece = (one) => isOf(one, 'hat', 'cap', 'beanie');
const isChecked: Piece = (one) => isOf(one, 'shirt') && one.pattern === 'checks';
const isBlackDress: Piece = (one) => isOf(one, 'dress') && isBlack(one);
const isLeather: Piece = (one) => one.category === 'outerwear' && one.fabric === 'leather';

const isRed = (one: Garment) => /\b(?:roj[oa]s?|burdeos|granate)\b/i.test(one.name);

const costumes: readonly Costume[] = [
  {
    name: 'Papá Noel',
    asked: /^(?:noel|santa|claus)$/,
    pieces: [
      (one) => isRed(one) && (one.category === 'tops' || one.category === 'dresses') && one.style !== 'sport',
      isBoots,
      (one) => isOf(one, 'belt') && isBlack(one),
    ],
    finish: 'con gorro rojo, algodón en los puños y una barba de quita y pon',
  },
  {
    name: 'Ladrón de banco',
    pieces: [isStriped, isBlackBottom, isCap],
    finish: 'con un antifaz pintado y una bolsa con el símbolo del dinero',
  },
  {
    name: 'Leñador',
    pieces: [isChecked, isJeans, isBoots],
    finish: 'con barba pintada y un hacha de cartón',
  },
  {
    name: 'Estrella del rock',
    pieces: [isLeather, (one) => isOf(one, 't-shirt') && one.pattern === 'print', isJeans, isBoots],
    finish: 'con la raya del ojo bien negra',
  },
  {
    name: 'Turista despistado',
    pieces: [(one) => one.pattern === 'floral' && isOf(one, 'shirt'), (one) => isOf(one, 'shorts'), isShades],
    finish: 'con un mapa y calcetines hasta arriba',
  },
  {
    name: 'De los hombres de negro',
    pieces: [(one) => isOf(one, 'blazer', 'suit') && isBlack(one), isWhiteShirt, isBlackBottom, isShades],
    finish: 'serio todo el rato, que ahí está la gracia',
  },
  {
    name: 'Mimo',
    pieces: [isStriped, isBlackBottom],
    finish: 'con la cara blanca y los labios rojos',
  },
  {
    name: 'Gato negro',
    pieces: [isBlackTop, isBlackBottom],
    finish: 'con orejas de cartulina y bigotes pintados',
  },
  {
    name: 'Miércoles Addams',
    isScary: true,
    pieces: [isBlackDress, isWhiteShirt, (one) => isOf(one, 'tights')],
    finish: 'con el cuello blanco por fuera, dos trenzas y sin sonreír',
  },
  {
    name: 'Vampiro',
    isScary: true,
    pieces: [(one) => isOf(one, 'coat', 'blazer', 'suit') && isBlack(one), isWhiteShirt, isBlackBottom],
    finish: 'con ojeras, colmillos de plástico y una gota roja en la comisura',
  },
  {
    name: 'Vampira',
    isScary: true,
    pieces: [isBlackDress],
    finish: 'con labios rojos, ojeras y dos puntitos en el cuello',
  },
  {
    name: 'Zombi',
    isScary: true,
    pieces: [(one) => isOf(one, 't-shirt', 'hoodie') && one.style !== 'sport', isJeans],
    finish: 'con ojeras moradas y la cara verdosa; a la ropa, ni tijera ni pintura',
  },
];

const dressingUp = patternOf(
  'disfrazarme|disfrazarnos|disfrazo|disfrazamos / fiesta|cena|noche|cumple|cumpleanos|party|concurso * disfraces|disfraz|halloween / disfraz|disfraces con|de lo|mi|mis que|armario|ropa|closet|ropero / fiesta de halloween / hacer|hago|voy|vestirme|ir de papa|mama|santa noel|claus / hacer|hago|voy de santa',
);
/** "¿cómo me visto sin disfrazarme?" */
const asOneself = patternOf(
  'sin|no [me|nos] [quiero|voy|vamos|ir|parecer] [a] disfraz~ / parezca|parecer [que] [voy|ir|estoy] [de] disfraz~',
);
const scary = patternOf('miedo|terror|susto|halloween|brujas|vampir~|zombi~|muertos|siniestr~|tenebros~');
const uglyKnit = patternOf(
  'sueter|sueters|sweater|sweaters|jersey|jerseis|chompa|chaleco|chomba|pulover [mas] feo|feos|horrible|horrendo|hortera|navideno|navidenos|espantoso',
);
const notOwn = patternOf(
  'me [lo|la] [ha|han|hizo] regalo|regalado|regalaron|tejio|tejido|hizo|hecho / compr~|tienda|alquil~|rent~ / para mi|mis|el|la|un hij~|nino|nina|bebe|sobrin~|niet~',
);

const isKnit = (one: Garment) => isOf(one, 'sweater', 'cardigan', 'vest', 'hoodie');
const loudness = (one: Garment): number =>
  (one.pattern === 'plain' ? 0 : 4) +
  (traitsOf(one).main.neutral ? 0 : 2) +
  (/\b(?:rombos|cuadros|ochos|renos?|grecas|logo|universitari[oa])\b/i.test(one.name) ? 2 : 0) +
  (isOf(one, 'sweater', 'vest') ? 1 : 0);
const isClash = (one: Garment) => isOf(one, 'tie', 'scarf', 'beanie', 'hat') && one.pattern !== 'plain';

const isOfCostumes = ({ state, understood }: IntentContext): boolean =>
  (occurs(dressingUp, understood.reading.tokens) && !occurs(asOneself, understood.reading.tokens)) ||
  (state.day.event === 'carnival' && state.outfits.length > 0 && occurs(scary, understood.reading.tokens));

export const asksCostume = (context: IntentContext): boolean => {
  const { understood, wardrobe, state } = context;
  const { tokens } = understood.reading;
  if (wardrobe.length === 0 || state.wearer.other || occurs(notOwn, tokens)) return false;
  return isOfCostumes(context) || occurs(uglyKnit, tokens);
};

async function tellUglyKnit(context: IntentContext): Promise<Reply | null> {
  const { wardrobe, understood, box, speaker } = context;
  const [knit] = wardrobe
    .filter((one) => isKnit(one) && isAtHand(one))
    .toSorted((a, b) => loudness(b) - loudness(a));
  if (!knit) return null;
  const clash = wardrobe.find((one) => isClash(one) && isAtHand(one));
  const day = dayWith(noDay, understood.slots, box);
  const request = { ...dayInput({ ...day, occasion: 'casual', event: null }, box), count: 1 };
  const { outfits } = await context.use('composeOutfits', {
    ...request,
    mustInclude: [knit.id, ...(clash ? [clash.id] : [])],
  });
  const [outfit] =
    outfits.length > 0
      ? outfits
      : (await context.use('composeOutfits', { ...request, mustInclude: [knit.id] })).outfits;
  return {
    sentences: [
      speaker.say('ugly-knit', {
        list: theList([knit, ...(clash && outfit?.garmentIds.includes(clash.id) ? [clash] : [])]),
      }),
    ],
    ...(outfit ? { outfits: [outfit] } : { garmentIds: [knit.id] }),
    remember: outfit
      ? rememberOutfits(context, [outfit], { topic: 'dress', day, asked: null }, true)
      : { topic: 'dress', day, asked: null },
  };
}

const mostIdeas = 2;

/** "fiesta de disfraces con lo que hay en mi armario" */
export async function tellCostume(context: IntentContext): Promise<Reply> {
  const { wardrobe, understood, box, speaker } = context;
  const { tokens } = understood.reading;
  const ugly = occurs(uglyKnit, tokens) ? await tellUglyKnit(context) : null;
  if (ugly) return ugly;
  const isScary = occurs(scary, tokens);
  const isAsked = (word: RegExp) => tokens.some(({ text }) => word.test(text));
  const asksOne = costumes.some(({ asked }) => asked && isAsked(asked));
  const own = wardrobe.filter(isAtHand);
  const found = costumes
    .filter((one) => (one.asked ? isAsked(one.asked) : !asksOne && (one.isScary ?? false) === isScary))
    .flatMap(({ pieces, ...costume }) => {
      const chosen = pieces.map((isIt) => own.find(isIt));
      return chosen.every((one) => one !== undefined)
        ? [{ ...costume, garments: chosen.flatMap((one) => one ?? []) }]
        : [];
    })
    .slice(0, mostIdeas);
  const day = {
    ...dayWith(noDay, understood.slots, box),
    event: 'carnival' as const,
    occasion: 'casual' as const,
  };
  const outfits = (
    await Promise.all(
      found.map(async ({ garments, name }) => {
        const { outfits: made } = await context.use('composeOutfits', {
          ...dayInput({ ...day, event: null }, box),
          mustInclude: garments.map(({ id }) => id),
          count: 1,
        });
        return made.map((outfit) => ({ ...outfit, name: `${name}: ${outfit.name}` }));
      }),
    )
  ).flat();
  return {
    sentences: [
      found.length === 0 && speaker.say('costume-none'),
      ...found.map(({ name, garments, finish }, at) =>
        speaker.say(at === 0 ? 'costume' : 'costume-or', { idea: name, list: theList(garments), finish }),
      ),
    ],
    ...(outfits.length > 0
      ? { outfits }
      : { garmentIds: found.flatMap(({ garments }) => garments.map(({ id }) => id)) }),
    remember:
      outfits.length > 0
        ? rememberOutfits(context, outfits, { topic: 'dress', day, asked: null }, true)
        : { topic: 'dress', day, asked: null },
  };
}
