import { darken, mix } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides } from '../geometry.ts';

const trench: Cut = {
  cloth: 'gabardine',
  cotton: 'gabardine',
  draw(art) {
    const horn = mix('#5b4430', darken(art.base, 0.6), 0.3);
    art.panel('168,38* 200,34 232,38* 222,100 204,160* 184,100', {
      fill: darken(art.base, 0.45),
      height: 0.3,
      printed: false,
    });
    art.shade('170,40* 200,38 230,40* 214,80 186,80', 0.4).label(200, 54, 24, 10);
    for (const { place } of sides({ degrees: 3.4, x: 286, y: 70 })) {
      art.panel(
        place('116,60* 96,70 82,116 64,200 50,284 44,334* 64,344 92,342* 104,270 122,196 120,152* 110,108'),
        {
          height: 0.62,
        },
      );
      art.panel(place('47,300* 70,307 97,305* 96,316* 70,318 45,311*'), { height: 0.4, occlusion: 0.35 });
      for (const [x, y] of place('72,312.5')) art.button(x, y, 3, horn);
    }
    const [left, right] = sides();
    for (const { place, right: isRight } of [right, left]) {
      const edge = isRight ? 214 : 232;
      art.panel(
        place(
          `168,42* 144,50 116,60* 110,108 120,152* 130,222 120,300 106,380 96,446* 150,456 ${edge},454* ${edge},300 ${edge - 2},160* 190,120 176,80`,
        ),
        { height: 0.66, occlusion: 0.5 },
      );
      if (isRight) {
        art.panel(place('140,52* 117,62* 112,108 121,146* 156,162 200,150* 180,90'), {
          height: 0.35,
          occlusion: 0.4,
        });
        art.stitch(place('124,143* 156,158 196,147'));
      } else art.stitch('226,172 227,300 226,450');
      art.panel(place('134,300* 146,296* 164,352* 152,356*'), { height: 0.4, occlusion: 0.4 });
      art.panel(place('228,168* 196,150 158,130 122,108* 150,92* 178,76* 196,120'), {
        height: 0.5,
        occlusion: 0.55,
        grain: 20,
      });
    }
    for (const { place } of [right, left]) {
      art.panel(place('182,82* 166,96* 138,104* 144,70 166,34* 176,32* 174,56'), {
        height: 0.5,
        occlusion: 0.45,
      });
      art.panel(place('110,66* 148,52* 153,57 150,63* 113,76*'), { height: 0.4, occlusion: 0.4 });
      for (const [x, y] of place('146,58')) art.button(x, y, 2.8, horn);
    }
    art.panel('166,35* 200,26 234,35* 225,37* 200,34 175,37*', { height: 0.5, occlusion: 0.3 });
    for (const y of [190, 270, 312]) art.button(164, y, 5.4, horn).button(215, y + 1, 5.4, horn);
    art.panel('126,224* 164,230 200,231 240,230 274,223* 275,243* 240,250 200,251 160,250 125,244*', {
      height: 0.6,
      occlusion: 0.6,
    });
    art.stitch('127,227 164,233 200,234 240,233 273,226');
    art.panel('208,232* 228,232* 240,290 236,338* 226,346* 217,337* 220,290', {
      height: 0.5,
      occlusion: 0.55,
    });
    art.stitch('223,252 223.5,292 221,334* 226,341* 233,334* 236,290 226,250');
    art.lineOver('187,225* 215,225* 216,260* 187,260*', {
      color: '#000',
      width: 5,
      opacity: 0.35,
      closed: true,
    });
    art.lineOver('186,223* 214,223* 215,258* 186,258*', { color: horn, width: 5, closed: true });
    art.lineOver('200,223* 201,258*', { color: '#b9975b', width: 2.6 });
    art.folds(
      '124 160 180 214 7 4, 276 158 236 214 7 -4, 140 252 118 440 10 -6, 164 256 158 446 9 4, 250 254 268 444 12 6, 276 260 296 420 8 5, 152 200 150 226 4, 76 170 112 186 7 4, 324 168 290 190 7 -4, 64 246 98 258 6 3, 338 240 304 262 6 -3',
    );
    return { rotate: -0.7, scale: 0.94 };
  },
};

const woolCoat: Cut = {
  cloth: 'wool',
  cotton: 'gabardine',
  stripes: 'pin',
  draw(art) {
    const horn = mix('#4a382b', darken(art.base, 0.7), 0.5);
    art.panel('166,34* 200,29 234,34* 224,120 206,196* 188,130', {
      fill: mix(darken(art.base, 0.4), '#7a5a48', 0.3),
      height: 0.3,
      printed: false,
    });
    art.shade('168,36* 200,32 232,36* 224,72 200,80 176,72', 0.42);
    art.shade('176,80* 192,110 206,190* 188,150', 0.5).label(200, 48, 26, 12);
    for (const { place, sign } of sides({ degrees: 2.6, x: 290, y: 60 })) {
      art.panel(
        place('108,54* 90,62 78,110 66,190 54,270 50,318* 72,327 96,325* 106,260 118,190 116,146* 104,100'),
        {
          grain: 8 * sign,
          height: 0.66,
        },
      );
      art.seam(place('112,160 102,240 84,326'), 0.3);
      art.panel(place('52,296* 74,303 100,301* 99,310 74,312 51,305'), { height: 0.35, occlusion: 0.3 });
    }
    const [left, right] = sides();
    for (const { place, right: isRight, sign } of [right, left]) {
      art.panel(
        place(
          '164,38* 138,46 108,54* 104,100 116,146* 122,210 116,300 106,390 101,446* 150,456 213,454* 216,330 216,200* 192,140 170,84',
        ),
        { height: 0.66, occlusion: 0.5, grain: sign },
      );
      art.seam(place('140,150 142,220 138,292'), 0.3);
      art.panel(place('122,284* 172,290* 173,312* 121,306*'), { height: 0.45, occlusion: 0.5 });
      art.stitch(place('125,303* 170,308*'));
      if (isRight) art.panel(place('126,152* 160,146* 161,157* 127,163*'), { height: 0.35, occlusion: 0.3 });
      art.panel(place('216,204* 186,168 148,138 116,104* 156,92* 174,80* 196,138'), {
        height: 0.5,
        occlusion: 0.6,
        grain: 22 * sign,
      });
      art.stitch(place('210,194 186,163 150,135 122,105* 155,95'));
    }
    art.seam('132,112* 143,107*', 0.7);
    for (const { place, sign } of [right, left]) {
      art.panel(place('178,84* 158,94* 130,88* 138,58 162,28* 174,27* 170,52'), {
        height: 0.5,
        occlusion: 0.5,
        grain: 14 * sign,
      });
      art.stitch(place('157,90 135,85* 142,60 163,34'));
    }
    art.panel('162,29* 200,18 238,29* 229,33* 200,29 171,33*', { height: 0.5, occlusion: 0.4 });
    art.stitch('212,210 212,330 209,448').seam('214,330 216,400 214,452', 0.4);
    for (const y of [212, 262, 312]) art.button(203, y, 6.8, horn);
    art.folds(
      '116 150 176 214 8 4, 284 150 232 210 8 -4, 130 320 116 448 10 -4, 160 324 162 450 9 4, 190 320 186 450 8 3, 236 318 246 452 11 5, 272 310 288 440 9 4, 204 214 150 196 6 3, 208 216 258 200 6 -3, 80 170 112 186 7 4, 320 168 292 190 7 -4, 68 240 102 250 6 3, 332 236 304 254 6 -3, 92 74 84 140 6 -2, 308 74 316 140 6 2',
      0.3,
    );
    return { rotate: 0.7, scale: 0.95 };
  },
};

export const coatCuts = {
  trench,
  'wool-coat': woolCoat,
};
