import { readFileSync } from 'node:fs';
import { momentsOf } from '#advisor/understand/learned/shipped.ts';
const moments = [...new Set(readFileSync('training/moments/1.txt','utf8').split('\n').map((l) => l.split(' | ')[0]))].map((id) => ({ id: id! }));
import { lookUp } from '#advisor/knowledge/look-up.ts';
for (const m of process.argv.slice(2)) {
  const p = momentsOf(m);
  console.log(m, '|', moments.map(({ id }) => [id, p(id) ?? 0] as const).sort((a, b) => b[1] - a[1]).slice(0, 3).map(([a, b]) => a + ' ' + b.toFixed(2)).join(', '), '|', lookUp(m, 3).map((f) => f.entry.title + ' ' + f.probability.toFixed(2)).join('; '));
}
