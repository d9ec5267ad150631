import { darken } from '../color.ts';
import type { Cut } from '../cut.ts';
import { type Outline, type Point, toPoints } from '../geometry.ts';

/** The back of both hands. */
export const gloves: Cut = {
  cloth: 'leather',
  stripes: 'vertical',
  decimals: 1,
  draw(art) {
    const knitted = art.cloth === 'knit' || art.cloth === 'wool';
    const turned =
      (degrees: number, dx: number, dy: number, flip: boolean) =>
      (outline: Outline): Point[] => {
        const angle = (degrees * Math.PI) / 180;
        return toPoints(outline).map(([x, y, corner]): Point => {
          const [left, top] = [(flip ? 200 - x : x) - 100, y - 240];
          const at: [number, number] = [
            100 + dx + left * Math.cos(angle) - top * Math.sin(angle),
            240 + dy + left * Math.sin(angle) + top * Math.cos(angle),
          ];
          return corner ? [...at, 1] : at;
        });
      };
    for (const place of [turned(12, 172, 12, true), turned(-9, 30, -6, false)]) {
      art.panel(
        place(
          '58,400* 56,360 46,316 38,260 34,210 38,150 44,128 54,124 62,134 64,190 68,206 70,150 74,96 84,86 94,92 98,104 98,200 102,200 104,98 110,82 122,80 130,92 132,150 130,206 136,196 142,140 150,122 160,122 166,134 164,190 160,240 164,270 174,250 188,226 200,214 212,218 214,232 204,262 188,304 166,338 150,362 146,400* 102,408',
        ),
        { height: 0.72, occlusion: 0.45, grain: 4 },
      );
      for (const fold of ['66,206 72,226 74,250', '100,202 101,226 100,252', '132,206 129,228 127,250'])
        art.seam(place(fold), 0.4);
      if (!knitted) {
        for (const line of ['72,232 76,262 82,306', '100,228 101,264 102,310', '129,232 127,264 122,306'])
          art.stitch(place(line)).swell(place(line), 6, 0.3);
        art.stitch(place('54,372 80,380 104,382 148,370'));
        art.seam(place('52,352 78,360 104,362 152,350'), 0.6);
        art.rib(place('54,362 80,370 104,372 150,360'), 7, '.9 2.2', 0.3);
        art.button(...(place('104,392')[0] as unknown as [number, number]), 4, darken(art.base, 0.5));
      } else {
        art.panel(place('56,360 80,366 104,367 150,356 148,402* 104,412 58,404*'), {
          height: 0.6,
          occlusion: 0.4,
        });
        art.rib(place('57,382 82,389 104,390 149,379'), 42, '1.8 4.6', 0.42);
      }
      art.shade(place('160,240 166,280 160,320 176,290 190,250 178,250'), 0.25, { blur: 6 });
      const bends = [
        '40,170 62,172',
        '70,150 98,152',
        '103,148 132,150',
        '140,168 166,170',
        '186,244 204,258',
      ].map((line) => {
        const [a, b] = place(line);
        return `${a?.[0]} ${a?.[1]} ${b?.[0]} ${b?.[1]} 4 2`;
      });
      art.folds(bends.join(', '), 0.3);
    }
    return { rotate: 2, dx: 0, dy: 0, scale: 0.96 };
  },
};
