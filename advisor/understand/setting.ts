import type { Intent } from './intents.ts';

/** What an advisor may have asked for. */
export const askable = ['occasion', 'garment', 'garments', 'place', 'keep', 'colour'] as const;
export type Asked = (typeof askable)[number];

/** What of the conversation helps to understand the next message. */
export type Setting = {
  /** Whether outfits are on the table. */
  hasOutfits: boolean;
  /** What the advisor has just asked for, on behalf of which wish. */
  asked: { what: Asked; on: Intent } | null;
  /** What the last answer was about. */
  topic: Intent | null;
};

export const newSetting: Setting = { hasOutfits: false, asked: null, topic: null };
