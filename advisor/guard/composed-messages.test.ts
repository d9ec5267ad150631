import fc from 'fast-check';
import { expect, it } from 'vitest';
import { colorNames } from '#contract/colors.ts';
import { advisors } from '#contract/vocabulary.ts';
import { store } from '#tests/advisor/store.ts';
import { wardrobes } from '#tests/advisor/wardrobes.ts';
import type { ChatModelEvent } from '../chat-model.ts';
import { localModel } from '../local-model.ts';
import { toolboxOf } from '../tools/toolbox.ts';
import { foreignIn, type Phrase, textOf } from '../voice/phrase.ts';
import { namesOnlyOwned } from './names-only-owned.ts';

const openings = [
  'que zapatos van con',
  'con que combino',
  'que me pongo con',
  'tengo',
  'busco',
  'quiero ponerme',
  'no tengo',
  'odio',
  'no me gusta',
  'ponte',
  'usa',
  'combina',
  'donde esta',
  'cuanto me costo',
  'como se lava',
  'pega',
  'me compro',
  'cambia',
  'sin',
  'y si llevo',
  '¿va bien',
  'mi madre me regaló',
];
const determiners = ['', 'un', 'una', 'el', 'la', 'los', 'mi', 'mis', 'tu', 'ese', 'otros', '«'];
const things =
  'vestido falda camisa blusa zapatos tacones botas vaqueros pantalón abrigo gabardina jersey chaqueta traje mono bolso cinturón sombrero bañador kimono pareo'.split(
    ' ',
  );
const described = ['', 'de cuero', 'de seda', 'de cuadros', 'de lentejuelas', 'largo', 'con flores', '»'];
const endings = [
  '',
  'para una boda',
  'para el jueves',
  'mañana',
  'en Sevilla',
  'en la tienda',
  'con los botines negros',
  'o con una camisa roja',
  '?',
  'gracias',
  'que no me sube la cremallera',
  'para mi hijo',
];
const followUps = [
  'otro',
  'no me gusta, dame otra opción',
  'apúntamelo para el jueves',
  'guárdalo',
  'me lo pongo hoy',
  '¿por qué?',
  'no me gusta ese pantalón',
  'sin tacones',
  'el segundo',
  'gracias guapa',
  'cambia los zapatos',
  '¿y si llueve?',
];

const message = fc
  .tuple(
    fc.constantFrom(...openings),
    fc.constantFrom(...determiners),
    fc.constantFrom(...things),
    fc.constantFrom(...described),
    fc.constantFrom('', ...colorNames),
    fc.constantFrom(...endings),
  )
  .map((words) => words.filter(Boolean).join(' '));

const conversation = fc.record({
  whose: fc.constantFrom(...(Object.keys(wardrobes) as (keyof typeof wardrobes)[])),
  advisor: fc.constantFrom(...advisors),
  messages: fc
    .tuple(message, fc.array(fc.oneof(fc.constantFrom(...followUps), message), { maxLength: 2 }))
    .map(([first, more]) => [first, ...more]),
});

/** The text without quotes, titles and garments. */
const ownWords = (said: readonly Phrase[]): string =>
  said
    .flatMap((one): readonly unknown[] => (typeof one === 'string' ? [one] : one))
    .map((part) => (typeof part === 'string' ? part.replaceAll(/[«»]/g, '') : '…'))
    .join(' ');

it('replies to thousands of messages name only owned garments', async () => {
  await fc.assert(
    fc.asyncProperty(conversation, async ({ whose, advisor, messages }) => {
      const wardrobe = wardrobes[whose];
      const owned: ReadonlySet<string> = new Set(wardrobe.map(({ id }) => id));
      let state: unknown = null;
      for (const say of messages) {
        const toolbox = toolboxOf({
          advisor,
          today: { year: 2026, month: 11, day: 21 },
          wardrobe,
          store,
          act: async () => ({ done: true }),
          plans: async () => [],
        });
        const events: ChatModelEvent[] = [];
        for await (const event of localModel.answer({ advisor, message: say, history: [], state, toolbox }))
          events.push(event);
        const end = events.find((event) => event.type === 'end');
        expect(events.filter(({ type }) => type === 'fault')).toEqual([]);
        expect(end?.text.length).toBeGreaterThan(2);
        expect(end?.said?.map(textOf).join(' ')).toBe(end?.text);
        expect(foreignIn(end?.said ?? [], owned)).toEqual([]);
        expect(namesOnlyOwned(ownWords(end?.said ?? []), wardrobe).foreign).toEqual([]);
        const shown = events.flatMap((event) => (event.type === 'outfits' ? event.outfits : []));
        expect(shown.flatMap(({ garmentIds }) => garmentIds).filter((id) => !owned.has(id))).toEqual([]);
        state = JSON.parse(
          JSON.stringify(events.flatMap((event) => (event.type === 'state' ? [event.state] : []))[0] ?? null),
        );
      }
    }),
    { numRuns: 1000, seed: 21 },
  );
}, 240_000);
