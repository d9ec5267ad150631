import type { ComposedOutfit } from '#stylist/generate.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import type { DialogueState } from '../state.ts';
import type { ToolInput, ToolName, ToolOutput } from '../tools/table.ts';
import type { StoreProduct, Toolbox } from '../tools/toolbox.ts';
import type { Understanding } from '../understand/understand.ts';
import type { Part, Phrase } from '../voice/phrase.ts';
import type { Speaker } from '../voice/speaker.ts';

/** Everything that an answer is made of. */
export type Ask = {
  message: string;
  box: Toolbox;
  wardrobe: readonly Garment[];
  state: DialogueState;
  understood: Understanding;
  speaker: Speaker;
  /** Uses a tool, for everybody to see. */
  use<N extends ToolName>(name: N, input: ToolInput<N>): Promise<ToolOutput<N>>;
};

/** What is answered: sentences, what to show beside them, and what the conversation remembers. */
export type Reply = {
  sentences: readonly (Phrase | null | false | undefined)[];
  remember?: Partial<DialogueState>;
  /** The rest of an answer that takes its time: these sentences are said first. */
  later?: () => Promise<Reply>;
  garmentIds?: readonly string[];
  outfits?: readonly ComposedOutfit[];
  products?: readonly StoreProduct[];
};

export type Answer = (ask: Ask) => Promise<Reply>;

export const garmentsByIds = (wardrobe: readonly Garment[], ids: readonly string[]): Garment[] =>
  ids.flatMap((id) => wardrobe.find((garment) => garment.id === id) ?? []);

/** Says that there is no wardrobe to speak of, or nothing where there is. */
export function withoutWardrobe({ box, speaker, wardrobe }: Ask): readonly Part[] | null {
  if (box.wardrobe === null) return speaker.say('no-wardrobe');
  return wardrobe.length === 0 ? speaker.say('empty-wardrobe') : null;
}
