import type { Entry } from '../../words.ts';

export const sizes: readonly Entry[] = [
  {
    id: 'sizes-women',
    asks: 'uk size to eu size|uk 12 in european|us size 8 in uk|womens size conversion|what size am i in spain|spanish dress size|eu 38 in uk|convert dress size',
    text: 'Women, roughly: UK 8 is EU 36 and US 4; UK 10, EU 38, US 6; UK 12, EU 40, US 8; UK 14, EU 42, US 10. Spain uses the EU numbers; Italy adds four (IT 44 for UK 12). Brands vary: the chart and your tape decide.',
  },
  {
    id: 'sizes-men',
    asks: 'mens size conversion|mens jacket size eu uk|eu 50 in uk|chest size suit|uk 40 jacket in eu',
    text: 'Men: a jacket’s UK and US size is the chest in inches, and the EU one is that plus ten: 38 is 48, 40 is 50, 42 is 52. Trousers go by waist in inches: 32 is about EU 48. Shirts, by collar: 15½ inches are 39 cm.',
  },
  {
    id: 'sizes-shoes',
    asks: 'shoe size conversion|uk 6 shoe in eu|us shoe size to eu|eu 39 in uk|eu 43 in us|what is my shoe size',
    text: 'Women: EU 37 is UK 4 and US 6½; 38, UK 5, US 7½; 39, UK 6, US 8½; 40, UK 6½, US 9. Men: EU 41 is UK 7½, US 8½; 42, UK 8, US 9; 43, UK 9, US 10; 44, UK 9½, US 10½. Lasts differ, so try them on.',
  },
  {
    id: 'sizes-jeans',
    asks: 'jeans size conversion|jeans waist size|w32 l34 meaning|jeans size 28 is what size|levis size',
    text: 'Jeans carry waist and leg in inches: W28 is about UK 10 or EU 38, W30 UK 12 or EU 40, W32 UK 14 or EU 42. Leg: L30 short, L32 regular, L34 long. Rigid denim gives half a size; stretchy denim grows and returns.',
  },
  {
    id: 'between-sizes',
    asks: 'im between two sizes|between sizes which to choose|size up or down|should i size up',
    text: 'Between two sizes, the larger in anything without stretch, and have it taken in: letting out is seldom possible. The smaller in knits and stretchy denim that will give. Always by your widest measure.',
  },
  {
    id: 'measuring',
    asks: 'how to measure myself|take my measurements|bust waist hips measure|measure inside leg',
    text: 'Over thin clothes with a soft tape: bust at its fullest, waist at its narrowest, hips at their widest, about 20 cm below; inside leg from crotch to floor. Neither tight nor slack. The shop’s size finder takes those centimetres.',
  },
  {
    id: 'bra-size',
    asks: 'bra size|how to find my bra size|bra band too tight|bra size uk to eu',
    text: 'Band: around the ribs, firm; cup: the difference to the fullest part, about 2.5 cm each letter in UK sizes. UK 34 is EU 75, 36 is 80. The band carries, not the straps: if it rides up, go down a band and up a cup.',
  },
];
