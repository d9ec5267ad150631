import type { Garment } from '#stylist/wardrobe.ts';
import { phrase, textOf } from '../../voice/phrase.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { isForVerdict } from '../by-words/on-the-table.ts';
import { tellsIllFit } from '../changes/ill-fitting.ts';
import { dress } from '../dress/dress.ts';
import type { IntentContext, IntentHandler } from '../handler.ts';
import { asksCustom } from '../knowing/customs-asked.ts';
import { longing } from '../opinions/verdict.ts';
import { judged } from './answer.ts';
import { isOpen, isQuestion, piecesOf } from './asked.ts';
import { bare } from './of-body.ts';

const strict = /^(?:formal|work)$/;
const asksRest = patternOf('con que|q|cual|cuales|quien / que mas / combin~ / pega|pegan|casa|casan');

const named = (context: IntentContext): Garment[] =>
  context.understood.slots.garments.flatMap((one) => piecesOf(context, one));

/** "¿puedo ir con la hawaiana a la entrevista?": yes or no, and one look that keeps to it. */
export const asksForDay = (context: IntentContext): boolean => {
  const { understood, state } = context;
  const { slots, reading } = understood;
  return (
    slots.occasion !== null &&
    !(state.outfits.length > 0 && slots.isAside) &&
    isQuestion(context) &&
    !isOpen(context) &&
    !occurs(asksRest, reading.tokens) &&
    !occurs(longing, reading.tokens) &&
    named(context).length > 0 &&
    !tellsIllFit(context) &&
    !asksCustom(context) &&
    isForVerdict(context)
  );
};

/** A piece that is asked about is neither wished for nor refused; the verdict weighs it as if it were worn. */
function asIfWorn(context: IntentContext): IntentContext['understood'] {
  const { understood } = context;
  const garments = understood.slots.garments.map((one) => {
    const before = understood.reading.tokens[one.start - 1]?.text ?? '';
    const isLeft = /^(?:sin|ni|no|quito)$/.test(before) || piecesOf(context, one).length === 0;
    return isLeft ? one : { ...one, wanted: true, stance: 'wanted' as const };
  });
  return { ...understood, slots: { ...understood.slots, garments } };
}

export const tellForDay: IntentHandler = async (context) => {
  const understood = asIfWorn(context);
  const reply = await dress({ ...context, understood: { ...understood, intent: 'dress' } });
  const [piece] = named(context);
  const isWorn = (reply.outfits ?? []).some(({ garmentIds }) => garmentIds.includes(piece?.id ?? ''));
  // Bare shoulders are no fault of dressiness.
  const shown =
    piece && isWorn && strict.test(understood.slots.occasion ?? '') ? judged(context, bare, piece) : null;
  if (!shown?.remedy || shown.level === 2) return reply;
  const remark = phrase`Eso sí, ${textOf(shown.why)}. ${shown.remedy}`;
  return { ...reply, sentences: [...reply.sentences, remark] };
};
