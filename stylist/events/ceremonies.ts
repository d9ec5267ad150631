import { ceremony, loudPatterns, openShoes, partyClothes, whiteDress } from './bans.ts';
import type { Event } from './event.ts';

export const ceremonies = {
  'black-tie': {
    occasion: 'formal',
    spanish: 'una cena de etiqueta',
    level: [0.72, 1],
    bans: [...ceremony, openShoes, { ...loudPatterns }, { fabrics: ['denim', 'linen', 'corduroy'] }],
  },
  wedding: { occasion: 'formal', spanish: 'una boda', level: [0.6, 1], bans: [...ceremony, whiteDress] },
  'evening-wedding': {
    occasion: 'formal',
    spanish: 'una boda de noche',
    level: [0.66, 1],
    bans: [...ceremony, whiteDress, { fabrics: ['denim', 'linen'] }],
  },
  communion: {
    occasion: 'formal',
    spanish: 'una comunión',
    level: [0.52, 0.9],
    bans: [...ceremony, whiteDress],
  },
  graduation: { occasion: 'formal', spanish: 'una graduación', level: [0.54, 1], bans: ceremony },
  mourning: {
    occasion: 'formal',
    spanish: 'un funeral',
    level: [0.5, 0.95],
    bans: [...ceremony, partyClothes, loudPatterns, { colours: ['colourful'] }, openShoes],
  },
} as const satisfies Readonly<Record<string, Event>>;
