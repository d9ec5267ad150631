import { elsewhere, type HelpLines, helpLines } from '../../knowledge/help-lines.ts';
import { emptyTable } from '../../state.ts';
import type { Distress } from '../../understand/distress.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';
import { unclear } from './talk.ts';

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
function helpFor({ state }: IntentContext, kind: Distress) {
  const lines = helpLines[state.country ?? 'spain'];
  return {
    values: { ...lines, line: lines[lineOfKind[kind]] },
    abroad: kind !== 'controlling' && elsewhere[state.country ?? 'unknown'],
  };
}

export const distress: IntentHandler = async (context) => {
  const { speaker, understood, state } = context;
  const { kind, isMinor } = understood.distress ?? { kind: 'self-hatred', isMinor: false };
  const { values, abroad } = helpFor(context, kind);
  const again = state.care?.kind === kind;
  return {
    sentences: [
      speaker.say(again ? `care-${kind}` : `distress-${kind}`, values),
      isMinor && kind !== 'minor' && kind !== 'lured' && speaker.say('distress-for-minors', values),
      !again && abroad,
    ],
    // Earlier outfits must not be resumed afterwards.
    remember: { topic: null, asked: null, ...emptyTable, care: { kind, isMinor } },
  };
};

/** After an emergency was told, a message that asks for nothing else is still about it. */
export const care: IntentHandler = async (context) => {
  const { speaker, understood, state } = context;
  if (!state.care) return unclear(context);
  const { kind } = state.care;
  const { values } = helpFor(context, kind);
  return {
    sentences: [speaker.say(understood.intent === 'thanks' ? 'care-thanks' : `care-${kind}`, values)],
    remember: { topic: null, asked: null },
  };
};
