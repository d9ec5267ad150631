import type * as source from '../column-words.ts';
import type { Translation } from '../languages.ts';

export const columnTitles: Translation<typeof source.columnTitles> = {
  name: 'Nome',
  kind: 'Tipo de peça',
  group: 'Grupo',
  brand: 'Marca',
  size: 'Tamanho',
  color: 'Cor',
  secondColor: 'Segunda cor',
  composition: 'Composição',
  price: 'Preço',
  seasons: 'Estações',
  tags: 'Etiquetas',
  home: 'Casa',
  favorite: 'Favorita',
  timesWorn: 'Vezes usada',
  upkeepCost: 'Gasto em arranjos',
  costPerWear: 'Custo por uso',
  lastWorn: 'Último uso',
  since: 'Tens desde',
  page: 'Página da loja',
  key: 'Referência',
};

export const orderTitles: Translation<typeof source.orderTitles> = {
  name: 'Produto',
  page: 'Link',
  since: 'Data',
};

export const columnNumber: Translation<typeof source.columnNumber> = (number) => `Coluna ${number}`;

export const yes = 'Sim';
