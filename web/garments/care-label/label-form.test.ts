import { describe, expect, it } from 'vitest';
import type { PartFibre } from '#contract/fibres.ts';
import {
  addRow,
  changeRow,
  parseShare,
  partsOfForm,
  readLabelForm,
  removeRow,
  sumOfRows,
  toLabelForm,
  withReading,
} from './label-form.ts';

const composition: PartFibre[] = [
  { part: 'outer', fibre: 'cotton', percent: 60 },
  { part: 'outer', fibre: 'polyester', percent: 40 },
  { part: 'lining', fibre: 'viscose', percent: 100 },
];
const form = toLabelForm({ composition, care: ['wash-30', 'iron-low'] });

describe('the form of a label', () => {
  it('survives a round trip', () => {
    expect(readLabelForm(form).facts).toEqual({ composition, care: ['wash-30', 'iron-low'] });
    expect(partsOfForm(form)).toEqual(['outer', 'lining']);
    expect(sumOfRows(form, 'outer')).toBe(100);
  });

  it('has one empty row when nothing is known', () => {
    const empty = toLabelForm({ composition: [], care: [] });
    expect(empty.rows).toHaveLength(1);
    expect(readLabelForm(empty).facts).toEqual({ composition: [], care: [] });
    expect(removeRow(empty, empty.rows[0]?.key ?? 0).rows).toHaveLength(1);
  });

  it('requires both parts of a row', () => {
    const more = addRow(form, 'lining');
    const key = more.rows.at(-1)?.key ?? 0;
    expect(readLabelForm(changeRow(more, key, { percent: '5' })).errors?.[key]).toBe('Elige la fibra');
    expect(readLabelForm(changeRow(more, key, { fibre: 'silk' })).errors?.[key]).toContain('De 1 a 100');
  });

  it('accepts a part below 100 % and refuses one above', () => {
    const key = form.rows[1]?.key ?? 0;
    expect(readLabelForm(changeRow(form, key, { percent: '35' })).errors).toBeNull();
    expect(readLabelForm(changeRow(form, key, { percent: '45' })).errors?.[key]).toContain('105');
  });

  it('refuses the same fibre twice in a part', () => {
    const key = form.rows[1]?.key ?? 0;
    expect(readLabelForm(changeRow(form, key, { fibre: 'cotton' })).errors?.[key]).toContain('ya está');
    expect(readLabelForm(changeRow(form, form.rows[2]?.key ?? 0, { fibre: 'cotton' })).errors).toBeNull();
  });

  it('parses typed shares', () => {
    expect(['60', ' 60 ', '60%', '60 %', '100'].map(parseShare)).toEqual([60, 60, 60, 60, 100]);
    for (const typed of ['', '0', '101', '12,5', '-3', 'todo']) expect(parseShare(typed)).toBeNaN();
  });

  it('takes over a reading and keeps the rest', () => {
    const read = withReading(form, { composition: [], care: ['wash-40', 'no-bleach'] });
    expect(readLabelForm(read).facts).toEqual({ composition, care: ['wash-40', 'no-bleach', 'iron-low'] });
    const fibres: PartFibre[] = [{ part: 'outer', fibre: 'linen', percent: 100 }];
    expect(readLabelForm(withReading(form, { composition: fibres, care: [] })).facts).toEqual({
      composition: fibres,
      care: ['wash-30', 'iron-low'],
    });
  });
});
