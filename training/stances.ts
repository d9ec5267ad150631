import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ruledStance } from '#advisor/understand/garments/stances.ts';
import { parseModel, probabilitiesOf } from '#advisor/understand/learned/model.ts';
import {
  decidedStance,
  featuresOfStance,
  stanceBuckets,
  stances,
  stanceWidth,
} from '#advisor/understand/learned/stance.ts';
import { spelledTokens } from '#advisor/understand/read.ts';
import type { Stance } from '#advisor/understand/slots.ts';
import { tokensOf } from '#advisor/words/tokens.ts';
import { labelledOf } from './labelled.ts';
import { type Lesson, trainTwoLayers } from './two-layers.ts';

/** `node training/stances.ts` writes `models/stances.bin`; `--folds` prints figures ([card](../models/stances.md)). */

type Mention = { author: string; text: string; said: string; stance: Stance; ruled: Stance } & Lesson;

const stanceOfSign: Readonly<Record<string, Stance>> = {
  '+': 'wanted',
  '-': 'unwanted',
  '=': 'kept',
  '~': 'told',
};
const mark = /\{([+\-=~])([^{}]*)\}/g;
const article =
  /^(?:el|la|lo|los|las|un|una|unos|unas|mi|mis|tu|tus|su|sus|es[ae]|es[ao]s|est[ae]|est[ao]s|aquell?[ao]s?|de|con|a)$/;

function mentionsOf({
  author,
  parts: [situation, ...rest],
}: ReturnType<typeof labelledOf>[number]): Mention[] {
  const marked = rest.join(' | ');
  const plain = (text: string) => text.replace(mark, '$2');
  const tokens = spelledTokens(plain(marked));
  return [...marked.matchAll(mark)].flatMap((found): Mention[] => {
    const [whole, sign = '', said = ''] = found;
    const before = tokensOf(plain(marked.slice(0, found.index))).length;
    const end = tokensOf(plain(marked.slice(0, found.index + whole.length))).length;
    let start = before;
    while (start < end - 1 && article.test(tokens[start]?.text ?? '')) start++;
    const stance = stanceOfSign[sign];
    if (!stance || end > tokens.length || start >= end) return [];
    const ruled = ruledStance(tokens, start, end);
    const features = featuresOfStance(tokens, start, end, ruled, situation === 'table');
    return [{ author, text: marked, said, stance, ruled, features, classes: [stances.indexOf(stance)] }];
  });
}

const all = labelledOf('stances').flatMap(mentionsOf);

const epochs = 12;
const train = (mentions: readonly Mention[]): Uint8Array =>
  trainTwoLayers(
    mentions.flatMap((one) => (one.author === 'founders' ? [one, one, one] : [one])),
    stances.length,
    epochs,
    stanceBuckets,
    stanceWidth,
  );

const { values } = parseArgs({
  options: { folds: { type: 'boolean' }, failed: { type: 'boolean', default: false } },
});
if (values.folds) {
  for (const author of new Set(all.map((one) => one.author))) {
    const model = parseModel(
      train(all.filter((one) => one.author !== author)),
      stances.length,
      stanceBuckets,
      stanceWidth,
    );
    const told = all
      .filter((one) => one.author === author)
      .map((one) => {
        const probabilities = probabilitiesOf(model, one.features);
        const learned = stances[probabilities.indexOf(Math.max(...probabilities))] ?? one.ruled;
        return { ...one, learned, both: decidedStance(probabilities, one.ruled) };
      });
    const share = (by: 'ruled' | 'learned' | 'both', among = told) =>
      `${((100 * among.filter((one) => one[by] === one.stance).length) / among.length).toFixed(1)} %`;
    console.log(
      `${author} ${told.length}: rules ${share('ruled')}, model ${share('learned')}, both ${share('both')}`,
    );
    for (const stance of stances) {
      const among = told.filter((one) => one.stance === stance);
      console.log(
        `  ${stance} ${among.length}: rules ${share('ruled', among)}, model ${share('learned', among)}, both ${share('both', among)}`,
      );
    }
    if (values.failed)
      for (const { text, said, stance, ruled, both } of told)
        if (both !== stance) console.log(`    ${stance}: ${both} (rules ${ruled}) «${said}» ${text}`);
  }
} else {
  writeFileSync(path.join(import.meta.dirname, '../models/stances.bin'), train(all));
}
