import { isMeant } from '../../understand/learned/intents-learned.ts';
import { occurs, patternOf } from '../../words/pattern.ts';
import { planning, putting, said } from '../acted.ts';
import type { IntentContext } from '../handler.ts';

/** "el sábado", which "para el sábado" is not */
const isOnWeekday = (tokens: IntentContext['understood']['reading']['tokens']): boolean =>
  tokens.some(
    ({ text }, at) =>
      /^(lunes|martes|miercoles|jueves|viernes|sabado|domingo)$/.test(text) &&
      tokens[at - 1]?.text === 'el' &&
      !/^(para|de|a)$/.test(tokens[at - 2]?.text ?? ''),
  );

/** "ponme algo para comer el domingo" asks to see it. */
const proposing = patternOf('pon~|da~ algo|un|una|unos');

/** "planéame algo para el domingo", "ponme para el jueves los vaqueros" */
export const plansAtOnce = (context: IntentContext): boolean => {
  const { understood, box } = context;
  return (
    !understood.onlyAsks &&
    box.act !== null &&
    (said(context, planning) ||
      (isMeant(understood.aims, 'plan-day') &&
        understood.slots.garments.some(({ garmentIds }) => garmentIds.length > 0)) ||
      // "y el sábado los chinos", after a plan
      (understood.reading.tokens[0]?.text === 'y' &&
        context.state.acted === 'keep' &&
        understood.slots.garments.length > 0) ||
      (said(context, putting) &&
        (understood.slots.garments.length > 0 ||
          (isOnWeekday(understood.reading.tokens) && !occurs(proposing, understood.reading.tokens)))))
  );
};

const keeping = patternOf(
  '^ * guarda|guardame|guardar|guardeme|guarda~ [un|una|otro|algun|nuevo] outfit|look|conjunto|tenida|estilismo',
);

/** "guárdame un conjunto con el chubasquero": made and saved. */
export const keepsAtOnce = ({ understood, box, state }: IntentContext): boolean =>
  !understood.onlyAsks &&
  box.act !== null &&
  state.outfits.length === 0 &&
  (understood.slots.garments.length > 0 || understood.slots.occasion !== null) &&
  occurs(keeping, understood.reading.tokens);
