/**
 * Lists what is still to come, for all parts or for the named ones:
 * `node tests/specification/list.ts store hub`.
 */
import { whyNot } from './evaluate.ts';
import { rows, sections } from './rows.ts';
import { renderTable } from './table.ts';

const wanted = process.argv.slice(2);

for (const row of rows) {
  if (wanted.length > 0 && !wanted.includes(row.part)) continue;
  const reason = await whyNot(row);
  if (reason) console.log(`${row.id}  [${row.part}]  ${row.says}\n    ${reason}`);
}
console.log(`\n${renderTable(sections)}`);
