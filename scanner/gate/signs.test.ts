import { describe, expect, it } from 'vitest';
import { accessoryChance } from './signs.ts';

const boots = { kind: 'boots', confidence: 0.6 } as const;
const shirt = { kind: 'shirt', confidence: 0.95 } as const;
const clear = { excess: 3, clothes: 0.02 };

describe('the chance of an accessory', () => {
  it('is high where ImageNet sees it and hardly any clothes', () => {
    expect(accessoryChance(clear, boots)).toBeGreaterThan(0.9);
  });

  it('falls with the clothes that ImageNet sees and with the confidence in them', () => {
    const chances = [
      accessoryChance(clear, { ...shirt, confidence: 0.3 }),
      accessoryChance({ ...clear, clothes: 0.5 }, { ...shirt, confidence: 0.3 }),
      accessoryChance({ ...clear, clothes: 0.5 }, shirt),
    ];
    expect(chances).toEqual(chances.toSorted((one, other) => other - one));
    expect(chances.at(-1)).toBeLessThan(0.3);
  });

  it('is higher against shoes, which accessories are taken for, than against a shirt', () => {
    const doubtful = { excess: 1, clothes: 0.2 };
    expect(accessoryChance(doubtful, boots)).toBeGreaterThan(
      accessoryChance(doubtful, { ...shirt, confidence: boots.confidence }),
    );
  });
});
