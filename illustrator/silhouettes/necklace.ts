import { darken, lighten } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides } from '../geometry.ts';
import { plate, wire } from '../parts/metal.ts';

/** Clasped and laid in a drop, with a medallion. */
export const necklace: Cut = {
  cloth: 'leather',
  stripes: 'vertical',
  decimals: 1,
  draw(art) {
    for (const { place } of sides()) {
      const chain = place('200,52 152,62 112,100 92,156 96,216 122,272 158,312 192,336');
      art.lineOver(chain, { color: darken(art.base, 0.45), width: 2.4 });
      wire(art, chain, 6.4, { dash: '8.4 3.4' });
    }
    wire(art, '189,52 192,45 200,42 208,45 211,52 208,59 200,62 192,59', 3.2, { closed: true });
    plate(art, '205,48* 222,44 228,50 223,57 206,57*');
    wire(art, '191,338 193,330 200,326 207,330 209,338 205,347 200,350 195,347', 3.6, { closed: true });
    plate(art, '200,348 226,355 243,374 246,398 234,420 212,432 188,432 166,420 154,398 157,374 174,355');
    const [x, y] = art.at(200, 391);
    const rays = Array.from(
      { length: 12 },
      (_, i) => `<path d="M0-14v-17" transform="rotate(${i * 30})"/>`,
    ).join('');
    art.over(
      `<g transform="translate(${Math.round(x)} ${Math.round(y)})" fill="none"><circle r="36" stroke="${darken(art.base, 0.5)}" stroke-width="1.2" stroke-dasharray="1.4 2.2" opacity=".8"/><g stroke="${darken(art.base, 0.6)}" stroke-width="1.6" opacity=".65">${rays}</g><g stroke="${lighten(art.base, 0.85)}" stroke-width=".8" transform="translate(-1 -1)" opacity=".8">${rays}</g><circle r="9" fill="${art.accent ?? lighten(art.base, 0.25)}" stroke="${darken(art.base, 0.6)}" stroke-width="1.4"/><circle r="3" cx="-3" cy="-3.4" fill="#fff" opacity=".75"/></g>`,
    );
    return { rotate: -1.5, dy: 2 };
  },
};
