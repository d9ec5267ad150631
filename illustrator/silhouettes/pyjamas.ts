import { darken, insideOf, lighten, lightness } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides } from '../geometry.ts';

/** Piped jacket over folded trousers. */
export const pyjamas: Cut = {
  cloth: 'poplin',
  cotton: 'poplin',
  stripes: 'vertical',
  decimals: 0,
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
