import { beforeAll, describe, expect, it } from 'vitest';
import { rowsShownBy } from './checks/check-test.ts';
import { whyNot } from './evaluate.ts';
import { isLiteral } from './literals.ts';
import { rows, sections } from './rows.ts';
import { renderTable } from './table.ts';

const reasons = new Map<string, string | undefined>();

beforeAll(async () => {
  for (const row of rows) reasons.set(row.id, await whyNot(row));
  process.stdout.write(`\n${renderTable(sections)}\n`);
});

describe('the living specification', () => {
  it('keeps everything that held', () => {
    const lost = rows
      .filter((row) => row.holds && reasons.get(row.id) !== undefined)
      .map((row) => `lost: ${row.id} "${row.says}": ${reasons.get(row.id)}`);
    expect(lost).toEqual([]);
  });

  it('says of everything that holds that it does', () => {
    const unclaimed = rows
      .filter((row) => !row.holds && reasons.get(row.id) === undefined)
      .map((row) => `now holds: turn it on: ${row.id} "${row.says}"`);
    expect(unclaimed).toEqual([]);
  });
});

describe('the rows', () => {
  const ids = rows.map((row) => row.id);

  it('have ids of their own', () => {
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('stand in the section that their id names', () => {
    const strayed = sections.flatMap(({ name, rows: inSection }) =>
      inSection.filter((row) => row.id.split('.')[0] !== name.split(' ')[0]).map((row) => row.id),
    );
    expect(strayed).toEqual([]);
  });

  it('are the only ones that tests name', () => {
    const unknown = [...rowsShownBy('journey'), ...rowsShownBy('test')].filter(
      (named) => !ids.some((id) => id === named),
    );
    expect(unknown).toEqual([]);
  });
});

describe('the error catalogue of section 8', () => {
  const literals = rows.filter((row) => row.id.startsWith('8.') && isLiteral(row));
  const ofDestructiveToasts = literals.filter((row) => !row.id.startsWith('8.success.'));
  const ending = (end: string) => ofDestructiveToasts.filter((row) => row.id.endsWith(end)).length;
  const situations = new Set(
    rows
      .filter((row) => /^8\.[a-z-]+\.(title|message|provider-message|toast)$/.test(row.id))
      .map((row) => row.id.split('.')[1]),
  );

  // The figures are those of the specification's own tables, counted by hand.
  it('has all 22 situations', () => expect(situations.size).toBe(22));
  it('has all 14 titles that are given', () => expect(ending('.title')).toBe(14));
  it('has all 18 messages that are given', () => expect(ending('.message')).toBe(18));
  it('has all 5 success toasts', () =>
    expect(literals.filter((row) => row.id.startsWith('8.success.'))).toHaveLength(5));
  it('has the 3 literal texts outside the toasts', () =>
    expect(ofDestructiveToasts.length - ending('.title') - ending('.message')).toBe(3));
});

describe('the constants of section 9', () => {
  /** The lines of the table, in its order. */
  const lines = [
    'premium-price',
    'free-trial',
    'store-discount',
    'free-shipping',
    'guarantee',
    'password-minimum',
    'trial-username-minimum',
    'cart-quantity',
    'scan-versatility',
    'sustainability-default',
    'occasions',
    'seasons',
    'store-categories',
    'store-brands',
    'registration-redirect',
    'payment-return-redirects',
    'premium-activated-redirect',
    'subscription-countdown',
    'status-polling',
    'hub-clock',
    'logo-clicks',
    'chat-text-area',
    'contact-reply',
    'opening-hours',
    'privacy-response',
    'card-form',
  ];
  const named = new Set(rows.filter((row) => row.id.startsWith('9.')).map((row) => row.id.split('.')[1]));

  it('are all 26 lines of the table', () => {
    expect(lines).toHaveLength(26);
    expect(lines.filter((constant) => !named.has(constant))).toEqual([]);
  });

  it('add only what the text below the table says', () => {
    expect([...named].filter((constant) => !lines.includes(constant ?? ''))).toEqual([
      'prices',
      'statistics',
      'publishable-key',
    ]);
  });
});
