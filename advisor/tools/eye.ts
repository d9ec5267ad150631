import type { Toolbox } from './toolbox.ts';

/** The taste that a search uses: plain data that can be sent to another thread. */
export type Eye = Pick<Toolbox, 'advisor' | 'favouriteColours' | 'avoidedColours' | 'personal' | 'seed'>;

export const eyeOf = ({ advisor, favouriteColours, avoidedColours, personal, seed }: Toolbox): Eye => ({
  advisor,
  favouriteColours,
  avoidedColours,
  personal,
  seed,
});
