import { darken, insideOf, lighten, mix } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides, sleeveLean, symmetric } from '../geometry.ts';
import { doubleHem, roundBack, roundRib, shortSleeves } from '../parts/jersey.ts';
import { pearl, shirtCollar, shirtSleeves } from '../parts/shirt.ts';

const tee: Cut = {
  cloth: 'cotton',
  stripes: 'horizontal',
  decimals: 1,
  logo: [236, 190, 14],
  draw(art) {
    roundBack(art);
    shortSleeves(art);
    art.panel(
      symmetric(
        '154,91* 128,103 98,116* 95,152 106,198* 107,262 104,330 101,394* 150,399 200,398',
        '238,124 200,146 162,124',
      ),
      { height: 0.7, occlusion: 0.35 },
    );
    roundRib(art);
    doubleHem(art);
    art.folds(
      '112 204 168 268 8 6, 288 200 236 276 9 -6, 116 176 160 196 5 3, 284 176 240 200 5, 150 300 128 392 9 -5, 222 300 236 396 10 5, 272 270 290 360 7 4, 180 170 196 290 9 8, 52 190 92 190 5 3, 348 186 312 196 6 -3, 66 160 96 168 4, 330 158 306 170 4',
    );
    return { rotate: -1.2, dy: -4 };
  },
};

const longSleeveTee: Cut = {
  cloth: 'cotton',
  stripes: 'horizontal',
  decimals: 0,
  logo: [236, 190, 14],
  draw(art) {
    roundBack(art);
    for (const { place, sign } of sides({ ...sleeveLean, y: 115 })) {
      art.panel(place('98,116* 78,130 62,178 46,266 34,368* 52,376 70,376* 84,300 104,232 106,198* 97,156'), {
        grain: 12 * sign,
        height: 0.62,
      });
      art.stitch(place('36,360 52,368 71,368')).stitch(place('36,357 53,365 71,365'));
    }
    art.panel(
      symmetric(
        '154,91* 128,103 98,116* 95,152 106,198* 108,262 106,330 103,394* 150,399 200,398',
        '238,124 200,146 162,124',
      ),
      { height: 0.7, occlusion: 0.35 },
    );
    roundRib(art);
    doubleHem(art);
    art.folds(
      '112 204 170 262 8 6, 288 200 232 280 9 -6, 116 176 158 194 5 3, 284 178 244 200 5, 152 290 126 392 9 -5, 226 310 240 396 9 5, 276 270 288 364 7 4, 178 180 192 286 8 8, 60 200 98 214 6 4, 342 196 306 222 6 -4, 54 252 88 266 5 3, 346 250 312 274 5 -3, 44 320 76 322 5 3, 352 316 326 330 5 -3, 40 344 72 346 4 2, 90 134 72 210 6 -3',
    );
    return { rotate: 0.9, dy: -4 };
  },
};

const polo: Cut = {
  cloth: 'cotton',
  stripes: 'horizontal',
  decimals: 0,
  logo: [240, 186, 14],
  draw(art) {
    const rib = mix(art.base, darken(art.base, 0.4), 0.2);
    art.inside(
      '160,88* 200,80 240,88* 228,118 200,150* 172,118',
      '164,88* 200,82 236,88* 224,108 200,118 176,108',
    );
    art.label(200, 100, 20, 9);
    shortSleeves(art);
    for (const { place, sign } of sides()) {
      art.panel(place('32,204* 56,218 86,228* 84,238* 54,228 28,213*'), {
        grain: 32 * sign,
        height: 0.45,
        occlusion: 0.2,
        fill: rib,
      });
      art.rib(place('30,208 55,223 85,233'), 9, '1 1.8', 0.3);
    }
    art.panel(
      symmetric(
        '166,86* 130,101 98,116* 95,152 106,198* 108,262 106,330 104,390* 150,396 200,396',
        '214,120 200,138* 186,120',
      ),
      { height: 0.7, occlusion: 0.35 },
    );
    art.panel('189,126* 211,126* 212,214* 190,214*', { height: 0.35, occlusion: 0.3 });
    art.stitch('192,136* 192.6,211* 209,211* 208,136*').stitch('193,203* 209,203*');
    art.seam('200,140 201,206', 0.3);
    for (const y of [158, 190]) art.button(200.6, y, 3.6, pearl(art));
    for (const { place, sign } of sides()) {
      art.panel(place('170,78* 158,92 146,112 162,158* 182,146 201,129* 184,110 174,92'), {
        grain: 24 * sign,
        height: 0.55,
        occlusion: 0.5,
        fill: rib,
      });
      art.rib(place('152,112 166,150 198,128'), 8, '1 1.8', 0.28);
    }
    art.panel('170,79* 200,70 230,79* 222,84* 200,80 178,84*', { height: 0.5, occlusion: 0.3, fill: rib });
    art.stitch('105,383 150,388 200,387 250,389 295,383').stitch('105,380 150,385 200,384 250,386 295,380');
    art.folds(
      '112 204 166 262 8 6, 288 200 238 270 9 -6, 116 176 156 194 5 3, 284 176 244 200 5, 150 300 130 388 9 -5, 226 290 240 392 10 5, 274 270 290 360 7 4, 176 226 190 320 8 6, 52 190 92 190 5 3, 348 186 312 196 6 -3, 66 160 96 168 4, 330 158 306 170 4',
    );
    return { rotate: 1, dy: -4 };
  },
};

const shirt: Cut = {
  cloth: 'poplin',
  cotton: 'poplin',
  stripes: 'vertical',
  decimals: 0,
  logo: [253, 198, 12],
  draw(art) {
    const button = pearl(art);
    art.inside(
      '164,70* 200,62 236,70* 226,104 200,122* 174,104',
      '166,76* 200,70 234,76* 222,96 200,104 178,96',
      {
        printed: true,
      },
    );
    art.label(200, 86, 22, 10);
    shirtSleeves(art, button);
    art.panel(
      symmetric(
        '172,84* 140,90 104,100* 98,140 108,188* 114,250 111,320 104,372* 122,398 160,414 200,418',
        '220,110 200,122* 180,110',
      ),
      { height: 0.7, occlusion: 0.35 },
    );
    art.seam('134,92 150,126 186,128*', 0.22).seam('266,92 250,126 214,128*', 0.22);
    art.panel('192,118* 208,118* 209,260 208,418* 191,418* 192,260', { height: 0.35, occlusion: 0.28 });
    art.stitch('195,124 195.5,260 194,414').stitch('205.5,124 206,260 205,414');
    art.stitch('107,368* 124,393 160,409 200,413 240,409 276,393 293,368*');
    art.panel('228,172* 276,170* 277,214* 253,227* 229,216*', { height: 0.3, occlusion: 0.3 });
    art.stitch('230,181* 275,179*');
    for (let i = 0; i < 6; i++) art.button(200.3, 146 + i * 46, 3.6, button);
    shirtCollar(art);
    art.button(200.4, 119, 3.2, button);
    art.folds(
      '110 196 176 250 7 6, 290 192 226 262 7 -5, 120 300 150 404 9 -6, 164 150 176 300 8 5, 236 240 248 400 10 6, 280 260 270 380 7 -4, 150 290 184 360 7, 66 180 92 220 5 4, 334 176 306 214 5 -4, 60 240 84 262 5, 340 236 316 270 5, 92 130 70 200 5 -3, 308 130 330 200 5 3',
    );
    return { rotate: 1.1 };
  },
};

const blouse: Cut = {
  cloth: 'silk',
  cotton: 'poplin',
  stripes: 'vertical',
  decimals: 0,
  logo: [244, 200, 12],
  draw(art) {
    art.inside(
      '166,84* 200,78 234,84* 222,120 201,176* 178,120',
      '170,84* 200,80 230,84* 216,112 200,128 184,112',
    );
    art.label(200, 94, 20, 9);
    for (const { place, sign } of sides(sleeveLean)) {
      art.panel(
        place(
          '112,104* 92,114 74,158 54,236 34,304 30,340 40,360* 60,364 80,362* 96,344 98,306 106,244 110,196* 104,144',
        ),
        { grain: 14 * sign, height: 0.62 },
      );
      art.panel(place('40,356* 60,361 81,359* 80,378 77,386* 58,387 40,382* 39,370'), {
        grain: 8 * sign,
        height: 0.45,
        occlusion: 0.3,
      });
      art.rib(place('42,352 60,357 80,354'), 16, '.8 4.6', 0.3);
    }
    art.panel(
      symmetric(
        '170,86* 142,94 112,104* 104,146 112,196* 118,254 112,318 104,394* 130,403 166,406 200,408',
        '214,122 201,178* 186,122',
      ),
      { height: 0.7, occlusion: 0.35 },
    );
    art
      .seam('201,178 202,290 200,404', 0.4)
      .stitch('108,388* 130,397 166,400 200,402 234,400 270,397 292,388*');
    for (const { place } of sides()) art.rib(place('116,108 136,100 158,94'), 10, '.7 4', 0.22);
    art.panel(
      '168,84* 200,72 232,84* 236,98 222,132 204,170* 200,162 214,122 222,98 200,88 178,98 186,122 200,164* 196,170* 178,132 164,98',
      { height: 0.5, occlusion: 0.4 },
    );
    // The bow: two tails below, two loops over them, the knot on top.
    art.panel('196,174* 206,174* 216,236 222,312* 206,318 200,310* 202,240', {
      grain: -6,
      height: 0.5,
      occlusion: 0.5,
    });
    art.panel('194,174* 205,174* 196,240 182,300* 168,292 166,286* 184,232', {
      grain: 8,
      height: 0.5,
      occlusion: 0.5,
    });
    art.panel('200,172 182,154 158,150 146,166 154,184 178,186', { grain: 30, height: 0.6, occlusion: 0.5 });
    art.panel('200,172 220,152 246,152 256,168 246,186 222,186', { grain: -30, height: 0.6, occlusion: 0.5 });
    art.shade('196,172 180,164 164,166 176,176', 0.4).shade('206,172 222,164 240,166 226,176', 0.4);
    art.panel('192,164 208,163 211,174 207,184 193,185 190,174', { height: 0.6, occlusion: 0.5 });
    art.folds(
      '196 186 174 290 3.4 3, 205 188 213 306 3.6 -2, 194 172 158 162 3 2, 208 172 246 164 3 -2, 150 110 164 210 6 4, 168 190 150 396 9 8, 236 200 246 400 10 -8, 124 200 140 396 9 -8, 276 190 268 390 10 6, 186 320 184 404 6 3, 220 320 222 402 7 -3, 96 130 70 230 6 -4, 304 130 330 230 6 4, 84 210 60 346 8 -5, 316 210 342 350 8 5, 96 250 78 356 6 3, 302 246 324 356 6 -3, 50 310 52 358 5 3, 350 310 346 362 5 -3',
      0.42,
    );
    return { rotate: -0.9, dy: -4 };
  },
};

const camisole: Cut = {
  cloth: 'silk',
  stripes: 'vertical',
  decimals: 0,
  logo: [236, 240, 12],
  draw(art) {
    for (const { place } of sides()) {
      const strap = place('141,158 150,118 160,82 169,70 176,84 174,124 169,172');
      art.lineOver(strap, { color: darken(art.base, 0.18), width: 3.2 });
      art.lineOver(strap, { color: lighten(art.base, 0.5), width: 0.9, opacity: 0.8 });
    }
    art.panel('130,172* 200,178 270,172* 272,212 200,230 128,212', {
      fill: insideOf(art.base),
      height: 0.3,
      printed: false,
    });
    art.shade('146,172* 200,178 254,172* 234,204 200,212 166,204', 0.35).label(200, 181, 18, 9);
    art.panel(
      symmetric(
        '141,154* 128,178 112,206* 118,256 116,310 106,384* 140,392 170,394 200,395',
        '230,190 208,212 196,213 172,192',
      ),
      { height: 0.68, occlusion: 0.4, grain: 4 },
    );
    art
      .stitch('139,160 168,196 195,217 208,216 234,194 261,160')
      .stitch('109,377 140,385 170,387 200,388 230,387 260,385 291,377');
    art.seam('116,220 138,232 160,240', 0.25).seam('284,220 262,232 240,240', 0.25);
    art.folds(
      '146 164 196 222 6 6, 254 164 206 224 6 -6, 160 206 240 208 5 -12, 150 226 246 230 5 -14, 124 240 150 384 8 8, 274 238 246 386 9 -8, 170 250 160 392 9 5, 216 260 226 392 9 -4, 196 300 194 392 7 3, 262 320 276 384 6 3',
      0.42,
    );
    return { rotate: 1.2, dy: 4 };
  },
};

const undershirt: Cut = {
  cloth: 'cotton',
  stripes: 'horizontal',
  decimals: 0,
  logo: [238, 206, 12],
  draw(art) {
    art.panel(
      symmetric(
        '146,78* 140,120 134,160* 150,178 180,186 200,188',
        '248,74* 246,108 228,126 200,132 172,126 154,108 152,74*',
      ),
      { fill: insideOf(art.base), height: 0.3, printed: false },
    );
    art.shade('158,114* 200,134 242,114* 230,150 200,160 170,150', 0.32).label(200, 141, 18, 9);
    art.panel(
      symmetric(
        '140,70* 137,112 128,152 108,180* 112,240 112,310 106,392* 150,399 200,400',
        '243,70* 245,112 234,156 200,178 166,156 155,112 157,70*',
      ),
      { height: 0.68, occlusion: 0.35 },
    );
    // The rib is drawn as fine wales, clipped by the silhouette.
    art.rib('106,238 150,238 200,238 250,238 294,238', 330, '.9 3.4', 0.22);
    for (const outline of [
      '140,72 137,112 128,152 109,180',
      '260,72 263,112 272,152 291,180',
      '158,72 156,112 167,154 200,176 233,154 244,112 242,72',
    ]) {
      art.line(outline, { width: 7, color: art.base });
      art.line(outline, { width: 0.9, color: darken(art.base, 0.55), opacity: 0.35 });
      art.stitch(outline);
    }
    art.stitch('109,383 150,390 200,391 250,390 291,383').stitch('109,380 150,387 200,388 250,387 291,380');
    art.folds(
      '116 196 166 250 8 6, 284 194 238 262 8 -6, 150 290 130 392 9 -5, 230 300 244 396 9 5, 274 260 286 360 7 4, 184 190 196 300 8 7, 122 166 150 200 5 3, 278 166 254 200 5 -3',
      0.28,
    );
    return { rotate: -1, dy: -2, scale: 0.96 };
  },
};

const body: Cut = {
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

export const topCuts = {
  tee,
  'long-sleeve-tee': longSleeveTee,
  polo,
  shirt,
  blouse,
  camisole,
  undershirt,
  body,
};
