import type { Translation } from '#contract/languages.ts';
import type { garmentTableCopy as source } from '../garment-table.ts';

export const garmentTableCopy: Translation<typeof source> = {
  name: 'Nome',
  kind: 'Tipo de peça',
  group: 'Grupo',
  brand: 'Marca',
  size: 'Tamanho',
  color: 'Cor',
  secondColor: 'Segunda cor',
  seasons: 'Estações',
  tags: 'Etiquetas',
  price: 'Preço',
  timesWorn: 'Vezes usada',
  costPerWear: 'Custo por uso',
  lastWorn: 'Último uso',
  since: 'Tens desde',
  favorite: 'Favorita',
  yes: 'Sim',
  page: 'Página da loja',
  reference: 'Referência',
};
