import type { Translation } from '#contract/languages.ts';

export const trendsCopy: Translation<typeof import('../trends.ts').trendsCopy> = {
  note: 'Written by our styling team, season by season. It doesn’t measure sales or follow anyone: it’s judgement.',
  action: 'Create with my clothes',
  colorsTitle: 'The six colours',
  seasons: {
    spring: {
      title: 'Spring: the coat stays at home',
      cards: {
        first: {
          title: 'The trench, open',
          trend: 'Rising',
          description:
            'No belt, over something short. The layer that weighs nothing and smartens up a T-shirt.',
        },
        second: {
          title: 'Ditsy florals',
          trend: 'Back again',
          description: 'The small print, on ecru. One per outfit; everything else, plain.',
        },
        third: {
          title: 'A blouse with sheen',
          trend: 'Steady',
          description: 'Silk or viscose in dusty pink, tucked into straight jeans at the front.',
        },
        fourth: {
          title: 'Loafers, no socks',
          trend: 'Steady',
          description: 'The shoe that does for Tuesday at the office and Saturday at the market.',
        },
      },
    },
    summer: {
      title: 'Summer: fewer layers, more air',
      cards: {
        first: {
          title: 'The good T-shirt',
          trend: 'Rising',
          description:
            'White, thick, with the shoulder where it should be. With a long skirt it’s something else.',
        },
        second: {
          title: 'Slip dress by day',
          trend: 'Rising',
          description: 'The silk dress, with trainers and no jewellery: the night can wait.',
        },
        third: {
          title: 'The open shirt',
          trend: 'Steady',
          description:
            'Two sizes up, over a swimsuit or a vest top. Linen creases gracefully; cotton holds up longer.',
        },
        fourth: {
          title: 'White trainers',
          trend: 'Here to stay',
          description: 'Clean, no logos. The only ones that go with all of the above.',
        },
      },
    },
    fall: {
      title: 'Autumn: fabrics with body are back',
      cards: {
        first: {
          title: 'Soft tailoring',
          trend: 'Rising',
          description:
            'An unpadded blazer over a T-shirt. The suit splits up and each half goes its own way.',
        },
        second: {
          title: 'The bomber, smartened up',
          trend: 'Back again',
          description: 'Olive green and cropped, with pleated trousers. Neither sporty nor Sunday best.',
        },
        third: {
          title: 'Pleats with boots',
          trend: 'Steady',
          description: 'A mid-calf skirt and flat boots. The jumper tucked in; the belt, slim.',
        },
        fourth: {
          title: 'A wine-coloured bag',
          trend: 'Rising',
          description: 'Burgundy replaces black in leather: with camel and with grey it always wins.',
        },
      },
    },
    winter: {
      title: 'Winter: layers with weight',
      cards: {
        first: {
          title: 'The long coat',
          trend: 'Here to stay',
          description: 'Grey, in wool cloth and below the knee. Two shades, and one texture in the lead.',
        },
        second: {
          title: 'A roll neck in colour',
          trend: 'Rising',
          description: 'Mustard or burgundy under all that grey: colour near the face, where it’s welcome.',
        },
        third: {
          title: 'Houndstooth',
          trend: 'Back again',
          description: 'On a straight skirt, with plain knitwear. The small check acts as a neutral.',
        },
        fourth: {
          title: 'The classic ankle boot',
          trend: 'Steady',
          description:
            'Dark brown, with a sole that stands up to rain. With a skirt, opaque tights in the same shade.',
        },
      },
    },
  },
};
