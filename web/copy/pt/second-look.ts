import { attributeNames, garmentAttributes, mapAttributes } from '#contract/garment-attributes.ts';
import type { Translation } from '#contract/languages.ts';
import { formatList } from '#web/format/words.ts';
import type { secondLookCopy as source } from '../second-look.ts';

const isCompany = (whose: string) => !whose.startsWith('este ');
/** "da OpenAI", "deste servidor". */
const of = (whose: string) => (isCompany(whose) ? `da ${whose}` : `d${whose}`);

/** @param whose a provider's name: OpenAI, Mistral, este servidor */
export const secondLookCopy: Translation<typeof source> = {
  switch: {
    label: (whose) => `Perguntar também ao modelo ${of(whose)}`,
    hint: 'Se o ativares, recebe a foto reduzida e sem metadados, e mais nada de ti, para sugerir o que o scanner não pode saber: marca, tecido, estilo, estado. Podes retirar a autorização quando quiseres, aqui ou na tua conta.',
    hintOn: (day) =>
      `Permites desde ${day}. Recebe a foto reduzida e sem metadados, e mais nada de ti. Podes retirar a autorização aqui ou na tua conta.`,
    error: 'Não foi possível guardar a tua decisão',
  },
  looking: (whose) => `A perguntar ao modelo ${of(whose)}…`,
  found: (whose, fields) =>
    `Segundo o modelo ${of(whose)}: ${formatList(fields)}. São sugestões: corrige o que não acertar.`,
  foundNothing: (whose) =>
    `O modelo ${of(whose)} não viu nada que o scanner já não soubesse. A peça fica como está.`,
  failed: 'O modelo não respondeu. Ficamos com o que o Vestidor leu.',
  retry: 'Perguntar de novo',
  origin: (whose) => `segundo ${isCompany(whose) ? 'a ' : ''}${whose}`,
  brand: 'Marca',
  keepBrand: 'Está certa',
  dropBrand: 'Retirar',
  fields: {
    kind: 'tipo',
    category: 'categoria',
    color: 'cor',
    ...mapAttributes(attributeNames, (attribute) =>
      garmentAttributes[attribute].title.toLocaleLowerCase('pt-PT'),
    ),
    secondColor: 'segunda cor',
    brand: 'marca',
  },
  account: {
    title: 'As tuas fotos e outros modelos de IA',
    text: (whose, day) =>
      `Desde ${day} permites que o scanner envie as tuas fotos, reduzidas e sem metadados, ao modelo ${of(whose)}.`,
    revoke: 'Retirar a autorização',
    revoked: 'Autorização retirada',
    revokedText: 'Não será enviada mais nenhuma foto.',
  },
};
