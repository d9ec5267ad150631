import { elsewhere, type HelpLines, helpLines } from '../../knowledge/help-lines.ts';
import type { Distress } from '../../understand/distress.ts';
import type { IntentContext } from '../handler.ts';

const lineOfKind = {
  suicide: 'suicide',
  minor: 'minor',
  lured: 'minor',
  violence: 'violence',
  eating: 'eating',
  'self-hatred': 'hope',
  controlling: 'violence',
} as const satisfies Record<Distress, keyof HelpLines>;

/** Helplines of the person's country, and a word for those elsewhere while it is unknown. */
export function helpFor({ state }: IntentContext, kind: Distress) {
  const lines = helpLines[state.country ?? 'spain'];
  return {
    values: { ...lines, line: lines[lineOfKind[kind]] },
    abroad: kind !== 'controlling' && elsewhere[state.country ?? 'unknown'],
  };
}

/** The words of a moment, with the lines of the person's country in place of their names in braces. */
export function wordsOf(text: string, context: IntentContext): (string | false | undefined)[] {
  const { values, abroad } = helpFor(context, 'violence');
  const said = text.replace(
    /\{(suicide|violence|minor|emergency)\}/g,
    (_, name: keyof HelpLines) => values[name],
  );
  const { country } = context.state;
  // Services of Spain are no help in other countries.
  const here = country === null || country === 'spain' ? said : said.replace(/ En España, [^.]*\./g, '');
  return [here, said !== text && abroad];
}
