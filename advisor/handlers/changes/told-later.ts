import { place } from '#stylist/requests/placing.ts';
import { typicalC } from '#stylist/weather/air.ts';
import type { Day, ShownOutfit } from '../../state.ts';
import { moodEffects } from '../../tools/mood-effects.ts';
import { isOfRefusedPattern, isRefusedCloth, wearsColour } from '../../understand/garments/find-garments.ts';
import type { Aim } from '../../understand/learned/aims.ts';
import { type Mood, needs } from '../../understand/moods.ts';
import { inOrder, the, theList } from '../../voice/names.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { planFollows, weekWith } from '../calendar.ts';
import { dayInput, purposeIn } from '../day.ts';
import { rememberOutfits } from '../dress/remember.ts';
import { garmentsByIds, type IntentContext, type Reply } from '../handler.ts';
import { lookOf, needMet, toldNeeds } from '../tell-outfit.ts';
import { feltC } from '../weather-change.ts';
import { wishesWith } from '../wishes.ts';
import { changeOf } from './name-change.ts';
import { failingFor, replaced, seen } from './what-fails.ts';

const telling: readonly Aim[] = [
  'ask-event',
  'ask-weather',
  'ask-comfort',
  'ask-warmer',
  'ask-cooler',
  'ask-coverage',
];
const refusing: readonly Aim[] = ['ask-without', 'never-propose'];
const leastTelling = 0.5;

const ofCircumstance: ReadonlySet<Mood> = new Set(['comfortable', 'layered', 'wrapped', 'warm', 'cool']);

const after = patternOf('luego|despues|dsp|posteriormente / de ahi / a la vuelta / al salir / mas tarde');

/** "¿y con algo más cómodo?" wishes for another look. */
const wishing = patternOf('algo [un] [poco|pelin] mas|menos / ^ [y] [con] [uno|una] mas|menos');

const enough = { warmer: 3, most: 3 } as const;

/** Whether a message only tells a circumstance of the look, without a wish. */
export const onlyTells = ({ understood: { slots, aims, reading } }: IntentContext): boolean =>
  !occurs(wishing, reading.tokens) &&
  [...telling, ...refusing].reduce((sum, aim) => sum + (aims.get(aim) ?? 0), 0) >= leastTelling &&
  slots.moods.every((mood) => needs.has(mood) || ofCircumstance.has(mood)) &&
  slots.moods.length + (slots.occasion === null ? 0 : 1) > 0 &&
  slots.garments.every(({ stance }) => stance === 'told' || stance === 'kept') &&
  slots.fabric === null &&
  slots.season === null &&
  slots.month === null;

/** Replaces only the pieces that fail under the circumstance. */
export async function borne(context: IntentContext, look: ShownOutfit, told: Day): Promise<Reply | null> {
  const { state, understood, wardrobe, speaker, box } = context;
  const { slots } = understood;
  const pieces = garmentsByIds(wardrobe, look.garmentIds);
  const needed = slots.moods.filter((mood) => needs.has(mood));
  const before = state.day.temperatureC ?? typicalC[dayInput(state.day, box).season];
  const felt = slots.moods.reduce((sum, mood) => sum + (feltC[mood] ?? 0), 0);
  const air = felt === 0 || slots.temperatureC !== null ? told.temperatureC : before + felt;
  // A later plan of the same day leaves the plan of this look alone.
  const isAfter = slots.occasion !== null && occurs(after, understood.reading.tokens);
  const day = { ...(isAfter ? state.day : told), temperatureC: air, rain: told.rain };
  const isOtherAir =
    Math.abs((air ?? before) - before) > enough.warmer || (day.rain === true && state.day.rain !== true);
  const overlaid = place(pieces).flatMap(({ slot, garment }) =>
    isOtherAir && (slot === 'outer' || slot === 'sunglasses') ? [garment] : [],
  );
  const unfit = seen(pieces)
    .map(({ garment }) => garment)
    .filter((one) => needed.some((mood) => moodEffects[mood].avoids?.(one)));
  const refused = pieces.filter(
    (one) =>
      slots.avoidedColours.some((colour) => wearsColour(one, colour)) ||
      isOfRefusedPattern(one, slots.avoidedPatterns) ||
      (slots.avoidedFabric !== null && isRefusedCloth(one, slots.avoidedFabric)),
  );
  const out = [
    ...new Set([
      ...failingFor(context, pieces, day).map(({ piece }) => piece),
      ...unfit,
      ...overlaid,
      ...refused,
    ]),
  ];
  const { wishes } = wishesWith(state.wishes, { ...slots, garments: [], colours: [] }, wardrobe);
  const remember = { topic: 'adjust' as const, day, wishes, asked: null };
  const asItIs = (): Reply => {
    const met = pieces.flatMap((piece) => {
      const why = needMet(piece, toldNeeds(slots.moods, wardrobe), slots.rain === true);
      return why ? [{ piece, why }] : [];
    })[0];
    return {
      sentences: [
        met
          ? speaker.say('need-met', { piece: the(met.piece), why: met.why })
          : speaker.say('still-good', {
              change: changeOf(context, purposeIn(day)),
              look: lookOf(context, look),
            }),
      ],
      garmentIds: met ? [met.piece.id] : look.garmentIds,
      remember,
    };
  };
  if (out.length === 0) return asItIs();
  const { outfit, isAnew } = await replaced(context, look, out, day);
  if (!outfit || isAnew) return null;
  const now = garmentsByIds(wardrobe, outfit.garmentIds);
  const came = inOrder(now.filter(({ id }) => !look.garmentIds.includes(id)));
  const left = inOrder(pieces.filter(({ id }) => !outfit.garmentIds.includes(id)));
  if (came.length + left.length === 0) return asItIs();
  return {
    sentences: [
      left.length === 0
        ? speaker.say('added', { in: theList(came) })
        : came.length === 0
          ? speaker.say('removed', { out: theList(left) })
          : came.length > enough.most
            ? speaker.say('adjusted', {
                change: changeOf(context, purposeIn(day)),
                look: lookOf(context, outfit),
              })
            : speaker.say('swapped', { out: theList(left), in: theList(came) }),
      await planFollows(context, look, outfit),
    ],
    outfits: [outfit],
    remember: {
      ...rememberOutfits(context, [outfit], remember, false),
      ...weekWith(context, look, outfit),
      previous: look,
      focus: came.map(({ id }) => id),
    },
  };
}
