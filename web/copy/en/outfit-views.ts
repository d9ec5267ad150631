import type { Translation } from '#contract/languages.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';

export const outfitViewsCopy: Translation<typeof import('../outfit-views.ts').outfitViewsCopy> = {
  label: 'Views of your outfits',
  views: { outfits: 'Outfits', calendario: 'Calendar', maleta: 'Suitcase', capsula: 'Capsule' },
  print: 'Print',
  share: 'Share the list',
  copied: 'List copied',
  copiedText: 'Paste it wherever you like.',
  shareFailed: 'The list couldn’t be shared',
  gaps: {
    title: 'What would add most to your wardrobe',
    store: 'In the shop',
  },
  looks: {
    title: 'What it goes with',
    text: (outfits) =>
      outfits === 0
        ? 'It doesn’t fit into any good outfit from your wardrobe yet.'
        : `It’s part of ${formatPlural(outfits, 'good combination', 'good combinations')} from your clothes. Here’s the best one for each occasion.`,
    open: 'Open on the board:',
    complete: 'Complete the look',
    failed: 'We couldn’t look for its outfits.',
  },
  suitcase: {
    title: 'Suitcase',
    lead: 'Just enough to look good every day: on top, something clean each morning; below and on your feet, what you can repeat without anyone noticing.',
    start: 'First day',
    length: 'Days',
    days: (count) => formatPlural(count, 'day', 'days'),
    coldest: 'Low',
    warmest: 'High',
    degrees: '°C',
    hint: 'If you know what the weather will be, the suitcase allows for it.',
    eachDay: 'Day by day',
    button: 'Pack the suitcase',
    busy: 'Packing the suitcase…',
    result: (garments, days) =>
      `${formatPlural(garments, 'piece', 'pieces')} for ${formatPlural(days, 'day', 'days')}`,
    packed: (packed, all) => `${formatCount(packed)} of ${formatCount(all)} packed`,
    nothing: 'What you have doesn’t make an outfit for this day.',
    failed: 'The suitcase couldn’t be packed',
    listTitle: (days) => `Suitcase for ${formatPlural(days, 'day', 'days')}`,
    save: 'Add to the calendar',
    saved: 'The days are in your calendar',
  },
  empty: {
    title: 'First, your clothes',
    text: 'Everything comes from the pieces you have here. With ten there’s already plenty to choose from.',
    scan: 'Scan clothes',
  },
  capsule: {
    title: 'Capsule',
    lead: 'The fewest pieces that make as many outfits as you ask for. The rest can take a break.',
    outfits: 'Outfits you want',
    atLeast: (count) => `${formatCount(count)} or more`,
    season: 'Season',
    anySeason: 'All year',
    result: (garments, outfits) =>
      `${formatPlural(garments, 'piece', 'pieces')}, ${formatPlural(outfits, 'outfit', 'outfits')}`,
    short: (outfits) =>
      `Your wardrobe makes ${formatPlural(outfits, 'outfit', 'outfits')} like that: fewer than you’re asking for.`,
    pieces: 'The pieces',
    looks: 'Some of its outfits',
    none: 'There aren’t enough pieces for a capsule yet: you need at least a top, a bottom and a pair of shoes.',
    failed: 'The capsule couldn’t be worked out',
    listTitle: (garments) => `Capsule of ${formatPlural(garments, 'piece', 'pieces')}`,
  },
};
