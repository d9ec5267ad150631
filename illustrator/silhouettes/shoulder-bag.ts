import { darken, lighten } from '../color.ts';
import type { Cut } from '../cut.ts';
import { gilt } from '../parts/metal.ts';
import { puller, zip } from '../parts/zip.ts';

/** A half moon on a short strap. */
export const shoulderBag: Cut = {
  cloth: 'leather',
  cotton: 'gabardine',
  stripes: 'vertical',
  decimals: 1,
  draw(art) {
    const strap = (line: string, color: string) => {
      const d = `<path d="${art.path(line, false)}" fill="none"`;
      return `${d} stroke="${darken(art.base, 0.62)}" stroke-width="17"/>${d} stroke="${color}" stroke-width="15"/>${d} stroke="${lighten(art.base, 0.5)}" stroke-width="3" opacity=".35" transform="translate(-2.6 -2)"/>`;
    };
    art.under(strap('74,214 84,150 122,84 176,50 224,50 278,84 316,150 326,214', darken(art.base, 0.22)));
    art.panel(
      '58,226* 100,240 200,248 300,240 342,226* 358,270 352,322 322,366 270,394 200,402 130,394 78,366 48,322 42,270',
      { height: 0.74, occlusion: 0.3 },
    );
    zip(art, '70,243 130,254 200,258 270,254 330,243', '#c6a25e', 3.6);
    art.stitch(['66,250 130,262 200,266 270,262 334,250', '66,237 130,247 200,251 270,247 334,237']);
    art.stitch('52,268 54,314 84,358 134,385 200,393 266,385 316,358 346,314 348,268');
    art.seam('64,252 92,286 88,350', 0.4).seam('336,252 308,286 312,350', 0.4);
    art.shade('60,330 110,374 200,388 290,374 340,330 330,368 270,398 200,404 130,398 70,368', 0.25, {
      blur: 11,
    });
    for (const x of [68, 332]) {
      const inwards = x < 200 ? 1 : -1;
      art.panel(
        `${x - 9 * inwards},214* ${x + 14 * inwards},208* ${x + 26 * inwards},258 ${x + 16 * inwards},272 ${x + 2 * inwards},262*`,
        { height: 0.5, occlusion: 0.45, printed: false },
      );
      const [left, top] = art.at(x + 4 * inwards, 212).map(Math.round) as [number, number];
      art.over(
        `<circle cx="${left + 1}" cy="${top + 2}" r="13" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="5"/><circle cx="${left}" cy="${top}" r="13" fill="none" stroke="${gilt(art)}" stroke-width="4.6"/>`,
      );
    }
    puller(art, 262, 256, '#c6a25e', -8);
    art.folds(
      '110 268 96 350 12 7, 290 268 304 350 12 -7, 150 274 140 380 10 5, 250 274 262 380 10 -5, 200 280 200 384 8 4, 76 262 62 310 8 3, 326 262 338 310 8 -3',
      0.26,
    );
    return { rotate: -2, dy: 8 };
  },
};
