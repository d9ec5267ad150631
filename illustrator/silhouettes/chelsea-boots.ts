import { darken, mix } from '../color.ts';
import type { Cut } from '../cut.ts';

/** Ankle boots with elastic gussets and a stacked heel. */
export const chelseaBoots: Cut = {
  cloth: 'leather',
  stripes: 'vertical',
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
