import type { ColorName } from '#contract/colors.ts';
import { type EventName, eventGroups } from '#contract/events.ts';
import type { Advisor } from '#contract/vocabulary.ts';
import { eventOf } from '#stylist/events/events.ts';
import { traitsOf } from '#stylist/piece.ts';
import { slotsOfKind } from '#stylist/slots.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { entries } from '../knowledge/entries.ts';
import { textOf } from '../knowledge/entry.ts';

type Event = EventName | null | undefined;

const blackTie: readonly Event[] = [
  'black-tie',
  'evening-wedding',
  'evening-wedding-family',
  'opera',
  'new-year',
];
const isOfBlackTie = ({ kind, name }: Garment): boolean =>
  kind === 'bow-tie' || /\b(esmoquin|smoking|tuxedo|charol|pajarita)\b/i.test(name);

/** Clothes of one day only. */
const costume = /\b(comuni[oó]n|disfraz|flamenca|de novia)\b/i;

/** Ceremonies in church by day, where an evening gown is out of place. */
const byDay: readonly Event[] = ['christening', 'communion', 'confirmation', 'civil-wedding'];
const isGown = ({ category, length, name }: Garment): boolean =>
  category === 'dresses' &&
  (length === 'long' || /\blargo\b/i.test(name)) &&
  /\b(noche|fiesta|gala)\b/i.test(name);

const isRustic = ({ name }: Garment): boolean => /\bfranela\b/i.test(name);

export const isMourning = (event: Event): boolean => eventOf(event)?.mood === 'mourning';

/** Lightness up to which a colour suits mourning, apart from a white shirt. */
const darkest = 0.5;

/**
 * Garments excluded on days whose dress code is stricter than the event's bans: a funeral is plain and
 * dark.
 */
export function isUnseemly(garment: Garment, event: Event): boolean {
  if (isOfBlackTie(garment) && !blackTie.includes(event)) return true;
  if (costume.test(garment.name) && !/comuni/.test(event ?? '') && event !== 'feria') return true;
  if (byDay.includes(event) && isGown(garment)) return true;
  if (isRustic(garment) && eventOf(event)?.occasion === 'formal') return true;
  if (!isMourning(event)) return false;
  const { main } = traitsOf(garment);
  const isShirt = slotsOfKind[garment.kind][0] === 'base' && main.neutral === 'white';
  return garment.pattern !== 'plain' || (main.lightness > darkest && !isShirt);
}

const whites: readonly ColorName[] = ['blanco', 'crudo'];
const weddings: readonly Event[] = eventGroups.weddings;
const muted: readonly ColorName[] = [
  'negro',
  'gris oscuro',
  'gris',
  'azul marino',
  'marrón oscuro',
  'verde oscuro',
  'burdeos',
  'blanco',
  'crudo',
];

/** Why guests avoid a colour at an event; `null` where it is fine. */
export function colourCustom(event: EventName | null, colour: ColorName): 'bride' | 'mourning' | null {
  if (weddings.includes(event) && whites.includes(colour)) return 'bride';
  return isMourning(event) && !muted.includes(colour) ? 'mourning' : null;
}

const countries = {
  mexico: 'México|Ciudad de México|CDMX|Cancún|la Riviera Maya',
  argentina: 'Argentina|Buenos Aires',
  chile: 'Chile',
  colombia: 'Colombia|Bogotá|Cartagena de Indias',
  peru: 'Perú|Lima',
  japan: 'Japón|Tokio|Kioto|Osaka',
  china: 'China|Pekín|Shanghái',
  india: 'India|Delhi',
} as const;
type Country = keyof typeof countries;

const countryOf = new Map(
  (Object.entries(countries) as [Country, string][]).flatMap(([country, names]) =>
    names.split('|').map((name) => [name, country] as const),
  ),
);

type Customs = Readonly<Partial<Record<Country, string>>>;

const ofMourning: Customs = {
  mexico: 'Velorio y funeral en México',
  argentina: 'Velatorio en Argentina y Chile',
  chile: 'Velatorio en Argentina y Chile',
  colombia: 'Funeral en Colombia y Perú',
  peru: 'Funeral en Colombia y Perú',
  japan: 'Funeral en Japón',
  china: 'Luto en China e India',
  india: 'Luto en China e India',
};

const ofWeddings: Customs = {
  mexico: 'Bodas en México',
  argentina: 'Bodas en Argentina',
  chile: 'Bodas en Perú y Chile',
  colombia: 'Bodas en Colombia',
  peru: 'Bodas en Perú y Chile',
  japan: 'Boda china o japonesa',
  china: 'Boda china o japonesa',
  india: 'Boda india',
};

const ofQuince: Customs = {
  mexico: 'Fiesta de quince',
  argentina: 'Fiesta de quince',
  chile: 'Fiesta de quince',
  colombia: 'Fiesta de quince',
  peru: 'Fiesta de quince',
};

/** Titles of entries in `knowledge`, by event and country. */
export const customsAbroad: Readonly<Partial<Record<EventName, Customs>>> = {
  ...Object.fromEntries(eventGroups.weddings.map((event) => [event, ofWeddings])),
  'beach-wedding': { ...ofWeddings, mexico: 'Guayabera', colombia: 'Guayabera' },
  mourning: ofMourning,
  wake: ofMourning,
  quinceanera: ofQuince,
};

/** Returns the guests' custom of a place's country where it differs from Spain's. */
export function customAbroad(event: EventName | null, place: string, advisor: Advisor): string | null {
  const country = countryOf.get(place);
  const title = event && country && customsAbroad[event]?.[country];
  const entry = title ? entries.find((one) => one.title === title) : undefined;
  return entry ? textOf(entry, advisor) : null;
}
