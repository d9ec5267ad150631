import type { Translation } from '#contract/languages.ts';
import { formatPercent } from '#web/format/numbers.ts';

export const lookBuilder: Translation<typeof import('../look-builder.ts').lookBuilder> = {
  board: 'Outfit board',
  boardHelp:
    'Drag pieces onto the board, or tap them to add them. Choose one on the board to change or remove it.',
  piece: (name) => `${name}, on the board`,
  place: { top: 'Top', bottom: 'Bottom', shoes: 'Shoes' },
  fill: { top: 'Choose a top', bottom: 'Choose a bottom', shoes: 'Choose shoes' },
  change: 'Change',
  changing: (name) => `Choose what goes in place of ${name}`,
  keep: 'Keep it',
  thisLook: 'this look',
  dropHere: 'Drop here',
  dropOut: 'Drop it off the board to remove it',
  score: {
    title: 'Live score',
    percent: (score) => formatPercent(score),
    spoken: (score) => `Live score: ${formatPercent(score)}`,
    none: 'No score yet',
    failed: 'We couldn’t score this combination. You can save it anyway.',
    lacking: {
      top: 'A top is missing.',
      bottom: 'A bottom is missing.',
      shoes: 'Shoes are missing.',
    },
    broken: 'It can’t be worn like this',
    praise: 'What works',
    flaw: 'What costs it most',
    parts: 'See the score part by part',
    swap: 'A swap that improves it',
    swapDo: 'Make the swap',
    without: (name) => `Remove ${name}`,
  },
  complete: {
    button: 'Complete the look',
    busy: 'Completing…',
    title: 'Three ways to complete it',
    one: 'One way to complete it',
    use: 'Use',
    none: 'We couldn’t find a way to complete it with what you have.',
    failed: 'The look couldn’t be completed',
  },
};
