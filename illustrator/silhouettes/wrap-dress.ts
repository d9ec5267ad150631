import { darken } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides, symmetric } from '../geometry.ts';

export const wrapDress: Cut = {
  cloth: 'synthetic',
  cotton: 'poplin',
  stripes: 'vertical',
  decimals: 0,
  draw(art) {
    art.inside(
      '164,40* 200,34 236,40* 224,80 206,130* 178,86',
      '168,42* 200,36 232,42* 222,64 200,72 178,64',
    );
    art.label(200, 48, 18, 8);
    for (const { place, sign } of sides({ degrees: 3, x: 286, y: 74 })) {
      art.panel(
        place('126,56* 108,66 94,108 78,170 64,232 58,262* 78,272 102,270* 114,214 126,166 132,132* 122,92'),
        { grain: 14 * sign, height: 0.62 },
      );
      art.stitch(place('61,253 80,262 103,260'));
      art.folds(
        place('96,160 112,200 70,240')
          .map(([x, y]) => `${x - 14} ${y - 8} ${x + 12} ${y + 8} 5 4`)
          .join(', '),
        0.36,
      );
    }
    const skirt = '146,186* 134,226 118,300 102,380 92,444* 130,454 166,450 200,457';
    art.panel(symmetric(skirt, '254,186* 200,194 146,186*'), { height: 0.66, occlusion: 0.4, grain: -3 });
    const front =
      '164,42* 146,48 126,56* 120,90 132,132* 142,164 145,192* 176,198 218,200* 216,144 192,112 174,80';
    const [left, right] = sides();
    art.panel(right.place(front), { height: 0.66, occlusion: 0.4, grain: -6 });
    art.panel(
      left.place(
        '164,42* 146,48 126,56* 120,90 132,132* 142,164 145,192* 188,199 240,197* 232,162 198,120 176,82',
      ),
      { height: 0.66, occlusion: 0.55, grain: 6 },
    );
    art.stitch(['168,48 180,84 201,121 234,160', '232,48 221,82 206,108']);
    // The upper layer of the skirt crosses to the right hip.
    art.panel(
      '145,188* 200,196 250,190* 256,230 258,290 250,360 228,420 196,452* 160,450 128,453 93,443* 104,372 120,296 135,224',
      {
        height: 0.68,
        occlusion: 0.6,
        grain: 3,
      },
    );
    art.stitch('246,196 251,230 253,290 245,358 223,417 193,447').stitch('95,434 128,444 162,441 192,443');
    art.stitch('236,447 270,446 305,434');
    art.panel(symmetric('145,184* 172,190 200,191', '255,200* 228,206 200,207 172,206 145,200*'), {
      height: 0.55,
      occlusion: 0.55,
    });
    art.panel('240,198* 252,196* 268,250 272,312* 258,316* 254,258', { height: 0.45, occlusion: 0.5 });
    art.panel('238,198* 248,200* 244,246 236,288* 224,284* 230,240', { height: 0.45, occlusion: 0.5 });
    art.panel('252,192 274,180 284,188 278,202 256,204', { height: 0.5, occlusion: 0.5 });
    art.panel('242,192 222,182 214,190 220,203 240,204', { height: 0.5, occlusion: 0.5 });
    art.panel('238,187 250,186 254,197 250,208 239,208 235,198', { height: 0.62, occlusion: 0.5 });
    art.shade('250,210 256,250 258,300 250,360 236,400 240,300', 0.22, {
      blur: 6,
      color: darken(art.base, 0.9),
    });
    art.folds(
      '236 194 160 150 6 5, 236 196 150 172 6 4, 244 192 262 140 6 -4, 240 206 150 300 9 8, 240 208 170 420 11 10, 244 210 216 420 9 6, 150 210 116 430 10 -5, 134 260 108 420 8 -4, 282 240 292 440 8 3, 270 300 276 446 7 3, 200 300 190 446 8 4, 136 100 172 150 6 5, 268 98 244 140 6 -4',
      0.34,
    );
    return { rotate: -0.8, dy: 0, scale: 0.97 };
  },
};
