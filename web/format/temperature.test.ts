import { describe, expect, it } from 'vitest';
import { parseTemperature } from './temperature.ts';

describe('a typed temperature', () => {
  it.each([
    ['8', 8],
    [' 21,5 ', 21.5],
    ['−2', -2],
    ['-2 °C', -2],
    ['+15', 15],
    ['', null],
    ['  ', null],
  ])('%j is %j', (text, value) => {
    expect(parseTemperature(text)).toBe(value);
  });

  it.each(['frío', '99', '51', '-31', '12º', '1e1', '8 8', '0x1'])('%j is no temperature', (text) => {
    expect(parseTemperature(text)).toBeNaN();
  });
});
