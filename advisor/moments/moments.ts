import { emergencies, noMoment } from '../understand/learned/moment.ts';
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
  const told = moments.find(({ id, ofMinors }) => !(ofMinors && isAdult) && (probability(id) ?? 0) >= most);
  if (told || isBeside) return told ?? null;
  const others = [noMoment, ...Object.keys(emergencies), ...light];
  const grave = 1 - others.reduce((sum, id) => sum + (probability(id) ?? 0), 0);
  return grave >= leastOfAny ? somethingHard : null;
}

/** Probability that a message tells some moment, whichever it is. */
const leastOfAny = 0.9;
const light = ['playful', 'wants-to-chat', 'went-well', 'good-news', 'how-are-you'];
const somethingHard: Moment = {
  id: 'something-hard',
  dresses: 'requested',
  maya: 'Siento que estés pasando por eso. Si quieres contarme más, te leo con calma; y si prefieres que miremos ropa, también.',
  valentina:
    'Uf, vaya momento. Si te apetece soltarlo, te leo, de verdad; y si prefieres distraerte con ropa, también.',
  after: listening,
};

export const momentCalled = (id: string | null): Moment | null =>
  [...moments, somethingHard].find((moment) => moment.id === id) ?? null;
