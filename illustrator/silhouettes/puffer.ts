import { darken } from '../color.ts';
import type { Cut } from '../cut.ts';
import { type Outlines, sides, sleeveLean } from '../geometry.ts';
import { nickel, puller, zip } from '../parts/zip.ts';

const rows = [148, 194, 240, 286, 332];

/** A quilted down jacket with a standing collar: every channel is its own pillow. */
export const puffer: Cut = {
  cloth: 'down',
  stripes: 'horizontal',
  decimals: 0,
  logo: [248, 172, 14],
  draw(art) {
    art.inside(
      '160,66* 200,60 240,66* 228,104 200,118 172,104',
      '164,66* 200,62 236,66* 224,88 200,96 176,88',
    );
    art.label(200, 76, 24, 10);
    for (const { place, sign } of sides(sleeveLean)) {
      art.panel(
        place(
          '104,100* 78,110 66,132 67,150 53,170 57,196 43,216 47,242 35,264 39,290 29,312 34,338* 56,346 82,344* 91,322 91,300 99,278 99,254 107,232 105,208 110,190 100,140',
        ),
        { grain: 12 * sign, height: 0.62 },
      );
      quilt(
        [
          '67,150 84,157 103,152',
          '57,196 79,203 106,196',
          '47,242 71,249 100,242',
          '39,290 63,297 92,290',
        ].map(place),
      );
      for (const [x, y] of place('86,128 81,177 73,224 65,270 60,318'))
        art.raise(
          `${x - 22},${y - 3} ${x},${y - 15} ${x + 22},${y - 3} ${x + 18},${y + 8} ${x},${y + 13} ${x - 18},${y + 8}`,
          0.42,
        );
      art.panel(place('34,336* 56,344 82,342* 80,360 56,362 36,354'), {
        height: 0.45,
        occlusion: 0.3,
        printed: false,
      });
      art.rib(place('35,345 56,352 81,350'), 15, '1.2 2.4', 0.3);
    }
    for (const { place } of [...sides()].reverse()) {
      art.panel(
        place(
          '162,80* 134,88 104,100* 97,124 101,148 97,172 101,194 96,218 100,240 95,264 99,286 94,310 98,332 95,372* 150,382 198,382* 199,240 199,96*',
        ),
        { height: 0.66, occlusion: 0.4 },
      );
      quilt(rows.map((y) => place(`100,${y} 150,${y + 6} 199,${y + 4}`)));
      // Each channel swells away from its stitch lines.
      for (const y of [120, ...rows.map((row) => row + 24)])
        art.raise(
          place(`104,${y - 10} 150,${y - 8} 196,${y - 10} 196,${y + 8} 150,${y + 10} 104,${y + 8}`),
          0.42,
        );
      art.panel(place('122,290* 130,288* 130,340* 120,342*'), {
        height: 0.5,
        occlusion: 0.4,
        fill: darken(art.base, 0.12),
      });
    }
    art.folds(
      '118 151 124 168 3, 152 156 148 174 3, 180 154 184 170 3, 132 201 128 218 3, 166 202 170 220 3, 144 247 148 264 3, 184 247 180 262 3, 160 294 156 310 3, 220 154 216 170 3, 252 156 256 174 3, 282 152 278 168 3, 234 202 238 220 3, 268 200 264 218 3, 220 248 224 264 3, 254 248 250 264 3, 240 294 244 310 3, 140 340 136 356 3, 176 342 180 358 3, 226 342 222 358 3, 262 340 266 356 3',
      0.3,
    );
    art.panel('95,368* 150,378 200,379 250,378 305,368* 303,388 250,396 200,397 150,396 97,388', {
      height: 0.5,
      occlusion: 0.3,
    });
    for (const { place, sign } of [...sides()].reverse()) {
      art.panel(place('158,58 149,82 153,102 178,114 199,116* 199,80* 178,72'), {
        grain: 10 * sign,
        height: 0.62,
        occlusion: 0.5,
      });
      quilt(place('152,84 176,95 199,98'));
    }
    zip(art, '200,76* 200,160 200.5,280 200,392*', nickel);
    puller(art, 200, 98, nickel);
    return { rotate: -0.7, dy: 10 };

    /** Stitched channels: the groove, and the shadow of the pillow above it. */
    function quilt(lines: Outlines): void {
      art.seam(lines, 0.6);
      art.line(lines, { color: darken(art.base, 0.9), width: 6, opacity: 0.2, blurred: true });
    }
  },
};
