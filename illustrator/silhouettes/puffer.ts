import { darken } from '../color.ts';
import type { Cut } from '../cut.ts';
import { type Outlines, sides, sleeveLean } from '../geometry.ts';
import { nickel, puller, zip } from '../parts/zip.ts';

const rows = [148, 194, 240, 286, 332];

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
      art.swell(
        ['70,124 100,124', '66,173 100,173', '56,219 94,220', '48,265 86,268', '42,314 78,316'].map(place),
        22,
        0.4,
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
      art.swell(
        [120, ...rows.map((row) => row + 24)].map((y) => place(`112,${y} 150,${y + 3} 190,${y + 2}`)),
        20,
        0.4,
      );
      art.panel(place('122,290* 130,288* 130,340* 120,342*'), {
        height: 0.5,
        occlusion: 0.4,
        fill: darken(art.base, 0.12),
      });
    }
    art.folds('152 156 148 174 3, 132 201 128 218 3, 282 152 278 168 3, 268 200 264 218 3', 0.3);
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
      art.seam(place('152,84 176,95 199,98'));
    }
    zip(art, '200,76* 200,160 200.5,280 200,392*', nickel);
    puller(art, 200, 98, nickel);
    return { rotate: -0.7, dy: 10 };

    /** Stitched channels: the groove, and the shadow of the pillow above it. */
    function quilt(lines: Outlines): void {
      const use = `<use href="${art.reuse(lines)}" stroke=`;
      const dark = darken(art.base, 0.9);
      art.paint(
        `${use}"${dark}" stroke-width="5" opacity=".16" filter="${art.url('b')}"/>${use}"${dark}" stroke-width="1" opacity=".6"/>`,
      );
      art.emboss(`${use}"#000" stroke-opacity=".2" stroke-width="3"/>`);
    }
  },
};
