import { defaultLanguage, type Language } from '#contract/languages.ts';
import type { DayWish, Look } from '#contract/looks.ts';
import type { MissingPiece } from '#contract/outfits.ts';
import { seedFrom } from '#server/outfits/compose.ts';
import type { Stylist } from '#server/outfits/engine/stylist.ts';
import { wornSince } from '#server/outfits/queries.ts';
import { rejectedGarments } from '#server/people/taste/queries.ts';
import { zonedDay } from '#server/platform/madrid.ts';
import type { Services } from '#server/services.ts';
import { dresserOf, presentLook, presentMissing } from './person.ts';

const proposalsOfToday = 5;
/** Milliseconds in which a worn outfit is not proposed again. */
const lately = 6 * 24 * 60 * 60 * 1000;

/** The same for the rest of the day. */
export async function looksForToday(
  { db, now }: Pick<Services, 'db' | 'now'>,
  stylist: Stylist,
  ownerId: string,
  wish: DayWish,
  signal?: AbortSignal,
  language: Language = defaultLanguage,
): Promise<{ looks: Look[]; missing: MissingPiece[] }> {
  const moment = now();
  const [{ wardrobe, asking }, rejected, worn] = await Promise.all([
    dresserOf(db, ownerId, moment, language),
    rejectedGarments(db, ownerId),
    wornSince(db, ownerId, new Date(moment.getTime() - lately)),
  ]);
  const compose = (recentOutfits: string[][]) => {
    const seed = seedFrom(`${ownerId} ${zonedDay(moment)}`);
    const request = { ...asking(wish), seed, count: proposalsOfToday, recentOutfits };
    return stylist.run('generateOutfits', [wardrobe, request], signal);
  };
  const fresh = await compose([...rejected, ...worn]);
  // A small wardrobe repeats.
  const { outfits, missing } =
    fresh.outfits.length > 0 || worn.length === 0 ? fresh : await compose(rejected);
  return { looks: outfits.map(presentLook), missing: missing.map(presentMissing) };
}
