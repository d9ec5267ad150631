import type { Topic } from '../entry.ts';
import { accessories } from './accessories.ts';
import { adorn } from './adorn.ts';
import { appQuestions } from './app-questions.ts';
import { bodies } from './bodies.ts';
import { care } from './care.ts';
import { ceremonies } from './ceremonies.ts';
import { climate } from './climate.ts';
import { cloths } from './cloths.ts';
import { codes } from './codes.ts';
import { colourAndFace } from './colour-and-face.ts';
import { combining } from './combining.ts';
import { customs } from './customs.ts';
import { cuts } from './cuts.ts';
import { details } from './details.ts';
import { careDoubts, dressDoubts } from './doubts.ts';
import { dressup } from './dressup.ts';
import type { WrittenEntry } from './entry.ts';
import { etiquette } from './etiquette.ts';
import { fabrics } from './fabrics.ts';
import { fitTroubles } from './fit-troubles.ts';
import { fixes } from './fixes.ts';
import { folkDress } from './folk-dress.ts';
import { guestsByRole } from './guests-by-role.ts';
import { health } from './health.ts';
import { homeTextiles } from './home-textiles.ts';
import { hours } from './hours.ts';
import { householdCare } from './household-care.ts';
import { hues } from './hues.ts';
import { ironing } from './ironing.ts';
import { keeping } from './keeping.ts';
import { laundryDay } from './laundry-day.ts';
import { lingerie } from './lingerie.ts';
import { little } from './little.ts';
import { looksByName } from './looks-by-name.ts';
import { manners } from './manners.ts';
import { measures } from './measures.ts';
import { mending } from './mending.ts';
import { names } from './names.ts';
import { packing } from './packing.ts';
import { people } from './people.ts';
import { places } from './places.ts';
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
import { wordsOfClothes } from './words-of-clothes.ts';
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
    ...householdCare,
    ...homeTextiles,
    ...ironing,
    ...fixes,
  ],
  fabrics: [...fabrics, ...cloths, ...quality, ...wordsOfClothes],
  shoes,
  codes: [...codes, ...suits, ...work, ...hours, ...dressDoubts, ...looksByName],
  customs: [
    ...customs,
    ...etiquette,
    ...questions,
    ...ceremonies,
    ...guestsByRole,
    ...folkDress,
    ...dressup,
    ...manners,
  ],
  basics: [...styles, ...names, ...combining],
  accessories: [...accessories, ...adorn, ...details],
  'colour-and-face': [...colourAndFace, ...hues],
  sizes: [...sizes, ...measures],
  bodies: [...bodies, ...lingerie, ...cuts, ...fitTroubles],
  people: [...people, ...health, ...little],
  packing: [...packing, ...climate, ...places],
  'second-hand': [...secondHand, ...resale],
  product: [
    ...product,
    ...premiumTerms,
    ...storeTerms,
    ...serviceTerms,
    ...sharingAndReminders,
    ...appQuestions,
  ],
} as const satisfies Partial<Record<Topic, readonly WrittenEntry[]>>;
