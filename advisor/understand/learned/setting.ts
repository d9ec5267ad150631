import type { Audience } from '../distress.ts';
import type { Intent } from '../intents.ts';
import type { Aim } from './aims.ts';

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

export type Setting = {
  hasOutfits: boolean;
  /** The advisor's last question and the intent behind it. */
  asked: { what: Asked; on: Intent } | null;
  topic: Intent | null;
  hasFocus?: boolean;
  aim?: Aim | null;
  /** The intent of the last change, which the next message may correct. */
  acted?: Intent | null;
  audience?: Audience | null;
  /** Whether an emergency is the subject. */
  isInCare?: boolean;
};

export const newSetting: Setting = { hasOutfits: false, asked: null, topic: null };
