import { useEffect, useRef } from 'react';
import { prefersReducedMotion } from '#web/components/behaviour/prefers-reduced-motion.ts';

/** A horizontal scroller: the card that comes to rest in the middle is chosen. */
export function useRail(chosen: number, choose: (index: number) => void) {
  const rail = useRef<HTMLDivElement>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(resting.current), []);

  /** Index of the card in the middle, or null when the row does not scroll. */
  function middle(): number | null {
    const row = rail.current;
    if (!row) return null;
    const centre = row.scrollLeft + row.clientWidth / 2;
    const distances = [...row.children].map((card) => {
      const { offsetLeft, offsetWidth } = card as HTMLElement;
      return Math.abs(offsetLeft + offsetWidth / 2 - centre);
    });
    return distances.indexOf(Math.min(...distances));
  }

  return {
    rail,
    onScroll() {
      clearTimeout(resting.current);
      resting.current = setTimeout(() => {
        const index = middle();
        if (index !== null && index !== chosen) choose(index);
      }, 140);
    },
    bring(index: number) {
      choose(index);
      const row = rail.current;
      const card = row?.children[index] as HTMLElement | undefined;
      if (!row || !card) return;
      const left = card.offsetLeft + card.offsetWidth / 2 - row.clientWidth / 2;
      row.scrollTo({ left, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    },
  };
}
