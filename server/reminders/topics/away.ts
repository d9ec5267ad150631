import type { Absence } from '#contract/absence.ts';
import { garmentsOf } from '#server/wardrobe/garments/queries.ts';
import { dayAfter } from './days.ts';
import type { Reminder, Turn } from './topic.ts';

const textOf = (name: string, { why, place }: Absence): { title: string; body: string } => {
  if (why === 'lent')
    return {
      title: `Mañana te devuelven «${name}»`,
      body: place ? `La prenda la tiene ${place}. Un mensaje hoy ayuda.` : 'Un mensaje hoy ayuda.',
    };
  if (why === 'repair')
    return {
      title: `Mañana puedes recoger «${name}»`,
      body: place ? `Te espera en ${place}.` : 'Estará lista.',
    };
  return {
    title: `Mañana vuelve «${name}» al armario`,
    body: place ? `La guardaste en ${place}.` : 'La guardaste hasta mañana.',
  };
};

/** The evening before a garment is expected back. */
export async function awayReminders({ services: { db }, ownerId, now }: Turn): Promise<Reminder[]> {
  const day = dayAfter(now);
  return (await garmentsOf(db, ownerId)).flatMap(({ id, name, away }) =>
    away?.until === day
      ? [
          {
            key: `away:${id}:${day}`,
            text: { ...textOf(name, away), path: `/wardrobe?tab=items&prenda=${id}` },
          },
        ]
      : [],
  );
}
