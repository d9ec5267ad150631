import { type Part, parts, type Row } from './row.ts';

const count = (rows: readonly Row[]) => {
  const held = rows.filter((row) => row.holds).length;
  return `${held}/${rows.length}`;
};

const line = (cells: readonly string[]) =>
  cells.map((cell, i) => (i === 0 ? cell.padEnd(14) : cell.padStart(10))).join('');

/** What holds of what is promised, by section (down) and part (across). */
export function renderTable(sections: readonly { name: string; rows: readonly Row[] }[]): string {
  const all = sections.flatMap(({ rows }) => rows);
  const ofPart = (rows: readonly Row[], part: Part) => rows.filter((row) => row.part === part);
  const cellsOf = (name: string, rows: readonly Row[]) => [
    name,
    ...parts.map((part) => (ofPart(rows, part).length === 0 ? '' : count(ofPart(rows, part)))),
    count(rows),
  ];
  return [
    line(['holds/all', ...parts, 'all']),
    ...sections.map(({ name, rows }) => line(cellsOf(name, rows))),
    line(cellsOf('all', all)),
  ].join('\n');
}
