import type { Translation } from '#contract/languages.ts';
import type { garmentTableCopy as source } from '../garment-table.ts';

export const garmentTableCopy: Translation<typeof source> = {
  name: 'Name',
  kind: 'Type of clothing',
  group: 'Group',
  brand: 'Brand',
  size: 'Size',
  color: 'Colour',
  secondColor: 'Second colour',
  seasons: 'Seasons',
  tags: 'Tags',
  price: 'Price',
  timesWorn: 'Times worn',
  costPerWear: 'Cost per wear',
  lastWorn: 'Last worn',
  since: 'Owned since',
  favorite: 'Favourite',
  yes: 'Yes',
  page: 'Shop page',
  reference: 'Reference',
};
