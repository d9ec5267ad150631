import type { Garment } from '#stylist/wardrobe.ts';
import { textOf } from '../../knowledge/entry.ts';
import { lookUp } from '../../knowledge/look-up.ts';
import { stainIn } from '../../knowledge/stains.ts';
import { clausesOf } from '../../words/clauses.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import type { IntentContext, Reply } from '../handler.ts';

const mishaps = patternOf(
  'huele~|olor|peste|apesta~|olorcito / lejia|cloro|lavandina / agujer~|descosi~|encogi~|deshilach~|destin~|moho|polilla~ / desgarr~|quemad~|quemo',
);
const surely = 12;

/** Care for a piece whose smell or stain is mentioned beside the request: "me la devolvió, y con olor a tabaco". */
export function mishapTold(
  { understood, box }: IntentContext,
  garments: readonly Garment[],
): Reply['sentences'] {
  const { reading } = understood;
  const told = clausesOf(reading.text, reading.tokens).find(
    ({ tokens }) => occurs(mishaps, tokens) || stainIn(tokens),
  );
  if (!told) return [];
  const question = told.tokens.map(({ text }) => text).join(' ');
  const [found] = [question, ...garments.slice(0, 1).map(({ name }) => `${question} ${name}`)]
    .flatMap((one) => lookUp(one, 1))
    .sort((a, b) => b.score - a.score);
  return found && found.score >= surely ? [[textOf(found.entry, box.advisor)]] : [];
}
