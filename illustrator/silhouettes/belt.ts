import { darken, lighten } from '../color.ts';
import type { Cut } from '../cut.ts';
import { gilt } from '../parts/metal.ts';

/** Closed: the far half inside the loop, the buckle in front. */
export const belt: Cut = {
  cloth: 'leather',
  stripes: 'vertical',
  decimals: 1,
  draw(art) {
    const edge = darken(art.base, 0.55);
    art.panel('44,208 92,172 200,154 308,172 356,208 352,246 308,214 200,196 92,214 48,246', {
      fill: darken('#b08a62', 0.3),
      height: 0.4,
      printed: false,
    });
    art.shade('50,214 100,180 200,164 300,180 350,214 300,200 200,182 100,200', 0.5, { blur: 6 });
    art.panel(
      '44,206* 58,236 110,266 200,278 290,266 342,236 356,206* 358,250 340,282 290,310 200,323 110,310 60,282 42,250',
      { height: 0.66, occlusion: 0.5 },
    );
    art.stitch('50,222 62,243 112,272 200,284 288,272 338,243 350,222');
    art.stitch('47,252 64,277 112,304 200,317 288,304 336,277 353,252');
    // The tongue runs left over the strap, through the buckle and under the keeper.
    art.panel('204,276* 150,272 108,264 76,251 70,262 66,280 88,298 112,308 150,317 204,321*', {
      height: 0.5,
      occlusion: 0.55,
    });
    art.stitch('200,282 150,278 110,270 80,258 74,278 90,291 114,302 150,311 200,315');
    for (const [x, y] of [
      [172, 297],
      [150, 294.5],
      [128, 291],
      [107, 286],
    ] as const) {
      const [cx, cy] = art.at(x, y).map(Math.round) as [number, number];
      art.paint(
        `<ellipse cx="${cx}" cy="${cy}" rx="3" ry="3.4" fill="#120d0b"/><path d="M${cx - 3} ${cy + 2}q3 3 6 0" stroke="${lighten(art.base, 0.4)}" stroke-width=".8" fill="none" opacity=".6"/>`,
      );
    }
    art.panel('118,262* 136,266* 134,316* 115,311*', { height: 0.6, occlusion: 0.6 });
    art.panel('242,272* 258,271* 260,318* 243,320*', { height: 0.5, occlusion: 0.5 });
    art.line('44,206 58,236 110,266 200,278 290,266 342,236 356,206', {
      color: edge,
      width: 1.4,
      opacity: 0.6,
    });
    const buckle = 'M192 262h38q6 0 6 6v60q0 6-6 6h-38q-6 0-6-6v-60q0-6 6-6z';
    art.over(
      `<path d="${buckle}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="8" transform="translate(2 3)"/><path d="${buckle}" fill="none" stroke="${gilt(art)}" stroke-width="7.4"/><path d="${buckle}" fill="none" stroke="#fff7de" stroke-opacity=".5" stroke-width="1" transform="translate(-1.6 -1.6)"/>` +
        `<path d="M236 298L182 299" stroke="#000" stroke-opacity=".4" stroke-width="6" transform="translate(1 3)"/><path d="M236 298L182 299" stroke="${darken('#c6a25e', 0.12)}" stroke-width="5.6" stroke-linecap="round"/><path d="M234 296.6L184 297.6" stroke="#fff3cf" stroke-width="1.6" stroke-linecap="round"/>`,
    );
    art.folds('60 250 100 290 8 4, 280 276 330 250 10 4, 140 170 260 170 8 -6', 0.22);
    return { rotate: -2, dy: -6 };
  },
};
