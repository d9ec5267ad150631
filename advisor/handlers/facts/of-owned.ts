import type { Garment } from '#stylist/wardrobe.ts';
import { settingOf } from '../../state.ts';
import { understand } from '../../understand/understand.ts';
import { the, theFirst } from '../../voice/names.ts';
import { onOneLine, title } from '../../voice/phrase.ts';
import { dress } from '../dress/dress.ts';
import { garmentsByIds, type IntentContext, type IntentHandler } from '../handler.ts';
import { asksOwnedPlainly, extremeOwned, noReference, tellOwnedPlainly } from './plainly-asked.ts';
import { euros, mostNamed } from './told.ts';
import { asksWhereabouts, tellUpkeep } from './upkeep.ts';

const wordsOf = ({ understood }: IntentContext) =>
  understood.reading.tokens.map(({ text }) => text).join(' ');

const resale =
  /\b(?:cuanto|que precio|que)\b(?: \w+){0,3} (?:pedir|sacar(?:le|ia)?|saco|pido|pediria|cobrar|cobro|ofrecer|dar(?:an|ian)|valdr\w+ de segunda mano)\b(?:.*\b(?:por (?:el|ella|ell[oa]s|el vestido|es[aeo]s?|la|los|las|mi)|vend\w+|vinted|wallapop|segunda mano))|\b(?:a|por) (?:cuanto|que precio)\b(?: \w+){0,3} (?:vend\w+|pongo|pondria|subo)\b/;

function sellable(context: IntentContext): Garment[] {
  const { understood, state, wardrobe } = context;
  const named = understood.slots.garments.flatMap(({ garmentIds, points }) =>
    points !== 'any' && garmentIds.length === 1 ? garmentIds : [],
  );
  return garmentsByIds(wardrobe, named.length > 0 ? [...new Set(named)] : state.focus.slice(0, mostNamed));
}

const asksResale = (context: IntentContext): boolean =>
  context.state.topic !== 'shop' && resale.test(wordsOf(context)) && sellable(context).length > 0;

const shares = { unworn: [1 / 2, 2 / 3], worn: [1 / 4, 1 / 2] } as const;

/** A second-hand price for an owned piece, from its cost and its wears. */
const tellResale: IntentHandler = async (context) => {
  const { speaker, box } = context;
  const things = sellable(context).slice(0, mostNamed);
  const told = things.map((thing) => {
    const paid = box.prices.get(thing.id);
    if (paid === undefined) return null;
    const [low, high] = thing.timesWorn === 0 ? shares.unworn : shares.worn;
    return speaker.say(thing.timesWorn === 0 ? 'resale-unworn' : 'resale-worn', {
      thing: the(thing),
      paid: euros.format(paid),
      low: euros.format(Math.round(paid * low)),
      high: euros.format(Math.round(paid * high)),
    });
  });
  return {
    sentences: told.every((one) => one === null)
      ? [speaker.say('resale-unknown', { list: theFirst(things, mostNamed) })]
      : told,
    garmentIds: things.map(({ id }) => id),
    remember: { topic: 'search', asked: null, focus: things.map(({ id }) => id) },
  };
};

const putOn = '(?:uso|pongo|llevo|saco)';
const extreme = `(?:menos|mas) (?:me )?${putOn}|me ${putOn} (?:menos|mas)`;
const wearing =
  '(?:hazme|dame|ponme|arma(?:me|lo)?|monta(?:me|lo)?|un (?:conjunto|outfit|look|modelito)|dime (?:un (?:conjunto|outfit|look)|con que)|con que|combina\\w*|que (?:me )?pongo con)';
const withExtreme = new RegExp(
  `^(.*?\\b(?:${extreme}))\\b(?: de tod[oa]s)?,? (?:y |e |pues )?(?:\\w+ ){0,2}?${wearing}\\b`,
);

/** The extreme of a set with which an outfit is asked for: "¿cuál es la chaqueta que menos uso?, y un conjunto con ella". */
function pieceToDress(context: IntentContext): { pieces: readonly Garment[]; isKnown: boolean } | null {
  const found = withExtreme.exec(wordsOf(context));
  const [, part = ''] = found ?? [];
  if (part === '' || context.wardrobe.length === 0) return null;
  const read = understand(part, context.wardrobe, settingOf(context.state));
  return extremeOwned({ ...context, message: part, understood: { ...read, onlyAsks: true } });
}

const dressExtreme: IntentHandler = async (context) => {
  const found = pieceToDress(context);
  const { understood, speaker, wardrobe } = context;
  if (!found) return { sentences: [] };
  const garmentIds = found.pieces.slice(0, 12).map(({ id }) => id);
  const [first] = found.pieces;
  const garments = [
    {
      ...noReference,
      text: first?.name ?? '',
      kinds: first ? [first.kind] : [],
      item: null,
      points: 'mine' as const,
      garmentIds,
    },
  ];
  const reply = await dress({
    ...context,
    understood: {
      ...understood,
      intent: 'combine',
      onlyAsks: false,
      slots: { ...understood.slots, garments },
    },
  });
  const least = found.isKnown
    ? speaker.say('rarely', { list: theFirst(garmentsByIds(wardrobe, garmentIds), mostNamed) })
    : speaker.say('wears-unknown');
  return { ...reply, sentences: [least, ...reply.sentences] };
};

const makeWords =
  /\b(?:que|de que) (?:talla|marca)(?: y (?:de )?(?:que )?(?:talla|marca))? (?:es|son|tiene|tienen)\b|\bmarca (?:es|son)\b/;
const longestMake = 12;
const asksMake = (context: IntentContext): boolean => {
  const { state, box, understood } = context;
  return (
    state.topic !== 'shop' &&
    understood.reading.tokens.length <= longestMake &&
    makeWords.test(wordsOf(context)) &&
    understood.slots.garments.some(({ garmentIds, points }) => points !== 'any' && garmentIds.length === 1) &&
    sellable(context).some(({ id }) => box.notes.has(id))
  );
};

/** Brand and size of pieces that are named, as noted. */
const tellMake: IntentHandler = async (context) => {
  const { speaker, box } = context;
  const things = sellable(context).slice(0, mostNamed);
  return {
    sentences: things.map((thing) => {
      const { brand, size } = box.notes.get(thing.id) ?? { brand: null, size: null };
      const known = [
        ...(brand ? [`marca ${onOneLine(brand)}`] : []),
        ...(size ? [`talla ${onOneLine(size)}`] : []),
      ];
      return known.length > 0
        ? speaker.say('made-so', { thing: the(thing), made: title(known.join(', ')) })
        : speaker.say('made-unknown', { thing: the(thing) });
    }),
    garmentIds: things.map(({ id }) => id),
    remember: { topic: 'search', asked: null, focus: things.map(({ id }) => id) },
  };
};

/** The handler of a question about owned garments, if every word of it was read. */
export function ownedHandler(context: IntentContext): IntentHandler | null {
  if (asksWhereabouts(context)) return tellUpkeep;
  if (asksResale(context)) return tellResale;
  if (asksMake(context)) return tellMake;
  if (pieceToDress(context)) return dressExtreme;
  return asksOwnedPlainly(context) ? tellOwnedPlainly : null;
}
