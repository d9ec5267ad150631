import { type Care, withCare } from '#contract/care.ts';
import { type Fibre, type GarmentPart, garmentParts, type PartFibre, partsOf } from '#contract/fibres.ts';
import { careLabelCopy } from '#web/copy/care-label.ts';

/** A fibre as it is typed: nothing need be said of it yet. */
export interface FibreRow {
  /** Tells rows apart while they are typed. */
  key: number;
  part: GarmentPart;
  fibre: Fibre | null;
  percent: string;
}

/** What a label says, as a form holds it. */
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

/** A form always has a line to write in. */
const withARow = (rows: readonly FibreRow[]) => (rows.length > 0 ? rows : [rowOf('outer')]);

export const labelFormOf = ({ composition, care }: LabelFacts): LabelForm => ({
  rows: withARow(composition.map(({ part, fibre, percent }) => rowOf(part, fibre, String(percent)))),
  care,
});

export const addRow = (form: LabelForm, part: GarmentPart): LabelForm => ({
  ...form,
  rows: [...form.rows, rowOf(part)],
});

export const removeRow = (form: LabelForm, key: number): LabelForm => ({
  ...form,
  rows: withARow(form.rows.filter((row) => row.key !== key)),
});

export const changeRow = (form: LabelForm, key: number, change: Partial<FibreRow>): LabelForm => ({
  ...form,
  rows: form.rows.map((row) => (row.key === key ? { ...row, ...change } : row)),
});

/** What a photograph says, over what stood there: of what it does not speak, the person's word stays. */
export function withReading(form: LabelForm, read: LabelFacts): LabelForm {
  const rows = read.composition.length > 0 ? labelFormOf(read).rows : form.rows;
  return { rows, care: read.care.reduce((care, one) => withCare(care, one), [...form.care]) };
}

const isEmpty = ({ fibre, percent }: FibreRow) => fibre === null && percent.trim() === '';

/** "60", "60 %"; NaN for what is no whole share. */
export function parseShare(typed: string): number {
  const digits = /^(\d{1,3})\s*%?$/.exec(typed.trim())?.[1];
  const share = digits === undefined ? Number.NaN : Number(digits);
  return share >= 1 && share <= 100 ? share : Number.NaN;
}

/** The parts that have lines, in their order. */
export const partsOfForm = ({ rows }: LabelForm): GarmentPart[] =>
  garmentParts.filter((part) => rows.some((row) => row.part === part));

/** What the lines of a part add up to; what cannot be read as a share counts nothing. */
export const sumOfRows = ({ rows }: LabelForm, part: GarmentPart): number =>
  rows.reduce((sum, row) => sum + (row.part === part ? parseShare(row.percent) || 0 : 0), 0);

/** By the key of its row. */
export type LabelErrors = Readonly<Record<number, string>>;

/** What the form says, or what is wrong with it. A part that falls short of the whole may be kept; one above may not. */
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
