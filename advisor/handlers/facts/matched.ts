import { goTogether } from '#stylist/compatibility/go-together.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import type { GarmentReference } from '../../understand/slots.ts';
import { the, theFirst } from '../../voice/names.ts';
import type { Named } from '../../voice/phrase.ts';
import { patternOf } from '../../words/pattern.ts';
import { garmentsNamed } from '../garments-named.ts';
import { type IntentContext, says } from '../handler.ts';
import { pieceFor } from './piece-for.ts';
import type { Told } from './told.ts';

const pairing = patternOf(
  'con que|q|cual|cuales [de] [mis] <garment> * casa~|combina~|pega~|va|van|queda~|conjunta~|visten / que|q|cual|cuales <garment> * les|le casa~|combina~|pega~|va|van|queda~',
);
const isOf = ({ kinds }: GarmentReference, { kind }: Garment): boolean => kinds[0] === kind;
const mostPaired = 4;
const mostMatches = 3;

/** "¿cuántas corbatas tengo y con qué americanas casan?": what goes with each. */
export function matchedWith(context: IntentContext): Told | null {
  const { understood, wardrobe, speaker } = context;
  const [first, second] = understood.slots.garments.filter(({ wanted }) => wanted);
  if (!first || !second || !says(context, pairing)) return null;
  const owned = garmentsNamed(wardrobe, first).filter((one) => !isOf(second, one));
  const asked = owned.slice(0, mostPaired);
  const all = garmentsNamed(wardrobe, second);
  // A tie asks for a jacket that it is worn with.
  const tailored = all.filter(({ kind }) => kind === 'blazer' || kind === 'suit');
  const isTied = asked.some(({ kind }) => kind === 'tie' || kind === 'bow-tie');
  const others = isTied && tailored.length > 0 ? tailored : all;
  const pairs = asked.map((one) => ({
    one,
    matches: others.filter((other) => goTogether(pieceFor(one), pieceFor(other))),
  }));
  if (pairs.length === 0 || pairs.every(({ matches }) => matches.length === 0)) return null;
  const list: Named = {
    garmentIds: pairs.flatMap(({ one, matches }) => [one.id, ...matches.map(({ id }) => id)]),
    text: pairs
      .map(({ one, matches }) =>
        matches.length > 0
          ? `${the(one).text}, con ${theFirst(matches, mostMatches).text}`
          : `${the(one).text}, que ahí no tiene pareja`,
      )
      .join('; '),
  };
  return {
    sentences: [
      speaker.say(owned.length > asked.length ? 'matched-some' : 'matched', { count: owned.length, list }),
    ],
    shown: pairs.flatMap(({ one, matches }) => [one, ...matches]),
  };
}
