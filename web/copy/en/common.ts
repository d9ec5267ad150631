import type { Translation } from '#contract/languages.ts';
import type { common as source } from '../common.ts';

export const common: Translation<typeof source> = {
  product: 'Vestidor',
  productTitle: 'Vestidor · Your whole wardrobe, at last',
  productDescription:
    'A smart wardrobe: it scans your clothes, puts outfits together from what you already own and explains why.',
  productFoot: 'Your clothes, scanned, combined and explained',
  loading: 'Loading',
  optional: '(optional)',
  choose: 'Choose an option',
  cancel: 'Cancel',
  close: 'Close',
  undo: 'Undo',
  error: 'Error',
  retry: 'Try again',
  copy: 'Copy',
  copyFailed: 'Copy it by hand: it’s already selected.',
  save: 'Save',
  home: 'Home',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  notifications: 'Notifications',
  networkError: 'Couldn’t connect to the server',
  somethingFailed: 'Something went wrong',
  skipToContent: 'Skip to content',
};
