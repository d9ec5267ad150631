import type { Translation } from '#contract/languages.ts';

export const about: Translation<typeof import('../marketing-about.ts').about> = {
  meta: {
    title: 'About us',
    description:
      'Vestidor was born in 2024 at Grupo Telar from one idea: hardly anyone needs more clothes, just a better view of the ones they have.',
  },
  title: 'Hardly anyone needs more clothes. They need to see them.',
  lead: 'Vestidor puts what you already own in plain sight, does the sums and suggests what to wear, always with its reasons.',
  mission: {
    title: 'Mission',
    text: 'To make dressing well every morning take less time, less money and less doubt. We do it by putting your wardrobe in order and explaining every suggestion, so that after a few months you need us less.',
  },
  vision: {
    title: 'Vision',
    text: 'A world where the most coveted piece is one that already hangs at home. Where shopping starts with knowing what’s missing, and clothes are measured by how often they’re worn, not by how new they are.',
  },
  story: {
    title: 'Story',
    text: [
      'Vestidor was launched in 2024 within Grupo Telar. The first version was little more than a spreadsheet: pieces, prices and the times each one had left the house. The numbers were uncomfortable. A lot of good clothes had been hanging for a year for one reason only: nobody remembered what they went with.',
      'Everything else came from there. A scanner that recognises the piece in a photo, so there’s nothing to type. An engine that composes outfits and shows its working. And two stylists, Maya and Valentina, who’ll talk colour, cut and occasion with you at any hour.',
      'We still follow the rule of that spreadsheet: if we can’t explain where a figure comes from, we don’t show it.',
    ],
  },
  valuesTitle: 'Three values',
  values: [
    {
      name: 'Inclusivity',
      text: 'We work with the clothes you have, whatever their size, price and style. Vestidor scores outfits, never bodies, and the whole site works with a keyboard and a screen reader.',
    },
    {
      name: 'Innovation',
      text: 'Our artificial intelligence is there for the sums you couldn’t do by hand: hundreds of combinations, their colour, their warmth, their occasion. And always with the explanation beside them.',
    },
    {
      name: 'Excellence',
      text: 'A well-sewn button goes unnoticed. We take care of what can’t be seen: that your photos are yours alone, that nothing gets lost, that every word says what’s going on.',
    },
  ],
  teamTitle: 'The team',
  teamText: 'Four desks that share one drawing board.',
  teams: [
    {
      name: 'Styling',
      text: 'Writes the rules an outfit is judged by and checks that an expert eye would reach the same verdict. It also signs the guides.',
    },
    {
      name: 'Engineering',
      text: 'Builds the site, the server and the outfit engine. Its pride is that everything works without connecting to anyone else’s services.',
    },
    {
      name: 'Data',
      text: 'Teaches the scanner to tell a blouse from a shirt and measures every improvement with photos it has never seen.',
    },
    {
      name: 'Support',
      text: 'Reads what you write to us and answers in under twenty-four hours. Whatever keeps coming up ends on the list of fixes.',
    },
  ],
  close: { title: 'Shall we talk?', contact: 'Write to us', careers: 'Work with us' },
};
