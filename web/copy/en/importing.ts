import type { Translation } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';

const garments = (count: number) => formatPlural(count, 'piece', 'pieces');
const rows = (count: number) => formatPlural(count, 'row', 'rows');

export const importingCopy: Translation<typeof import('../importing.ts').importingCopy> = {
  meta: {
    title: 'Import my clothes',
    description: 'Bring into Vestidor the clothes you already have listed somewhere else.',
  },
  lead: 'If your wardrobe is already listed somewhere else, there’s no need to start from scratch.',
  page: {
    title: 'A piece from a shop',
    text: 'Paste the address of its page: we read the name, brand, price and photo, and you check it before saving.',
    address: 'Page address',
    read: 'Read the page',
    reading: 'Reading the page',
    missing: 'Paste the address of the page',
    failed: 'We couldn’t read it. Try again in a moment.',
    byHand: 'Add it by hand with this address',
    review: 'Check the piece',
    reviewText: 'What the page doesn’t say, we’ve read from the photo.',
    withoutPhoto: 'The page has no photo we can read: the piece will keep its drawing.',
    byHandText: 'The address is saved with the piece.',
    similar: (name) => `It looks like ${name}, which you already have.`,
    alt: (name) => `Photo of ${name} in the shop`,
    save: 'Save the piece',
    discard: 'Discard',
    saved: 'Piece saved',
    saveFailed: 'It couldn’t be saved',
    open: 'See the page',
  },
  source: {
    title: 'A file',
    release: 'Drop it here',
    text: 'A table (CSV or text from a spreadsheet), another app’s list as JSON, an order email (.eml), the ZIP copy of your Vestidor data, or photos of your clothes, loose or in a ZIP.',
    pick: 'Choose file',
    limits: (rowsMax) =>
      `Up to ${formatCount(rowsMax)} pieces at a time. You check it before anything is saved.`,
    pasteTitle: 'Or paste the cells',
    pasteText: 'Copy them from your spreadsheet, with the row of headings.',
    paste: 'Copied cells',
    read: 'Read the cells',
    reading: 'Reading the file',
  },
  unreadable: {
    title: 'We couldn’t read that file',
    table:
      'We need a table with at least two columns and one row of data. If it’s from Excel, save it as CSV or copy the cells and paste them here.',
    mail: 'We found no pieces with a price in that email. Try the order confirmation.',
    zip: 'That ZIP has no photos and no copy of your Vestidor data.',
    tooLarge: 'The file is too large. Split it into several.',
    failed: 'The file won’t open. Make sure it isn’t damaged and choose it again.',
  },
  columns: {
    title: 'What each column is',
    text: 'We’ve guessed from the headings and the contents. Correct anything that’s wrong.',
    none: 'Don’t import',
    label: (column) => `What the ${column} column is`,
    empty: 'Empty',
  },
  kinds: {
    title: 'Words we don’t know',
    text: 'Tell us what kind of piece each one is and we’ll import those rows too.',
    leave: 'Don’t import these rows',
    rows,
    label: (said) => `What kind of piece ${said} is`,
    placeholder: 'Choose the kind',
    more: (count) => `And ${formatPlural(count, 'more word', 'more words')}.`,
  },
  preview: {
    title: 'How they’ll look',
    left: (count) => `${rows(count)} left out`,
    leftWhy: {
      kind: 'We don’t know what kind of piece it is',
      skipped: 'You said not to import it',
      too_many: 'Over the limit for one go',
    },
    row: (row) => `Row ${formatCount(row)}`,
    emptyRow: 'No name or type',
    missed: (title, count) => `${title}: ${formatPlural(count, 'value', 'values')} not understood`,
    missedText: 'Those pieces come in without that detail. You can add it later.',
    size: (size) => `Size ${size}`,
    worn: (times) => formatPlural(times, 'wear', 'wears'),
    more: (count) => `And ${formatPlural(count, 'more piece', 'more pieces')}.`,
    none: 'These columns give no pieces. Tell us which column has the name or the type.',
  },
  actions: {
    import: (count) => `Import ${garments(count)}`,
    other: 'Choose another file',
  },
  own: {
    title: 'Your Vestidor copy',
    text: (count, photos, outfits) =>
      `It has ${garments(count)}, ${formatPlural(photos, 'photo', 'photos')} and ${formatPlural(outfits, 'outfit', 'outfits')}. What you already have isn’t duplicated.`,
    photos: 'Saving the photos',
    outfits: 'Saving the outfits',
    photosMissed: (count) =>
      `${formatPlural(count, 'photo couldn’t', 'photos couldn’t')} be saved: those pieces keep their drawing.`,
    photosKept: (count) => formatPlural(count, 'photo saved', 'photos saved'),
  },
  photos: {
    title: (count) => formatPlural(count, 'photo of your clothes', 'photos of your clothes'),
    text: 'The scanner reads them and you check them together before saving. One piece per photo works best.',
    left: (count) =>
      `${formatPlural(count, 'photo is', 'photos are')} left for later: ${formatCount(limits.review.scansMax)} fit at a time.`,
    scan: 'Take them to the scanner',
    failed: 'This browser won’t let us pass the photos to the scanner',
    failedText: 'Open it yourself and choose them there.',
  },
  importing: 'Saving your pieces',
  stay: 'Don’t close this page until it’s finished.',
  done: {
    title: (count) => (count === 0 ? 'There was nothing new' : `${garments(count)} in your wardrobe`),
    added: (count) => formatPlural(count, 'new piece', 'new pieces'),
    known: (count) => `${garments(count)} you’d already imported, left untouched`,
    withoutRoom: (count) =>
      `No room for ${garments(count)}: you’ve reached your account’s limit. Premium holds ${formatCount(5000)}; import the file again and the missing ones will be added.`,
    left: (count) => `${rows(count)} not imported`,
    premium: 'See Premium',
    download: 'Download what wasn’t imported',
    downloadName: 'vestidor-not-imported.csv',
    why: 'Why',
    noRoom: 'No room in the account',
    see: 'See my wardrobe',
    again: 'Import another file',
  },
  failed: 'It couldn’t be imported',
  failedText: 'We haven’t saved anything. Try again in a moment.',
};
