import type { Translation } from '#contract/languages.ts';
import type { casaLirioTops as source } from '../casa-lirio-tops.ts';

export const casaLirioTops: Translation<typeof source> = {
  'camiseta-grafica-lirios': {
    name: 'Lirios graphic T-shirt',
    description:
      'Shapes cut out with scissors and printed in water-based ink, which doesn’t crack. A loose cut with a dropped shoulder.',
  },
  'camiseta-basica-color': {
    name: 'Basic colour T-shirt',
    description:
      'Five shades that come back every spring, because nobody lets them go. Enzyme-washed cotton, soft straight off the hanger.',
  },
  'camiseta-rayas-caramelo': {
    name: 'Candy-stripe T-shirt',
    description:
      'Wide stripes in two colours that argue and make up. Sleeves to mid-arm and a round neck with no label.',
  },
  'camiseta-logo-lirio': {
    name: 'T-shirt with embroidered lily',
    description:
      'A single lily embroidered on the chest in two thousand stitches. The rest of the T-shirt keeps quiet.',
  },
  'camiseta-tecnica-ligera': {
    name: 'Light technical T-shirt',
    description: 'A 120-gram mesh that line-dries in half an hour. Flat seams where a backpack would rub.',
  },
  'camiseta-tirantes-canale': {
    name: 'Ribbed tank top',
    description:
      'A stretch rib that fits closely without pulling anywhere. It’s the layer under everything sheer in the collection.',
  },
  'top-lencero-color': {
    name: 'Full-colour camisole',
    description:
      'Satin that changes shade with the sun. Wear it alone, or over a white T-shirt as in the nineties.',
  },
  'top-floral-tirantes': {
    name: 'Floral strappy top',
    description:
      'A bouquet painted by hand in the studio and repeated so you can’t tell where it starts. The shirred back adapts to two sizes.',
  },
  'body-animal-manga-larga': {
    name: 'Leopard bodysuit',
    description:
      'Small leopard spots on a second-skin jersey. Under high-waisted jeans it does all the work.',
  },
  'camisa-hawaiana-flores': {
    name: 'Short-sleeved floral shirt',
    description:
      'A camp collar, a pocket that matches the print and a viscose that cools. Open over a tank top, it turns into a jacket.',
  },
  'camisa-vichy-verano': {
    name: 'Gingham shirt',
    description:
      'The tablecloth check, taken seriously: fine cotton with a straight hem and buttons in the colour of the check. Knotted at the waist, it asks for a skirt.',
  },
  'sobrecamisa-cuadros-grandes': {
    name: 'Checked overshirt',
    description:
      'Double-faced flannel in a large check, with two flap pockets. It serves as a jacket from March to May.',
  },
  'blusa-volantes-gasa': {
    name: 'Ruffled chiffon blouse',
    description:
      'Cascading ruffles that begin at the shoulder and fade out at the waist. The chiffon is double where it needs to be.',
  },
  'blusa-flores-algodon': {
    name: 'Floral cotton blouse',
    description:
      'Full sleeves, a square yoke and a tiny flower that runs all over the cloth. It opens at the back with five buttons.',
  },
  'polo-retro-contraste': {
    name: 'Striped retro polo shirt',
    description:
      'Collar and cuffs knitted in another colour, like the ones on clay courts. Cotton with a little air between thread and thread.',
  },
  'sudadera-capucha-color': {
    name: 'Pullover hoodie',
    description:
      'A 380-gram fleece brushed on the inside and a lined hood that doesn’t flop. The drawcord ends in metal, not plastic.',
  },
  'sudadera-bordado-lirio': {
    name: 'Hoodie with embroidered lily',
    description:
      'The lily of the house in satin thread on matt fleece. A kangaroo pocket with a hidden slot for your phone.',
  },
  'sudadera-tecnica-entreno': {
    name: 'Technical training hoodie',
    description:
      'Stretch jersey outside and brushed mesh inside: it warms you up at the start and cools you down at the end. Cuffs with a thumbhole.',
  },
  'jersey-rayas-arcoiris': {
    name: 'Rainbow-stripe jumper',
    description:
      'One wide stripe and one narrow, in turn, in a wool that doesn’t itch. The ribbed hem gathers it at the hip.',
  },
  'jersey-ochos-color': {
    name: 'Colourful cable-knit jumper',
    description:
      'Thick cables in shades nobody expects of a granny jumper. A high round neck and sleeves with plenty of volume.',
  },
  'cardigan-corto-color': {
    name: 'Cropped colourful cardigan',
    description:
      'Short to the waist, so the dress stays in charge. The buttons are a different colour from the knit.',
  },
  'camiseta-manga-larga-estampada': {
    name: 'Printed long-sleeved T-shirt',
    description:
      'Overlapping patches of colour on fine mesh with long sleeves. Under a strappy top it looks painted on the skin.',
  },
  'chaleco-color-pano': {
    name: 'Coloured wool waistcoat',
    description:
      'A tailored waistcoat in the wrong colour, which turns out to be the right one. Over a T-shirt, under a jacket or with nothing else in August.',
  },
  'jersey-cuello-vuelto-color': {
    name: 'Colourful roll-neck jumper',
    description:
      'A thick rib with a neck so high that it doubles as a scarf. The cuffs have a turn-up in another stitch.',
  },
};
