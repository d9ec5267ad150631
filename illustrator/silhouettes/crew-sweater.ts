import type { Cut } from '../cut.ts';
import { symmetric } from '../geometry.ts';
import { crewBack, crewRib, knitFolds, knitHem, knitSleeves } from '../parts/knit.ts';

export const crewSweater: Cut = {
  cloth: 'knit',
  stripes: 'horizontal',
  decimals: 0,
  logo: [236, 186, 14],
  draw(art) {
    crewBack(art);
    knitSleeves(art);
    art.panel(
      symmetric(
        '152,82* 126,94 98,108* 94,150 108,200* 109,270 108,330 110,372* 200,376',
        '238,116 200,138 162,116',
      ),
      { height: 0.72, occlusion: 0.4 },
    );
    knitHem(art);
    crewRib(art);
    knitFolds(art);
    return { rotate: -0.8, dy: 4 };
  },
};
