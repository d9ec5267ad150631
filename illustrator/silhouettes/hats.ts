import { contrastOf, darken, lighten, mix } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides } from '../geometry.ts';

const beanie: Cut = {
  cloth: 'knit',
  stripes: 'horizontal',
  logo: [200, 330, 20],
  draw(art) {
    art.panel(
      '104,318* 100,262 108,204 128,154 158,120 188,106 200,104 212,106 242,120 272,154 292,204 300,262 296,318* 200,330',
      { height: 0.76 },
    );
    // Wales converge and deepen towards the crown.
    for (let i = -5; i <= 5; i++) {
      const foot = 200 + i * 18.5;
      const swell = 200 + i * 19;
      art.line(`${foot},318 ${swell},236 ${200 + i * 14},164 ${200 + i * 4},116`, {
        color: darken(art.base, 0.75),
        width: 2.4,
        opacity: 0.36,
      });
      art.raise(
        `${foot + 5},318 ${swell + 5},236 ${205 + i * 14},168 ${202 + i * 4},122 ${207 + i * 14},168 ${swell + 13},236 ${foot + 13},318`,
        0.5,
        false,
      );
    }
    art.shade('176,110 200,104 224,110 214,128 200,132 186,128', 0.35, { blur: 6 });
    art.panel(
      '94,296 100,286 150,294 200,297 250,294 300,286 306,296 308,340 302,372 250,381 200,384 150,381 98,372 92,340',
      {
        height: 0.66,
        occlusion: 0.55,
      },
    );
    art.rib('97,332 150,338 200,340 250,338 303,332', 84, '2.2 5.6', 0.42);
    art.folds(
      '116 200 132 290 10 4, 284 200 268 290 10 -4, 170 140 160 250 9 -4, 236 150 246 280 9 5, 104 350 180 372 7 4, 240 372 298 352 7 4, 150 310 250 312 6 4',
      0.3,
    );
    return { rotate: 2, dy: -6 };
  },
};

const beret: Cut = {
  cloth: 'wool',
  stripes: 'horizontal',
  decimals: 1,
  draw(art) {
    art.under(
      `<path d="${art.path('196,138 194,126 198,114 203,108', false)}" fill="none" stroke="${darken(art.base, 0.45)}" stroke-width="8"/><path d="${art.path('196,138 194,126 198,114 203,108', false)}" fill="none" stroke="${art.base}" stroke-width="5.6"/>`,
    );
    art.panel('108,320 200,344 286,312* 282,338 240,356 196,361 150,356 116,342', {
      fill: darken(art.base, 0.55),
      height: 0.3,
      printed: false,
    });
    art.panel(
      '36,262 44,222 78,176 126,146 180,133 226,135 282,152 330,190 356,236 354,276 330,304 288,322 250,334 200,340 150,338 104,330 62,306',
      { height: 0.78, occlusion: 0.4 },
    );
    art.shade('60,290 120,322 200,332 280,316 344,276 340,300 270,330 200,340 120,336 70,312', 0.42, {
      blur: 6,
    });
    art.shade('52,240 90,200 120,230 100,280 64,290', 0.16, { blur: 11, color: lighten(art.base, 0.7) });
    art.panel('112,322* 150,334 200,337 250,331 284,318* 282,334 246,348 198,354 152,350 114,338*', {
      height: 0.55,
      occlusion: 0.4,
      printed: false,
      fill: darken(art.base, 0.18),
    });
    art.rib('113,331 150,343 200,346 248,340 283,327', 13, '1 2.4', 0.3);
    art.line('114,337 152,349 198,353 246,347 282,333', { color: '#1c1613', width: 2.4, opacity: 0.5 });
    art.folds(
      '180 150 90 210 16 -14, 214 150 316 214 16 14, 60 244 150 318 20 18, 342 246 256 318 20 -18, 110 230 216 306 18 18, 190 160 236 190 9 6',
      0.36,
    );
    return { rotate: -7, dy: 0, scale: 1.04 };
  },
};

/** From the front, the peak towards the viewer. */
const cap: Cut = {
  cloth: 'gabardine',
  cotton: 'gabardine',
  decimals: 1,
  logo: [200, 212, 40],
  draw(art) {
    const peak = art.accent ?? art.base;
    art.panel(
      '92,284* 90,236 104,182 134,142 168,124 200,119 232,124 266,142 296,182 310,236 308,284* 262,268 200,262 138,268',
      { height: 0.74 },
    );
    art
      .seam('200,120 200,180 200,262', 0.55)
      .stitch('195,124 195,180 195,260')
      .stitch('205,124 205,180 205,260');
    for (const { place } of sides()) {
      art.seam(place('196,121 158,144 126,196 116,274'), 0.5);
      art.stitch(place('193,126 162,147 131,198 121,272')).stitch(place('188,121 154,142 121,194 111,274'));
      for (const [x, y] of place('160,170 112,206')) {
        const [cx, cy] = art.at(x, y).map(Math.round) as [number, number];
        art.paint(
          `<circle cx="${cx}" cy="${cy}" r="4.6" fill="none" stroke="${art.thread}" stroke-width="2.4" stroke-dasharray="1 .5"/><circle cx="${cx}" cy="${cy}" r="2.4" fill="#17120f"/>`,
        );
      }
    }
    art.shade('96,260 140,250 200,244 260,250 304,260 306,284 262,270 200,264 138,270 94,284', 0.34, {
      blur: 6,
    });
    art.panel(
      '92,282* 136,262 200,255 264,262 308,282* 330,312 342,342 330,350 288,332 244,322 200,319 156,322 112,332 70,350 62,340 72,312',
      {
        height: 0.66,
        occlusion: 0.5,
        fill: peak,
      },
    );
    for (const row of [
      '88,290 136,270 200,263 264,270 312,290',
      '82,299 134,279 200,272 266,279 318,299',
      '77,308 132,289 200,282 268,289 323,308',
      '71,319 130,299 200,292 270,299 329,319',
      '66,331 128,309 200,302 272,309 334,331',
    ])
      art.stitch(row, { color: darken(peak, 0.4) });
    art.panel(
      '64,344 70,348 112,331 156,321 200,318 244,321 288,331 330,348 336,344 331,355 288,338 244,328 200,325 156,328 112,338 69,355',
      {
        height: 0.4,
        occlusion: 0.2,
        fill: darken(peak, 0.3),
        printed: false,
      },
    );
    art.panel('190,119 194,113 206,113 210,119 206,124 194,124', { height: 0.6, occlusion: 0.5, fill: peak });
    art.folds(
      '130 196 150 260 9 5, 270 196 252 258 9 -5, 174 140 166 210 9 -5, 228 140 236 210 9 5, 100 220 108 270 6 2, 110 300 170 284 9 -4, 230 284 300 302 9 -4',
      0.28,
    );
    return { rotate: -2, dy: 4 };
  },
};

const fedora: Cut = {
  cloth: 'wool',
  decimals: 1,
  draw(art) {
    const ribbon = art.accent ?? mix(darken(art.base, 0.6), contrastOf(art.base), 0.25);
    art.panel(
      '24,282 44,258 92,240 150,234 250,234 308,240 356,258 376,282 366,306 326,328 266,344 200,350 134,344 74,328 34,306',
      { height: 0.6 },
    );
    art.shade('96,262 200,244 304,262 318,296 262,318 200,322 138,318 82,296', 0.5, { blur: 11 });
    art.line('31,284 44,304 78,322 136,338 200,344 264,338 322,322 356,304 369,284', {
      color: lighten(art.base, 0.35),
      width: 1.2,
      opacity: 0.5,
    });
    art.stitch('36,290 50,304 82,318 138,332 200,338 262,332 318,318 350,304 364,290');
    art.panel(
      '106,286* 108,236 116,186 130,140 150,112 174,104 190,112 200,118 212,111 228,103 252,112 271,140 285,186 292,236 294,286* 262,304 200,311 138,304',
      { height: 0.74, occlusion: 0.6 },
    );
    // The dent along the top and a pinch on each side of it.
    art.shade('166,110 190,116 202,122 214,115 236,110 222,136 202,148 180,137', 0.5, { blur: 6 });
    art.shade('136,150 156,160 164,196 152,214 140,190', 0.32, { blur: 6 });
    art.shade('266,150 244,160 236,196 250,214 262,190', 0.38, { blur: 6 });
    art.panel('107,246* 138,264 200,272 262,264 293,246* 294,286* 262,304 200,311 138,304 106,286*', {
      fill: ribbon,
      height: 0.4,
      occlusion: 0.45,
      printed: false,
    });
    art.line('108,250 138,268 200,276 262,268 292,250', { color: lighten(ribbon, 0.35), opacity: 0.4 });
    art.panel('108,252* 126,263 130,298* 112,291*', {
      fill: darken(ribbon, 0.2),
      height: 0.5,
      occlusion: 0.5,
      printed: false,
    });
    art.panel('102,254 116,258 122,274 116,292 104,288 98,272', {
      fill: ribbon,
      height: 0.5,
      occlusion: 0.5,
      printed: false,
    });
    art.folds(
      '166 112 156 200 9 6, 236 112 248 200 9 -6, 190 130 196 240 8 4, 120 190 126 240 6 2, 280 190 276 240 6 -2, 50 286 110 318 9 5, 350 286 290 320 9 -5, 150 332 250 334 6 4',
      0.32,
    );
    return { rotate: -3, dy: 6 };
  },
};

export const hatCuts = {
  beanie,
  beret,
  cap,
  fedora,
};
