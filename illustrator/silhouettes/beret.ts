import { darken, lighten } from '../color.ts';
import type { Cut } from '../cut.ts';

export const beret: Cut = {
  cloth: 'wool',
  stripes: 'horizontal',
  decimals: 1,
  draw(art) {
    art.under(
      `<path d="${art.path('196,138 194,126 198,114 203,108', false)}" fill="none" stroke="${darken(art.base, 0.45)}" stroke-width="8"/><path d="${art.path('196,138 194,126 198,114 203,108', false)}" fill="none" stroke="${art.base}" stroke-width="5.6"/>`,
    );
    art.panel('108,320 200,344 286,312* 282,338 240,356 196,361 150,356 116,342', {
      fill: darken(art.base, 0.55),
      height: 0.3,
      printed: false,
    });
    art.panel(
      '36,262 44,222 78,176 126,146 180,133 226,135 282,152 330,190 356,236 354,276 330,304 288,322 250,334 200,340 150,338 104,330 62,306',
      { height: 0.78, occlusion: 0.4 },
    );
    art.shade('60,290 120,322 200,332 280,316 344,276 340,300 270,330 200,340 120,336 70,312', 0.42, {
      blur: 6,
    });
    art.shade('52,240 90,200 120,230 100,280 64,290', 0.16, { blur: 11, color: lighten(art.base, 0.7) });
    art.panel('112,322* 150,334 200,337 250,331 284,318* 282,334 246,348 198,354 152,350 114,338*', {
      height: 0.55,
      occlusion: 0.4,
      printed: false,
      fill: darken(art.base, 0.18),
    });
    art.rib('113,331 150,343 200,346 248,340 283,327', 13, '1 2.4', 0.3);
    art.line('114,337 152,349 198,353 246,347 282,333', { color: '#1c1613', width: 2.4, opacity: 0.5 });
    art.folds(
      '180 150 90 210 16 -14, 214 150 316 214 16 14, 60 244 150 318 20 18, 342 246 256 318 20 -18, 110 230 216 306 18 18, 190 160 236 190 9 6',
      0.36,
    );
    return { rotate: -7, dy: 0, scale: 1.04 };
  },
};
