import type { Occasion } from './vocabulary.ts';

/** Each event with its occasion, in the groups and order of the lists that people choose from. */
const grouped = {
  weddings: {
    wedding: 'formal',
    'evening-wedding': 'formal',
    'civil-wedding': 'formal',
    'beach-wedding': 'formal',
    'wedding-family': 'formal',
    'evening-wedding-family': 'formal',
  },
  ceremonies: {
    christening: 'formal',
    communion: 'formal',
    confirmation: 'formal',
    quinceanera: 'formal',
    graduation: 'formal',
    'official-ceremony': 'formal',
    'black-tie': 'formal',
    wake: 'formal',
    mourning: 'formal',
  },
  interviews: {
    interview: 'work',
    'bank-interview': 'work',
    'creative-interview': 'work',
    'shop-interview': 'work',
    'trade-interview': 'work',
  },
  work: {
    office: 'work',
    'formal-office': 'work',
    'business-casual-office': 'work',
    'casual-office': 'work',
    'casual-friday': 'work',
    'client-meeting': 'work',
    presentation: 'work',
    'trade-fair': 'work',
    teaching: 'work',
    'video-call': 'work',
    'work-from-home': 'work',
    court: 'work',
  },
  dates: {
    'first-date': 'date',
    'romantic-dinner': 'date',
    'meeting-parents': 'date',
    coffee: 'date',
    'dinner-with-friends': 'party',
    'terrace-drinks': 'casual',
    afterwork: 'party',
    'wine-tasting': 'date',
  },
  parties: {
    cocktail: 'party',
    nightclub: 'party',
    birthday: 'party',
    'company-party': 'party',
    'christmas-dinner': 'party',
    'new-year': 'party',
    'three-kings': 'party',
    'child-birthday': 'casual',
    'baby-shower': 'party',
    'village-fiesta': 'party',
    feria: 'party',
    romeria: 'casual',
  },
  shows: {
    concert: 'party',
    'rock-concert': 'party',
    festival: 'party',
    'classical-concert': 'party',
    opera: 'party',
    theatre: 'party',
  },
  daysOff: {
    brunch: 'casual',
    barbecue: 'casual',
    picnic: 'casual',
    museum: 'casual',
    shopping: 'casual',
    'theme-park': 'casual',
    beach: 'casual',
    pool: 'casual',
    boat: 'casual',
    'snow-day': 'casual',
    flight: 'casual',
    airport: 'casual',
    'train-journey': 'casual',
  },
  daily: {
    'school-run': 'casual',
    'dog-walk': 'casual',
    exam: 'casual',
    doctor: 'casual',
    'hospital-visit': 'casual',
    volunteering: 'casual',
    gardening: 'casual',
    'home-painting': 'casual',
    'moving-house': 'casual',
  },
  sport: {
    gym: 'sport',
    running: 'sport',
    hiking: 'sport',
    yoga: 'sport',
    padel: 'sport',
    cycling: 'sport',
    swimming: 'sport',
    skiing: 'sport',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Occasion>>>>;

export type EventGroup = keyof typeof grouped;
/** Of the group, or of all. */
export type EventName<G extends EventGroup = EventGroup> = G extends EventGroup
  ? keyof (typeof grouped)[G] & string
  : never;

export const eventGroups = Object.fromEntries(
  Object.entries(grouped).map(([group, events]) => [group, Object.keys(events) as readonly EventName[]]),
) as Readonly<Record<EventGroup, readonly EventName[]>>;

const occasionOf: Readonly<Record<EventName, Occasion>> = Object.assign({}, ...Object.values(grouped));

export const eventNames = Object.keys(occasionOf) as readonly EventName[];

export const occasionOfEvent = (event: EventName): Occasion => occasionOf[event];
