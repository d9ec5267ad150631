import type { Cut } from '../cut.ts';
import { sides, symmetric } from '../geometry.ts';
import { pearl } from '../parts/shirt.ts';

/** A shirt dress gathered by a tied belt of its own cloth. */
export const shirtDress: Cut = {
  cloth: 'poplin',
  cotton: 'poplin',
  stripes: 'vertical',
  decimals: 0,
  draw(art) {
    const button = pearl(art);
    art.inside('172,44* 200,38 228,44* 220,70 200,86* 180,70', '174,46* 200,40 226,46* 216,62 200,68 184,62');
    art.label(200, 52, 18, 8);
    for (const { place, sign } of sides({ degrees: 3, x: 280, y: 70 })) {
      art.panel(place('124,62* 106,72 92,104 80,150 74,176* 96,186 120,186* 128,160 130,132* 120,96'), {
        grain: 16 * sign,
        height: 0.6,
      });
      art.panel(place('75,168* 97,178 122,178* 121,191* 96,192 72,181*'), {
        grain: 14 * sign,
        height: 0.5,
        occlusion: 0.35,
      });
    }
    art.panel(
      symmetric(
        '176,52* 154,56 124,62* 118,98 130,134* 138,180 138,206 128,250 112,330 98,400 92,440* 130,452 168,456 200,458',
        '214,76 200,88* 186,76',
      ),
      { height: 0.7, occlusion: 0.35 },
    );
    art.seam('148,58 158,86 190,92*', 0.22).seam('252,58 242,86 210,92*', 0.22);
    art.panel('193,86* 207,86* 208,260 207,458* 192,458* 193,260', { height: 0.35, occlusion: 0.28 });
    art.stitch('196,92 196,260 195,454').stitch('204,92 205,260 204,454');
    art.stitch('95,431* 130,444 168,448 200,450 232,448 270,444 305,431*');
    for (const y of [110, 138, 166, 240, 274, 308, 342]) art.button(200.2, y, 3.2, button);
    for (const { place, sign } of sides()) {
      art.panel(place('172,40* 164,54 155,70 172,102* 186,94 200,84* 186,70 177,54'), {
        grain: 24 * sign,
        height: 0.55,
        occlusion: 0.45,
      });
      art.stitch(place('159,70 173,97* 197,84'));
      art
        .rib(place('140,186 160,190 190,191'), 14, '.7 4.4', 0.25)
        .rib(place('138,216 160,220 190,222'), 18, '.7 4.6', 0.28);
      art.panel(place('126,262* 138,256 152,306* 140,310'), { height: 0.35, occlusion: 0.3 });
    }
    art.panel('137,196* 168,201 200,202 232,201 263,196* 264,213* 232,218 200,219 168,218 136,213*', {
      height: 0.55,
      occlusion: 0.55,
    });
    art.panel('184,208* 196,210* 186,270 178,316* 166,312* 174,260', { height: 0.45, occlusion: 0.5 });
    art.panel('186,206* 198,210* 206,262 204,300* 192,302* 192,260', { height: 0.45, occlusion: 0.5 });
    art.panel('180,200 194,199 198,210 194,221 181,221 176,210', { height: 0.6, occlusion: 0.5 });
    art.folds(
      '132 140 178 186 6 5, 268 138 226 188 6 -5, 150 222 112 444 10 -8, 168 224 150 450 9 -4, 186 226 176 452 7 -2, 222 224 236 450 9 4, 240 222 268 446 10 6, 256 224 296 436 9 8, 146 150 152 196 5, 254 150 250 196 5, 98 96 86 160 5 -3, 302 96 314 160 5 3, 92 140 120 150 5 3, 310 138 284 154 5 -3',
      0.34,
    );
    return { rotate: 0.8, scale: 0.95 };
  },
};
