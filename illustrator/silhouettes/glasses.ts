import { darken, lighten } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides } from '../geometry.ts';

/** Clear lenses in a round frame, the temples folded behind them. */
export const glasses: Cut = {
  cloth: 'leather',
  stripes: 'horizontal',
  decimals: 1,
  draw(art) {
    for (const { place, right } of sides()) {
      const temple = place(
        right ? '34,196 120,162 232,134 300,126 332,138' : '34,196 130,172 236,152 306,150 338,164',
      );
      art.lineOver(temple, { color: darken(art.base, 0.65), width: 10 });
      art.lineOver(temple, { color: darken(art.base, right ? 0.32 : 0.2), width: 8 });
      art.lineOver(temple, { color: lighten(art.base, 0.5), width: 1.6, opacity: 0.4 });
    }
    const glass = art.define(
      'gl',
      `<linearGradient id="${art.id('gl')}" x2=".6" y2="1"><stop stop-color="#fff" stop-opacity=".62"/><stop offset=".5" stop-color="#e6eef0" stop-opacity=".38"/><stop offset="1" stop-color="#cfdcdf" stop-opacity=".5"/></linearGradient>`,
    );
    const rim = '112,182 150,190 176,214 184,250 174,288 146,312 110,318 74,308 48,282 40,246 50,212 76,190';
    for (const { place, right } of sides()) {
      const d = art.path(place(rim));
      const [wide, thin] = [14, 11];
      art.over(
        `<path d="${d}" fill="${glass}"/><path d="${d}" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="${wide}" transform="translate(2 4)"/><path d="${d}" fill="none" stroke="${darken(art.base, 0.65)}" stroke-width="${wide}"/><path d="${d}" fill="none" stroke="${art.base}" stroke-width="${thin}"/><path d="${d}" fill="none" stroke="${lighten(art.base, 0.6)}" stroke-width="2.4" opacity=".55" transform="translate(-1.8 -2.4)"/><path d="${art.path(place(right ? '152,222* 164,232* 108,300* 92,296*' : '76,214* 100,206* 62,280* 52,260*'))}" fill="#fff" opacity=".42"/>`,
      );
      const [hinge] = place('40,208');
      if (hinge)
        art.over(
          `<rect x="${Math.round(hinge[0] - 7)}" y="${Math.round(hinge[1] - 8)}" width="14" height="15" rx="4" fill="${art.base}" stroke="${darken(art.base, 0.65)}" stroke-width="1.4"/><circle cx="${Math.round(hinge[0])}" cy="${Math.round(hinge[1])}" r="2" fill="#d9c08a"/>`,
        );
    }
    const bridge = '180,226 188,212 200,207 212,212 220,226';
    art.lineOver(bridge, { color: darken(art.base, 0.65), width: 13 });
    art.lineOver(bridge, { color: art.base, width: 10.4 });
    art.lineOver('184,218 192,208 200,204 208,208', {
      color: lighten(art.base, 0.6),
      width: 2.2,
      opacity: 0.6,
    });
    return { rotate: -4, dy: 4, scale: 1.02 };
  },
};
