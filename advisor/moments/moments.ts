import { momentsOf } from '../understand/learned/shipped.ts';
import type { Moment, WrittenMoment } from './moment.ts';
import { bodies } from './written/bodies.ts';
import { clothes } from './written/clothes.ts';
import { dangers } from './written/dangers.ts';
import { joysAndTalk } from './written/joys-and-talk.ts';
import { loss } from './written/loss.ts';
import { moods } from './written/moods.ts';
import { selves } from './written/selves.ts';
import { ties } from './written/ties.ts';
import { workAndMoney } from './written/work-and-money.ts';

export const listening = {
  maya: 'Gracias por contármelo. No hace falta que lo arregles hoy ni que estés bien: aquí te leo, sin prisa. ¿Tienes cerca a alguien con quien hablarlo también?',
  valentina:
    'Te leo, de verdad. No tienes que poder con todo ni decidir nada ahora. Si hay alguien que te quiere bien, llámalo un rato; y aquí sigo para lo que necesites.',
} as const;

const written: Readonly<Record<string, WrittenMoment>> = {
  ...loss,
  ...bodies,
  ...selves,
  ...dangers,
  ...moods,
  ...ties,
  ...workAndMoney,
  ...joysAndTalk,
  ...clothes,
};

const moments: readonly Moment[] = Object.entries(written).map(([id, { after = listening, ...moment }]) => ({
  ...moment,
  id,
  after,
}));

/** Chosen on messages of authors that the model had not learned; more is asked beside a plan or within another subject. */
const least = { alone: 0.4, beside: 0.6 } as const;

/** The moment that a message tells; those of minors are told to no adult. */
export function momentIn(message: string, isAdult: boolean, isBeside: boolean): Moment | null {
  const probability = momentsOf(message);
  const most = least[isBeside ? 'beside' : 'alone'];
  return moments.find(({ id, ofMinors }) => !(ofMinors && isAdult) && (probability(id) ?? 0) >= most) ?? null;
}

export const momentCalled = (id: string | null): Moment | null =>
  moments.find((moment) => moment.id === id) ?? null;
