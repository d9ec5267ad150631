import type { Garment } from '#stylist/wardrobe.ts';
import type { Heard } from '../../hear.ts';
import type { Intent } from '../intents.ts';
import type { Aim } from '../learned/aims.ts';
import { isMeant } from '../learned/intents-learned.ts';
import { subjectAsked } from '../told/upkeep.ts';

const apart =
  /(?<=[?.!])\s+|(?:\s*,)?\s+y\s+(?=(?:(?:dime|decime|d[ií]game)\s+)?(?:de (?:es[aeo]s?|ell[ao]s)\s+)?(?:qu[eé]|q|cu[aá]l(?:es)?|cu[aá]nt[oa]s?|cu[aá]ndo|a qui[eé]n|qui[eé]n|d[oó]nde|tengo)\s)/iu;
/** "Y dime si la de seda está limpia" */
const indirect =
  /^\s*(?:y )?(?:de paso )?(?:dime|dime tambi[eé]n|dec[ií]me|d[ií]game|cu[eé]ntame|recu[eé]rdame|record[aá]me|recu[eé]rdeme|m[ií]rame|comprueba)(?: tambi[eé]n)? (?:si )((?:ya )?(?:el|la|los|las|mi|mis|me|tengo|hay|est[aá]n?)\s)([^.;!?]+)[.!]*$/iu;
export const direct = (part: string): string => part.replace(indirect, '¿$1$2?');

export const narrowsBefore = (part: string): boolean => /^¿?(?:y )?de (?:es[aeo]s?|ell[ao]s)\s/iu.test(part);

const elliptical =
  /((?<!\p{L})(?:tengo|hay)(?!\p{L})[^?¿]*\?\s*¿?\s*)[yY]\s+(?=(?:algo|alg[uú]n|alguna)\s)/giu;
export const withOwning = (message: string): string => message.replace(elliptical, '$1tengo ');

const owning =
  /\b(tengo|tenia|hay|quedan?|he|llevo|gaste|puse|use|lleve|preste|deje|guarde|esta|estan|es|son)\b/;

/** Of all that is owned, and not of what the question before named. */
const ofAll =
  /^(?:y )?de (?:es[aeo]s?|ell[ao]s) |\balgo (?:de|en|con) \w+|\b(prendas?|ropa|armario|closet|ropero|placard|vestidor|dinero|plata)\b/;

const ofFact: ReadonlySet<Intent> = new Set(['search', 'spent', 'plans', 'wishes', 'cart']);
const ofLists: readonly Aim[] = ['wash-list', 'wish-list', 'plan-show', 'cart-show'];
const most = 3;

function standsAlone({ understood }: Heard): boolean {
  const { reading, slots, intent, aims, onlyAsks } = understood;
  const words = reading.tokens.map(({ text }) => text).join(' ');
  if (isMeant(aims, 'gaps') && reading.text.includes('?')) return true;
  const shows = intent === 'search' && isMeant(aims, 'have', 'count') && /^(ensen|mues|mostr)/.test(words);
  if (!(onlyAsks || shows || narrowsBefore(reading.text)) || !owning.test(words)) return false;
  if (subjectAsked(reading.tokens) !== null || isMeant(aims, ...ofLists)) return true;
  return ofFact.has(intent) && (slots.garments.some(({ wanted }) => wanted) || ofAll.test(words));
}

/** "¿qué tengo en la lavadora y qué camisas me quedan limpias?": two questions of what is owned, each with its subject. */
export function questionsApart(
  message: string,
  wardrobe: readonly Garment[],
  heard: (part: string) => Heard,
): string[] {
  const parts = message
    .split(apart)
    .filter((part) => /\p{L}/u.test(part))
    .map(direct);
  if (wardrobe.length === 0 || parts.length < 2 || parts.length > most) return [message];
  return parts.every((part) => standsAlone(heard(part))) ? parts : [message];
}

const surely = 0.9;
const acting: ReadonlySet<Intent> = new Set([
  'keep',
  'mark',
  'wear',
  'plans',
  'cart',
  'wishes',
  'combine',
  'shop',
]);
const dressing =
  /\b(?:pongo|ponme|poneme|ponga|look|outfit|conjunto|tenida|visto|v[ií]st\w+|combin\w+|arm[aá]\w*|sugier\w+|recomiend\w+|propon\w+|quiero|necesito)\b/;

/** "¿qué calzado tengo que aguante agua? Llevo los pies empapados": what is told beside a plain question changes nothing. */
export function questionAlone(message: string, whole: Heard, heard: (part: string) => Heard): string | null {
  const [first = '', ...rest] = message.split(/(?<=[?])\s+/u);
  const told = rest.join(' ');
  if (told === '' || /[?¿]/.test(told) || ofFact.has(whole.understood.intent)) return null;
  const { aims, slots } = heard(first).understood;
  const isPlain = (aims.get('have') ?? 0) + (aims.get('count') ?? 0) >= surely;
  if (!isPlain || !slots.garments.some(({ wanted, points }) => wanted && points === 'any')) return null;
  const beside = heard(told).understood;
  const asksElse =
    dressing.test(told.toLowerCase()) || acting.has(beside.intent) || beside.slots.garments.length > 0;
  return asksElse ? null : first;
}
