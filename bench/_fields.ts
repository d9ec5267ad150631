import { isUnknown, scannedAttributes } from '#contract/garment-attributes.ts';
import { percent } from '../training/figures.ts';
import type { Judged } from '../training/scanner/judge.ts';
import { mergedInto } from '../training/scanner/questions.ts';

type Table = (columns: string, rows: readonly (readonly (string | number)[])[]) => void;

const fields = [...scannedAttributes, 'material', 'color'] as const;
type Field = (typeof fields)[number];

const labelOf = ({ truth: { labels } }: Judged, field: Field) => {
  const label = labels[field === 'fabric' ? 'material' : field];
  return label && (mergedInto[label] ?? label);
};

function commonest(words: readonly string[]): readonly [word: string, count: number] {
  const counts = Map.groupBy(words, (word) => word);
  return (
    [...counts].map(([word, { length }]) => [word, length] as const).sort((a, b) => b[1] - a[1])[0] ?? [
      '–',
      0,
    ]
  );
}

export function tellFields(judged: readonly Judged[], table: Table): void {
  const rows = fields.flatMap((field) => {
    const given = judged.flatMap((one) => {
      const value = one.reading[field]?.value;
      return value === undefined
        ? []
        : [{ value, label: labelOf(one, field), suggested: one.reading[field]?.suggested }];
    });
    const labelled = given.flatMap(({ value, label }) => (label === undefined ? [] : [{ value, label }]));
    const judgedOnes = labelled.filter(({ value }) => !isUnknown(value));
    const [word, count] = commonest(labelled.map(({ label }) => label));
    const right = (of: readonly { value: string; label: string }[]) =>
      percent(of.filter(({ value, label }) => value === label).length, of.length);
    const values = [...new Set(given.map(({ value }) => value))]
      .map((value) => ({ value, of: given.filter((one) => one.value === value) }))
      .sort((a, b) => b.of.length - a.of.length);
    return [
      [`**${field}**`, given.length, '', right(judgedOnes), `${word}: ${percent(count, labelled.length)}`],
      ...values.slice(0, field === 'color' ? 5 : undefined).map(({ value, of }) => {
        const known = judgedOnes.filter((one) => one.value === value);
        return [value, of.length, percent(of.length, given.length), right(known), ''];
      }),
    ];
  });
  table('field and value | given | share | right, where labelled | commonest label', rows);
}
