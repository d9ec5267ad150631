import { defaultAttributes } from '#contract/garment-attributes.ts';
import type { WardrobeItem } from '#contract/garments.ts';
import type { Outfit } from '#contract/outfits.ts';
import { categoryOfKind } from '#contract/vocabulary.ts';

/** A well-formed id, so that tests can name garments "1", "2", … */
export const testId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Builds a garment for tests: a white shirt, with `changes` over it. */
export function buildGarment(changes: Partial<WardrobeItem> = {}): WardrobeItem {
  const kind = changes.kind ?? 'shirt';
  return {
    id: testId(1),
    name: 'Camisa blanca',
    brand: null,
    category: categoryOfKind[kind],
    kind,
    size: null,
    color: 'blanco',
    colors: [{ name: 'blanco', hex: '#f5f5f4', share: 1 }],
    ...defaultAttributes,
    composition: [],
    care: [],
    secondColor: null,
    purchasePrice: null,
    costPerWear: null,
    versatilityScore: 50,
    versatilityOutfits: 4,
    timesWorn: 0,
    lastWornAt: null,
    season: [],
    tags: [],
    images: [],
    photo: {
      full: '/full',
      thumb: '/thumb',
      cutout: '/cutout',
      illustrated: false,
      shown: 'cutout',
      cutBy: 'scanner',
    },
    favorite: false,
    inLaundry: false,
    wash: { after: null, own: false, since: 0, due: false },
    upkeep: [],
    upkeepCost: 0,
    cobbler: null,
    away: null,
    home: null,
    keptAt: null,
    departure: null,
    bought: null,
    page: null,
    suggested: {},
    origin: {},
    confidence: {},
    createdAt: '2026-01-01T10:00:00.000Z',
    ...changes,
  };
}

export function buildOutfit(garments: readonly WardrobeItem[], changes: Partial<Outfit> = {}): Outfit {
  return {
    id: testId(900),
    name: 'Lunes claro',
    description: '',
    occasion: 'casual',
    season: 'spring',
    aiGenerated: true,
    aiScore: 88,
    parts: [],
    reasons: [],
    items: garments.map(({ id, name, kind, category, color, photo }) => ({
      id,
      name,
      kind,
      category,
      color,
      photo,
    })),
    day: null,
    kept: false,
    timesWorn: 0,
    lastWornAt: null,
    tags: [],
    createdAt: '2026-01-01T10:00:00.000Z',
    ...changes,
  };
}
