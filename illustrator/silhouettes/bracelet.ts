import { darken } from '../color.ts';
import type { Cut } from '../cut.ts';
import { wire } from '../parts/metal.ts';

/** A bangle, seen from above and in front. */
export const bracelet: Cut = {
  cloth: 'leather',
  stripes: 'vertical',
  decimals: 1,
  draw(art) {
    const back = '58,238 74,188 116,152 176,134 224,134 284,152 326,188 342,238';
    wire(
      art,
      '58,238 74,188 116,152 176,134 224,134 284,152 326,188 342,238 332,284 288,324 228,345 172,345 112,324 68,284',
      24,
      {
        closed: true,
      },
    );
    art.lineOver(back, { color: darken(art.base, 0.8), width: 20, opacity: 0.42, blurred: true });
    for (const line of [
      '50,254 60,290 106,332 170,355 230,355 294,332 340,290 350,254',
      '71,258 78,282 118,315 176,334 224,334 282,315 322,282 329,258',
    ])
      art.lineOver(line, { color: darken(art.base, 0.62), width: 1.3, opacity: 0.7 });
    const stone = art.accent ?? '#f6f3ee';
    for (const [x, y] of [
      [152, 338],
      [176, 343.6],
      [200, 345.4],
      [224, 343.6],
      [248, 338],
    ] as const) {
      const [left, top] = art.at(x, y).map(Math.round) as [number, number];
      art.over(
        `<circle cx="${left}" cy="${top}" r="7.6" fill="${darken(art.base, 0.55)}"/><circle cx="${left}" cy="${top}" r="6" fill="${stone}"/><path d="M${left - 5} ${top + 1}l5 5 5-5-5-4z" fill="${darken(stone, 0.35)}" opacity=".5"/><circle cx="${left - 2}" cy="${top - 2.4}" r="1.8" fill="#fff"/>`,
      );
    }
    return { rotate: -3, dy: -2 };
  },
};
