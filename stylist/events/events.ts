import type { Ban, Event } from './event.ts';

const loudPatterns: Ban = { patterns: ['animal', 'floral', 'print', 'logo', 'dots', 'gingham'] };
const vivid: Ban = { colours: ['vivid'] };
const sportsClothes: Ban = { styles: ['sport'] };
const partyClothes: Ban = { styles: ['party'] };
const sloppy: Ban = { kinds: ['hoodie', 'undershirt', 'shorts', 'swimwear'] };
const trainers: Ban = { kinds: ['sneakers'] };
const jeans: Ban = { kinds: ['jeans'] };
const heels: Ban = { kinds: ['heels'] };
const tees: Ban = { kinds: ['t-shirt', 'longsleeve'] };
const delicate: Ban = { fabrics: ['silk', 'chiffon', 'suede'] };
const whiteDress: Ban = { slots: ['onePiece'], colours: ['white'] };
const openShoes: Ban = { kinds: ['sandals'] };
const cap: Ban = { kinds: ['hat'], formalityUnder: 0.35 };
const backpack: Ban = { kinds: ['bag'], formalityUnder: 0.3 };
const stiff: Ban = { kinds: ['blazer', 'suit', 'tie', 'shoes'] };

const sober = [sloppy, sportsClothes, loudPatterns, vivid, cap];
const ceremony = [sloppy, sportsClothes, trainers, jeans, tees, cap, backpack];

/** What people dress for, beyond the six occasions: each with its customs. */
export const events = {
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
  interview: {
    occasion: 'work',
    spanish: 'una entrevista',
    level: [0.52, 0.9],
    bans: [...sober, partyClothes, trainers, jeans, openShoes, { kinds: ['t-shirt', 'top'] }, backpack],
  },
  'creative-interview': {
    occasion: 'work',
    spanish: 'una entrevista creativa',
    level: [0.42, 0.8],
    bans: [sloppy, sportsClothes, partyClothes, openShoes, cap],
  },
  court: {
    occasion: 'work',
    spanish: 'una vista en el juzgado',
    level: [0.58, 0.95],
    bans: [...sober, partyClothes, trainers, jeans, openShoes, tees, backpack],
  },
  'client-meeting': {
    occasion: 'work',
    spanish: 'una reunión con clientes',
    level: [0.52, 0.9],
    bans: [...sober, partyClothes, trainers, jeans, openShoes],
  },
  presentation: {
    occasion: 'work',
    spanish: 'una presentación',
    level: [0.48, 0.9],
    bans: [...sober, partyClothes, openShoes],
  },
  office: { occasion: 'work', spanish: 'la oficina', bans: [sloppy, sportsClothes, partyClothes] },
  'casual-friday': {
    occasion: 'work',
    spanish: 'un viernes informal',
    level: [0.32, 0.72],
    bans: [sloppy, sportsClothes, partyClothes, heels],
  },
  teaching: {
    occasion: 'work',
    spanish: 'dar clase',
    level: [0.36, 0.78],
    bans: [sloppy, sportsClothes, partyClothes, heels],
  },
  'video-call': {
    occasion: 'work',
    spanish: 'una videollamada',
    bans: [sloppy, sportsClothes, partyClothes],
  },
  'first-date': {
    occasion: 'date',
    spanish: 'una primera cita',
    level: [0.4, 0.85],
    bans: [sloppy, sportsClothes, { patterns: ['logo'] }],
  },
  'romantic-dinner': {
    occasion: 'date',
    spanish: 'una cena romántica',
    level: [0.48, 0.95],
    bans: [sloppy, sportsClothes, trainers, { patterns: ['logo'] }],
  },
  'meeting-parents': {
    occasion: 'date',
    spanish: 'conocer a sus padres',
    level: [0.4, 0.8],
    bans: [sloppy, sportsClothes, partyClothes, { patterns: ['logo', 'animal'] }],
  },
  coffee: { occasion: 'date', spanish: 'un café', level: [0.28, 0.75], bans: [sportsClothes, partyClothes] },
  cocktail: { occasion: 'party', spanish: 'un cóctel', level: [0.54, 1], bans: ceremony },
  nightclub: { occasion: 'party', spanish: 'salir de noche', level: [0.4, 1], bans: [sloppy, sportsClothes] },
  'new-year': { occasion: 'party', spanish: 'Nochevieja', level: [0.54, 1], bans: [...ceremony, openShoes] },
  'christmas-dinner': {
    occasion: 'party',
    spanish: 'la cena de Navidad',
    level: [0.42, 0.9],
    bans: [sloppy, sportsClothes, openShoes, cap],
  },
  'company-party': {
    occasion: 'party',
    spanish: 'la fiesta de la empresa',
    level: [0.44, 0.92],
    bans: [sloppy, sportsClothes, { patterns: ['logo'] }],
  },
  birthday: {
    occasion: 'party',
    spanish: 'un cumpleaños',
    level: [0.36, 0.9],
    bans: [sloppy, sportsClothes],
  },
  concert: {
    occasion: 'party',
    spanish: 'un concierto',
    level: [0.2, 0.7],
    bans: [sportsClothes, heels, stiff],
  },
  theatre: {
    occasion: 'party',
    spanish: 'el teatro',
    level: [0.5, 0.95],
    bans: [sloppy, sportsClothes, trainers, cap],
  },
  'child-birthday': {
    occasion: 'casual',
    spanish: 'un cumpleaños infantil',
    level: [0.1, 0.66],
    bans: [heels, delicate, partyClothes, stiff],
  },
  'school-run': {
    occasion: 'casual',
    spanish: 'llevar a los niños al colegio',
    level: [0.1, 0.7],
    bans: [heels, partyClothes],
  },
  brunch: {
    occasion: 'casual',
    spanish: 'un brunch',
    level: [0.25, 0.75],
    bans: [sportsClothes, partyClothes],
  },
  barbecue: {
    occasion: 'casual',
    spanish: 'una barbacoa',
    level: [0, 0.6],
    bans: [heels, delicate, stiff, partyClothes],
  },
  picnic: { occasion: 'casual', spanish: 'un pícnic', level: [0, 0.65], bans: [heels, stiff, partyClothes] },
  museum: {
    occasion: 'casual',
    spanish: 'un día de museos',
    level: [0.2, 0.75],
    bans: [heels, sportsClothes, partyClothes],
  },
  shopping: { occasion: 'casual', spanish: 'ir de compras', level: [0.1, 0.7], bans: [heels, partyClothes] },
  flight: {
    occasion: 'casual',
    spanish: 'un vuelo largo',
    level: [0, 0.66],
    bans: [heels, stiff, partyClothes, { kinds: ['belt'] }],
  },
  'dog-walk': {
    occasion: 'casual',
    spanish: 'pasear al perro',
    level: [0, 0.6],
    bans: [heels, delicate, stiff, partyClothes],
  },
  'moving-house': {
    occasion: 'casual',
    spanish: 'una mudanza',
    level: [0, 0.45],
    bans: [
      heels,
      delicate,
      stiff,
      partyClothes,
      openShoes,
      { kinds: ['dress', 'skirt', 'jumpsuit', 'loafers', 'flats', 'blouse'] },
    ],
  },
  beach: {
    occasion: 'casual',
    spanish: 'la playa',
    level: [0, 0.55],
    bans: [heels, stiff, partyClothes, { kinds: ['boots', 'jeans', 'loafers'] }],
  },
  gym: {
    occasion: 'sport',
    spanish: 'el gimnasio',
    bans: [{ kinds: ['jeans', 'shirt', 'blouse', 'belt', 'scarf', 'jewellery', 'dress', 'skirt'] }],
  },
  running: {
    occasion: 'sport',
    spanish: 'salir a correr',
    bans: [{ kinds: ['jeans', 'shirt', 'blouse', 'belt', 'scarf', 'bag', 'jewellery', 'dress', 'skirt'] }],
  },
  hiking: {
    occasion: 'sport',
    spanish: 'una ruta por el monte',
    bans: [openShoes, { kinds: ['belt', 'jewellery', 'dress', 'skirt'] }],
  },
  yoga: {
    occasion: 'sport',
    spanish: 'yoga',
    bans: [{ kinds: ['jeans', 'shirt', 'blouse', 'belt', 'scarf', 'jewellery', 'dress', 'skirt', 'hat'] }],
  },
} as const satisfies Readonly<Record<string, Event>>;

export type EventName = keyof typeof events;

export const eventOf = (name: EventName | null | undefined): Event | null => (name ? events[name] : null);
