import type { Garment } from '#stylist/wardrobe.ts';

export type Measure = 'list' | 'count' | 'sum' | 'price' | 'per-wear' | 'worn' | 'rested' | 'added';

/** `least`: the lower end of the value. */
export type Measured = { measure: Measure; least: boolean };

const put =
  '(?:pongo|ponia|puse|puesto|uso|usado|use|llevo|llevado|lleve|visto|saco|sacado|toco|tocado|repito|repetido|estreno|ponerme|ponermel[oa]s?|usar|usarl[oa]s?|llevar|poner|tocar|tocarl[oa]s?|sacar|estrenar)';
const have = '(?:me )?(?:l[oa]s? )?(?:he |habia |haya )?(?:suelo )?';

const most: readonly (readonly [Measure, least: boolean, RegExp])[] = [
  [
    'per-wear',
    true,
    /\b(?:me )?(?:sale |salen |saldria )?(?:la |el |lo )?mas barat[oa]s? (?:por|cada|de) (?:uso|puesta|vez|postura)\b|\b(?:que )?mejor (?:he )?amortizad[oa]s?\b|\b(?:que )?mas (?:he )?amortizad[oa]s?\b|\bamortizad[oa]s? mas\b/,
  ],
  [
    'per-wear',
    false,
    /\b(?:me )?(?:sale |salen |saldria )?(?:la |el |lo )?mas car[oa]s? (?:por|cada|de) (?:uso|puesta|vez|postura)\b|\b(?:que )?(?:peor|menos) (?:(?:he|esta|tengo) )?amortizad[oa]s?\b/,
  ],
  [
    'price',
    false,
    /\b(?:que )?mas (?:caro|cara|caros|caras|costos[oa]s?)(?: me (?:costo|ha costado|salio))?(?: de tod[oa]s?)?\b|\b(?:me )?(?:ha costado|costo|costaron) mas\b|\b(?:que )?mas (?:me )?(?:costo|ha costado|cuesta)\b/,
  ],
  [
    'price',
    true,
    /\b(?:que )?mas barat[oa]s?(?: de tod[oa]s?)?\b|\b(?:que )?menos (?:me )?(?:costo|ha costado|cuesta)\b|\b(?:me )?(?:ha costado|costo|costaron) menos\b/,
  ],
  ['rested', false, new RegExp(`\\b(?:llevo |lleva )?(?:mas|mayor) tiempo (?:llevo |lleva )?sin ${put}\\b`)],
  [
    'worn',
    true,
    new RegExp(
      `\\b(?:que )?menos ${have}${put}\\b|\\b${have}${put} menos\\b|\\bmenos (?:usad|llevad|puest|gastad)[oa]s?\\b`,
    ),
  ],
  [
    'worn',
    false,
    new RegExp(
      `\\b(?:que )?mas ${have}${put}\\b|\\b${have}${put} mas\\b(?! (?:de|tiempo)\\b)|\\bmas (?:usad|llevad|puest|gastad|repetid)[oa]s?\\b`,
    ),
  ],
  [
    'added',
    true,
    /\bmas (?:nuev[oa]s?|recientes?)\b|\b(?:l[oa]s? )?ultim[oa]s? (?:prenda |cosa )?(?:que )?(?:he )?(?:compr\w+|anad\w+|agreg\w+)\b/,
  ],
  ['added', false, /\bmas (?:viej|antigu)[oa]s?\b/],
];

const spent =
  /\bcuant[oa] (?:dinero |pasta |plata |guita |lana )?(?:me |llevo |he |habre |hemos |tengo |han )*(?:gastad[oa]|gaste|invertid[oa]|invertido|costaron|costado|cuestan|valen|metid[oa])(?: ya)?(?: (?:en|con|por))?\b|\bsuma\w* (?:lo que |cuanto |el precio de )(?:me |han |he )*(?:costaron|costado|gaste|gastado|cuestan|valen)?(?: en)?/;
const number = /\bcuant[oa]s(?: pares(?: de)?| prendas| cosas)?\b|\b(?:el )?numero de\b|\bque cantidad de\b/;

export type Mark = (pattern: RegExp) => boolean;

export function measureIn(mark: Mark): Measured {
  if (mark(spent)) return { measure: 'sum', least: false };
  const found = most.find(([, , pattern]) => mark(pattern));
  if (found) {
    mark(number);
    return { measure: found[0], least: found[1] };
  }
  return { measure: mark(number) ? 'count' : 'list', least: false };
}

const ordinal: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
};
const unitDays: Readonly<Record<string, number>> = { dia: 1, semana: 7, mes: 30, ano: 365 };
const period =
  '(?:hace |desde hace |en )?(?:mas de |como |casi |por lo menos |al menos )?(?:l[oa]s ultim[oa]s |ultim[oa]s )?(\\d+|medio|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce) (dia|semana|mes|ano)(?:e?s)?';
const thisPeriod = '(?:en |de |durante )?(?:est[ea]|el|la) (semana|mes|ano)(?: en curso)?';
const daysOf = (count: string, unit: string): number =>
  count === 'medio' ? 182 : (ordinal[count] ?? Number(count)) * (unitDays[unit] ?? 1);

export type State = { text: string; ofWears?: true; fits: (garment: Garment) => boolean };

const isResting =
  (days: number) =>
  ({ lastWornDaysAgo }: Garment) =>
    lastWornDaysAgo === null || lastWornDaysAgo >= days;
const restedDays = 60;

const never = new RegExp(
  `\\b(?:nunca|jamas) ${have}${put}\\b|\\bno ${have}${put}(?: \\w+)? (?:nunca|jamas|ni una (?:sola )?vez|todavia|aun)\\b|\\b(?:todavia|aun) no ${have}${put}\\b|\\bsin (?:estrenar|usar todavia)\\b|\\bno ${have}(?:estren\\w+)(?: (?:nunca|todavia|aun|jamas))?\\b|\\bcon (?:la )?etiqueta(?: puesta)?\\b`,
);
const idle = `(?:\\bno ${have}${put}|\\bsin ${put}|\\b(?:llevo|llevaba) sin ${put})`;
const idleFor = [
  new RegExp(`${idle} (?:desde )?${period}`),
  new RegExp(
    `(?:(?:que )?(?:llevo|lleve|lleva|llevan) )?${period} (?:que )?(?:llevo )?(?:no ${have}${put}|sin ${put})`,
  ),
];
const lazy = new RegExp(`${idle}(?: hace (?:tiempo|mucho|siglos|meses|rato))?\\b`);
const wornWithin = [
  new RegExp(`\\b${have}${put} (?:en )?${period}`),
  new RegExp(`\\b${have}${put} ${thisPeriod}`),
];
const buying =
  '(?:(?:me )?(?:he )?(?:comprad[oa]s?|compre|anadid[oa]s?|anadi|agregad[oa]s?|agregue|subid[oa]s?|subi|metid[oa]s?|meti|adquirid[oa]s?|estrenad[oa]s?|compras?))';
const boughtWithin = [
  new RegExp(
    `\\b${buying}(?: (?:a el|en el|en mi|a mi) (?:armario|closet|ropero|vestidor|placard))? (?:de )?${period}`,
  ),
  new RegExp(`\\b${buying} (?:de )?${thisPeriod}`),
];

type Match = (pattern: RegExp) => RegExpExecArray | null;

/** Conditions on wears, washing and age; `daysGone`: days elapsed of the current week, month or year. */
export function statesIn(match: Match, daysGone: (unit: string) => number): State[] {
  const states: State[] = [];
  const first = (patterns: readonly RegExp[]): number | null => {
    for (const pattern of patterns) {
      const found = match(pattern);
      if (!found) continue;
      const [, count = '', unit] = found;
      return unit === undefined ? daysGone(count) : daysOf(count, unit);
    }
    return null;
  };
  if (
    match(
      /\bque no (?:este|esten|estan|esta) (?:en (?:la|el) (?:tintoreria|tinte|zapatero|modista|costurera|colada|lavadora|trastero)|prestad[oa]s?|fuera|suci[oa]s?)\b/,
    )
  )
    states.push({ text: 'a mano', fits: ({ inLaundry, away }) => !inLaundry && !away });
  if (match(never))
    states.push({ text: 'sin estrenar', ofWears: true, fits: ({ timesWorn }) => timesWorn === 0 });
  else {
    const rested = first(idleFor);
    if (rested !== null)
      states.push({ text: 'sin ponerte en ese tiempo', ofWears: true, fits: isResting(rested) });
    else if (match(lazy))
      states.push({ text: 'sin ponerte en dos meses', ofWears: true, fits: isResting(restedDays) });
  }
  const bought = first(boughtWithin);
  if (bought !== null)
    states.push({
      text: 'añadida en ese tiempo',
      fits: ({ addedDaysAgo }) => addedDaysAgo !== undefined && addedDaysAgo <= bought,
    });
  else {
    const within = first(wornWithin);
    if (within !== null)
      states.push({
        text: 'que te hayas puesto en ese tiempo',
        ofWears: true,
        fits: ({ lastWornDaysAgo }) => lastWornDaysAgo !== null && lastWornDaysAgo <= within,
      });
  }
  if (match(/\b(?:entre )?(?:mis? |l[oa]s? )?(?:favorit|preferid)[oa]s?\b|\bfavs?\b/))
    states.push({ text: 'favorita', fits: ({ favorite }) => Boolean(favorite) });
  if (
    match(
      /\ben (?:la|el) (?:colada|lavadora|lavarropas|cesto(?: de la ropa sucia)?|canasto)\b|\bsuci[oa]s?\b|\b(?:para|por|sin) lavar\b/,
    )
  )
    states.push({ text: 'en la colada', fits: ({ inLaundry }) => Boolean(inLaundry) });
  if (match(/\blimpi[oa]s?\b/))
    states.push({ text: 'limpia', fits: ({ inLaundry, away }) => !inLaundry && !away });
  return states;
}
