import { darken, lighten } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides } from '../geometry.ts';
import { nickel, puller, zip } from '../parts/zip.ts';

export const backpack: Cut = {
  cloth: 'synthetic',
  cotton: 'gabardine',
  stripes: 'vertical',
  decimals: 1,
  logo: [200, 216, 34],
  draw(art) {
    const trim = art.accent ?? darken(art.base, 0.3);
    for (const { place } of sides()) {
      art.panel(place('126,120 98,150 78,220 70,300 76,390* 98,398* 100,300 112,210 140,150'), {
        fill: darken(trim, 0.2),
        height: 0.5,
        printed: false,
      });
      art.stitch(place('82,384 77,300 85,220 104,154'), { color: lighten(trim, 0.3) });
      art.panel(place('96,286* 70,294 62,320 62,410 82,424* 104,420*'), {
        height: 0.5,
        fill: darken(art.base, 0.14),
      });
      art.rib(place('66,300 82,292 98,288'), 8, '1.2 2', 0.4);
    }
    const grip = art.path('168,72* 170,44 186,32 214,32 230,44 232,72*', false);
    art.under(
      `<path d="${grip}" fill="none" stroke="${darken(trim, 0.6)}" stroke-width="13"/><path d="${grip}" fill="none" stroke="${trim}" stroke-width="11"/><path d="${grip}" fill="none" stroke="${lighten(trim, 0.5)}" stroke-width="2" opacity=".4" transform="translate(-2 -2)"/>`,
    );
    art.panel(
      '200,58 250,62 286,88 304,134 312,210 316,300 318,390 312,424 290,438 200,443 110,438 88,424 82,390 84,300 88,210 96,134 114,88 150,62',
      { height: 0.74, occlusion: 0.4 },
    );
    zip(art, '99,238 96,180 104,134 124,98 156,76 200,72 244,76 276,98 296,134 304,180 301,238', nickel, 3.4);
    art.stitch('107,236 104,180 112,138 130,106 160,85 200,81 240,85 270,106 288,138 296,180 293,236');
    art.shade('92,240 150,258 250,258 308,240 310,270 90,270', 0.3, { blur: 11 });
    art.panel(
      '104,262 118,252 200,247 282,252 296,262 304,330 304,404 294,420 270,426 200,429 130,426 106,420 96,404 96,330',
      { height: 0.66, occlusion: 0.6 },
    );
    zip(art, '108,284 130,277 200,273 270,277 292,284', nickel, 3.2);
    art.panel('104,266* 130,259 200,255 270,259 296,266* 297,278 270,271 200,267 130,271 103,278', {
      height: 0.5,
      occlusion: 0.4,
    });
    art.stitch('102,396 112,411 132,417 200,420 268,417 288,411 298,396');
    art.panel('178,126* 222,126* 222,160* 178,160*', {
      fill: trim,
      height: 0.4,
      occlusion: 0.35,
      printed: false,
    });
    art.stitch('181,129* 219,129* 219,157* 181,157*', { closed: true, color: lighten(trim, 0.35) });
    art.line(['189,137* 189,150*', '211,137* 211,150*'], { color: '#120d0b', width: 3 });
    puller(art, 122, 281, nickel, -4);
    puller(art, 270, 96, nickel, -30);
    art.folds(
      '118 110 150 190 12 8, 282 110 256 190 12 -8, 150 90 250 90 9 -8, 110 300 124 400 11 6, 290 300 278 400 11 -6, 140 410 260 412 9 6, 150 300 200 350 10 6, 92 250 96 330 6 2, 308 250 306 330 6 -2, 190 190 240 226 9 5',
      0.3,
    );
    return { rotate: -1.4, dy: 2, scale: 0.98 };
  },
};
