import { describe, expect, it } from 'vitest';
import { careGroups } from '#contract/care.ts';
import { plainOf, plainWashes, programmeOf, programmesOf, washAt } from './care-picker.tsx';

describe('the choice of washing', () => {
  it('splits into temperature and programme and back', () => {
    for (const wash of careGroups.wash) expect(washAt(plainOf(wash), programmeOf(wash))).toBe(wash);
  });

  it('shows each temperature once', () => {
    expect(plainWashes).toEqual([
      'wash-30',
      'wash-40',
      'wash-50',
      'wash-60',
      'wash-70',
      'wash-95',
      'hand-wash',
      'no-wash',
    ]);
  });

  it('offers the programmes that have a symbol', () => {
    expect(programmesOf('wash-30')).toEqual(['normal', 'gentle', 'veryGentle']);
    expect(programmesOf('wash-60')).toEqual(['normal', 'gentle']);
    expect(programmesOf('hand-wash')).toEqual(['normal']);
  });

  it('falls back to the plain washing without such a programme', () => {
    expect(washAt('wash-95', 'veryGentle')).toBe('wash-95');
    expect(washAt('wash-40', 'veryGentle')).toBe('wash-40-very-gentle');
  });
});
