import type { Toolbox } from './toolbox.ts';

/** Whose taste a search is made with: plain data, which can be sent to another thread. */
export type Eye = Pick<Toolbox, 'advisor' | 'favouriteColours' | 'avoidedColours' | 'personal' | 'seed'>;

export const eyeOf = ({ advisor, favouriteColours, avoidedColours, personal, seed }: Toolbox): Eye => ({
  advisor,
  favouriteColours,
  avoidedColours,
  personal,
  seed,
});
