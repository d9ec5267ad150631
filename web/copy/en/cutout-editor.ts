import type { Translation } from '#contract/languages.ts';
import { formatCount } from '#web/format/numbers.ts';

export const cutoutEditorCopy: Translation<typeof import('../cutout-editor.ts').cutoutEditorCopy> = {
  title: 'Touch up the cutout',
  lead: 'Paint in what’s missing and remove what doesn’t belong. The original photo never changes.',
  byHandLead:
    'We couldn’t tell the piece from the background. Paint it yourself: the original photo never changes.',
  loading: 'Getting the cutout ready…',
  loadFailed: 'We couldn’t open the cutout',
  retry: 'Try again',
  canvas: 'Cutout canvas',
  hint: 'Zoom with two fingers or the wheel. On the keyboard: arrows to move the brush, space to paint, + and − to zoom. Fine edges come out better with a mouse, pencil or finger.',
  touchHint: 'Use two fingers to zoom and move the photo.',
  tool: 'Tool',
  tools: { add: 'Add', move: 'Move' },
  size: 'Brush size',
  sizeValue: (px) => `${formatCount(px)} px`,
  redo: 'Redo',
  nearer: 'Zoom in',
  farther: 'Zoom out',
  whole: 'Fit to screen',
  preview: 'See the result',
  automatic: 'Back to the automatic cutout',
  colors: 'Read the colours again',
  colorsHint: 'Only from what’s inside the cutout. Replaces the colour in the piece’s details.',
  said: {
    undone: 'Step undone',
    redone: 'Step redone',
    automatic: 'Automatic cutout restored',
  },
  discard: {
    title: 'Leave without saving?',
    text: 'You’ll lose the changes you’ve just made. The cutout you had stays as it was.',
    confirm: 'Leave without saving',
    cancel: 'Keep editing',
  },
  saved: 'Cutout saved',
  savedText: (name) => `That’s how “${name}” now looks in your wardrobe and your outfits.`,
  savedColors: (name, color) => `${name}. Colour: ${color}.`,
  saveFailed: 'The cutout couldn’t be saved. Your strokes are still here.',
};

/** Kept apart from the editor's texts, which load with the editor. */
export const pictureChoiceCopy: Translation<typeof import('../cutout-editor.ts').pictureChoiceCopy> = {
  label: (name) => `How ${name} is shown`,
  photo: 'Photo',
  cutout: 'Cutout',
  repair: 'Touch up the cutout',
  byHand: 'Cut out by hand',
  cutoutOf: (name) => `Cutout of ${name}`,
};
