import type { ColorName } from '#contract/colors.ts';
import { colourOf } from '#stylist/colour/spelled.ts';
import { firstText } from '../knowledge/look-up.ts';
import type { Day } from '../state.ts';
import { colourCustom } from '../tools/customs.ts';
import type { Phrase } from '../voice/phrase.ts';
import { occurs, patternOf } from '../words/pattern.ts';
import { garmentsByIds, type IntentContext } from './handler.ts';
import type { Wanted } from './wishes.ts';

const own = patternOf(
  'boda ibicenca / todos|todas|todo|toda de blanco / pide|piden|pidio|pidieron * blanco|blanca|blancas|claro / mi boda|casamiento|enlace / me caso|casare / nos casamos / soy [la|el] novia|novio',
);

/** Kinds that make up a whole look; the dress code on colours applies to these. */
const wholeLook: ReadonlySet<string> = new Set(['dress', 'jumpsuit', 'skirt', 'suit']);

/** Requested colours that the dress code of the day advises against, with the reason. */
export function againstCustom(
  { understood, wardrobe, box }: IntentContext,
  day: Day,
): { colours: ColorName[]; why: Phrase | null } {
  const none = { colours: [], why: null };
  if (occurs(own, understood.reading.tokens)) return none;
  const { slots } = understood;
  const ofGarments = slots.garments
    .filter(({ wanted, kinds }) => wanted && kinds.some((kind) => wholeLook.has(kind)))
    .flatMap(({ colours, garmentIds }) => {
      const [garment] = garmentsByIds(wardrobe, garmentIds.length === 1 ? garmentIds : []);
      return [...colours, ...(garment ? [colourOf(garment) as ColorName] : [])];
    });
  const asked = [...slots.colours, ...ofGarments];
  const colours = asked.filter((colour) => colourCustom(day.event, colour) !== null);
  const [first] = colours;
  if (!first) return none;
  const question =
    colourCustom(day.event, first) === 'bride' ? 'ir de blanco a una boda' : 'que me pongo para un funeral';
  return { colours, why: firstText(question, box.advisor) };
}

export const without = (
  { wardrobe }: IntentContext,
  wanted: Wanted,
  colours: readonly ColorName[],
): Wanted => ({
  unowned: wanted.unowned.filter((one) => !one.colours.some((colour) => colours.includes(colour))),
  wishes: {
    ...wanted.wishes,
    mustInclude: wanted.wishes.mustInclude.filter((id) =>
      garmentsByIds(wardrobe, [id]).every(
        (garment) => !wholeLook.has(garment.kind) || !colours.some((colour) => colour === colourOf(garment)),
      ),
    ),
    colours: wanted.wishes.colours.filter((colour) => !colours.includes(colour)),
  },
});
