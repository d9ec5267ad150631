import {
  canvas,
  coat,
  delicate,
  down,
  raincoat,
  type Scenario,
  sandals,
  shorts,
  warmClothes,
  warmLayer,
  winterScarf,
} from './scenario.ts';

const top = { slots: ['base', 'onePiece'] } as const;
const wet = [delicate, canvas, sandals];
const linen = { fabrics: ['linen'] } as const;

export const weather: readonly Scenario[] = [
  {
    title: 'rain at 8 °C',
    day: { occasion: 'casual', season: 'fall', temperatureC: 8, rain: true },
    never: [...wet, shorts, linen],
    best: [raincoat, warmLayer],
  },
  {
    title: 'rain at 8 °C on a working day',
    day: { occasion: 'work', season: 'winter', temperatureC: 8, rain: true },
    never: [...wet, shorts, linen],
    best: [coat],
  },
  {
    title: 'a summer storm',
    day: { occasion: 'casual', season: 'summer', temperatureC: 22, rain: true },
    never: [...wet, down, { kinds: ['coat'] }],
    best: [top],
  },
  {
    title: 'a tropical downpour',
    day: { occasion: 'casual', season: 'summer', temperatureC: 29, rain: true },
    never: [...wet, warmClothes, down],
    best: [top],
  },
  {
    title: 'sleet',
    day: { occasion: 'casual', season: 'winter', temperatureC: 1, rain: true },
    never: [...wet, shorts, linen],
    best: [coat, warmLayer],
  },
  {
    title: 'a date in drizzle',
    day: { occasion: 'date', season: 'spring', temperatureC: 15, rain: true },
    never: wet,
    best: [raincoat],
  },
  {
    title: 'a party in a downpour',
    day: { occasion: 'party', season: 'fall', temperatureC: 12, rain: true },
    never: wet,
    best: [coat],
  },
  {
    title: '−8 °C',
    day: { occasion: 'casual', season: 'winter', temperatureC: -8 },
    never: [sandals, shorts, linen, canvas],
    best: [coat, warmLayer],
  },
  {
    title: '0 °C',
    day: { occasion: 'casual', season: 'winter', temperatureC: 0 },
    never: [sandals, shorts, linen],
    best: [coat, warmLayer],
  },
  {
    title: '12 °C',
    day: { occasion: 'casual', season: 'fall', temperatureC: 12 },
    never: [sandals, shorts],
    best: [warmLayer],
  },
  {
    title: '18 °C',
    day: { occasion: 'casual', season: 'spring', temperatureC: 18 },
    never: [down, { kinds: ['coat'] }],
    best: [top],
  },
  {
    title: '24 °C',
    day: { occasion: 'casual', season: 'summer', temperatureC: 24 },
    never: [down, { kinds: ['coat'] }, winterScarf],
    best: [top],
  },
  {
    title: '30 °C',
    day: { occasion: 'casual', season: 'summer', temperatureC: 30 },
    never: [warmClothes, down, winterScarf],
    best: [top],
  },
  {
    title: '40 °C',
    day: { occasion: 'casual', season: 'summer', temperatureC: 40 },
    never: [warmClothes, down, winterScarf, { kinds: ['cardigan', 'outerwear'] }],
    best: [top],
  },
];
