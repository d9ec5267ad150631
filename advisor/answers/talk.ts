import { helpLines } from '../knowledge/help-lines.ts';
import type { Distress } from '../understand/distress.ts';
import type { LineKey } from '../voice/lines.ts';
import { knowledge } from './advice.ts';
import type { Answer } from './ask.ts';
import { dress } from './dress.ts';

/** An answer of one sentence, which leaves what was talked about where it was. */
const line =
  (key: LineKey): Answer =>
  async ({ speaker }) => ({ sentences: [speaker.say(key)], remember: { asked: null } });

export const greet = line('greeting');
export const thanks = line('thanks');
export const bye = line('bye');
export const who = line('who');
export const abilities = line('abilities');
export const app = line('app');
export const body = line('body');
export const secrets = line('secrets');
export const offTopic = line('off-topic');
export const no = line('no-then');

/** The line for each danger. */
const lineFor: Readonly<Record<Distress, string>> = {
  suicide: helpLines.suicide,
  minor: helpLines.minor,
  violence: helpLines.violence,
  eating: helpLines.eating,
  'self-hatred': helpLines.hope,
};

export const distress: Answer = async ({ speaker, understood }) => {
  const { kind, isMinor } = understood.distress ?? { kind: 'self-hatred', isMinor: false };
  return {
    sentences: [
      speaker.say(`distress-${kind}`, { ...helpLines, line: lineFor[kind] }),
      isMinor && kind !== 'minor' && speaker.say('distress-for-minors', helpLines),
    ],
    // What was on the table is no answer to anything that follows.
    remember: { topic: null, asked: null, outfits: [], proposed: [] },
  };
};

/** Nothing spoke for anything: what is written may still fit, or a garment was only named. */
export const unclear: Answer = async (ask) => {
  const { understood, speaker } = ask;
  const { slots } = understood;
  if (slots.garments.some(({ garmentIds }) => garmentIds.length > 0))
    return dress({ ...ask, understood: { ...understood, intent: 'combine' } });
  if (slots.occasion || slots.temperatureC !== null || slots.rain || slots.moods.length > 0)
    return dress({ ...ask, understood: { ...understood, intent: 'dress' } });
  const answered = understood.reading.tokens.length > 2 ? await knowledge(ask) : null;
  if (answered?.garmentIds) return answered;
  return { sentences: [speaker.say('unclear')], remember: { asked: null } };
};
