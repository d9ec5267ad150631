import { type Care, withCare } from '#contract/care.ts';
import { type Fibre, type GarmentPart, garmentParts, type PartFibre, partsOf } from '#contract/fibres.ts';
import { careLabelCopy } from '#web/copy/care-label.ts';

/** A row while it is typed: both values may still be missing. */
export interface FibreRow {
  key: number;
  part: GarmentPart;
  fibre: Fibre | null;
  percent: string;
}

export interface LabelForm {
  rows: readonly FibreRow[];
  care: readonly Care[];
}

export interface LabelFacts {
  composition: PartFibre[];
  care: Care[];
}

let keys = 0;
const rowOf = (part: GarmentPart, fibre: Fibre | null = null, percent = ''): FibreRow => ({
  key: ++keys,
  part,
  fibre,
  percent,
});

const withAtLeastOneRow = (rows: readonly FibreRow[]) => (rows.length > 0 ? rows : [rowOf('outer')]);

export const toLabelForm = ({ composition, care }: LabelFacts): LabelForm => ({
  rows: withAtLeastOneRow(composition.map(({ part, fibre, percent }) => rowOf(part, fibre, String(percent)))),
  care,
});

export const addRow = (form: LabelForm, part: GarmentPart): LabelForm => ({
  ...form,
  rows: [...form.rows, rowOf(part)],
});

export const removeRow = (form: LabelForm, key: number): LabelForm => ({
  ...form,
  rows: withAtLeastOneRow(form.rows.filter((row) => row.key !== key)),
});

export const changeRow = (form: LabelForm, key: number, change: Partial<FibreRow>): LabelForm => ({
  ...form,
  rows: form.rows.map((row) => (row.key === key ? { ...row, ...change } : row)),
});

/** Merges a reading into the form: it replaces what it covers and keeps the rest. */
export function withReading(form: LabelForm, read: LabelFacts): LabelForm {
  const rows = read.composition.length > 0 ? toLabelForm(read).rows : form.rows;
  return { rows, care: read.care.reduce((care, one) => withCare(care, one), [...form.care]) };
}

const isEmpty = ({ fibre, percent }: FibreRow) => fibre === null && percent.trim() === '';

export function parseShare(typed: string): number {
  const digits = /^(\d{1,3})\s*%?$/.exec(typed.trim())?.[1];
  const share = digits === undefined ? Number.NaN : Number(digits);
  return share >= 1 && share <= 100 ? share : Number.NaN;
}

export const partsOfForm = ({ rows }: LabelForm): GarmentPart[] =>
  garmentParts.filter((part) => rows.some((row) => row.part === part));

export const sumOfRows = ({ rows }: LabelForm, part: GarmentPart): number =>
  rows.reduce((sum, row) => sum + (row.part === part ? parseShare(row.percent) || 0 : 0), 0);

export type LabelErrors = Readonly<Record<number, string>>;

export function readLabelForm(
  form: LabelForm,
): { facts: LabelFacts; errors: null } | { facts: null; errors: LabelErrors } {
  const copy = careLabelCopy.composition.errors;
  const errors: Record<number, string> = {};
  const composition: PartFibre[] = [];
  for (const row of form.rows.filter((one) => !isEmpty(one))) {
    const percent = parseShare(row.percent);
    if (row.fibre === null) errors[row.key] = copy.fibre;
    else if (Number.isNaN(percent)) errors[row.key] = copy.percent;
    else if (composition.some(({ part, fibre }) => part === row.part && fibre === row.fibre))
      errors[row.key] = copy.twice;
    else composition.push({ part: row.part, fibre: row.fibre, percent });
  }
  for (const part of partsOf(composition)) {
    const sum = sumOfRows(form, part);
    const last = form.rows.findLast((row) => row.part === part && !isEmpty(row));
    if (sum > 100 && last) errors[last.key] ??= careLabelCopy.composition.over(sum);
  }
  if (Object.keys(errors).length > 0) return { facts: null, errors };
  return { facts: { composition, care: [...form.care] }, errors: null };
}
