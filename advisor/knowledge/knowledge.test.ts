import { describe, expect, it } from 'vitest';
import { advisors } from '#contract/vocabulary.ts';
import { namesOnlyOwned } from '../guard/names-only-owned.ts';
import { entries } from './entries.ts';
import { textOf } from './entry.ts';
import { firstText, lookUp } from './look-up.ts';
import { trends } from './trends.ts';

const spoken = entries.flatMap((entry) =>
  advisors.map((advisor) => ({ title: entry.title, text: textOf(entry, advisor) })),
);

const titleFor = (question: string) => lookUp(question, 1)[0]?.entry.title ?? null;

describe('the knowledge base', () => {
  it('has at least 120 short entries on different subjects', () => {
    expect(entries.length).toBeGreaterThanOrEqual(120);
    expect(new Set(entries.map(({ title }) => title)).size).toBe(entries.length);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    for (const { text } of spoken) expect(text.length).toBeLessThanOrEqual(340);
  });

  it('describes garments in general, never as the person’s', () => {
    const named = [...spoken, ...trends].filter(({ text }) => !namesOnlyOwned(text, []).ok);
    expect(named.map(({ title, text }) => ({ title, foreign: namesOnlyOwned(text, []).foreign }))).toEqual(
      [],
    );
  });

  it('covers every season', () => {
    for (const season of ['spring', 'summer', 'fall', 'winter'] as const) {
      expect(trends.filter((trend) => trend.seasons.includes(season)).length).toBeGreaterThanOrEqual(5);
    }
  });

  it('finds an entry first by at least 95 % of its own questions', () => {
    const asked = entries.flatMap(({ title, questions }) =>
      questions.map((question) => ({ question, title })),
    );
    const missed = asked
      .map((one) => ({ ...one, found: titleFor(one.question) }))
      .filter(({ title, found }) => title !== found);
    const worst = missed.map(({ question, title, found }) => `${question} → ${found}, not ${title}`);
    expect(missed.length / asked.length, worst.join('\n')).toBeLessThanOrEqual(0.05);
  }, 60_000);

  it('says each entry in two voices', () => {
    const [entry] = entries.filter(({ text }) => typeof text !== 'string');
    const [question = ''] = entry?.questions ?? [];
    expect(firstText(question, 'maya')).not.toBe(firstText(question, 'valentina'));
  });

  it.each([
    ['como quito las bolitas', 'Quitar bolitas'],
    ['por que encoge la lana', 'Por qué encoge la lana'],
    ['se me ha encogido el jersey de lana', 'Recuperar un jersey de lana encogido'],
    ['mancha de aceite en la camisa', 'Mancha de grasa o aceite'],
    ['puedo ir de blanco a una boda', 'Ir de blanco a una boda'],
    ['que quiere decir smart casual', 'Qué es smart casual'],
    ['como parecer mas alta', 'Parecer más alta'],
    ['el cinturon tiene que ir a juego con los zapatos', 'Cinturón y zapatos'],
    ['equivalencia de tallas italianas', 'Tallas entre países'],
    ['quiero alquilar un vestido', 'Alquilar ropa de fiesta'],
    ['cuantas prendas caben en la maleta de cabina', 'Maleta de cabina'],
  ])('answers “%s” with “%s”', (question, title) => {
    expect(titleFor(question)).toBe(title);
  });

  it.each(['cual es la capital de francia', 'quien gano el mundial', 'como se cambia una rueda'])(
    'finds nothing for “%s”, and admits it',
    (question) => {
      expect(titleFor(question)).toBeNull();
    },
  );
});
