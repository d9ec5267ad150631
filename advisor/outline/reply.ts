import type { ComposedOutfit } from '#stylist/generate.ts';
import type { Words } from '#stylist/language/shape/words.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import type { ToolInput, ToolName, ToolOutput } from '../tools/table.ts';
import type { Toolbox } from '../tools/toolbox.ts';
import type { Heard } from './hear.ts';
import type { Library } from './library.ts';
import type { Say } from './say.ts';
import type { OutlineState, ReplyKind } from './state.ts';
import type { OutlineWords } from './words.ts';

export interface Context {
  words: OutlineWords;
  /** The engine's. */
  engine: Words;
  library: Library;
  heard: Heard;
  state: OutlineState;
  box: Toolbox;
  wardrobe: readonly Garment[];
  say: Say;
  use<N extends ToolName>(tool: N, input: ToolInput<N>): Promise<ToolOutput<N>>;
}

export interface Reply {
  kind: ReplyKind;
  /** Those that are false or empty are not said. */
  sentences: readonly (string | false | null | undefined)[];
  outfits?: readonly ComposedOutfit[];
  garmentIds?: readonly string[];
  remember?: Partial<OutlineState>;
}

export type Answer = (context: Context) => Reply | Promise<Reply>;

export const garmentsByIds = (wardrobe: readonly Garment[], ids: readonly string[]): Garment[] =>
  ids.flatMap((id) => wardrobe.find((garment) => garment.id === id) ?? []);

/** "the white shirt and the jeans". */
export const lookOf = ({ engine, wardrobe }: Context, ids: readonly string[]): string =>
  engine.grammar.joinAnd(garmentsByIds(wardrobe, ids).map(engine.grammar.the));

/** Of a visitor or a person without garments; null where there are some. */
export const withoutWardrobe = ({ box, say }: Context): string | null =>
  box.wardrobe === null ? say('visitor') : box.wardrobe.length === 0 ? say('empty') : null;
