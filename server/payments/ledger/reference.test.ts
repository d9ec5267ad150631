import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newReference, referenceIn } from './reference.ts';

const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const reference = fc.constant(null).map(() => newReference());
const symbols = (of: string) => of.slice(3).replaceAll('-', '');
const spelt = (of: string) => `VS-${of.slice(0, 4)}-${of.slice(4, 8)}-${of.slice(8)}`;

describe('a payment reference', () => {
  it('has the shape VS-XXXX-XXXX-C, without symbols that look alike', () => {
    for (let count = 0; count < 500; count += 1) {
      expect(newReference()).toMatch(/^VS-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]$/);
    }
  });

  it('does not repeat', () => {
    const many = Array.from({ length: 20_000 }, newReference);
    expect(new Set(many).size).toBe(many.length);
  });

  it('is refused after any single wrong symbol', () => {
    fc.assert(
      fc.property(reference, fc.nat(8), fc.nat(alphabet.length - 1), (given, at, other) => {
        const right = symbols(given);
        fc.pre(right[at] !== alphabet[other]);
        const wrong = right.slice(0, at) + alphabet[other] + right.slice(at + 1);
        expect(referenceIn(spelt(wrong))).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  it('is refused when two neighbours changed places', () => {
    fc.assert(
      fc.property(reference, fc.nat(7), (given, at) => {
        const right = symbols(given);
        fc.pre(right[at] !== right[at + 1]);
        const wrong = right.slice(0, at) + right[at + 1] + right[at] + right.slice(at + 2);
        expect(referenceIn(spelt(wrong))).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });

  it('is found whatever a bank makes of hyphens, spaces, lines and case', () => {
    fc.assert(
      fc.property(
        reference,
        fc.array(fc.constantFrom('', '', ' ', '-', '\n', ' - ', '/'), { minLength: 11, maxLength: 11 }),
        fc.boolean(),
        fc.constantFrom('', 'PAGO ', 'Premium Vestidor: ', '/ROC/'),
        fc.constantFrom('', ' gracias', '. Un saludo', '/'),
        (given, gaps, lower, before, after) => {
          const spread = [...`VS${symbols(given)}`]
            .map((symbol, at) => symbol + (at < 10 ? gaps[at] : ''))
            .join('');
          expect(referenceIn(before + (lower ? spread.toLowerCase() : spread) + after)).toBe(given);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('is found where words were run together', () => {
    expect(referenceIn('PAGOVSABCD2345YVESTIDOR')).toBe('VS-ABCD-2345-Y');
  });

  it('is not seen in texts without one', () => {
    for (const text of [
      '',
      'Alquiler noviembre',
      'VS',
      'VS-2222-2222-3',
      'INVSTMNTS 2026',
      'VS-0000-OOOO-1',
    ]) {
      expect(referenceIn(text), text).toBeNull();
    }
  });

  it('is left to a person where there are two different ones', () => {
    const [one, other] = [newReference(), newReference()];
    expect(referenceIn(`${one} ${other}`)).toBeNull();
    expect(referenceIn(`${one} ${one}`)).toBe(one);
  });
});
