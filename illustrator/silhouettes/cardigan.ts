import { darken, mix } from '../color.ts';
import type { Cut } from '../cut.ts';
import { sides } from '../geometry.ts';
import { knitFolds, knitSleeves } from '../parts/knit.ts';

export const cardigan: Cut = {
  cloth: 'knit',
  stripes: 'horizontal',
  decimals: 0,
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
