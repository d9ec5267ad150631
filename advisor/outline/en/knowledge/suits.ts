import type { Entry } from '../../words.ts';

export const suits: readonly Entry[] = [
  {
    id: 'suit-fit',
    asks: 'how should a suit fit|suit fitting rules|how should a blazer fit|jacket too big shoulders|suit too tight',
    text: 'The shoulder seam ends where your shoulder does: it’s the one thing a tailor can’t mend cheaply. Buttoned, a fist fits inside; the collar lies on the shirt’s; the jacket covers the seat. The rest can be altered.',
  },
  {
    id: 'suit-buttons',
    asks: 'which buttons to fasten on a suit|suit button rule|do i button the bottom button|unbutton when sitting|double breasted buttons',
    text: 'Of three buttons: sometimes, always, never, from the top. Of two: only the upper one. Unbutton when you sit. A double-breasted jacket stays closed. On a waistcoat, the last one is left open.',
  },
  {
    id: 'suit-sleeves',
    asks: 'jacket sleeve length|how much cuff should show|suit sleeve too long|shirt cuff',
    text: 'The jacket sleeve ends at the wrist bone, so that one to one and a half centimetres of cuff show. Shortening sleeves is an easy job for a tailor unless the buttons open.',
  },
  {
    id: 'tie-length',
    asks: 'how long should a tie be|tie length|how to tie a tie|tie width|which knot',
    text: 'The tip of the tie reaches the belt buckle. The simplest knot, four-in-hand, suits nearly every collar; the half Windsor, wider ones. Width follows the lapel. The tie is darker than the shirt.',
  },
  {
    id: 'trouser-length',
    asks: 'how long should trousers be|trouser break|trouser length|where should jeans end|hem trousers',
    text: 'Tailored trousers touch the shoe with hardly a fold; narrow ones end at the ankle bone. Wide ones nearly touch the ground with the shoes you’ll wear, so take those to the fitting.',
  },
  {
    id: 'blazer-jeans',
    asks: 'can i wear a blazer with jeans|suit jacket with jeans|blazer and jeans|how to style a blazer casually|suit jacket as blazer',
    text: 'Yes: a blazer with texture or patch pockets, dark jeans, a knit, T-shirt or shirt, and loafers, boots or clean trainers. The jacket of a business suit looks orphaned beside denim: its smooth cloth gives it away.',
  },
  {
    id: 'suit-colour',
    asks: 'first suit colour|which suit should i buy first|navy or grey suit|black suit when|versatile suit',
    text: 'The first suit is navy or mid grey, plain, in wool for most of the year: it serves interviews, weddings and, with a dark tie, funerals. Black is for evenings and mourning. Brown and checks come third.',
  },
  {
    id: 'pocket-square',
    asks: 'pocket square rules|should pocket square match tie|how to fold a pocket square|tie clip',
    text: 'A pocket square picks up a colour of shirt or tie without repeating its cloth. White, folded flat, never fails. A tie clip sits between the third and fourth button and is narrower than the tie.',
  },
  {
    id: 'shirt-fit',
    asks: 'how should a shirt fit|tuck in shirt|shirt untucked|undershirt under shirt|collar fit',
    text: 'Two fingers fit in the closed collar, the seam lies on the shoulder and the cuff reaches the root of the thumb. A curved long hem is tucked in; a straight one may hang out if it ends mid-fly. Under white, skin-coloured cotton.',
  },
];
