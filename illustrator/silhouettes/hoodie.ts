import { contrastOf, darken, insideOf, lighten, mix } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides, symmetric } from '../geometry.ts';
import { knitHem, knitSleeves } from '../parts/knit.ts';

export const hoodie: Cut = {
  cloth: 'cotton',
  stripes: 'horizontal',
  decimals: 0,
  logo: [200, 216, 24],
  draw(art) {
    const cord = art.accent ?? mix(contrastOf(art.base), art.base, 0.35);
    art.panel('142,96* 136,60 154,34 200,26 246,34 264,60 258,96* 240,126 200,136 160,126', {
      height: 0.6,
      fill: darken(art.base, 0.06),
    });
    art.panel('156,92* 152,64 170,48 200,44 230,48 248,64 244,92* 226,122 200,146* 174,122', {
      fill: insideOf(art.base),
      height: 0.3,
      printed: false,
      occlusion: 0.2,
    });
    art.shade('158,88* 156,64 172,52 200,48 228,52 244,64 242,88* 224,84 200,80 176,84', 0.36, { blur: 6 });
    art.seam('200,46 199,90 200,112', 0.4).label(200, 104, 20, 10);
    knitSleeves(art);
    art.panel(
      symmetric(
        '150,92* 126,98 98,108* 94,150 108,200* 109,270 108,330 110,372* 200,376',
        '226,120 200,150* 174,120',
      ),
      { height: 0.72, occlusion: 0.4 },
    );
    knitHem(art);
    // The hood's edge falls forward and crosses at the throat.
    art.panel('258,92* 266,72 252,44* 244,62 240,92 222,122 192,152* 206,164* 236,146 258,118', {
      grain: -16,
      height: 0.62,
      occlusion: 0.5,
    });
    art.panel('142,92* 134,72 148,44* 156,62 160,92 178,122 208,150* 198,166* 164,146 142,118', {
      grain: 16,
      height: 0.62,
      occlusion: 0.55,
    });
    art.stitch('150,52 152,68 156,94 174,126 203,152').stitch('250,52 248,68 244,94 226,126 210,140');
    art.panel('140,284* 260,284* 288,352* 282,366* 118,366* 112,352*', { height: 0.4, occlusion: 0.4 });
    for (const { place } of sides())
      art.stitch(place('144,288 121,346 118,356')).stitch(place('148,288 125,346 122,356'));
    art.stitch('142,290* 258,290*');
    for (const [x, tip] of [
      [184, 262],
      [216, 248],
    ] as const) {
      const fall = `${x},146 ${x + (x - 200) * 0.18},190 ${x - (x - 200) * 0.1},230 ${x + 1},${tip}`;
      art.lineOver(fall, { color: '#000', width: 6, opacity: 0.22, blurred: true });
      art.lineOver(fall, { color: darken(cord, 0.3), width: 4.4 });
      art.lineOver(fall, { color: lighten(cord, 0.2), width: 3, dash: '2 1.2' });
      art.lineOver(`${x + 1},${tip - 12} ${x + 1},${tip}`, { color: '#8c8478', width: 5 });
      const [left, top] = art.at(x, 146);
      art.over(
        `<circle cx="${Math.round(left)}" cy="${Math.round(top)}" r="4" fill="none" stroke="#9a948a" stroke-width="2"/>`,
      );
    }
    art.folds(
      '112 208 172 262 11 6, 288 204 226 270 11 -6, 124 300 132 366 8 3, 272 290 276 366 8 4, 150 300 160 360 6 3, 250 300 238 360 6 -3, 58 226 94 240 8 4, 340 220 306 246 8 -4, 50 290 84 292 7 4, 350 286 318 298 7 -4, 146 70 168 128 6 4, 254 70 232 128 6 -4, 86 130 74 200 6 -3, 168 176 180 264 8 4, 230 176 226 266 8 -4',
      0.34,
    );
    return { rotate: -0.8, dy: 10, scale: 0.97 };
  },
};
