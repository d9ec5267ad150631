import type { Translation } from '#contract/languages.ts';
import type { albaNorteShoes as source } from '../alba-norte-shoes.ts';

export const albaNorteShoes: Translation<typeof source> = {
  'derbies-piel-cosidos': {
    name: 'Stitched leather Derby shoes',
    description:
      'Smooth calfskin on Blake-stitched construction that can be resoled. Five eyelets and a round last that doesn’t squeeze the instep.',
  },
  'derbies-ante-suela-clara': {
    name: 'Suede Derby shoes',
    description:
      'Brushed suede with a pale rubber sole that softens your step. They go where a black shoe feels too serious.',
  },
  'derbies-charol': {
    name: 'Patent Derby shoes',
    description:
      'Soft patent leather lined in goatskin, for the wedding and for the jeans of the day after. A three-centimetre stacked leather heel.',
  },
  'mocasines-antifaz': {
    name: 'Penny loafers',
    description:
      'The classic cut with the open strap, hand-sewn at the instep. A padded insole you’ll notice at the third kilometre.',
  },
  'mocasines-ante-flexibles': {
    name: 'Flexible suede loafers',
    description:
      'Unlined and without a stiff heel counter: you can fold them with one hand. Bare feet in summer, fine socks in October.',
  },
  'mocasines-piso-grueso': {
    name: 'Chunky-sole loafers',
    description:
      'Four centimetres of ridged sole that weigh less than they seem. They change a pair of suit trousers completely.',
  },
  'salones-tacon-medio': {
    name: 'Mid-heel court shoes',
    description:
      'Six centimetres of heel and a cushion hidden under the ball of the foot. The toe is fine without being sharp.',
  },
  'salones-ante-noche': {
    name: 'Suede court shoes',
    description: 'Suede absorbs the light and makes the foot look smaller. A non-slip grip inside the heel.',
  },
  'salones-satinados': {
    name: 'Satin court shoes',
    description:
      'Covered in matching satin inside and out, like those of an opera cloakroom. They come with spare heel tips.',
  },
  'bailarinas-piel-lazo': {
    name: 'Leather ballet flats',
    description:
      'Foldable nappa with an elastic trim that doesn’t cut the heel. The sole is leather, with a rubber half sole for wet ground.',
  },
  'bailarinas-ante': {
    name: 'Suede ballet flats',
    description:
      'A short toe, a high topline and a tiny bow of the same suede. A steel shank helps them keep their shape.',
  },
  'botines-chelsea-piel': {
    name: 'Leather Chelsea boots',
    description:
      'Elastic panels that spring back and a pull tab at the back to put them on in one go. A rubber sole with a discreet tread, good for light rain.',
  },
  'botines-chelsea-ante': {
    name: 'Suede Chelsea boots',
    description: 'Suede treated at the tannery against water marks. The pale tone ages towards tobacco.',
  },
  'botas-altas-montar': {
    name: 'Tall riding boots',
    description:
      'A thirty-eight-centimetre shaft with an inner zip and an elastic gusset. A wide last made for tucking your jeans in.',
  },
  'botas-altas-ante': {
    name: 'Tall stretch-suede boots',
    description:
      'They go up to the knee and stay there, because the suede is bonded to a jersey that gives. A wide five-centimetre heel.',
  },
  'sandalias-tira-cruzada': {
    name: 'Cross-strap sandals',
    description:
      'Two straps that cross over the instep and a buckle you tighten with one hand. The footbed is cork covered in leather.',
  },
  'sandalias-vestir-metal': {
    name: 'Metallic dress sandals',
    description:
      'An aged metal that behaves like a neutral and goes with everything else. They’re flat, so you’re still dancing when the wedding ends.',
  },
  'zapatillas-piel-minimas': {
    name: 'Minimal leather trainers',
    description:
      'No logo, no contrast: smooth leather, waxed laces and a stitched sole. They stand up to a suit better than many shoes.',
  },
  'sandalias-ante-tobillo': {
    name: 'Suede ankle-strap sandals',
    description:
      'A wide strap that holds the ankle and an anatomical insole hidden under the lining. The suede hasn’t one seam where the foot bends.',
  },
  'mocasines-charol-tacon': {
    name: 'Patent loafers',
    description:
      'A four-centimetre block heel and a patent shine that mirrors the pavement. The tongue ends in a stitched fold, with no fringe.',
  },
};
