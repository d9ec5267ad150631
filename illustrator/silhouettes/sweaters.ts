import type { Art } from '../art.ts';
import { contrastOf, darken, insideOf, lighten, mix } from '../color.ts';
import type { Cut } from '../cut.ts';
import type { Pose } from '../document.ts';
import { sides, sleeveLean, symmetric } from '../geometry.ts';

function knitSleeves(art: Art): void {
  for (const { place, sign } of sides(sleeveLean)) {
    art.panel(place('98,108* 78,122 60,172 40,262 28,340* 50,350 76,350* 92,290 110,232 108,200* 97,150'), {
      grain: 12 * sign,
      height: 0.66,
    });
    art.panel(place('30,336* 52,346 75,345* 73,368 69,388* 48,391 28,384* 27,360'), {
      grain: 12 * sign,
      height: 0.5,
      occlusion: 0.25,
    });
    art.rib(place('28,363 50,369 74,367'), 42);
  }
}

function pulloverBody(art: Art, neckline: string): void {
  const half = '152,82* 126,94 98,108* 94,150 108,200* 109,270 108,330 110,372* 200,376';
  art.panel(symmetric(half, neckline), { height: 0.72, occlusion: 0.4 });
}

function knitHem(art: Art): void {
  art.panel('109,366* 150,372 200,372 250,373 291,366* 290,388 285,404* 200,409 115,404* 110,388', {
    height: 0.45,
    occlusion: 0.15,
  });
  art.rib('110,386 150,390 200,390.5 250,390 290,386', 36, '1.6 4');
}

function knitFolds(art: Art): void {
  art.folds(
    '112 208 172 262 11 6, 288 204 226 270 11 -6, 128 300 134 366 9 3, 262 290 272 366 10 4, 58 226 94 240 8 4, 340 220 306 246 8 -4, 50 290 84 292 7 4, 350 286 318 298 7 -4, 86 130 74 200 6 -3',
    0.3,
  );
}

function crewBack(art: Art): void {
  art.inside(
    '154,82* 200,90 246,82* 236,120 200,138 164,120',
    '160,84* 200,90 240,84* 226,106 200,112 174,106',
  );
  art.label(200, 103, 22, 10);
}

function crewRib(art: Art): void {
  art.panel('152,82* 164,118 200,140 236,118 248,82* 238,84* 228,110 200,125 172,110 162,84*', {
    height: 0.5,
    occlusion: 0.3,
    printed: false,
  });
  art.rib('157,82 168,114 200,132.5 232,114 243,82', 14, '1.4 3.4');
}

function cables(art: Art): void {
  art.define(
    'cb',
    `<g id="${art.id('cb')}" fill="none" stroke-linecap="round"><path d="M-8 0C-8 12 8 12 8 24" stroke="#000" stroke-width="8" stroke-opacity=".62"/><path d="M8 0Q8 6 4 9M-4 15Q-8 18-8 24" stroke="#000" stroke-width="7.5" stroke-opacity=".34"/></g><path id="${art.id('cl')}" d="M-12 0v24M12 0v24M-4 0C-4 8 11 12 12 22M3 5Q0 9-3 10M-4 15Q-10 19-12 24" fill="none" stroke="${darken(art.base, 0.65)}" stroke-width="1.5" opacity=".5"/>`,
  );
  for (const x of [156, 200, 244])
    for (let y = x === 200 ? 142 : 112; y < 346; y += 24) {
      const at = `x="${x + Math.round(1.6 * Math.sin(y / 61))}" y="${y}"/>`;
      art.emboss(`<use href="#${art.id('cb')}" ${at}`).paint(`<use href="#${art.id('cl')}" ${at}`);
    }
}

function drawCrewSweater(art: Art, decorate?: (art: Art) => void): Pose {
  crewBack(art);
  knitSleeves(art);
  pulloverBody(art, '238,116 200,138 162,116');
  knitHem(art);
  decorate?.(art);
  crewRib(art);
  knitFolds(art);
  return { rotate: -0.8, dy: 4 };
}

const crewSweater: Cut = {
  cloth: 'knit',
  stripes: 'horizontal',
  logo: [236, 186, 14],
  draw: (art) => drawCrewSweater(art),
};

const cableSweater: Cut = {
  cloth: 'knit',
  stripes: 'horizontal',
  draw: (art) => drawCrewSweater(art, cables),
};

const rollNeckSweater: Cut = {
  cloth: 'knit',
  stripes: 'horizontal',
  logo: [236, 186, 14],
  draw(art) {
    knitSleeves(art);
    pulloverBody(art, '226,84 200,88 174,84');
    knitHem(art);
    art.inside('160,54* 200,48 240,54* 234,64 200,70 166,64', '164,54* 200,49 236,54* 228,60 200,64 172,60');
    art.panel('158,52 150,80 146,98 172,112 200,116 228,112 254,98 250,80 242,52* 226,62 200,66 174,62', {
      height: 0.6,
      occlusion: 0.4,
    });
    art.rib('146,80 172,91 200,94 228,91 254,80', 52, '1.6 3.8', 0.34).folds('154 92 246 94 6 8', 0.4);
    knitFolds(art);
    return { rotate: -0.8, dy: 4 };
  },
};

const cardigan: Cut = {
  cloth: 'knit',
  stripes: 'horizontal',
  logo: [252, 196, 12],
  draw(art) {
    const horn = art.accent ?? mix('#6b4a30', darken(art.base, 0.5), 0.4);
    art.inside(
      '160,80* 200,74 240,80* 228,160 202,232* 174,160',
      '164,80* 200,76 236,80* 222,112 200,124 178,112',
      {
        printed: true,
      },
    );
    art.shade('176,130* 200,140 224,130* 202,224', 0.3).label(200, 92, 22, 10);
    knitSleeves(art);
    for (const { place, right } of [...sides()].reverse()) {
      art.panel(
        place(
          '158,80* 128,93 98,108* 94,150 108,200* 109,270 108,330 110,372* 200,376 212,374* 212,226* 190,180 168,120',
        ),
        { height: 0.72, occlusion: 0.45 },
      );
      art.panel(place('109,366* 150,372 208,373* 210,408* 160,407 115,404* 110,388'), {
        height: 0.45,
        occlusion: 0.15,
      });
      art.rib(place('110,386 150,390 208,390'), 36, '1.6 4');
      art.panel(place('128,292* 180,295* 180,352* 128,350*'), { height: 0.35, occlusion: 0.4 });
      art.rib(place('128,298 180,301'), 12, '1.4 3.4', 0.32);
      // The band runs from the nape down the front edge.
      art.panel(
        place(
          right
            ? '158,80* 168,122 190,180 208,226* 208,408* 194,408* 194,230 176,186 154,128 149,84*'
            : '158,80* 168,122 190,180 209,226* 209,408* 193,408* 193,230 176,186 154,128 149,84*',
        ),
        { height: 0.5, occlusion: right ? 0.3 : 0.5 },
      );
      art.rib(place('154,84 162,125 183,183 201,230 201,406'), 13, '1.4 3.4', 0.3);
    }
    art.panel('156,82* 200,70 244,82* 236,87* 200,79 164,87*', { height: 0.5, occlusion: 0.4 });
    art.rib('160,82 200,74 240,82', 10, '1.4 3.4', 0.3);
    for (let i = 0; i < 5; i++) art.button(200.5, 240 + i * 37, 6, horn);
    knitFolds(art);
    return { rotate: 0.9, dy: 4 };
  },
};

const hoodie: Cut = {
  cloth: 'cotton',
  stripes: 'horizontal',
  logo: [200, 216, 24],
  draw(art) {
    const cord = art.accent ?? mix(contrastOf(art.base), art.base, 0.35);
    art.panel('142,96* 136,60 154,34 200,26 246,34 264,60 258,96* 240,126 200,136 160,126', {
      height: 0.6,
      fill: darken(art.base, 0.06),
    });
    art.panel('156,92* 152,64 170,48 200,44 230,48 248,64 244,92* 226,122 200,146* 174,122', {
      fill: insideOf(art.base),
      height: 0.3,
      printed: false,
      occlusion: 0.2,
    });
    art.shade('158,88* 156,64 172,52 200,48 228,52 244,64 242,88* 224,84 200,80 176,84', 0.36, { blur: 6 });
    art.seam('200,46 199,90 200,112', 0.4).label(200, 104, 20, 10);
    knitSleeves(art);
    art.panel(
      symmetric(
        '150,92* 126,98 98,108* 94,150 108,200* 109,270 108,330 110,372* 200,376',
        '226,120 200,150* 174,120',
      ),
      { height: 0.72, occlusion: 0.4 },
    );
    knitHem(art);
    // The hood's edge falls forward and crosses at the throat.
    art.panel('258,92* 266,72 252,44* 244,62 240,92 222,122 192,152* 206,164* 236,146 258,118', {
      grain: -16,
      height: 0.62,
      occlusion: 0.5,
    });
    art.panel('142,92* 134,72 148,44* 156,62 160,92 178,122 208,150* 198,166* 164,146 142,118', {
      grain: 16,
      height: 0.62,
      occlusion: 0.55,
    });
    art.stitch('150,52 152,68 156,94 174,126 203,152').stitch('250,52 248,68 244,94 226,126 210,140');
    art.panel('140,284* 260,284* 288,352* 282,366* 118,366* 112,352*', { height: 0.4, occlusion: 0.4 });
    for (const { place } of sides())
      art.stitch(place('144,288 121,346 118,356')).stitch(place('148,288 125,346 122,356'));
    art.stitch('142,290* 258,290*');
    for (const [x, tip] of [
      [184, 262],
      [216, 248],
    ] as const) {
      const fall = `${x},146 ${x + (x - 200) * 0.18},190 ${x - (x - 200) * 0.1},230 ${x + 1},${tip}`;
      art.lineOver(fall, { color: '#000', width: 6, opacity: 0.22, blurred: true });
      art.lineOver(fall, { color: darken(cord, 0.3), width: 4.4 });
      art.lineOver(fall, { color: lighten(cord, 0.2), width: 3, dash: '2 1.2' });
      art.lineOver(`${x + 1},${tip - 12} ${x + 1},${tip}`, { color: '#8c8478', width: 5 });
      const [left, top] = art.at(x, 146);
      art.over(
        `<circle cx="${Math.round(left)}" cy="${Math.round(top)}" r="4" fill="none" stroke="#9a948a" stroke-width="2"/>`,
      );
    }
    art.folds(
      '112 208 172 262 11 6, 288 204 226 270 11 -6, 124 300 132 366 8 3, 272 290 276 366 8 4, 150 300 160 360 6 3, 250 300 238 360 6 -3, 58 226 94 240 8 4, 340 220 306 246 8 -4, 50 290 84 292 7 4, 350 286 318 298 7 -4, 146 70 168 128 6 4, 254 70 232 128 6 -4, 86 130 74 200 6 -3, 168 176 180 264 8 4, 230 176 226 266 8 -4',
      0.34,
    );
    return { rotate: -0.8, dy: 10, scale: 0.97 };
  },
};

export const sweaterCuts = {
  'crew-sweater': crewSweater,
  'cable-sweater': cableSweater,
  'roll-neck-sweater': rollNeckSweater,
  cardigan,
  hoodie,
};
