import { darken, lighten } from '../color.ts';
import type { Cut } from '../cut.ts';
import { gilt } from '../parts/metal.ts';

/** Furled, with a crook of cane. */
export const umbrella: Cut = {
  cloth: 'synthetic',
  cotton: 'gabardine',
  stripes: 'vertical',
  decimals: 1,
  draw(art) {
    const cane = art.accent ?? '#8a5a34';
    const crook = art.path('200,150* 200,70 204,34 226,12 254,16 266,42 262,66', false);
    art.under(
      `<g fill="none" stroke-linecap="round"><path d="${crook}" stroke="${darken(cane, 0.6)}" stroke-width="17"/><path d="${crook}" stroke="${cane}" stroke-width="14.6"/><path d="${crook}" stroke="${lighten(cane, 0.55)}" stroke-width="3.6" opacity=".6" transform="translate(-3 -1.6)"/></g>`,
    );
    art.panel('195,418* 205,418* 203,470* 200,478 197,470*', {
      fill: '#8f9196',
      height: 0.6,
      printed: false,
    });
    art.panel(
      '184,128* 200,122 216,128* 228,180 233,240 230,310 220,370 207,426* 193,426* 180,370 170,310 167,240 172,180',
      { height: 0.72, occlusion: 0.3, fill: darken(art.base, 0.12) },
    );
    // The gores are wrapped around the shaft.
    for (const [outline, grain] of [
      ['216,130* 228,180 233,240 230,310 218,378 206,424* 214,330 214,240 206,170', 6],
      ['184,130* 206,170 218,240 216,320 202,424* 188,400 178,350 168,300 167,236 173,180', -4],
      ['186,128* 192,180 186,250 192,330 199,422* 184,384 173,320 167,250 173,178', 4],
    ] as const) {
      art.panel(outline, { height: 0.6, occlusion: 0.5, grain });
    }
    art.panel('165,262 200,272 234,260 234,280 200,292 166,282', {
      height: 0.55,
      occlusion: 0.5,
      printed: false,
    });
    art.stitch('168,267 200,277 232,265').stitch('168,278 200,288 232,276');
    art.button(214, 277, 5, darken(art.base, 0.5));
    art.panel('182,118* 218,118* 219,134 200,138 181,134', {
      fill: darken(art.base, 0.3),
      height: 0.6,
      occlusion: 0.4,
      printed: false,
    });
    art.over(
      `<path d="M190 104h20v11h-20z" fill="${gilt(art)}" stroke="#6d5226" stroke-width=".8"/><path d="M257 62h11v9h-11z" fill="${gilt(art)}" stroke="#6d5226" stroke-width=".8"/>`,
    );
    art.folds(
      '190 140 178 260 7 3, 208 140 222 250 7 -3, 200 150 202 260 5 2, 186 292 196 410 6 3, 214 292 206 410 6 -3, 176 200 174 256 5 2',
      0.4,
    );
    return { rotate: 24, dx: -6, dy: 2, scale: 0.94 };
  },
};
