import { hear } from '#advisor/hear.ts';
import { momentsOf } from '#advisor/understand/learned/shipped.ts';
import { aimsOf } from '#advisor/understand/learned/shipped.ts';
import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
const w = panelWardrobes['office-woman'].garments;
for (const m of process.argv.slice(2)) {
  const h = hear(m, w, null);
  const p = momentsOf(m);
  console.log(m, '\n ', h.understood.reading.tokens.map((t) => t.text).join(' '), '\n  intent', h.understood.intent, h.understood.aim, 'event', h.understood.slots.event, h.understood.slots.occasion, JSON.stringify(h.understood.ranking.slice(0, 4)));
  console.log('  aims', [...aimsOf(m, 'new')].sort((a, b) => b[1] - a[1]).slice(0, 4).map(([a, b]) => a + ' ' + b.toFixed(2)).join(', '));
}
