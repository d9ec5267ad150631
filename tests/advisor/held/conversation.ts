import type { ColorName } from '#contract/colors.ts';
import type { EventName } from '#contract/events.ts';
import type { Fabric } from '#contract/garment-attributes.ts';
import type { Advisor, Kind, Occasion } from '#contract/vocabulary.ts';
import type { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';

export const whose = {
  woman: 'office-woman',
  man: 'man',
  student: 'teenager',
} as const satisfies Readonly<Record<string, keyof typeof panelWardrobes>>;

export type Trait =
  | { colour: ColorName }
  | { kind: Kind }
  | { fabric: Fabric }
  | { named: string }
  | { heel: true };

export type Place = 'shoes' | 'outer' | 'mid' | 'upper' | 'lower' | 'bag';

/** What holds from this message on, whatever words the answer has. */
export type Held = {
  /** No later look has it. */
  never?: readonly Trait[];
  /** The day of the looks, until another is told. */
  day?: readonly (EventName | Occasion)[];
  rain?: boolean;
  below?: number;
  above?: number;
  /** Pieces that each later look has. */
  wears?: readonly string[];
  /** Pieces that later looks no longer need to have. */
  frees?: readonly string[];
  /** The one place of the look that changes with this message. */
  place?: Place;
  /** Another look is shown. */
  dresses?: true;
  /** The first look shown has it. */
  has?: Trait;
  /** No look but the one on the table is shown. */
  same?: true;
  /** The look changes, or the answer names a piece of it. */
  reacts?: true;
  /** The look among those on the table that the answer is about. */
  about?: number;
};

export type Line = readonly [say: string, held?: Held];

export type Conversation = {
  wardrobe: keyof typeof whose;
  advisor: Advisor;
  lines: readonly Line[];
};

export const of = (
  wardrobe: Conversation['wardrobe'],
  advisor: Advisor,
  ...lines: readonly Line[]
): Conversation => ({ wardrobe, advisor, lines });
