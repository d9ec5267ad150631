import type { Translation } from '#contract/languages.ts';
import { inHouse } from '#stylist/language/en/house.ts';
import { formatDay } from '#web/format/dates.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';

const garments = (count: number) => formatPlural(count, 'piece', 'pieces');
const ending = { cold: 'summer', warm: 'winter' } as const;

export const seasonCopy: Translation<typeof import('../season.ts').seasonCopy> = {
  meta: {
    title: 'Seasonal switch',
    description: 'What comes out of its box, what goes into one and where it all is, in one afternoon.',
  },
  lead: 'One unhurried afternoon. If you leave it halfway, it will be here.',
  invitation: {
    title: (coming) =>
      coming === 'cold'
        ? 'It’s turning cold: time to switch your wardrobe over?'
        : 'It’s warming up: time to switch your wardrobe over?',
    counts: (out, away) =>
      [
        out > 0 && `${garments(out)} to take out`,
        away > 0 && `${out > 0 ? formatCount(away) : garments(away)} to put away`,
      ]
        .filter(Boolean)
        .join(' and '),
    start: 'Start',
    dismiss: 'Don’t remind me this season',
  },
  steps: {
    out: 'What comes out of its box',
    away: 'What gets put away',
    boxes: 'Where everything goes',
  },
  step: (at, total) => `Step ${formatCount(at)} of ${formatCount(total)}`,
  next: 'Continue',
  back: 'Back',
  change: {
    title: (coming) =>
      coming === 'cold' ? 'Put summer away, bring winter out' : 'Put winter away, bring summer out',
    turn: (coming) =>
      coming === 'cold' ? 'The other way: bring summer out' : 'The other way: bring winter out',
    out: 'To take out',
    outNote: 'stored, and right for what’s coming',
    away: 'To put away',
    awayNote: (coming) => `only right for ${ending[coming]}`,
    stays: 'What suits the whole year stays where it is.',
    onlyHere: (name: string) => `This is only what’s ${inHouse(name)}; your other houses stay as they are.`,
    nothing: 'There’s nothing to move: none of your pieces is for one season alone.',
    seasons: 'Give my pieces their season',
  },
  all: 'All',
  none: 'None',
  noPlace: 'No place noted',
  out: {
    lead: 'What’s ticked goes back into the wardrobe. Untick what you’d rather leave stored.',
    nothing: 'You have nothing stored that suits what’s coming. On to what gets put away.',
  },
  away: {
    lead: 'What’s ticked gets put away. Untick what you’re still going to wear.',
    nothing: 'Everything you have to hand suits what’s coming: there’s nothing to put away.',
    wash: {
      title: 'Wash before you store',
      text: 'Stains you can’t see set in the box, and moths go for wool that has been against skin.',
      inLaundry: 'In the wash',
      since: (wears) => `${formatPlural(wears, 'wear', 'wears')} since the last wash`,
      toLaundry: 'Put in the wash',
      clean: 'It’s clean now',
      cleanNamed: (name) => `${name} is clean now`,
    },
    unworn: {
      title: 'Are you keeping these?',
      text: (coming) =>
        `They haven’t left the wardrobe this ${ending[coming]}. If you love them, put them away and that’s that.`,
      never: 'Not worn yet',
      lastWorn: (day) => `Last worn on ${day}`,
      choose: 'Or else…',
      more: (name) => `What to do with ${name}`,
      sell: 'Sell',
      give: 'Give away',
      repair: 'Mend',
    },
    care: {
      title: 'So they come out as they went in',
      wool: 'Wool: folded, with cedar or lavender; on a hanger it stretches.',
      leather: 'Leather: with air and in cloth; plastic dries it out and marks it.',
      down: 'Down: loose, never in vacuum bags, which crush the filling.',
      silk: 'Silk: in paper or cotton, in the dark; light turns it yellow.',
    },
  },
  boxes: {
    lead: 'Tick what goes together, say where, and repeat until nothing’s left.',
    place: 'Which box or place',
    example: 'Box 1, loft',
    known: 'Places you already use',
    left: (count) => (count === 1 ? 'One piece left' : `${formatCount(count)} pieces left`),
    put: (count, place) =>
      place === '' ? `Store ${garments(count)} without noting where` : `Put ${garments(count)} in “${place}”`,
    empty: (place) => `Empty ${place}`,
    emptyShort: 'Empty',
    garments,
    nothing: 'You’ve left nothing to put away.',
    waiting: (count) => `${count === 1 ? 'One still needs' : `${formatCount(count)} still need`} a place.`,
    save: 'Make the switch',
    summary: (stored, back) => `${formatCount(stored)} go into storage and ${formatCount(back)} come back.`,
    tooMany: (most) => `At most ${most} places in one switch.`,
    failed: 'The switch couldn’t be made',
    failedText: 'Nothing has been moved. What you’ve chosen is still here.',
  },
  done: {
    summary: (stored, places, back) => {
      const kept = `${formatPlural(stored, 'piece stored', 'pieces stored')} in ${formatPlural(places, 'place', 'places')}`;
      if (stored === 0) return `${garments(back)} back in the wardrobe.`;
      return back === 0 ? `${kept}.` : `${kept}, ${formatCount(back)} back.`;
    },
    text: 'What’s stored isn’t in any outfit until it returns, and each piece’s page says where it is.',
    labels: 'Labels for the boxes',
    label: (coming, day) => `${coming === 'cold' ? 'Summer' : 'Winter'} clothes, stored on ${formatDay(day)}`,
    print: 'Print',
    copy: 'Copy',
    copied: 'Labels copied',
    failed: 'They couldn’t be copied',
    failedText: 'The browser doesn’t allow it. You can print them.',
    undo: 'Undo everything',
    undone: 'Everything is as it was before',
    undoFailed: 'It couldn’t be undone',
    wardrobe: 'See my wardrobe',
    again: 'Make another switch',
  },
  empty: {
    title: 'There’s no wardrobe to switch yet',
    text: 'Once you have pieces with their season, this is where we tell you what to store and what to take out.',
  },
};
