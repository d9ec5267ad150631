import { darken, lighten, lightness, mix } from '../color.ts';
import type { Cut } from '../cut.ts';

const derbies: Cut = {
  cloth: 'leather',
  decimals: 1,
  draw(art) {
    const sole = '#2a211c';
    const laces = art.accent ?? (lightness(art.base) < 0.25 ? '#2b2724' : darken(art.base, 0.55));
    art.panel('238,217* 266,208 310,216 343,238* 326,258 302,266 272,256', {
      fill: darken(mix(art.base, '#b08a62', 0.6), 0.4),
      height: 0.2,
      printed: false,
    });
    art.panel('270,346* 356,330* 355,352 351,376* 286,380* 276,362', {
      fill: mix(sole, '#7a5238', 0.35),
      height: 0.5,
      printed: false,
      occlusion: 0.3,
    });
    art.seam('278,356 355,344', 0.3).seam('282,368 354,358', 0.3);
    // The tongue stands up behind the facings.
    art.panel('196,250* 210,220 226,198 240,186 256,190 262,206 254,226 226,252*', {
      fill: darken(art.base, 0.12),
      height: 0.4,
    });
    art.panel(
      '48,344* 44,330 52,313 76,299 112,290 148,279 184,256 214,230 238,216* 254,236 276,257 302,264 326,256 343,238* 352,244 353,270 357,300 358,334* 280,342 200,348 110,352',
      { height: 0.7, occlusion: 0.35 },
    );
    art.shade('50,342 140,330 250,326 352,312 357,334 250,346 110,352 52,348', 0.36, { blur: 6 });
    art.shade('236,224 262,248 300,268 332,256 348,240 348,270 300,288 256,272', 0.26, { blur: 6 });
    art.seam('112,285 128,304 130,350', 0.6).stitch('108,287 123,305 125,350');
    art.panel('170,264* 192,247 216,226 240,213* 252,226 246,250 222,274 192,300 170,308 160,292', {
      height: 0.45,
      occlusion: 0.5,
    });
    art.stitch('172,268 194,251 218,231 239,219 246,228 240,247 218,270 190,294 172,302 164,291');
    art.seam('176,306 204,316 222,346', 0.5).stitch('180,302 208,313 226,345');
    art.seam('320,260 324,296 322,336', 0.4).stitch('253,241 275,262 302,269 329,261 347,244');
    art.panel('44,340* 110,352 200,348 280,341 357,331* 358,342 282,352 200,359 110,363 56,358 42,349', {
      height: 0.45,
      occlusion: 0.4,
      fill: sole,
      printed: false,
    });
    art.stitch('50,350 110,357 200,353 282,347 354,337', { color: '#b99a6c' });
    art.folds(
      '140 286 176 330 6 4, 152 282 192 330 5 4, 66 334 100 300 12 -5, 292 256 340 300 8 4, 228 300 300 320 8 4',
      0.3,
    );
    let bars = '';
    let eyelets = '';
    for (let i = 0; i < 4; i++) {
      const [x, y] = [184 + i * 16, 280 - i * 15];
      bars += art.path(`${x},${y}* ${x - 10},${y - 9} ${x - 19},${y - 15 - i}*`, false);
      eyelets += `M${x + 1} ${y + 1}h.1`;
    }
    for (const loop of [
      '224,222* 206,212 194,222 206,230 224,222*',
      '224,222* 236,206 252,204 246,218 224,222*',
      '224,223* 214,240 200,250',
      '225,223* 236,238 250,244',
    ])
      bars += art.path(loop, false);
    art.over(
      `<g fill="none" stroke-linecap="round"><path d="${eyelets}" stroke="#000" stroke-opacity=".6" stroke-width="4.6"/><path d="${bars}" stroke="#000" stroke-opacity=".4" stroke-width="4.4" transform="translate(.8 1.4)"/><path d="${bars}" stroke="${laces}" stroke-width="3.2"/><path d="${bars}" stroke="${lighten(laces, 0.5)}" stroke-width=".8" opacity=".5" transform="translate(-.6 -.7)"/></g>`,
    );
    return { dx: 2, dy: 18, scale: 1.12, squash: 0.86, pair: 'translate(-10 -152) rotate(-6 200 240)' };
  },
};

const courtShoes: Cut = {
  cloth: 'leather',
  decimals: 1,
  draw(art) {
    const insole = mix('#d9bd98', art.base, 0.15);
    // The far wall of the shoe and the insole, seen over the topline.
    art.panel(
      '128,300* 158,280 206,248 256,206 296,172 322,160 332,172* 318,196 280,226 226,268 178,300 150,308',
      {
        fill: darken(insole, 0.25),
        height: 0.2,
        printed: false,
      },
    );
    art.shade('140,300 180,276 240,228 296,182 318,172 300,200 240,250 180,292', 0.4, { blur: 6 });
    art.panel('286,276* 338,232 341,276 338,330 338,384* 326,385* 322,340 312,304', {
      height: 0.55,
      occlusion: 0.2,
      printed: false,
      fill: darken(art.base, 0.12),
    });
    art.panel('325,377* 339,376* 339,387* 326,388*', { fill: '#1d1816', height: 0.3, printed: false });
    art.panel(
      '36,346* 44,332 70,316 104,302 132,297 152,304 182,301 226,272 276,230 308,196 327,168 337,172* 343,206 341,236 330,262 308,280 288,288* 262,294 232,314 200,338 160,352 100,357 56,356',
      { height: 0.72, occlusion: 0.4 },
    );
    art.stitch('120,304 134,302 152,309 184,306 229,277 279,235 311,201 330,174');
    art.line('118,299 133,297 152,304 182,301 226,272 276,230 308,196 327,168', {
      color: lighten(art.base, 0.35),
      width: 1.2,
      opacity: 0.6,
    });
    art.seam('318,184 312,230 300,280', 0.25);
    art.shade('46,346 120,338 190,322 250,290 300,272 330,254 318,276 262,296 200,340 100,358 50,356', 0.42, {
      blur: 6,
    });
    art.shade('326,176 340,184 342,230 330,256 332,214', 0.3, { blur: 6 });
    art.panel(
      '36,345* 60,352 100,354 160,348 202,333 234,309 264,290 292,283* 290,290 264,297 236,317 204,342 162,357 100,362 54,360',
      { height: 0.3, occlusion: 0.2, fill: darken(mix('#8a5f42', art.base, 0.3), 0.25), printed: false },
    );
    art.folds('60 338 130 310 10 -5, 150 326 216 290 9 5, 240 272 296 222 8 4, 300 250 324 200 7 4', 0.3);
    return { dy: 36, dx: 8, scale: 1.1, pair: 'translate(-4 -136) rotate(-7 200 240)' };
  },
};

const sneakers: Cut = {
  cloth: 'leather',
  decimals: 1,
  draw(art) {
    const sole = lightness(art.base) > 0.85 ? '#e6ddcc' : '#efe8da';
    art.panel('246,186 262,174* 300,184 344,180* 330,206 300,216 266,212', {
      fill: darken(mix(art.base, '#b79f80', 0.5), 0.35),
      height: 0.2,
      printed: false,
    });
    art.panel('194,214* 214,182 228,160 244,152 262,160 264,176 252,200 236,226*', {
      fill: darken(art.base, 0.07),
      height: 0.4,
      printed: false,
    });
    art.stitch('216,188 234,164 246,159 257,166');
    art.panel(
      '56,308* 52,292 64,275 96,260 136,250 176,229 210,203 234,184 246,190 268,210 300,213 326,196 342,179 351,184 350,220 353,262 357,308*',
      { height: 0.66, occlusion: 0.4 },
    );
    art.shade('240,190 268,214 300,217 328,199 346,184 340,224 300,244 256,238', 0.3, { blur: 6 });
    art.shade('60,300 140,284 240,288 350,280 356,310* 56,310*', 0.3, { blur: 6 });
    art.panel('56,308* 52,292 64,275 96,260 122,264 140,282 144,306*', { height: 0.3, occlusion: 0.3 });
    art.stitch('100,263 121,269 135,284 139,303');
    art.panel('130,252* 176,229 210,203 234,184* 243,202 222,226 188,252 152,268*', {
      height: 0.42,
      occlusion: 0.42,
    });
    art.stitch('152,264 186,248 219,223 238,202');
    art.panel('326,197 342,179 351,184 350,216 352,244* 330,240 318,222', {
      height: 0.42,
      occlusion: 0.35,
      fill: art.accent ?? darken(art.base, 0.22),
    });
    art.stitch('328,203 323,222 333,236 350,240');
    art.seam('350,244 324,262 310,304', 0.35).stitch('346,250 328,265 315,304');
    art.stitch('246,196 268,216 300,219 322,206');
    art.seam('208,240 222,270 228,304', 0.35).stitch('212,238 226,270 232,304');
    art.paint(
      `<path d="M84 278h.1M96 273h.1M90 287h.1M104 282h.1M112 274h.1M78 291h.1" stroke="${darken(art.base, 0.7)}" stroke-width="2.6" stroke-linecap="round" opacity=".6"/>`,
    );
    art.panel(
      '48,304* 60,299 140,303 240,304 358,299* 361,312 354,328 310,331 180,331 96,331 60,327 46,316',
      { height: 0.6, occlusion: 0.45, fill: sole, printed: false },
    );
    art.stitch('58,307 140,310 240,311 354,306', { color: darken(sole, 0.4) });
    art.seam('52,322 140,324 260,324 356,320', 0.25);
    lace(sole);
    art.folds('144 258 190 296 5 4, 154 262 206 286 4 3, 62 294 90 270 8 -2', 0.24);
    return { dy: 14, dx: -2, scale: 1.14, squash: 0.76, pair: 'translate(4 -166) rotate(-4 200 240)' };

    function lace(color: string): void {
      let path = '';
      let eyelets = '';
      for (let i = 0; i < 5; i++) {
        const x = 152 + i * 18;
        const y = 243 - i * 12.6 - (i > 2 ? (i - 2) * 1.5 : 0);
        path += art.path(`${x - 2},${y - 3}* ${x + 7},${y + 1} ${x + 14},${y + 12}*`, false);
        eyelets += `M${x + 15} ${Math.round(y + 14)}h.1`;
      }
      for (const loop of [
        '241,184* 228,176 220,184 232,188 241,184*',
        '241,184* 256,172 270,176 258,186 241,184*',
        '241,185* 238,200 226,212',
        '242,185* 254,196 258,212',
      ])
        path += art.path(loop, false);
      art.over(
        `<g fill="none" stroke-linecap="round"><path d="${eyelets}" stroke="#000" stroke-opacity=".5" stroke-width="4"/><path id="${art.id('l')}" d="${path}" stroke="${darken(color, 0.34)}" stroke-width="4.2"/><path d="${path}" stroke="${lighten(color, 0.3)}" stroke-width="3.1"/></g>`,
      );
    }
  },
};

const chelseaBoots: Cut = {
  cloth: 'leather',
  decimals: 1,
  draw(art) {
    const sole = '#2a211c';
    art.panel('212,150* 264,142 320,146* 312,160 264,166 220,162', {
      fill: darken(art.base, 0.6),
      height: 0.2,
      printed: false,
    });
    art.panel('300,158* 302,140 310,134 317,140 317,158*', {
      height: 0.3,
      occlusion: 0.3,
      fill: darken(art.base, 0.3),
    });
    art.panel('268,340* 336,328* 335,356 330,386* 284,387* 275,362', {
      fill: mix(sole, '#7a5238', 0.4),
      height: 0.5,
      printed: false,
      occlusion: 0.3,
    });
    art.seam('276,352 338,342', 0.3).seam('279,364 338,355', 0.3).seam('282,376 336,369', 0.3);
    art.panel(
      '212,150* 264,163 320,146* 316,200 318,250 331,296 338,336* 284,344 240,360 190,370 110,370 60,366 50,352 58,334 90,314 140,296 184,266 204,226 210,188',
      { height: 0.7 },
    );
    art.panel('246,161* 264,164 290,159* 290,200 282,244 270,262 256,246 247,200', {
      fill: art.accent ?? darken(art.base, 0.5),
      height: 0.2,
      printed: false,
    });
    art.rib('255,205 282,203', 80, '1.3 2.2', 0.5);
    art.stitch('241,165* 243,202 253,250 270,268 286,248 295,202 295,162*');
    art.seam('270,266 256,312 232,360', 0.6).stitch('265,268 252,310 227,361');
    art.stitch('215,157 240,166').stitch('296,164 317,155').seam('312,160 308,220 316,280 326,336', 0.4);
    art.panel(
      '50,350 58,360 110,367 190,366 240,355 284,338 337,329* 337,339* 288,350 246,368 192,380 110,381 60,375 47,360',
      { height: 0.4, occlusion: 0.4, fill: sole, printed: false },
    );
    art.stitch('60,364 110,373 190,372 242,361 286,344 336,334', { color: '#c9a877' });
    art.shade('54,350 140,346 230,340 330,306 338,336 240,360 110,372 54,362', 0.36, { blur: 6 });
    art.folds(
      '204 232 256 252 7 4, 194 252 244 282 6 4, 178 272 228 308 5 4, 228 172 224 230 7 -2, 304 172 304 250 7 2, 70 342 150 310 12 -4, 298 270 322 320 8 -3, 214 240 240 244 3',
      0.34,
    );
    return { dy: 6, dx: 8, pair: 'translate(-14 -72) rotate(-5 200 240)' };
  },
};

const tallBoots: Cut = {
  cloth: 'leather',
  decimals: 1,
  draw(art) {
    const sole = '#2a211c';
    art.panel('152,42* 212,32 276,38* 270,52 212,58 158,52', {
      fill: darken(mix(art.base, '#b08a62', 0.4), 0.45),
      height: 0.2,
      printed: false,
    });
    art.panel('206,398* 283,384* 283,410 278,440* 222,441* 212,420', {
      fill: mix(sole, '#6b4a32', 0.35),
      height: 0.5,
      printed: false,
      occlusion: 0.3,
    });
    art.seam('212,414 283,402', 0.3).seam('217,427 281,418', 0.3);
    art.panel(
      '152,42* 212,57 276,38* 281,110 278,180 268,250 263,296 270,330 281,362 284,392* 240,400 196,412 144,420 88,422 40,419 30,404 38,386 64,368 104,352 136,332 152,302 156,252 154,180 150,100',
      { height: 0.72 },
    );
    art.stitch('154,49 212,64 276,45').stitch('154,52 212,67 276,48');
    art.seam('214,62 218,160 212,250 206,310 196,350 190,410', 0.5);
    art.stitch('210,66 214,160 208,250 202,308 192,348 186,408');
    art.seam('282,362 250,360 222,376 214,404', 0.5).stitch('281,357 249,355 217,373 209,404');
    art.panel('264,40* 276,38* 279,98* 268,104*', { height: 0.35, occlusion: 0.3 });
    art.line('158,60 160,160 160,250 154,304', {
      color: lighten(art.base, 0.6),
      width: 5,
      opacity: 0.16,
      blurred: true,
    });
    art.shade('262,50 278,60 278,180 266,260 262,300 250,220 256,120', 0.34, { blur: 6 });
    art.shade('36,402 120,396 200,384 270,356 283,390 200,410 100,420 40,416', 0.36, { blur: 6 });
    art.panel(
      '30,404 42,412 90,415 144,413 194,405 238,393 284,384* 285,394* 240,406 198,418 144,427 88,429 42,427 28,414',
      { height: 0.4, occlusion: 0.4, fill: sole, printed: false },
    );
    art.stitch('42,419 90,422 144,420 196,412 240,400 282,390', { color: '#b99a6c' });
    art.folds(
      '150 262 206 282 8 5, 262 262 214 286 8 -5, 148 300 204 314 7 4, 262 302 214 322 7 -4, 138 326 190 346 6 4, 160 110 200 240 10 6, 252 90 236 240 10 -6, 176 70 180 190 8 3, 60 404 116 366 14 -5, 250 336 278 372 8 -3, 222 190 270 226 7 4',
      0.34,
    );
    return { dx: 14, dy: 2, scale: 0.98, pair: 'translate(62 -8) rotate(2 200 240)' };
  },
};

export const shoeCutsFromTheSide = {
  derbies,
  'court-shoes': courtShoes,
  sneakers,
  'chelsea-boots': chelseaBoots,
  'tall-boots': tallBoots,
};
