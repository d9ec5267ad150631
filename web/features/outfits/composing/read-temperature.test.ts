import { describe, expect, it } from 'vitest';
import { readTemperature } from './read-temperature.ts';

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
    expect(readTemperature(text)).toBe(value);
  });

  it.each(['frío', '99', '-80', '1e1', '8 8', '0x1'])('%j is none', (text) => {
    expect(readTemperature(text)).toBe('wrong');
  });
});
