import { darken, lighten, mix } from '../color.ts';
import type { Cut } from '../cut.ts';

/** Knee-high boots: a straight shaft that creases at the ankle, on a low block heel. */
export const tallBoots: Cut = {
  cloth: 'leather',
  stripes: 'vertical',
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
