import { type Company, shownDetail } from '#contract/company.ts';
import type { Config } from '#server/config.ts';
import { publicOriginOf } from '#server/platform/http/public-origin.ts';
import { inWords } from '#server/platform/madrid.ts';

export interface Letterhead {
  company: Company;
  /** `https://vestidor.example` */
  origin: string;
}

export const letterheadOf = (config: Pick<Config, 'company' | 'publicUrl' | 'port'>): Letterhead => ({
  company: config.company,
  origin: publicOriginOf(config),
});

export const periodInWords = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): string =>
  `del ${inWords(startsAt)} al ${inWords(endsAt)}`;

export const accountUrl = ({ origin }: Letterhead): string => `${origin}/account`;

/** As contracts must state by law. */
export function sellerLines({ company }: Letterhead): string {
  const { name, taxId, address, registry, email, phone } = company;
  return [
    `${shownDetail(name)}, NIF ${shownDetail(taxId)}`,
    shownDetail(address),
    shownDetail(registry),
    `${shownDetail(email)} · ${shownDetail(phone)}`,
  ].join('\n');
}

export const paragraphs = (...blocks: (string | false | undefined)[]): string =>
  blocks.filter(Boolean).join('\n\n');

export const list = (...items: (string | false | undefined)[]): string =>
  items
    .filter(Boolean)
    .map((item) => `- ${item}`)
    .join('\n');

export const greeting = (name: string): string => `Hola, ${name}:`;
