import { type Care, careGroupOf, careSymbols, inLabelOrder } from '#contract/care.ts';
import { type Deed, deeds, type Manner, manners } from './care-words.ts';
import type { LabelWord } from './label-words.ts';
import { distance } from './letters.ts';

/** In words. */
const reach = 6;
/** In words. */
const negationReach = 4;

interface Phrase<K> {
  key: K;
  words: number;
}

const phrasesOf = <K extends string>(table: Readonly<Record<K, readonly string[]>>) =>
  (Object.entries(table) as [K, readonly string[]][])
    .flatMap(([key, phrases]) => phrases.map((phrase) => ({ key, stems: phrase.split(' ') })))
    .sort((a, b) => b.stems.length - a.stems.length);

const deedPhrases = phrasesOf(deeds);
const mannerPhrases = phrasesOf(manners);

const themselves = new Set(['TROCKNEN', 'LAVABLE', 'TENDRE']);

function begins(word: string, stem: string): boolean {
  if (stem.length <= 4) return word === stem || (stem.length === 4 && word.startsWith(stem));
  if (word.startsWith(stem)) return true;
  if (themselves.has(word)) return false;
  return stem.length >= 6 && Math.abs(word.length - stem.length) <= 3
    ? distance(word.slice(0, stem.length), stem) <= 1
    : false;
}

const stems = [...new Set([...deedPhrases, ...mannerPhrases].flatMap((phrase) => phrase.stems))];
const known = new Map<string, ReadonlySet<string>>();

function stemsOf(word: string): ReadonlySet<string> {
  const found = known.get(word) ?? new Set(stems.filter((stem) => begins(word, stem)));
  if (known.size < 10_000) known.set(word, found);
  return found;
}

function phraseAt<K extends string>(
  phrases: readonly { key: K; stems: readonly string[] }[],
  words: readonly LabelWord[],
  at: number,
): Phrase<K> | undefined {
  const found = phrases.find((phrase) =>
    phrase.stems.every((stem, i) => stemsOf(words[at + i]?.letters ?? '').has(stem)),
  );
  return found && { key: found.key, words: found.stems.length };
}

interface Said {
  deed: Deed;
  forbidden: boolean;
  manners: Set<Manner>;
  degrees: number | undefined;
}

const isHeat = (manner: Manner) => manner === 'low' || manner === 'medium' || manner === 'high';
const isIron = (words: readonly LabelWord[], at: number) => phraseAt(deedPhrases, words, at)?.key === 'iron';
const awaitsHeat = (said: Said | undefined) =>
  (said?.deed === 'tumble' || said?.deed === 'iron') && !said.forbidden && ![...said.manners].some(isHeat);

function deedsSaid(words: readonly LabelWord[]): Said[] {
  const said: Said[] = [];
  const before = new Set<Manner>();
  let negatedAt = Number.NEGATIVE_INFINITY;
  let orAt = Number.NEGATIVE_INFINITY;
  let deedAt = Number.NEGATIVE_INFINITY;
  let deedEnd = Number.NEGATIVE_INFINITY;
  let listFrom = 0;
  for (let at = 0; at < words.length; ) {
    const deed = phraseAt(deedPhrases, words, at);
    const last = said.at(-1);
    // Does not imply washing inside out.
    if (deed?.key === 'inside' && last?.deed === 'iron') {
      at += deed.words;
      continue;
    }
    if (deed !== undefined) {
      const joined = orAt === at - 1;
      if (!joined && deedEnd !== at) listFrom = said.length;
      // The last item identifies a list.
      const listed = joined ? said.slice(listFrom) : [];
      const continued = listed[0]?.forbidden === true;
      if (continued) for (const one of listed) one.forbidden = true;
      const forbidden = at - negatedAt <= negationReach || continued;
      said.push({ deed: deed.key, forbidden, manners: new Set(before), degrees: undefined });
      deedEnd = at + deed.words;
      before.clear();
      negatedAt = Number.NEGATIVE_INFINITY;
      deedAt = at;
      // One word in some languages.
      const own = phraseAt(mannerPhrases, words, at);
      if (own?.key === 'hand') said.at(-1)?.manners.add('hand');
      at += deed.words;
      continue;
    }
    const manner = phraseAt(mannerPhrases, words, at);
    const near = last !== undefined && at - deedAt <= reach;
    if (manner?.key === 'no') {
      // "Bleichen nicht erlaubt": the negation may follow.
      const [word, next] = [words[at]?.letters ?? '', words[at + 1]?.letters ?? ''];
      const behind = word === 'INTERDIT' || (word === 'NICHT' && /^(ERLAUBT|MOGLICH)/.test(next));
      if (behind && last && at === deedEnd) last.forbidden = true;
      else negatedAt = at;
    } else if (manner?.key === 'or') orAt = at;
    else if (manner !== undefined) {
      // "Hand wash", "warm iron": modifiers precede.
      before.clear();
      const ofNext = isHeat(manner.key) && isIron(words, at + manner.words) && !awaitsHeat(last);
      if (manner.key === 'hand' || manner.key === 'oxygen' || ofNext) before.add(manner.key);
      if (near && !ofNext) last.manners.add(manner.key);
    }
    const degrees = words[at]?.degrees;
    if (degrees !== undefined && near) last.degrees ??= degrees;
    else if (degrees !== undefined)
      said.push({ deed: 'wash', forbidden: false, manners: new Set(), degrees });
    at += manner?.words ?? 1;
  }
  return said;
}

const washDegrees = [30, 40, 50, 60, 70, 95] as const;

function washing({ forbidden, manners: how, degrees }: Said): Care | undefined {
  if (forbidden) return 'no-wash';
  if (how.has('hand')) return 'hand-wash';
  const machine = washDegrees.find((warmest) => warmest === (degrees === 90 ? 95 : degrees));
  if (machine === undefined) return undefined;
  const gentle = how.has('veryGentle') ? '-very-gentle' : how.has('gentle') ? '-gentle' : '';
  const exact = `wash-${machine}${gentle}`;
  return careSymbols.find((care) => care === exact) ?? careSymbols.find((care) => care === `wash-${machine}`);
}

function ironing({ forbidden, manners: how, degrees }: Said): Care | undefined {
  if (forbidden) return 'no-iron';
  if (degrees === 110 || degrees === 120 || how.has('low')) return 'iron-low';
  if (degrees === 150 || how.has('medium')) return 'iron-medium';
  return degrees === 200 || how.has('high') ? 'iron-high' : undefined;
}

function careOf(said: Said): Care | undefined {
  const { deed, forbidden, manners: how } = said;
  switch (deed) {
    case 'wash':
      return washing(said);
    case 'bleach':
      if (how.has('oxygen')) return 'oxygen-bleach';
      return forbidden ? 'no-bleach' : 'bleach';
    case 'tumble':
      if (forbidden) return 'no-tumble-dry';
      return how.has('low') || how.has('gentle') ? 'tumble-dry-low' : 'tumble-dry';
    case 'iron':
      return ironing(said);
    case 'dry-clean':
      if (forbidden) return 'no-dry-clean';
      return how.has('gentle') ? 'dry-clean-gentle' : 'dry-clean';
    case 'wet-clean':
      if (forbidden) return 'no-wet-clean';
      return how.has('gentle') ? 'wet-clean-gentle' : 'wet-clean';
    case 'flat':
      return forbidden ? undefined : 'dry-flat';
    case 'drip':
      return forbidden ? undefined : 'drip-dry';
    case 'line':
      return forbidden ? undefined : 'line-dry';
    case 'shade':
      return forbidden ? undefined : 'dry-shade';
    case 'inside':
      return 'inside-out';
    case 'other':
      return undefined;
  }
}

/** Most cautious first; breaks ties. */
const caution: readonly Care[] = [
  'no-wash',
  'hand-wash',
  'no-bleach',
  'oxygen-bleach',
  'no-tumble-dry',
  'tumble-dry-low',
  'no-iron',
  'iron-low',
  'iron-medium',
  'no-dry-clean',
  'dry-clean-gentle',
  'no-wet-clean',
  'wet-clean-gentle',
];
const cautionOf = (care: Care) => (caution.includes(care) ? caution.indexOf(care) : caution.length);

/** Languages vote where they disagree. */
export function readCare(words: readonly LabelWord[]): Care[] {
  const votes = new Map<Care, number>();
  for (const said of deedsSaid(words)) {
    const care = careOf(said);
    if (care !== undefined) votes.set(care, (votes.get(care) ?? 0) + 1);
  }
  const chosen = new Map<string, Care>();
  const ranked = [...votes].sort((a, b) => b[1] - a[1] || cautionOf(a[0]) - cautionOf(b[0]));
  for (const [care] of ranked) {
    const group = careGroupOf(care) ?? care;
    if (!chosen.has(group)) chosen.set(group, care);
  }
  return inLabelOrder([...chosen.values()]);
}
