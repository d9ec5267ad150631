import type { Language } from '#contract/languages.ts';
import type { Look } from '#contract/looks.ts';
import type { ReminderSettings } from '#contract/reminders.ts';
import type { Stylist } from '#server/outfits/engine/stylist.ts';
import type { ReminderText } from '#server/platform/db/schema/index.ts';
import type { Services } from '#server/services.ts';

export interface Reminder {
  /** The same for the same news: `morning:2026-11-23`. */
  key: string;
  text: ReminderText;
  look?: Look;
  /** The law or the contract sends its own letter. */
  hasOwnLetter?: boolean;
}

/** Looked for at the person's turn. */
export interface Turn {
  services: Pick<Services, 'config' | 'db' | 'now'>;
  stylist: Stylist;
  ownerId: string;
  language: Language;
  settings: ReminderSettings;
  now: Date;
}
