import { place } from '#stylist/requests/placing.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { noDay } from '../../state.ts';
import { wornNow } from '../../understand/garments/worn-now.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { inOrder, theList, yourList } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import type { Token } from '../../words/tokens.ts';
import { dayInput, dayWith } from '../day.ts';
import { garmentsByIds, type IntentContext, type Reply } from '../handler.ts';
import { wishesWith } from '../wishes.ts';
import { rememberOutfits } from './remember.ts';

const asking = patternOf(
  'que|q|k [me|le] pongo|echo|cambio|llevo|meto|sumo|visto|calzo / con que|q lo|la|los|las|me combino|completo|cambio|visto|calzo / [que|q|cual] zapatos|calzado|abrigo|chaqueta|parte|bolso [de] [me] pongo|va|van|llevo|arriba|abajo / necesito|dame|busco|falta|elige~|escoge~ * arriba|encima|abajo|zapatos|abrigo|resto|cambiarme',
);
const spoiled =
  /^(?:tir\w*|manch\w*|derram\w*|ca[iy]\w*|romp\w*|rot[oa]s?|descos\w*|quem\w*|empap\w*|salpic\w*|ech\w*|volc\w*|vomit\w*|sud\w*)$/;
const stained = /^(?:tir\w*|manch\w*|derram\w*|ca[iy]\w*|salpic\w*|volc\w*|ech\w*)$/;
const reach = 7;

const isSpoiled = (tokens: readonly Token[], { start, end }: GarmentReference): boolean =>
  [...tokens.slice(Math.max(0, start - reach), start), ...tokens.slice(end, end + 4)].some(({ text }) =>
    spoiled.test(text),
  );

type Parts = { worn: readonly GarmentReference[]; spoiled: readonly GarmentReference[] };

function partsOf({ understood }: IntentContext): Parts {
  const { tokens } = understood.reading;
  const { garments } = understood.slots;
  const owned = garments.filter(({ garmentIds }) => garmentIds.length > 0);
  const gone = owned.filter((one) => isSpoiled(tokens, one));
  return { worn: wornNow(tokens, garments).filter((one) => owned.includes(one)), spoiled: gone };
}

/** "abajo llevo el pantalón gris, ¿qué me pongo arriba?": only the rest is chosen. */
export const completesWorn = (context: IntentContext): boolean =>
  context.state.outfits.length === 0 &&
  context.state.wearer.other === null &&
  context.wardrobe.length > 0 &&
  occurs(asking, context.understood.reading.tokens) &&
  partsOf(context).worn.some((one) => !partsOf(context).spoiled.includes(one));

export async function completeWorn(context: IntentContext): Promise<Reply> {
  const { understood, state, wardrobe, box, speaker } = context;
  const parts = partsOf(context);
  const worn = parts.worn.filter((one) => !parts.spoiled.includes(one));
  const wornIds = [...new Set(worn.flatMap(({ garmentIds }) => garmentIds.slice(0, 1)))];
  const spoiledIds = parts.spoiled.flatMap(({ garmentIds }) => garmentIds.slice(0, 1));
  const others = understood.slots.garments.filter(
    (one) => !parts.worn.includes(one) && !parts.spoiled.includes(one) && one.garmentIds.length <= 2,
  );
  const { wishes } = wishesWith(state.always, { ...understood.slots, garments: others }, wardrobe);
  const day = dayWith(noDay, understood.slots, box);
  const { outfits } = await context.use('composeOutfits', {
    ...dayInput(day, box),
    ...wishes,
    mustInclude: [...new Set([...wornIds, ...wishes.mustInclude])].slice(0, 8),
    mustAvoid: [...new Set([...wishes.mustAvoid, ...spoiledIds])]
      .filter((id) => !wornIds.includes(id))
      .slice(0, 400),
    count: 2,
  });
  const pieces = garmentsByIds(wardrobe, wornIds);
  const added = (ids: readonly string[]): Garment[] => {
    const rest = garmentsByIds(wardrobe, ids).filter(({ id }) => !wornIds.includes(id));
    return place(inOrder(rest)).map(({ garment }) => garment);
  };
  const [first, second] = outfits;
  const isStained = understood.reading.tokens.some(({ text }) => stained.test(text)) && spoiledIds.length > 0;
  const rest = first ? added(first.garmentIds) : [];
  if (!first || rest.length === 0)
    return {
      sentences: [speaker.say('beside-worn-none', { worn: theList(pieces) })],
      garmentIds: wornIds,
      remember: { topic: 'dress', day, asked: null },
    };
  const other = second ? added(second.garmentIds) : [];
  return {
    sentences: [
      speaker.say('beside-worn', { worn: theList(pieces), look: yourList(inOrder(rest)) }),
      other.length > 0 && speaker.say('beside-worn-or', { look: yourList(inOrder(other)) }),
      isStained && speaker.say('rinse-first'),
    ],
    outfits,
    remember: rememberOutfits(context, outfits, { topic: 'dress', day, wishes, asked: null }, true),
  };
}
