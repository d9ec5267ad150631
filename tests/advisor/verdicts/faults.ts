import { panelWardrobes } from '#stylist/panel/wardrobes/index.ts';
import type { Garment } from '#stylist/wardrobe.ts';
import { store } from '../store.ts';
import { type Turn, talkTo } from '../talk.ts';
import type { VerdictAsked } from './asked.ts';

const unworn = (one: Garment): Garment => ({ ...one, timesWorn: 0, lastWornDaysAgo: null });
const wardrobes = {
  woman: panelWardrobes['office-woman'].garments.map(unworn),
  man: panelWardrobes.man.garments.map(unworn),
  student: panelWardrobes.teenager.garments.map(unworn),
};

const yes =
  /^[^a-záéíóúñ]*(?:sí|claro|por supuesto|perfectamente|vale|aguanta|aguantan|casan|casa|pegan|pega|van bien|va bien|te vale|te sirve|desde luego|de sobra|adelante|puedes|llévalo|llévala|llévalos|llévatel|póntel|suma|déja)(?![a-záéíóúñ])/i;
const no =
  /^[^a-záéíóúñ]*(?:no|ni|nada de|mejor no|resta|fuera|depende|a medias|tampoco|nunca|en absoluto|qué va|poco|casi no|aquí no|hoy no)(?![a-záéíóúñ])/i;

const first = (text: string) => text.split(/(?<=[.!?:])\s/).slice(0, 2);

/** What an answer lacks of what is asked. */
export async function verdictFaults(asked: VerdictAsked): Promise<{ faults: string[]; turns: Turn[] }> {
  const wardrobe = wardrobes[asked.wardrobe];
  const nameOf = (id: string) => wardrobe.find((one) => one.id === id)?.name.toLowerCase() ?? id;
  const turns = await talkTo(asked.say, {
    wardrobe,
    store,
    advisor: asked.advisor,
    plans: async () => [],
  });
  const { text, outfits } = turns.at(-1) ?? { text: '', outfits: [] };
  const before = turns.at(-2)?.outfits ?? [];
  const low = text.toLowerCase();
  const faults: string[] = [];
  const missing = (asked.names ?? []).filter((name) => !low.includes(name.toLowerCase()));
  if (missing.length > 0) faults.push(`names ${missing.join(', ')}`);
  if (asked.oneOf) {
    const [chosen] = asked.oneOf
      .filter((name) => low.includes(name.toLowerCase()))
      .sort((a, b) => low.indexOf(a.toLowerCase()) - low.indexOf(b.toLowerCase()));
    if (!chosen) faults.push('chooses');
    else if (asked.right && !asked.right.includes(chosen)) faults.push(`right ${chosen}`);
  }
  if (asked.verdict) {
    const said = first(text);
    const agrees = said.some((sentence) => yes.test(sentence));
    const denies = said.some((sentence) => no.test(sentence));
    if (asked.verdict === 'yes' && !yes.test(said[0] ?? '')) faults.push('yes');
    if (asked.verdict === 'no' && !no.test(said[0] ?? '')) faults.push('no');
    if (asked.verdict === 'said' && !agrees && !denies) faults.push('said');
  }
  if (asked.why && !asked.why.test(text)) faults.push('why');
  const shown = outfits.flat().map(nameOf);
  const worn = (asked.without ?? []).filter((name) => shown.some((one) => one.includes(name)));
  if (worn.length > 0) faults.push(`without ${worn.join(', ')}`);
  if (!asked.dresses) {
    const anew = outfits.filter((outfit) =>
      before.every((earlier) => outfit.filter((id) => !earlier.includes(id)).length > 2),
    );
    if (before.length > 0 ? anew.length > 0 : anew.length > 1) faults.push('dresses anew');
  }
  return { faults, turns };
}
