import type { Audience } from './distress.ts';
import type { Intent } from './intents.ts';
import type { Aim } from './learned/aims.ts';

/** Questions that an advisor asks. */
export const askable = [
  'occasion',
  'garment',
  'garments',
  'place',
  'keep',
  'colour',
  'size',
  'product',
] as const;
export type Asked = (typeof askable)[number];

/** Conversational context for parsing the next message. */
export type Setting = {
  /** Whether there are current outfits. */
  hasOutfits: boolean;
  /** The advisor's last question and the intent behind it. */
  asked: { what: Asked; on: Intent } | null;
  /** The intent of the last reply. */
  topic: Intent | null;
  /** Whether garments were named or listed last. */
  hasFocus?: boolean;
  /** The aim of the last message. */
  aim?: Aim | null;
  /** The intent of the last change, which the next message may correct. */
  acted?: Intent | null;
  /** Whether the person said to be a minor or an adult. */
  audience?: Audience | null;
};

export const newSetting: Setting = { hasOutfits: false, asked: null, topic: null };
