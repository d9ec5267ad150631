import type { Topic } from '../entry.ts';
import { accessories } from './accessories.ts';
import { adorn } from './adorn.ts';
import { bodies } from './bodies.ts';
import { care } from './care.ts';
import { ceremonies } from './ceremonies.ts';
import { climate } from './climate.ts';
import { cloths } from './cloths.ts';
import { codes } from './codes.ts';
import { colourAndFace } from './colour-and-face.ts';
import { customs } from './customs.ts';
import { cuts } from './cuts.ts';
import { careDoubts, dressDoubts } from './doubts.ts';
import { dressup } from './dressup.ts';
import type { WrittenEntry } from './entry.ts';
import { etiquette } from './etiquette.ts';
import { fabrics } from './fabrics.ts';
import { folkDress } from './folk-dress.ts';
import { guestsByRole } from './guests-by-role.ts';
import { health } from './health.ts';
import { hours } from './hours.ts';
import { hues } from './hues.ts';
import { keeping } from './keeping.ts';
import { laundryDay } from './laundry-day.ts';
import { lingerie } from './lingerie.ts';
import { little } from './little.ts';
import { measures } from './measures.ts';
import { mending } from './mending.ts';
import { names } from './names.ts';
import { packing } from './packing.ts';
import { people } from './people.ts';
import { practice } from './practice.ts';
import { premiumTerms } from './premium-terms.ts';
import { product } from './product.ts';
import { quality } from './quality.ts';
import { questions } from './questions.ts';
import { resale } from './resale.ts';
import { rescues } from './rescues.ts';
import { secondHand } from './second-hand.ts';
import { serviceTerms } from './service-terms.ts';
import { sharingAndReminders } from './sharing-and-reminders.ts';
import { shoes } from './shoes.ts';
import { sizes } from './sizes.ts';
import { spots } from './spots.ts';
import { storeTerms } from './store-terms.ts';
import { styles } from './styles.ts';
import { suits } from './suits.ts';
import { washing } from './washing.ts';
import { work } from './work.ts';

/** Entries in two voices, by topic. */
export const written = {
  care: [
    ...care,
    ...rescues,
    ...practice,
    ...washing,
    ...laundryDay,
    ...spots,
    ...mending,
    ...keeping,
    ...careDoubts,
  ],
  fabrics: [...fabrics, ...cloths, ...quality],
  shoes,
  codes: [...codes, ...suits, ...work, ...hours, ...dressDoubts],
  customs: [...customs, ...etiquette, ...questions, ...ceremonies, ...guestsByRole, ...folkDress, ...dressup],
  basics: [...styles, ...names],
  accessories: [...accessories, ...adorn],
  'colour-and-face': [...colourAndFace, ...hues],
  sizes: [...sizes, ...measures],
  bodies: [...bodies, ...lingerie, ...cuts],
  people: [...people, ...health, ...little],
  packing: [...packing, ...climate],
  'second-hand': [...secondHand, ...resale],
  product: [...product, ...premiumTerms, ...storeTerms, ...serviceTerms, ...sharingAndReminders],
} as const satisfies Partial<Record<Topic, readonly WrittenEntry[]>>;
