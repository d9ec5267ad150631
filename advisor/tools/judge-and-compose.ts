import { CompareInput } from './compare.ts';
import { ComposeInput } from './compose.ts';
import { DiagnoseInput } from './diagnose.ts';
import { tasteOf } from './taste.ts';
import { tool } from './tool.ts';

export const compareGarments = tool({
  description: 'Compares two garments of the person for a day: the better first, each with its best outfit.',
  input: CompareInput,
  changes: false,
  run: (input, box) => box.search('compare', box.wardrobe ?? [], input, tasteOf(box)),
});

export const composeOutfits = tool({
  description:
    'Composes the best outfits of the person’s own garments for a day. Answers none where nothing can be worn together, and says what is missing.',
  input: ComposeInput,
  changes: false,
  run: (input, box) => box.search('composeFor', box.wardrobe ?? [], input, tasteOf(box)),
});

export const diagnoseOutfit = tool({
  description:
    'Judges garments of the person worn together: what breaks the look and the one swap that helps most.',
  input: DiagnoseInput,
  changes: false,
  run: (input, box) => box.search('diagnose', box.wardrobe ?? [], input, tasteOf(box)),
});
