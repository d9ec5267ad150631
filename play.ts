import { outlineModel } from '#advisor/outline/outline-model.ts';
import { english } from '#advisor/outline/en/words.ts';
import { toolboxOf } from '#advisor/tools/toolbox.ts';
import { marta } from '#stylist/fixtures/wardrobes.ts';
import { readFileSync } from 'node:fs';
const which = process.argv[2] ?? 'en';
const words = which === 'en' ? english : (await import('#advisor/outline/pt/words.ts')).portuguese;
const model = outlineModel(words);
const advisor = (process.argv[4] ?? 'maya') as 'maya';
const acts: unknown[] = [];
const prices = new Map(marta.slice(0, 10).map(({ id }, i) => [id, 20 + i * 5]));
for (const line of readFileSync(process.argv[3] ?? 0, 'utf8').split('\n').filter(Boolean)) {
  let state: unknown = null;
  for (const message of line.split(' // ')) {
    const toolbox = toolboxOf({ advisor, today: { year: 2026, month: 11, day: 21 }, wardrobe: marta, prices, act: async (a) => { acts.push(a); return { done: true }; } });
    let text = '';
    for await (const e of model.answer({ advisor, message, history: [], state, toolbox })) {
      if (e.type === 'state') state = JSON.parse(JSON.stringify(e.state));
      if (e.type === 'end') text = e.text;
    }
    console.log(`> ${message}\n  [${(state as { last: string }).last}] ${text}`);
  }
}
