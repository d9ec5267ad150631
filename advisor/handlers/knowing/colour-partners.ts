import type { ColorName } from '#contract/colors.ts';
import { joinAnd } from '#stylist/language/es/grammar.ts';
import { read } from '../../understand/read.ts';
import type { Phrase } from '../../voice/phrase.ts';
import type { IntentContext } from '../handler.ts';

const asksPartners = /(\p{L}+) con (?:qu[eé]|q|cu[aá]l)(?!\p{L})/iu;

export async function partnersAsked(
  { message, use, speaker }: IntentContext,
  first: ColorName,
): Promise<Phrase | null> {
  const [, word] = asksPartners.exec(message) ?? [];
  if (word === undefined) return null;
  const [colour = first] = read(`de color ${word}`, []).slots.colours;
  const { neutrals } = await use('adviseColour', { colour });
  return neutrals.length > 0
    ? speaker.say('colour-with', { colour: `el ${colour}`, neutrals: joinAnd(neutrals) })
    : null;
}
