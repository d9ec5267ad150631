import { darken, lighten } from '../color.ts';
import type { Cut } from '../cut.ts';

export const scarf: Cut = {
  cloth: 'wool',
  stripes: 'horizontal',
  decimals: 0,
  draw(art) {
    fringe('112,404 150,412 186,408', 30);
    fringe('208,432 246,438 284,430', 30);
    // Left end, loop behind the neck, right end, then the fold that crosses them.
    art.panel('136,140* 176,160 196,190* 194,260 190,340 188,406* 150,411 110,403* 116,330 124,240', {
      height: 0.66,
      grain: 4,
    });
    art.panel(
      '118,152 120,104 150,66 200,52 250,66 280,104 282,152 252,180 240,132 200,110 160,132 150,182',
      {
        height: 0.62,
        fill: darken(art.base, 0.08),
      },
    );
    art.shade('158,140 200,114 242,140 246,160 200,136 154,166', 0.4, { blur: 6 });
    art.panel('226,170* 262,158 284,142* 288,220 290,320 287,428* 246,437 206,430* 208,340 206,240', {
      height: 0.68,
      occlusion: 0.55,
      grain: -4,
    });
    art.panel(
      '118,140 126,170 160,200 206,216 240,206 272,176 283,134 270,126 248,152 214,172 176,166 144,142 132,116',
      {
        height: 0.66,
        occlusion: 0.6,
        grain: 30,
      },
    );
    art.folds(
      '130 150 200 196 6 8, 146 148 214 184 5 8, 216 196 272 150 6 8, 226 182 276 138 4 6, 134 100 196 66 7 -8, 150 110 200 84 5 -6, 206 64 262 104 7 -8, 210 84 252 116 5 -6, 142 196 132 398 9 -5, 162 200 160 400 8 4, 182 210 178 396 6 3, 228 224 226 424 8 -4, 248 222 252 430 9 4, 272 200 272 424 7 3',
      0.4,
    );
    return { rotate: -1.4, dy: -6 };

    /** Fringe as one thick dashed stroke, drawn twice. */
    function fringe(line: string, length: number): void {
      const [dark, light] = [darken(art.base, 0.35), lighten(art.base, 0.12)];
      const hang = art.path(
        line.replace(/,(\d+)/g, (_, y: string) => `,${Number(y) + length / 2 - 3}`),
        false,
      );
      art.under(
        `<path d="${hang}" fill="none" stroke-linecap="butt" stroke="${dark}" stroke-width="${length}" stroke-dasharray="3.4 1.8"/><path d="${hang}" fill="none" stroke-linecap="butt" stroke="${light}" stroke-width="${length - 3}" stroke-dasharray="1.8 3.4"/>`,
      );
    }
  },
};
