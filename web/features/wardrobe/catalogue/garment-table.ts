import { attributeLabel, attributeNames, garmentAttributes } from '#contract/garment-attributes.ts';
import type { WardrobeItem } from '#contract/garments.ts';
import { categoryNames, kindNames, seasonNames } from '#contract/names.ts';

/** Numbers as a spreadsheet in Spanish reads them. */
const amount = (value: number | null): string => (value === null ? '' : value.toFixed(2).replace('.', ','));
const day = (moment: string | null): string => moment?.slice(0, 10) ?? '';

const columns: readonly (readonly [heading: string, of: (item: WardrobeItem) => string])[] = [
  ['Nombre', ({ name }) => name],
  ['Tipo de prenda', ({ kind }) => kindNames[kind]],
  ['Grupo', ({ category }) => categoryNames[category]],
  ['Marca', ({ brand }) => brand ?? ''],
  ['Talla', ({ size }) => size ?? ''],
  ['Color', ({ color }) => color],
  ['Segundo color', ({ secondColor }) => secondColor ?? ''],
  ...attributeNames.map(
    (attribute) =>
      [
        garmentAttributes[attribute].title,
        (item: WardrobeItem) => attributeLabel(attribute, item[attribute]) ?? '',
      ] as const,
  ),
  ['Temporadas', ({ season }) => season.map((one) => seasonNames[one]).join(', ')],
  ['Etiquetas', ({ tags }) => tags.join(', ')],
  ['Precio', ({ purchasePrice }) => amount(purchasePrice)],
  ['Veces puesta', ({ timesWorn }) => String(timesWorn)],
  ['Coste por uso', ({ costPerWear }) => amount(costPerWear)],
  ['Última vez puesta', ({ lastWornAt }) => day(lastWornAt)],
  ['La tienes desde', ({ createdAt }) => day(createdAt)],
  ['Favorita', ({ favorite }) => (favorite ? 'Sí' : '')],
  ['Página de la tienda', ({ page }) => page ?? ''],
  ['Referencia', ({ id }) => id],
];

/** The headings first; the import reads it back without doubling. */
export const garmentTable = (items: readonly WardrobeItem[]): string[][] => [
  columns.map(([heading]) => heading),
  ...items.map((item) => columns.map(([, of]) => of(item))),
];
