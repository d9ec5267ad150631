import { insideOf } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides, symmetric } from '../geometry.ts';

export const body: Cut = {
  cloth: 'cotton',
  stripes: 'horizontal',
  decimals: 0,
  logo: [236, 180, 12],
  draw(art) {
    art.inside(
      '150,84* 200,92 250,84* 240,132 200,158 160,132',
      '156,84* 200,92 244,84* 228,112 200,120 172,112',
    );
    art.label(200, 106, 18, 9);
    art.panel('122,330* 160,372 180,412* 200,416 220,412* 240,372 278,330* 200,340', {
      fill: insideOf(art.base),
      height: 0.3,
      printed: false,
    });
    for (const { place, sign } of sides()) {
      art.panel(place('106,106* 84,120 64,148 48,186* 70,200 94,206* 104,194 112,180* 106,146'), {
        grain: 32 * sign,
        height: 0.6,
      });
      art.stitch(place('52,179 72,192 97,198')).stitch(place('53,176 73,189 98,195'));
    }
    art.panel(
      symmetric(
        '150,82* 128,94 106,106* 103,142 112,180* 126,230 126,268 116,312 114,326* 142,352 166,392 178,436* 200,440',
        '242,126 200,160 158,126',
      ),
      { height: 0.7, occlusion: 0.4 },
    );
    art.panel('150,82* 158,126 200,160 242,126 250,82* 242,83* 234,122 200,150 166,122 158,83*', {
      height: 0.4,
      occlusion: 0.2,
      printed: false,
    });
    art.stitch('147,86 155,129 200,165 245,129 253,86');
    for (const { place } of sides()) {
      art.stitch(place('117,322 146,348 170,389 182,433')).stitch(place('119,319 149,346 173,388 185,431'));
    }
    art.seam('179,418 200,421 221,418', 0.35).stitch('179,415 200,418 221,415');
    for (const x of [188, 200, 212]) art.button(x, 429, 3, '#cfcac0');
    art.folds(
      '116 186 172 240 8 6, 284 184 232 248 8 -6, 124 164 160 186 5 3, 276 164 240 190 5 -3, 150 250 140 340 8 -5, 254 244 258 344 8 5, 186 180 196 280 8 7, 176 330 196 410 7 4, 232 320 210 404 7 -4, 130 300 176 330 6 4, 270 298 230 332 6 -4, 66 170 98 176 5 3, 334 168 306 180 5 -3',
      0.3,
    );
    return { rotate: -0.8, dy: -20 };
  },
};
