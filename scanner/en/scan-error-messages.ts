import type { Translation } from '#contract/languages.ts';
import type { scanErrorMessages as source } from '../scan-error-messages.ts';

export const scanErrorMessages: Translation<typeof source> = {
  image_unreadable: 'We couldn’t read the picture. It may be damaged or incomplete.',
  image_type_unsupported: 'This picture format isn’t supported. Try JPEG, PNG or WebP.',
  image_too_large: 'The picture is too big. Try one with a lower resolution.',
  image_too_small: 'The picture is too small to recognise a piece.',
  mask_unreadable: 'The cut-out can’t be read: it has to be a PNG with a single channel.',
  mask_size: 'The cut-out isn’t the same size as the photo.',
  mask_empty: 'Nothing of the piece is left in the cut-out.',
  mask_everything: 'The cut-out is the whole photo.',
};
