import type { Intent } from '#advisor/understand/intents.ts';
import type { Slots } from '#advisor/understand/slots.ts';
import type { Advisor } from '#contract/vocabulary.ts';
import type { wardrobes } from './wardrobes.ts';

/** The expected interpretation. Slots not listed must be empty. */
export type Meant = Partial<
  Pick<
    Slots,
    | 'occasion'
    | 'event'
    | 'season'
    | 'month'
    | 'temperatureC'
    | 'rain'
    | 'place'
    | 'days'
    | 'budgetEuros'
    | 'position'
    | 'colours'
    | 'avoidedColours'
    | 'moods'
    | 'when'
  >
> & {
  /** Names of the garments to wear or examine, and of those to exclude. */
  wear?: readonly string[];
  avoid?: readonly string[];
};

export type Said = readonly [say: string, intent: Intent, meant?: Meant];

/** A conversation of one or more messages. */
export type Utterance = {
  wardrobe: keyof typeof wardrobes;
  advisor: Advisor;
  turns: readonly Said[];
};

/** One conversation for each line. */
export const alone = (
  wardrobe: Utterance['wardrobe'],
  advisor: Advisor,
  said: readonly Said[],
): Utterance[] => said.map((turn) => ({ wardrobe, advisor, turns: [turn] }));

export const talk = (wardrobe: Utterance['wardrobe'], advisor: Advisor, ...turns: Said[]): Utterance => ({
  wardrobe,
  advisor,
  turns,
});
