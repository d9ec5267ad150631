import { describe, expect, it } from 'vitest';
import { keptWithin } from './cloth-limits.ts';
import { mixtureWarned, substanceChosen } from './mixtures.ts';

describe('mixtures', () => {
  it.each([
    'tengo bicarbonato, vinagre y lavandina, ¿cuál le mando?',
    '¿puedo echar cloro con amoníaco a las cortinas?',
    'le puse lejía y alcohol al baño y a la ropa',
  ])('that would hurt are warned of: %s', (message) => {
    expect(mixtureWarned(message)).toMatchObject({ isDangerous: true });
  });

  it('that do no harm are spoken of only where they would be made', () => {
    expect(mixtureWarned('¿vinagre o bicarbonato para el olor?')).toBeNull();
    expect(mixtureWarned('¿mezclo vinagre y bicarbonato?')).toMatchObject({ isDangerous: false });
  });
});

describe('which of several to use', () => {
  it.each([
    ['¿bicarbonato o vinagre?', 'la blusa de seda se manchó de sudor', /^Ninguno/],
    [
      '¿cuál le mando, bicarbonato, vinagre o lejía?',
      'las zapatillas blancas quedaron amarillas',
      /^El bicarbonato/,
    ],
    ['¿lejía o percarbonato para blanquear?', '', /^El percarbonato/],
  ])('depends on what it is for: %s %s', (message, about, chosen) => {
    expect(substanceChosen(message, about)).toMatch(chosen);
  });
});

describe('the limits of a cloth', () => {
  it('leave out what would spoil it', () => {
    expect(
      keptWithin('aceite en la blusa de seda', 'Talco toda la noche, y se sacude. Luego, percarbonato.'),
    ).toBe(
      'Talco toda la noche, y se sacude. En seda, ni percarbonato ni lavavajillas ni agua caliente, y sin frotar.',
    );
  });

  it('let pass what is refused, and what is said of another cloth', () => {
    const text = 'Ni percarbonato ni frotar. Si es algodón, percarbonato en agua templada.';
    expect(keptWithin('la falda de lana', text)).toBe(text);
  });

  it('leave nothing where the advice is for another cloth altogether', () => {
    expect(keptWithin('aguacate en seda', 'Lavavajillas y agua templada. Que seque.')).toBeNull();
  });
});
