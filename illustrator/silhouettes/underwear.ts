import { darken, insideOf, lighten, lightness, mix } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides, symmetric } from '../geometry.ts';

const briefs: Cut = {
  cloth: 'cotton',
  stripes: 'horizontal',
  draw(art) {
    art.inside(
      '104,128* 200,119 296,128* 286,146 200,154 114,146',
      '112,132* 200,124 288,132* 270,144 130,144',
    );
    art.label(200, 130, 22, 9);
    for (const { place } of sides())
      art.panel(place('94,214* 118,258 150,292 172,318* 184,312 160,270 112,224*'), {
        fill: insideOf(art.base),
        height: 0.3,
        printed: false,
      });
    art.panel(
      symmetric('102,150* 94,184 88,222* 122,252 152,290 170,330* 184,336 200,337', '298,150* 200,166'),
      {
        height: 0.72,
        occlusion: 0.4,
      },
    );
    art.seam('160,160 150,204 162,262 178,334', 0.5).seam('240,160 250,204 238,262 222,334', 0.5);
    art.stitch('164,160 154,204 166,262 182,334').stitch('236,160 246,204 234,262 218,334');
    for (const { place } of sides()) {
      art.stitch(place('92,216 126,248 156,286 174,327')).stitch(place('92,211 130,245 160,284 178,325'));
    }
    art.panel('102,124* 150,135 200,138 250,135 298,124* 301,156* 250,167 200,170 150,167 99,156*', {
      fill: art.accent ?? mix(art.base, '#efe8da', 0.35),
      height: 0.6,
      occlusion: 0.4,
      printed: false,
    });
    art.rib('100,140 150,151 200,154 250,151 300,140', 30, '.8 2.6', 0.3);
    art.stitch('100,152 150,163 200,166 250,163 300,152');
    art.folds(
      '104 176 150 226 8 5, 296 176 250 226 8 -5, 200 180 200 300 10 3, 120 236 160 280 7 4, 280 236 240 280 7 -4, 168 186 176 260 7 3, 232 186 224 260 7 -3',
      0.28,
    );
    return { rotate: -1.4, dy: 8, scale: 1.12 };
  },
};

/** Wide straps that meet at the back. */
const sportsBra: Cut = {
  cloth: 'synthetic',
  cotton: 'gabardine',
  stripes: 'horizontal',
  logo: [200, 246, 16],
  draw(art) {
    art.panel(
      symmetric('140,90* 150,140 168,180 184,196* 200,198', '262,86* 250,130 200,150 150,130 138,86*'),
      {
        fill: insideOf(art.base),
        height: 0.4,
        printed: false,
      },
    );
    art.panel('176,128 200,120 224,128 216,170 212,214* 188,214* 184,170', {
      fill: darken(art.base, 0.3),
      height: 0.5,
      printed: false,
    });
    art.label(200, 150, 16, 8);
    art.panel(
      symmetric(
        '132,76* 130,120 122,160 98,196* 102,240 104,280 102,306* 150,314 200,316',
        '240,72* 246,120 236,170 216,198 200,204 184,198 164,170 154,120 160,72*',
      ),
      { height: 0.72, occlusion: 0.45 },
    );
    for (const { place } of sides()) {
      art.stitch(place('137,78 135,122 127,164 104,197')).stitch(place('156,80 159,122 168,174 187,203'));
      art.seam(place('112,196 150,232 160,284'), 0.45);
      art.line(place('110,200 148,236 158,284'), {
        color: art.accent ?? darken(art.base, 0.3),
        width: 3,
        opacity: 0.7,
      });
    }
    art.stitch('187,203 200,209 213,203');
    art.panel('102,290* 150,298 200,300 250,298 298,290* 301,330* 250,339 200,341 150,339 99,330*', {
      height: 0.6,
      occlusion: 0.4,
      fill: art.accent ?? art.base,
      printed: false,
    });
    art.rib('101,310 150,318 200,320 250,318 299,310', 40, '1 3.6', 0.34);
    art.folds(
      '112 206 168 232 8 5, 288 206 232 232 8 -5, 116 256 170 250 8 -4, 284 256 230 250 8 4, 200 216 200 284 9 3, 146 100 144 150 5 2, 254 100 256 150 5 -2',
      0.3,
    );
    return { rotate: 1, dy: 36, scale: 1.06 };
  },
};

const socks: Cut = {
  cloth: 'knit',
  cotton: 'gabardine',
  stripes: 'horizontal',
  decimals: 1,
  logo: [152, 200, 22],
  draw(art) {
    const trim = art.accent ?? darken(art.base, 0.22);
    art.panel(
      '112,96* 196,96* 198,170 202,240 214,284 248,316 288,340 306,364 300,394 272,408 224,404 176,388 138,360 118,318 112,250 110,170',
      { height: 0.74, occlusion: 0.45 },
    );
    art.panel('116,306 124,338 142,362 166,380 184,352 178,322 152,300 126,294', {
      fill: trim,
      height: 0.5,
      printed: false,
    });
    art.panel('262,326 290,342 306,364 300,394 276,407 262,404 254,380 252,348', {
      fill: trim,
      height: 0.5,
      printed: false,
    });
    art.stitch('254,330 246,352 250,384 260,404').stitch('120,296 152,302 176,324 182,352 168,380');
    art.panel('108,62* 154,57 200,62* 201,100 199,126* 154,131 110,126* 108,96', {
      height: 0.62,
      occlusion: 0.5,
      fill: art.accent ?? art.base,
      printed: false,
    });
    art.rib('109,94 154,92 200,94', 68, '1.8 4.2', 0.42);
    art.line('110,146 154,151 199,146', { color: trim, width: 5, opacity: art.accent ? 1 : 0.45 });
    art.folds(
      '192 236 140 262 8 -5, 196 256 150 290 7 -4, 124 150 130 250 7 3, 186 150 188 220 7 -2, 200 300 172 374 8 4, 230 330 214 396 7 3, 130 210 180 206 6 3',
      0.32,
    );
    return { rotate: 3, dx: -6, dy: 22, scale: 0.86, pair: 'translate(78 -66)rotate(-6 200 240)' };
  },
};

/** Sheer legs with a firm top, heels and toes. */
const tights: Cut = {
  cloth: 'chiffon',
  draw(art) {
    const firm = darken(art.base, 0.28);
    for (const { place, right } of [...sides()].reverse()) {
      art.panel(
        place(
          '142,96* 134,140 140,200 152,270 158,330 158,372 152,396 134,420 118,440 122,456 144,456 168,440 184,416 190,380 192,320 197,250 200,176* 200,100*',
        ),
        { height: 0.66, occlusion: right ? 0.3 : 0.55 },
      );
      art.shade(place('176,110* 182,210 174,320 172,400 182,400 190,320 198,200'), 0.26, { blur: 6 });
      art.line(place('150,150 160,260 166,360'), {
        color: lighten(art.base, 0.6),
        width: 9,
        opacity: 0.22,
        blurred: true,
      });
      art.panel(place('130,424 118,440 122,456 142,456 152,450 140,436'), {
        fill: firm,
        height: 0,
        printed: false,
      });
      art.panel(place('190,384 184,416 174,432 166,410 176,390'), { fill: firm, height: 0, printed: false });
    }
    art.panel('146,54* 200,60 254,54* 262,98 266,140 240,156 200,190 160,156 134,140 138,98', {
      fill: firm,
      height: 0.62,
      occlusion: 0.3,
    });
    art.seam('200,70 200,186', 0.6);
    art.panel('146,42* 200,48 254,42* 256,66* 200,73 144,66*', {
      fill: firm,
      height: 0.6,
      occlusion: 0.4,
      printed: false,
    });
    art.rib('145,54 200,60 255,54', 22, '1.2 2.6', 0.4);
    art.folds(
      '190 200 152 180 7 -4, 210 200 248 180 7 4, 188 300 156 292 6 3, 212 300 244 292 6 -3, 186 390 160 376 6 4, 214 390 240 376 6 -4, 160 100 172 150 6 3, 240 100 228 150 6 -3',
      0.34,
    );
    return { rotate: -1, dy: -6 };
  },
};

/** Piped jacket over folded trousers. */
const pyjamas: Cut = {
  cloth: 'poplin',
  cotton: 'poplin',
  draw(art) {
    const piping =
      art.accent ?? (lightness(art.base) > 0.55 ? darken(art.base, 0.5) : lighten(art.base, 0.75));
    const pipe = (line: Parameters<typeof art.line>[0]) => art.line(line, { color: piping, width: 3 });
    for (const { place, sign } of sides()) {
      art.panel(place('136,300* 128,360 122,420 120,448* 158,455 196,450* 198,380 201,300*'), {
        height: 0.66,
        occlusion: 0.4,
        grain: 2 * sign,
      });
      pipe(place('121,438 158,445 196,440'));
    }
    art.panel('168,56* 200,50 232,56* 220,100 202,146* 184,100', {
      fill: insideOf(art.base),
      height: 0.3,
      printed: false,
    });
    art.shade('170,58* 200,54 230,58* 222,84 200,90 178,84', 0.32).label(200, 66, 20, 9);
    for (const { place, sign } of sides()) {
      art.panel(place('112,78* 88,96 62,146 40,196 28,234* 48,250 72,258* 90,222 110,184 112,160* 106,110'), {
        grain: 26 * sign,
        height: 0.62,
      });
      pipe(place('33,225 52,240 77,248'));
    }
    const [left, right] = sides();
    for (const { place, right: isRight } of [right, left]) {
      art.panel(
        place(
          '166,60* 138,68 110,80* 106,120 112,160* 116,220 114,280 110,340* 150,348 206,346* 208,240 206,150* 190,110 176,80',
        ),
        { height: 0.68, occlusion: 0.45 },
      );
      if (!isRight) continue;
      art.panel(place('128,176* 172,178* 171,222 150,228 129,221'), { height: 0.4, occlusion: 0.3 });
      pipe(place('128,182 172,184'));
    }
    pipe('206,150 208,240 205,344').stitch('201,152 203,240 200,344');
    for (const { place, sign } of [right, left]) {
      art.panel(place('168,54* 152,66 134,92 150,112* 166,110* 206,152* 192,116 178,84'), {
        height: 0.5,
        occlusion: 0.5,
        grain: 22 * sign,
      });
      pipe(place('150,72 135,92 150,112* 166,110* 204,150'));
    }
    for (const y of [176, 222, 268, 314]) art.button(197, y, 5, '#efe8da');
    for (const { place, sign } of sides()) {
      art.panel(place('120,270* 170,274* 169,322 146,329 119,320*'), {
        height: 0.4,
        occlusion: 0.3,
        grain: 2 * sign,
      });
      pipe(place('120,277 170,281'));
    }
    art.folds(
      '118 170 164 214 7 4, 282 170 240 214 7 -4, 176 190 172 330 7 3, 226 190 230 330 7 -3, 60 190 92 214 7 4, 340 190 308 214 7 -4, 140 370 136 440 8 3, 262 370 266 440 8 -3, 180 360 182 446 7 2, 84 120 70 170 6 -2, 316 120 330 170 6 2',
      0.3,
    );
    return { rotate: -1, dy: -4, scale: 0.98 };
  },
};

export const underwearCuts = {
  briefs,
  'sports-bra': sportsBra,
  socks,
  tights,
  pyjamas,
};
