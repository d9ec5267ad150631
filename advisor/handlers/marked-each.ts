import type { Garment } from '#stylist/wardrobe.ts';
import type { GarmentReference } from '../understand/slots.ts';
import { theFirst } from '../voice/names.ts';
import type { Annotated } from '../words/pattern.ts';
import { lineOfNot } from './acted.ts';
import { garmentsByIds, type IntentContext, type Reply } from './handler.ts';

const marks = ['clean', 'dirty', 'liked', 'unliked'] as const;
type Mark = (typeof marks)[number];

const words: readonly (readonly [Mark, RegExp])[] = [
  ['unliked', /^(?:no|fuera)$/],
  ['dirty', /^(?:suci[oa]s?|manchad[oa]s?|sudad[oa]s?|lavar|cesto|colada|lavadora)$/],
  ['clean', /^(?:limpi[oa]s?|lavad[oa]s?|planchad[oa]s?)$/],
  ['liked', /^favorit[oa]s?$/],
];
const alsoSaid = /^(?:tambien|tb|tmb|tambn|igual|idem)$/;
const farthest = 5;

const markOf = (text: string): Mark | null => words.find(([, said]) => said.test(text))?.[0] ?? null;

function markAfter(
  one: GarmentReference,
  next: GarmentReference | undefined,
  tokens: readonly Annotated[],
): Mark | 'same' | null {
  const said = tokens.slice(one.end, Math.min(one.end + farthest, next?.start ?? tokens.length));
  for (const { text } of said) {
    const mark = alsoSaid.test(text) ? 'same' : markOf(text);
    if (mark !== null) return mark;
  }
  return null;
}

function marksIn({ understood }: IntentContext): Map<Mark, string[]> {
  const { tokens } = understood.reading;
  const named = understood.slots.garments.filter(({ garmentIds }) => garmentIds.length === 1);
  const own = named.map((one, at) => markAfter(one, named[at + 1], tokens));
  const found = new Map<Mark, string[]>();
  for (const [at, one] of named.entries()) {
    const later = own.slice(at).find((mark) => mark !== null && mark !== 'same');
    const earlier = own.slice(0, at).findLast((mark) => mark !== null && mark !== 'same');
    const said = own[at];
    const mark = said === 'same' ? earlier : (said ?? later ?? earlier);
    if (mark) found.set(mark, [...(found.get(mark) ?? []), ...one.garmentIds]);
  }
  return found;
}

const lines = { dirty: 'to-wash', clean: 'from-wash', liked: 'favourite', unliked: 'no-favourite' } as const;
const already = {
  dirty: 'dirty-already',
  clean: 'clean-already',
  liked: 'marked-already',
  unliked: 'was-no-favourite',
} as const;
const changes = {
  dirty: { inLaundry: true },
  clean: { inLaundry: false },
  liked: { favourite: true },
  unliked: { favourite: false },
} as const;
const ofWash: ReadonlySet<Mark> = new Set(['dirty', 'clean']);

const isMixed = (found: ReadonlyMap<Mark, unknown>): boolean =>
  (found.has('dirty') && found.has('clean')) || (found.has('liked') && found.has('unliked'));

export async function markEach(context: IntentContext): Promise<Reply | null> {
  const { understood, wardrobe, speaker, use } = context;
  const { garments } = understood.slots;
  const isClear = garments.length > 1 && garments.every(({ garmentIds }) => garmentIds.length === 1);
  const found = isClear && !understood.onlyAsks ? marksIn(context) : new Map<Mark, string[]>();
  if (!isMixed(found) || (found.has('unliked') && [...found.keys()].some((mark) => ofWash.has(mark))))
    return null;
  const sentences: Reply['sentences'][number][] = [];
  const marked: Garment[] = [];
  for (const mark of marks) {
    const garmentIds = [...new Set(found.get(mark) ?? [])];
    if (garmentIds.length === 0) continue;
    const pieces = garmentsByIds(wardrobe, garmentIds);
    const result = await use('markGarments', { garmentIds, ...changes[mark] });
    const line = result.done ? lines[mark] : lineOfNot(result.why, already[mark]);
    sentences.push(speaker.say(line, { list: theFirst(pieces, pieces.length) }));
    marked.push(...pieces);
  }
  const ids = marked.map(({ id }) => id);
  return { sentences, garmentIds: ids, remember: { asked: null, focus: ids.slice(0, 20) } };
}
