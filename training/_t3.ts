import { readFileSync } from 'node:fs';
import { momentsOf } from '#advisor/understand/learned/shipped.ts';
import { emergencies, noMoment } from '#advisor/understand/learned/moment.ts';
const ids = [...new Set(readFileSync('training/moments/1.txt', 'utf8').split('\n').map((l) => l.split(' | ')[0]!))].filter((id) => id && id !== noMoment && !(id in emergencies));
let n = 0;
for (const f of ['eighth', 'ninth', 'tenth']) for (const line of readFileSync(`training/conversations/${f}.jsonl`, 'utf8').trim().split('\n')) {
  const c = JSON.parse(line);
  for (const m of c.messages) {
    n++;
    const p = momentsOf(m);
    const sum = 1 - [noMoment, ...Object.keys(emergencies)].reduce((s, id) => s + (p(id) ?? 0), 0);
    const top = ids.map((id) => [id, p(id) ?? 0] as const).sort((a, b) => b[1] - a[1])[0]!;
    if (sum >= 0.75 && top[1] < 0.6) console.log(c.group.slice(0, 4), sum.toFixed(2), top[0], top[1].toFixed(2), m.slice(0, 110));
  }
}
console.log(n);
