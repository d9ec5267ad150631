import type { ComposedOutfit } from '#stylist/generate.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import type { DialogueState } from '../state.ts';
import type { ToolInput, ToolName, ToolOutput } from '../tools/table.ts';
import type { StoreProduct, Toolbox } from '../tools/toolbox.ts';
import type { Understanding } from '../understand/understand.ts';
import type { Part, Phrase } from '../voice/phrase.ts';
import type { Speaker } from '../voice/speaker.ts';
import { occurs, type Pattern } from '../words/pattern.ts';

export type IntentContext = {
  message: string;
  box: Toolbox;
  wardrobe: readonly Garment[];
  state: DialogueState;
  understood: Understanding;
  speaker: Speaker;
  /** Whether the message goes on with another request. */
  goesOn: boolean;
  /** Runs a tool and emits its events. */
  use<N extends ToolName>(name: N, input: ToolInput<N>): Promise<ToolOutput<N>>;
};

export type Reply = {
  sentences: readonly (Phrase | null | false | undefined)[];
  remember?: Partial<DialogueState>;
  /** A slow remainder; the sentences above are sent first. */
  later?: () => Promise<Reply>;
  garmentIds?: readonly string[];
  outfits?: readonly ComposedOutfit[];
  products?: readonly StoreProduct[];
  /** Nothing was asked: the person is heard out instead. */
  isOnlyTold?: true;
  /** Whether nothing of the message was understood as a change. */
  isUnheard?: boolean;
  /** Whether the products are just what was looked for. */
  isExact?: boolean;
};

export type IntentHandler = (context: IntentContext) => Promise<Reply>;

export const says = ({ understood }: IntentContext, pattern: Pattern): boolean =>
  occurs(pattern, understood.reading.tokens);

/** Score from which an intent is taken for certain. */
export const surelyElse = 6;

export const garmentsByIds = (wardrobe: readonly Garment[], ids: readonly string[]): Garment[] =>
  ids.flatMap((id) => wardrobe.find((garment) => garment.id === id) ?? []);

export function withoutWardrobe({ box, speaker, wardrobe }: IntentContext): readonly Part[] | null {
  if (box.wardrobe === null) return speaker.say('no-wardrobe');
  return wardrobe.length === 0 ? speaker.say('empty-wardrobe') : null;
}
