import type { Intent } from '#advisor/understand/intents.ts';
import type { Slots } from '#advisor/understand/slots.ts';
import type { Advisor } from '#contract/vocabulary.ts';
import type { wardrobes } from './wardrobes.ts';

/** What a message should be understood as. A slot that is not written must stay empty. */
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
  /** Names of the garments that are to be worn or looked at, and that are to be left. */
  wear?: readonly string[];
  avoid?: readonly string[];
};

export type Said = readonly [say: string, intent: Intent, meant?: Meant];

/** A conversation of one message or several. */
export type Utterance = {
  wardrobe: keyof typeof wardrobes;
  advisor: Advisor;
  turns: readonly Said[];
};

/** Conversations in which each line is one of its own. */
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
