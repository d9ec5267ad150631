import { describe, expect, it } from 'vitest';
import { understand } from '../understand/understand.ts';
import { sizeAgainstBody } from './size-against-body.ts';

describe('a size against the measures of the person', () => {
  const told = (message: string, cut: 'man' | 'woman') =>
    sizeAgainstBody(message, understand(message, []).reading.tokens, cut);

  it.each([
    ['un pantalón W36 L32, ¿me va? Mido 1,74 y de cintura 91 cm', 'man', /^Sí, de cintura te va: W36 .*91/],
    ['me compre un jean talla 34 y mi cintura da 86 cm, me va a quedar o lo devuelvo', 'man', /^Sí, .*W34/],
    ['unos vaqueros 32x34, mido 1.70 y 88 de cintura, ¿me valen?', 'man', /^Te quedará justo.*W35/],
    ['tengo 80 de cintura y vi una falda talla 38, ¿me entra?', 'woman', /^Te quedará justo.*la 42/],
    [
      'la camisa M me sirve si tengo 104 de pecho?',
      'man',
      /^Te quedará justa.*Pide la XL|^Te quedará justa.*Pide la L/,
    ],
    ['el jersey mide 55 de axila a axila y tengo 98 de pecho, ¿me queda?', 'man', /quedará bien/],
  ] as const)('begins with the verdict: %s', (message, cut, verdict) => {
    expect(told(message, cut)).toMatch(verdict);
  });

  it('compares each part with the table that is told', () => {
    expect(
      told('tengo 70 de cintura y 98 de cadera, el vestido M dice cintura 72 cadera 96, me entra??', 'woman'),
    ).toMatch(/^Entra, pero justo: de cintura te va \(70 tuyos, 72 de la talla\); de cadera te faltan 2 cm/);
  });

  it('says that the number is the one that was always worn', () => {
    expect(told('pantalón W36, yo siempre usé 46, ¿me va? cintura 91', 'man')).toContain('tu 46 de siempre');
  });

  it.each(['¿qué talla pido con 91 de cintura?', 'tengo 46 años y 91 de cintura'])(
    'is not told without a size: %s',
    (message) => {
      expect(told(message, 'man')).toBeNull();
    },
  );
});
