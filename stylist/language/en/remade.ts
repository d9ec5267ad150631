import type { Pattern } from '#contract/vocabulary.ts';
import { colourOf, isBlueDenim } from '../../colour/spelled.ts';
import type { Named } from '../shape/grammar.ts';
import type { Likeness, RemadeWords } from '../shape/words.ts';
import { a, any, colour, joinAnd, patternWords, theShort, verb } from './grammar.ts';
import { nounOf } from './nouns.ts';

const likenesses: Readonly<Record<Likeness, string>> = {
  kind: 'type',
  colour: 'colour',
  pattern: 'pattern',
  formality: 'formality',
};

const patternIn = (pattern: Pattern): string =>
  pattern === 'plain' ? 'plain' : pattern === 'logo' ? 'marked with a logo' : patternWords[pattern];

function look(garment: Named, shown: { colour: boolean; pattern: boolean }): string {
  const name = isBlueDenim(garment) ? 'azul' : colourOf(garment);
  return joinAnd([
    ...(shown.colour && name ? [colour(name)] : []),
    ...(shown.pattern ? [patternIn(garment.pattern)] : []),
  ]);
}

/** "the one in the photo", or "the trench coat in the photo" beside another garment. */
function ofPicture(seen: Named, own: Named): string {
  const { text, plural, mass } = nounOf(seen);
  const same = text === nounOf(own).text && !mass;
  return `${same ? (plural ? 'the ones' : 'the one') : theShort(seen)} in the photo`;
}

const its = (own: Named) => verb(own, 'It’s', 'They’re');

export const remade: RemadeWords = {
  agrees: (own, on) =>
    `${verb(own, 'It matches', 'They match')} in ${joinAnd(on.map((likeness) => likenesses[likeness]))}.`,
  kind: (own, seen) => `${its(own)} ${any(own)}; in the photo, ${any(seen)}.`,
  looks(own, seen, differing) {
    const [mine, theirs] = [look(own, differing), look(seen, differing)];
    const is = verb(own, 'is', 'are');
    return `Your ${nounOf(own).text} ${is} ${mine}; ${ofPicture(seen, own)}, ${theirs}.`;
  },
  tone: (lighter) => `The tone is ${lighter ? 'lighter' : 'darker'} than in the photo.`,
  formality: (own, seen, dressier) =>
    `${its(own)} ${dressier ? 'dressier' : 'more casual'} than ${ofPicture(seen, own)}.`,
  /** "You’re missing a black blazer." */
  lack: (seen) => `You’re missing ${a(seen)}.`,
};
