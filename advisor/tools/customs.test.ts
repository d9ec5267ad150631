import { describe, expect, it } from 'vitest';
import { entries } from '../knowledge/entries.ts';
import { places } from '../understand/told/places.ts';
import { colourCustom, customAbroad, customsAbroad, isMourning } from './customs.ts';

const titles = new Set(entries.map(({ title }) => title));
const abroad = Object.values(customsAbroad).flatMap((customs) => Object.values(customs));

describe('customs', () => {
  it.each([...new Set(abroad)])('%s is an entry of the knowledge', (title) => {
    expect(titles.has(title)).toBe(true);
  });

  it('abroad depend on the event and the country', () => {
    const mourning = customAbroad('wake', 'México', 'maya');
    expect(mourning).toContain('negro');
    expect(customAbroad('wake', 'Japón', 'maya')).not.toBe(mourning);
    expect(customAbroad('beach-wedding', 'Cartagena de Indias', 'valentina')).toContain('boda en la playa');
    expect(customAbroad('wedding', 'Madrid', 'maya')).toBeNull();
    expect(customAbroad('gym', 'México', 'maya')).toBeNull();
  });

  it('name places that people can travel to', () => {
    const known = places.map(({ name }) => name);
    for (const place of ['México', 'Argentina', 'Chile', 'Colombia', 'Perú']) {
      expect(known).toContain(place);
      expect(customAbroad('mourning', place, 'maya'), place).not.toBeNull();
      expect(customAbroad('quinceanera', place, 'maya'), place).not.toBeNull();
    }
  });

  it('of colour hold at every wedding and whenever one mourns', () => {
    expect(colourCustom('beach-wedding', 'blanco')).toBe('bride');
    expect(colourCustom('wake', 'rojo')).toBe('mourning');
    expect(colourCustom('wake', 'azul marino')).toBeNull();
    expect(isMourning('opera')).toBe(false);
  });
});
