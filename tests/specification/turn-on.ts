/** Turns on the rows that hold by now: `node tests/specification/turn-on.ts`. It never turns one off. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { whyNot } from './evaluate.ts';
import { rows } from './rows.ts';

const gained: string[] = [];
for (const row of rows) if (!row.holds && (await whyNot(row)) === undefined) gained.push(row.id);

for (const file of globSync('section-*.ts', { cwd: import.meta.dirname })) {
  const path = join(import.meta.dirname, file);
  const before = readFileSync(path, 'utf8');
  const after = gained.reduce((source, id) => {
    const start = source.indexOf(`id: '${id}',`);
    if (start === -1) return source;
    return source.slice(0, start) + source.slice(start).replace('holds: false', 'holds: true');
  }, before);
  if (after !== before) writeFileSync(path, after);
}
console.log(gained.length === 0 ? 'Nothing new holds.' : `Turned on:\n${gained.join('\n')}`);
