import type { Care } from '#contract/care.ts';
import type { PartFibre } from '#contract/fibres.ts';
import {
  type AttributeValues,
  attributeNames,
  defaultAttributes,
  pickAttributes,
} from '#contract/garment-attributes.ts';
import type { WardrobeItem } from '#contract/garments.ts';
import { limits } from '#contract/limits.ts';
import { applicableAttributes, type Kind, type Season } from '#contract/vocabulary.ts';
import { wardrobeCopy } from '#web/copy/wardrobe.ts';
import { locale } from '#web/language.ts';
import type { NewGarment } from './use-add-garment.ts';

/** Price and tags are kept as typed. */
export interface GarmentForm extends AttributeValues {
  name: string;
  kind: Kind | null;
  brand: string;
  size: string;
  purchasePrice: string;
  color: string | null;
  composition: PartFibre[];
  care: Care[];
  season: Season[];
  tags: string;
}

type GarmentFormErrors = Partial<Record<keyof GarmentForm, string>>;

export const emptyGarmentForm: GarmentForm = {
  name: '',
  kind: null,
  brand: '',
  size: '',
  purchasePrice: '',
  color: null,
  ...defaultAttributes,
  composition: [],
  care: [],
  season: [],
  tags: '',
};

export const garmentFormFields = Object.keys(emptyGarmentForm) as (keyof GarmentForm)[];

export const toGarmentForm = (item: WardrobeItem): GarmentForm => ({
  name: item.name,
  kind: item.kind,
  brand: item.brand ?? '',
  size: item.size ?? '',
  purchasePrice: item.purchasePrice === null ? '' : String(item.purchasePrice).replace('.', ','),
  color: item.color,
  ...pickAttributes(item, attributeNames),
  composition: item.composition,
  care: item.care,
  season: item.season,
  tags: item.tags.join(', '),
});

export function parsePrice(typed: string): number | null {
  const text = typed.replaceAll(/[\s$€]/g, '');
  if (text === '') return null;
  // With a comma, points only group; without one, a point before three digits groups as well.
  const plain = text.includes(',')
    ? text.replaceAll('.', '').replace(',', '.')
    : text.replaceAll(/\.(?=\d{3}(\D|$))/g, '');
  return /^-?\d+(\.\d{1,2})?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Splits at commas and drops repetitions, ignoring case. */
export function parseTags(typed: string): string[] {
  const found = new Map<string, string>();
  for (const tag of typed.split(',').map((part) => part.trim())) {
    const key = tag.toLocaleLowerCase(locale);
    if (tag !== '' && !found.has(key)) found.set(key, tag);
  }
  return [...found.values()];
}

const { errors: copy } = wardrobeCopy.form;

export function priceError(price: number | null): string | undefined {
  if (price === null) return undefined;
  if (Number.isNaN(price)) return copy.priceInvalid;
  if (price < 0) return copy.priceNegative;
  return price > limits.garment.priceMax ? copy.priceHigh : undefined;
}

function tagsError(tags: readonly string[]): string | undefined {
  if (tags.length > limits.garment.tagsMax) return copy.tagsMany(limits.garment.tagsMax);
  return tags.some((tag) => tag.length > limits.garment.tagMax)
    ? copy.tagLong(limits.garment.tagMax)
    : undefined;
}

/**
 * Returns the request's body, or messages by field. Repeats the rules of the contract's schema, which the
 * server applies, because zod would not fit the page's JavaScript budget.
 */
export function readGarmentForm(
  form: GarmentForm,
): { fields: NewGarment; errors: null } | { fields: null; errors: GarmentFormErrors } {
  const { kind, color, composition, care, season } = form;
  const { nameMax, brandMax, sizeMax } = limits.garment;
  const [name, brand, size] = [form.name.trim(), form.brand.trim(), form.size.trim()];
  const purchasePrice = parsePrice(form.purchasePrice);
  const tags = parseTags(form.tags);
  const found: GarmentFormErrors = {
    name: name === '' ? copy.name : name.length > nameMax ? copy.tooLong(nameMax) : undefined,
    kind: kind === null ? copy.kind : undefined,
    color: color === null ? copy.color : undefined,
    brand: brand.length > brandMax ? copy.tooLong(brandMax) : undefined,
    size: size.length > sizeMax ? copy.tooLong(sizeMax) : undefined,
    purchasePrice: priceError(purchasePrice),
    tags: tagsError(tags),
  };
  const errors = Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined));
  if (kind === null || color === null || Object.keys(errors).length > 0) return { fields: null, errors };
  const fields = {
    name,
    kind,
    brand,
    size,
    color,
    ...applicableAttributes(kind, pickAttributes(form, attributeNames)),
    composition,
    care,
    purchasePrice,
    season,
    tags,
  };
  return { fields, errors: null };
}
