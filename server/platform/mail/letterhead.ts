import { type Company, type CompanyDetail, shownDetail } from '#contract/company.ts';
import { type Language, prefixOf, type Translation } from '#contract/languages.ts';
import type { Config } from '#server/config.ts';
import { publicOriginOf } from '#server/platform/http/public-origin.ts';
import { inWords } from '#server/platform/madrid.ts';
import { frameWords as en } from './en/frame-words.ts';
import { frameWords as es } from './frame-words.ts';
import type { Letter } from './outbox.ts';
import { frameWords as pt } from './pt/frame-words.ts';

const frames: Readonly<Record<Language, Translation<typeof es>>> = { es, en, pt };

export interface Letterhead {
  company: Company;
  /** `https://vestidor.example` */
  origin: string;
  language: Language;
}

export const letterheadOf = (
  config: Pick<Config, 'company' | 'publicUrl' | 'port'>,
  language: Language,
): Letterhead => ({ company: config.company, origin: publicOriginOf(config), language });

export interface LetterWords {
  readonly subject: string;
  readonly blocks: readonly (string | false | null | undefined)[];
}

/** @param name null when the reader is not known */
export const letterOf = (
  head: Letterhead,
  name: string | null,
  { subject, blocks }: LetterWords,
): Letter => ({
  language: head.language,
  subject,
  body: paragraphs(
    name === null ? frames[head.language].hello : frames[head.language].greeting(name),
    ...blocks,
    sellerLines(head),
  ),
});

/** @param path of a page of the application: `/account` */
export const pageUrl = ({ origin, language }: Letterhead, path: string): string =>
  `${origin}${prefixOf(language)}${path}`;

export const accountUrl = (head: Letterhead): string => pageUrl(head, '/account');

export const shownCompany = ({ company, language }: Letterhead, detail: CompanyDetail): string =>
  shownDetail(company[detail], frames[language].sampleMark);

export const periodInWords = (
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  { language }: Letterhead,
): string => frames[language].period(inWords(startsAt, language), inWords(endsAt, language));

/** As contracts must state by law. */
export function sellerLines(head: Letterhead): string {
  const shown = (detail: CompanyDetail) => shownCompany(head, detail);
  return [
    `${shown('name')}, ${frames[head.language].taxId(shown('taxId'))}`,
    shown('address'),
    shown('registry'),
    `${shown('email')} · ${shown('phone')}`,
  ].join('\n');
}

export const paragraphs = (...blocks: (string | false | null | undefined)[]): string =>
  blocks.filter(Boolean).join('\n\n');

export const list = (...items: (string | false | undefined)[]): string =>
  items
    .filter(Boolean)
    .map((item) => `- ${item}`)
    .join('\n');
