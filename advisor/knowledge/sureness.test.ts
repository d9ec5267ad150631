import { describe, expect, it } from 'vitest';
import { aimsOf } from '../understand/learned/shipped.ts';
import { newContext } from '../understand/learned/situation.ts';
import { entryCalled } from './entries.ts';
import { leastSure, sureEnough, surenessOf } from './sureness.ts';

const sure = (title: string, question: string) => {
  const entry = entryCalled(title);
  if (!entry) throw new Error(`No entry: ${title}`);
  return surenessOf(entry, question, null, aimsOf(question, newContext));
};

describe('how sure an entry is about a question', () => {
  it.each([
    ['Planchar lino', '¿El lino se plancha húmedo o seco?'],
    ['Ir de rojo a una boda', '¿Es de mal gusto ir de rojo a una boda? Mi tía dice que sí'],
    ['Botones de la americana', 'oye, el último botón de la americana se abrocha o no'],
    ['Qué es smart casual', 'q significa smart casual?? me lo han puesto en una invitacion'],
    ['Polillas en el armario', 'Tengo polillas en el placard, me comieron un saco de lana'],
  ])('is high for %s: %s', (title, question) => {
    expect(sure(title, question)).toBeGreaterThanOrEqual(sureEnough);
  });

  it.each([
    [
      'Viaje de trabajo a un país con otro código',
      'Ya está más claro pero mojadísimo, y en media hora entro en una reunión.',
    ],
    [
      'Cena con clientes y comida de negocios',
      'se me rompió la cremallera en la oficina y tengo reunión en 10 min',
    ],
    ['Sujetador para espalda nadadora', 'El asador huele a lechazo que tira para atrás'],
    ['Pendientes desparejados o uno solo', 'mi hermano no lleva corbata. ¿Yo la llevo?'],
    ['Lavar sujetadores', '¿Cómo se guarda un esmoquin que solo uso una vez al año?'],
    ['Regalos de ropa de la suegra o la familia', '¿Y qué hago con su ropa, la tengo que dar ya?'],
  ])('is low for %s: %s', (title, question) => {
    expect(sure(title, question)).toBeLessThan(leastSure);
  });
});
