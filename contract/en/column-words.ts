import type * as source from '../column-words.ts';
import type { Translation } from '../languages.ts';

export const columnTitles: Translation<typeof source.columnTitles> = {
  name: 'Name',
  kind: 'Type of clothing',
  group: 'Group',
  brand: 'Brand',
  size: 'Size',
  color: 'Colour',
  secondColor: 'Second colour',
  composition: 'Composition',
  price: 'Price',
  seasons: 'Seasons',
  tags: 'Tags',
  home: 'House',
  favorite: 'Favourite',
  timesWorn: 'Times worn',
  upkeepCost: 'Spent on upkeep',
  costPerWear: 'Cost per wear',
  lastWorn: 'Last worn',
  since: 'Owned since',
  page: 'Shop page',
  key: 'Reference',
};

export const orderTitles: Translation<typeof source.orderTitles> = {
  name: 'Product',
  page: 'Link',
  since: 'Date',
};

export const columnNumber: Translation<typeof source.columnNumber> = (number) => `Column ${number}`;

export const yes = 'Yes';
