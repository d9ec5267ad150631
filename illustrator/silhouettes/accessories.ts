import { darken, lighten, lightness, mix } from '../color.ts';
import type { Cut } from '../cut.ts';
import { type Outline, type Point, sides, toPoints } from '../geometry.ts';
import { gilt } from '../parts/metal.ts';

/** Closed: the far half inside the loop, the buckle in front. */
const belt: Cut = {
  cloth: 'leather',
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

/** The back of both hands. */
const gloves: Cut = {
  cloth: 'leather',
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

/** Clear lenses in a round frame, the temples folded behind them. */
const glasses: Cut = {
  cloth: 'leather',
  stripes: 'horizontal',
  decimals: 1,
  draw(art) {
    for (const { place, right } of sides()) {
      const temple = place(
        right ? '34,196 120,162 232,134 300,126 332,138' : '34,196 130,172 236,152 306,150 338,164',
      );
      art.lineOver(temple, { color: darken(art.base, 0.65), width: 10 });
      art.lineOver(temple, { color: darken(art.base, right ? 0.32 : 0.2), width: 8 });
      art.lineOver(temple, { color: lighten(art.base, 0.5), width: 1.6, opacity: 0.4 });
    }
    const glass = art.define(
      'gl',
      `<linearGradient id="${art.id('gl')}" x2=".6" y2="1"><stop stop-color="#fff" stop-opacity=".62"/><stop offset=".5" stop-color="#e6eef0" stop-opacity=".38"/><stop offset="1" stop-color="#cfdcdf" stop-opacity=".5"/></linearGradient>`,
    );
    const rim = '112,182 150,190 176,214 184,250 174,288 146,312 110,318 74,308 48,282 40,246 50,212 76,190';
    for (const { place, right } of sides()) {
      const d = art.path(place(rim));
      const [wide, thin] = [14, 11];
      art.over(
        `<path d="${d}" fill="${glass}"/><path d="${d}" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="${wide}" transform="translate(2 4)"/><path d="${d}" fill="none" stroke="${darken(art.base, 0.65)}" stroke-width="${wide}"/><path d="${d}" fill="none" stroke="${art.base}" stroke-width="${thin}"/><path d="${d}" fill="none" stroke="${lighten(art.base, 0.6)}" stroke-width="2.4" opacity=".55" transform="translate(-1.8 -2.4)"/><path d="${art.path(place(right ? '152,222* 164,232* 108,300* 92,296*' : '76,214* 100,206* 62,280* 52,260*'))}" fill="#fff" opacity=".42"/>`,
      );
      const [hinge] = place('40,208');
      if (hinge)
        art.over(
          `<rect x="${Math.round(hinge[0] - 7)}" y="${Math.round(hinge[1] - 8)}" width="14" height="15" rx="4" fill="${art.base}" stroke="${darken(art.base, 0.65)}" stroke-width="1.4"/><circle cx="${Math.round(hinge[0])}" cy="${Math.round(hinge[1])}" r="2" fill="#d9c08a"/>`,
        );
    }
    const bridge = '180,226 188,212 200,207 212,212 220,226';
    art.lineOver(bridge, { color: darken(art.base, 0.65), width: 13 });
    art.lineOver(bridge, { color: art.base, width: 10.4 });
    art.lineOver('184,218 192,208 200,204 208,208', {
      color: lighten(art.base, 0.6),
      width: 2.2,
      opacity: 0.6,
    });
    return { rotate: -4, dy: 4, scale: 1.02 };
  },
};

/** From the front, the temples folded behind the lenses. */
const sunglasses: Cut = {
  cloth: 'leather',
  stripes: 'horizontal',
  decimals: 1,
  draw(art) {
    const lens = art.accent ?? mix('#2b2622', art.base, lightness(art.base) > 0.7 ? 0.12 : 0.2);
    const glass = art.define(
      'gl',
      `<linearGradient id="${art.id('gl')}" x2=".25" y2="1"><stop stop-color="${darken(lens, 0.5)}"/><stop offset="1" stop-color="${lighten(lens, 0.28)}"/></linearGradient>`,
    );
    const hinge = '#c6a25e';
    for (const { place, right } of sides()) {
      art.panel(
        place(
          right
            ? '30,204* 44,200 120,166 230,140 300,132 330,140 332,152 300,150 232,158 124,184 52,216*'
            : '30,204* 44,200 130,178 236,160 304,156 336,166 336,178 304,174 238,178 134,194 52,216*',
        ),
        { fill: darken(art.base, right ? 0.3 : 0.2), height: 0.5, occlusion: 0.3, printed: true },
      );
    }
    for (const { place, right } of sides()) {
      art.panel(
        place(
          '24,200* 46,190 100,186 152,192 184,202 201,206* 201,228* 190,230 184,250 172,288 140,310 96,312 60,298 42,264 36,228',
        ),
        { height: 0.72, occlusion: right ? 0.3 : 0.45 },
      );
      const opening =
        '54,212 76,204 108,202 144,206 168,216 170,238 160,274 136,294 98,297 70,286 56,256 50,230';
      art.panel(place(opening), { fill: glass, height: 0.12, printed: false });
      art.line(place(opening), { color: darken(art.base, 0.6), width: 2.2, closed: true, opacity: 0.7 });
      art.shade(place('56,214 110,204 166,216 168,228 110,216 56,228'), 0.55, { blur: 2, color: '#0d0a09' });
      const shine = right ? '316,214* 338,218* 300,290* 276,294*' : '84,208* 112,205* 74,284* 62,266*';
      art.shade(shine, right ? 0.13 : 0.2, { color: '#ffffff', blur: 2 });
      const [at] = place('33,210');
      if (at)
        art.over(
          `<g stroke="${darken(hinge, 0.4)}" stroke-width=".6"><circle cx="${at[0]}" cy="${at[1]}" r="2.6" fill="${hinge}"/><circle cx="${at[0] + 8}" cy="${at[1] - 1}" r="2.6" fill="${hinge}"/></g>`,
        );
    }
    art.swell(['40,204 96,194 150,200 190,212', '210,212 250,200 304,194 360,204'], 7, 0.5);
    art.line(['44,198 100,190 150,196 186,206', '216,206 250,196 300,190 352,197'], {
      color: '#fff',
      width: 1.4,
      opacity: 0.45,
      blurred: true,
    });
    return { rotate: -4, dy: 14, scale: 1.04 };
  },
};

/** Furled, with a crook of cane. */
const umbrella: Cut = {
  cloth: 'synthetic',
  cotton: 'gabardine',
  decimals: 1,
  draw(art) {
    const cane = art.accent ?? '#8a5a34';
    const crook = art.path('200,150* 200,70 204,34 226,12 254,16 266,42 262,66', false);
    art.under(
      `<g fill="none" stroke-linecap="round"><path d="${crook}" stroke="${darken(cane, 0.6)}" stroke-width="17"/><path d="${crook}" stroke="${cane}" stroke-width="14.6"/><path d="${crook}" stroke="${lighten(cane, 0.55)}" stroke-width="3.6" opacity=".6" transform="translate(-3 -1.6)"/></g>`,
    );
    art.panel('195,418* 205,418* 203,470* 200,478 197,470*', {
      fill: '#8f9196',
      height: 0.6,
      printed: false,
    });
    art.panel(
      '184,128* 200,122 216,128* 228,180 233,240 230,310 220,370 207,426* 193,426* 180,370 170,310 167,240 172,180',
      { height: 0.72, occlusion: 0.3, fill: darken(art.base, 0.12) },
    );
    // The gores are wrapped around the shaft.
    for (const [outline, grain] of [
      ['216,130* 228,180 233,240 230,310 218,378 206,424* 214,330 214,240 206,170', 6],
      ['184,130* 206,170 218,240 216,320 202,424* 188,400 178,350 168,300 167,236 173,180', -4],
      ['186,128* 192,180 186,250 192,330 199,422* 184,384 173,320 167,250 173,178', 4],
    ] as const) {
      art.panel(outline, { height: 0.6, occlusion: 0.5, grain });
    }
    art.panel('165,262 200,272 234,260 234,280 200,292 166,282', {
      height: 0.55,
      occlusion: 0.5,
      printed: false,
    });
    art.stitch('168,267 200,277 232,265').stitch('168,278 200,288 232,276');
    art.button(214, 277, 5, darken(art.base, 0.5));
    art.panel('182,118* 218,118* 219,134 200,138 181,134', {
      fill: darken(art.base, 0.3),
      height: 0.6,
      occlusion: 0.4,
      printed: false,
    });
    art.over(
      `<path d="M190 104h20v11h-20z" fill="${gilt(art)}" stroke="#6d5226" stroke-width=".8"/><path d="M257 62h11v9h-11z" fill="${gilt(art)}" stroke="#6d5226" stroke-width=".8"/>`,
    );
    art.folds(
      '190 140 178 260 7 3, 208 140 222 250 7 -3, 200 150 202 260 5 2, 186 292 196 410 6 3, 214 292 206 410 6 -3, 176 200 174 256 5 2',
      0.4,
    );
    return { rotate: 24, dx: -6, dy: 2, scale: 0.94 };
  },
};

export const accessoryCuts = {
  belt,
  gloves,
  glasses,
  sunglasses,
  umbrella,
};
