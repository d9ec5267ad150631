import { darken, lighten } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides } from '../geometry.ts';
import { frame, gilt } from '../parts/metal.ts';
import { nickel, puller, zip } from '../parts/zip.ts';

const bag: Cut = {
  cloth: 'leather',
  decimals: 1,
  draw(art) {
    const handle = '140,196* 142,140 164,84 200,68 236,84 258,140 260,196*';
    const strap = (line: string, width: number) => {
      const d = `<path d="${art.path(line, false)}" fill="none"`;
      return `${d} stroke="${darken(art.base, 0.6)}" stroke-width="${width}"/>${d} stroke="${art.base}" stroke-width="${width - 2}"/>${d} stroke="${lighten(art.base, 0.45)}" stroke-width="${width / 4}" opacity=".45" transform="translate(-1.6 -1.4)"/>`;
    };
    art.under(strap('150,190* 154,130 172,82 204,62 240,80 266,136 268,190*', 11));
    art.panel('92,190* 70,210 56,320 54,396 70,404* 90,300', {
      fill: darken(art.base, 0.3),
      height: 0.5,
      printed: false,
    });
    art.panel('308,190* 330,210 346,320 346,396 330,404* 310,300', {
      fill: darken(art.base, 0.42),
      height: 0.5,
      printed: false,
    });
    art.panel('94,186 200,180 306,186 322,260 336,350 338,396 320,412 200,416 80,412 62,396 64,350 78,260', {
      height: 0.7,
      occlusion: 0.3,
    });
    art.stitch('70,392 84,404 200,408 316,404 330,392');
    art.panel(
      '92,190 104,182 200,178 296,182 308,190 320,262 316,292 290,304 200,318 110,304 84,292 80,262',
      {
        height: 0.6,
        occlusion: 0.6,
      },
    );
    art.stitch(
      '97,194 108,188 200,184 292,188 303,194 314,262 310,288 288,298 200,311 112,298 90,288 86,262',
      {
        closed: true,
      },
    );
    for (const x of [140, 260]) {
      art.panel(`${x - 10},182* ${x + 10},182* ${x + 9},216 ${x},226 ${x - 9},216`, {
        height: 0.4,
        occlusion: 0.45,
      });
      art.stitch(`${x - 7},186* ${x - 6},213 ${x},221 ${x + 6},213 ${x + 7},186*`);
    }
    art.panel('184,290* 216,290* 214,330 200,340 186,330', { height: 0.5, occlusion: 0.5 });
    art.over(strap(handle, 13));
    for (const x of [140, 260]) frame(art, x, 193, 20, 14);
    art.over(
      `<rect x="188" y="306" width="26" height="20" rx="3" opacity=".4"/><rect x="187" y="303" width="26" height="20" rx="3" fill="${gilt(art)}"/><rect x="190" y="306" width="20" height="14" rx="2" fill="none" stroke="#6d5226" stroke-width=".8" opacity=".7"/><circle cx="200" cy="313" r="3" fill="#7b5c2b"/>`,
    );
    art.folds('84 330 84 400 9 4, 318 330 316 400 9 -4, 104 200 112 290 10 4, 110 322 290 322 5 10', 0.2);
    return { rotate: -1.5, dy: -4 };
  },
};

/** A half moon on a short strap. */
const shoulderBag: Cut = {
  cloth: 'leather',
  cotton: 'gabardine',
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

const tote: Cut = {
  cloth: 'gabardine',
  cotton: 'gabardine',
  decimals: 1,
  logo: [200, 310, 60],
  draw(art) {
    const webbing = art.accent ?? art.base;
    const strap = (line: string, shade: number) => {
      const d = `<path d="${art.path(line, false)}" fill="none" stroke-linejoin="round"`;
      const color = darken(webbing, shade);
      return `${d} stroke="${darken(webbing, 0.65)}" stroke-width="17"/>${d} stroke="${color}" stroke-width="15.4"/>${d} stroke="${lighten(color, 0.4)}" stroke-width="11" stroke-dasharray=".6 1.8" opacity=".25"/>${d} stroke="${lighten(color, 0.5)}" stroke-width="2" opacity=".28" transform="translate(-4 -3)"/>`;
    };
    art.under(strap('146,196* 150,130 168,70 200,46 236,68 256,130 262,196*', 0.28));
    art.panel('78,188* 200,180 322,188* 316,206 200,214 84,206', {
      fill: darken(art.base, 0.42),
      height: 0.2,
      printed: false,
    });
    art.panel(
      '76,190* 138,198 200,199 262,198 324,190* 329,260 334,340 340,424 330,440 270,446 200,449 130,446 70,440 60,424 66,340 71,260',
      { height: 0.7, occlusion: 0.3 },
    );
    art.stitch(['78,206 138,214 200,215 262,214 322,206', '78,210 138,218 200,219 262,218 322,210']);
    art.stitch('66,420 74,432 130,438 200,441 270,438 326,432 334,420');
    art.seam('72,200 68,280 63,400', 0.25).seam('328,200 332,280 337,400', 0.25);
    art.seam('60,424* 92,414 104,444', 0.4).seam('340,424* 308,414 296,444', 0.4);
    art.shade('64,380 120,410 200,418 290,408 338,380 338,430 200,448 64,430', 0.26, { blur: 11 });
    art.over(strap('134,204* 136,150 158,96 200,74 244,98 264,150 266,204*', 0));
    for (const x of [134, 266]) {
      art.panel(`${x - 9},196* ${x + 9},196* ${x + 9},252* ${x - 9},252*`, {
        fill: webbing,
        height: 0.5,
        occlusion: 0.45,
        printed: false,
      });
      art.stitch(`${x - 6},206* ${x + 6},206* ${x + 6},248* ${x - 6},248*`, { closed: true });
      art.stitch([`${x - 6},206* ${x + 6},248*`, `${x + 6},206* ${x - 6},248*`]);
    }
    art.folds(
      '134 222 96 400 14 9, 266 222 306 404 14 -9, 150 218 240 226 7 -8, 82 300 84 426 10 3, 320 290 318 428 10 -3, 134 240 180 420 16 10, 268 250 236 430 16 -10, 90 424 190 412 8 6, 306 424 220 410 8 -6',
      0.3,
    );
    return { rotate: 1.2, dy: -2, scale: 0.98 };
  },
};

/** An envelope with a wrist chain. */
const clutch: Cut = {
  cloth: 'leather',
  decimals: 1,
  draw(art) {
    const chain = art.path('352,214 374,250 378,306 358,356 330,384 306,380', false);
    const link = (color: string, width: number, dash: string) =>
      `<path d="${chain}" fill="none" stroke="${color}" stroke-width="${width}" stroke-dasharray="${dash}" stroke-linecap="butt"/>`;
    art.under(link('#5f4621', 3, '') + link(gilt(art), 7, '8 4') + link('#fff6da', 1.6, '6 6'));
    art.panel('46,168* 354,168* 358,176 360,332 352,342* 48,342* 40,332 42,176', {
      height: 0.66,
      occlusion: 0.3,
    });
    art.stitch('52,330* 348,330*').stitch('52,334* 348,334*');
    art.shade('44,300 356,300 356,340 44,340', 0.22, { blur: 11 });
    art.panel('40,166* 360,166* 362,176 342,206 232,282 200,294 168,282 58,206 38,176', {
      height: 0.62,
      occlusion: 0.65,
    });
    art.stitch('48,178 64,201 172,275 200,285 228,275 336,201 352,178');
    art.raise('38,164* 362,164* 358,178 42,178', 0.35);
    const [x, y] = art.at(200, 284).map(Math.round) as [number, number];
    art.over(
      `<g transform="translate(${x} ${y})"><circle r="17" cx="1.5" cy="3" opacity=".35"/><circle r="17" fill="${gilt(art)}" stroke="#6d5226" stroke-width="1"/><circle r="12" fill="none" stroke="#6d5226" stroke-width=".8" opacity=".6"/><circle r="7.4" fill="${art.accent ?? darken(art.base, 0.2)}" stroke="#6d5226" stroke-width="1"/><path d="M-4-3.6q4-3 7-.6" stroke="#fff" stroke-width="1.6" fill="none" opacity=".7"/></g>`,
    );
    art.folds('90 186 150 246 8 4, 310 186 250 246 8 -4, 80 300 80 336 7 3, 322 296 320 336 7 -3', 0.16);
    return { rotate: -5, dx: -8, dy: -14 };
  },
};

const backpack: Cut = {
  cloth: 'synthetic',
  cotton: 'gabardine',
  decimals: 1,
  logo: [200, 216, 34],
  draw(art) {
    const trim = art.accent ?? darken(art.base, 0.3);
    for (const { place } of sides()) {
      art.panel(place('126,120 98,150 78,220 70,300 76,390* 98,398* 100,300 112,210 140,150'), {
        fill: darken(trim, 0.2),
        height: 0.5,
        printed: false,
      });
      art.stitch(place('82,384 77,300 85,220 104,154'), { color: lighten(trim, 0.3) });
      art.panel(place('96,286* 70,294 62,320 62,410 82,424* 104,420*'), {
        height: 0.5,
        fill: darken(art.base, 0.14),
      });
      art.rib(place('66,300 82,292 98,288'), 8, '1.2 2', 0.4);
    }
    const grip = art.path('168,72* 170,44 186,32 214,32 230,44 232,72*', false);
    art.under(
      `<path d="${grip}" fill="none" stroke="${darken(trim, 0.6)}" stroke-width="13"/><path d="${grip}" fill="none" stroke="${trim}" stroke-width="11"/><path d="${grip}" fill="none" stroke="${lighten(trim, 0.5)}" stroke-width="2" opacity=".4" transform="translate(-2 -2)"/>`,
    );
    art.panel(
      '200,58 250,62 286,88 304,134 312,210 316,300 318,390 312,424 290,438 200,443 110,438 88,424 82,390 84,300 88,210 96,134 114,88 150,62',
      { height: 0.74, occlusion: 0.4 },
    );
    zip(art, '99,238 96,180 104,134 124,98 156,76 200,72 244,76 276,98 296,134 304,180 301,238', nickel, 3.4);
    art.stitch('107,236 104,180 112,138 130,106 160,85 200,81 240,85 270,106 288,138 296,180 293,236');
    art.shade('92,240 150,258 250,258 308,240 310,270 90,270', 0.3, { blur: 11 });
    art.panel(
      '104,262 118,252 200,247 282,252 296,262 304,330 304,404 294,420 270,426 200,429 130,426 106,420 96,404 96,330',
      { height: 0.66, occlusion: 0.6 },
    );
    zip(art, '108,284 130,277 200,273 270,277 292,284', nickel, 3.2);
    art.panel('104,266* 130,259 200,255 270,259 296,266* 297,278 270,271 200,267 130,271 103,278', {
      height: 0.5,
      occlusion: 0.4,
    });
    art.stitch('102,396 112,411 132,417 200,420 268,417 288,411 298,396');
    art.panel('178,126* 222,126* 222,160* 178,160*', {
      fill: trim,
      height: 0.4,
      occlusion: 0.35,
      printed: false,
    });
    art.stitch('181,129* 219,129* 219,157* 181,157*', { closed: true, color: lighten(trim, 0.35) });
    art.line(['189,137* 189,150*', '211,137* 211,150*'], { color: '#120d0b', width: 3 });
    puller(art, 122, 281, nickel, -4);
    puller(art, 270, 96, nickel, -30);
    art.folds(
      '118 110 150 190 12 8, 282 110 256 190 12 -8, 150 90 250 90 9 -8, 110 300 124 400 11 6, 290 300 278 400 11 -6, 140 410 260 412 9 6, 150 300 200 350 10 6, 92 250 96 330 6 2, 308 250 306 330 6 -2, 190 190 240 226 9 5',
      0.3,
    );
    return { rotate: -1.4, dy: 2, scale: 0.98 };
  },
};

export const bagCuts = {
  bag,
  'shoulder-bag': shoulderBag,
  tote,
  clutch,
  backpack,
};
