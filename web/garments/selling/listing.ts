import { attributeLabel, isUnknown } from '#contract/garment-attributes.ts';
import { fibreNames } from '#contract/garment-words.ts';
import type { WardrobeItem } from '#contract/garments.ts';
import { kindNames, seasonNames } from '#contract/names.ts';
import { sellingCopy as copy } from '#web/copy/selling.ts';
import { formatWorth } from '#web/format/money.ts';
import { formatPercent } from '#web/format/numbers.ts';

export type Place = keyof typeof copy.placeNames;
export const places = Object.keys(copy.placeNames) as readonly Place[];

/** In characters, within what each place accepts. */
export const placeLimits = {
  wallapop: { title: 50, description: 640, hashtags: 5 },
  vinted: { title: 60, description: 750, hashtags: 5 },
  milanuncios: { title: 50, description: 1000, hashtags: 0 },
} as const satisfies Record<Place, { title: number; description: number; hashtags: number }>;

export interface Listing {
  readonly title: string;
  readonly description: string;
  readonly condition: string | null;
}

export function listingOf(item: WardrobeItem, place: Place): Listing {
  const { name, brand, size, color, composition, pattern, timesWorn, tags, season, kind } = item;
  const limit = placeLimits[place];
  const condition = isUnknown(item.condition) ? null : copy.conditions[place][item.condition];
  const isPlain =
    pattern === 'plain' ||
    name.toLowerCase().includes((attributeLabel('pattern', pattern) ?? '').toLowerCase());
  const outer = composition.filter(({ part }) => part === 'outer');
  const sentences = [
    `${[name, brand && !name.includes(brand) && brand].filter(Boolean).join(', ')}.`,
    size && copy.text.size(size),
    !says(name, color) && copy.text.color(color),
    !isPlain && copy.text.pattern((attributeLabel('pattern', pattern) ?? '').toLowerCase()),
    outer.length > 0 &&
      copy.text.composition(
        outer
          .map(
            ({ fibre, percent }) => `${formatPercent(percent).replace('\u00a0', ' ')} ${fibreNames[fibre]}`,
          )
          .join(', '),
      ),
    condition && copy.text.condition(condition.toLowerCase()),
    timesWorn === 0 ? copy.text.unworn : timesWorn <= 5 && copy.text.fewWears,
  ].filter((sentence) => typeof sentence === 'string' && sentence !== '') as string[];
  const words = [
    kindNames[kind],
    brand,
    color,
    ...(season.length < 4 ? season.map((one) => seasonNames[one]) : []),
    ...tags,
  ];
  const hashtags = [...new Set(words.flatMap((word) => (word ? [hashtagOf(word)] : [])))].slice(
    0,
    limit.hashtags,
  );
  const withTags = hashtags.length > 0 ? `\n\n${hashtags.join(' ')}` : '';
  return {
    title: titleOf(item, limit.title),
    description: `${cut(sentences.join(' '), limit.description - withTags.length)}${withTags}`,
    condition,
  };
}

/** In either gender: "morada" says "morado". */
const says = (text: string, fact: string): boolean =>
  text.toLowerCase().includes(fact.toLowerCase().replace(/[oa]$/, ''));

/** Facts are added as long as they fit whole. */
function titleOf({ name, brand, size, color }: WardrobeItem, max: number): string {
  const facts = [brand, size && copy.text.sizeInTitle(size), color];
  return facts.reduce<string>(
    (title, fact) => {
      const longer = fact && !says(title, fact) ? `${title} ${fact}` : title;
      return longer.length <= max ? longer : title;
    },
    cut(name, max),
  );
}

/** At a word's end. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const short = text.slice(0, max - 1);
  return `${short.slice(0, Math.max(short.lastIndexOf(' '), max / 2)).trimEnd()}…`;
}

const hashtagOf = (word: string): string => `#${word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')}`;

const shareOfCondition = { new: 60, excellent: 45, good: 30, worn: 15 } as const;
const noble: readonly string[] = [
  'wool',
  'merino',
  'cashmere',
  'alpaca',
  'mohair',
  'silk',
  'leather',
  'linen',
];

export interface PriceSuggestion {
  readonly amount: number;
  readonly reasons: readonly string[];
}

const leastAmount = 3;
const manyWears = 60;
const dayMillis = 86_400_000;

/** Rules of thumb of second-hand shops, each said; null without what was paid. */
export function priceOf(item: WardrobeItem, now: Date): PriceSuggestion | null {
  const { purchasePrice, condition, timesWorn, brand, composition, createdAt } = item;
  if (purchasePrice === null || purchasePrice === 0) return null;
  const share = shareOfCondition[isUnknown(condition) ? 'good' : condition];
  const months = Math.floor((now.getTime() - Date.parse(createdAt)) / dayMillis / 30.4);
  const [main] = composition.filter(({ fibre, percent }) => percent >= 50 && noble.includes(fibre));
  const label = attributeLabel('condition', condition) ?? '';
  const changes: readonly (readonly [percent: number, reason: (percent: number) => string])[] = [
    ...(months >= 3
      ? [[-Math.min(40, months), (less: number) => copy.reasons.age(months, less)] as const]
      : []),
    ...(timesWorn >= manyWears ? [[-15, copy.reasons.worn] as const] : []),
    ...(brand === null ? [[-15, copy.reasons.noBrand] as const] : []),
    ...(main ? [[10, (more: number) => copy.reasons.noble(fibreNames[main.fibre], more)] as const] : []),
  ];
  const asked = changes.reduce(
    (amount, [percent]) => amount * (1 + percent / 100),
    purchasePrice * (share / 100),
  );
  const amount = Math.max(leastAmount, Math.round(asked));
  return {
    amount,
    reasons: [
      copy.reasons.paid(formatWorth(purchasePrice)),
      isUnknown(condition) ? copy.reasons.conditionUnknown(share) : copy.reasons.condition(label, share),
      ...changes.map(([percent, reason]) => reason(Math.abs(percent))),
      ...(asked < leastAmount ? [copy.reasons.least] : []),
    ],
  };
}
