import { describe, expect, it } from 'vitest';
import type { Fabric, Pattern } from '#contract/garment-attributes.ts';
import type { Kind } from '#contract/vocabulary.ts';
import { colourNameOf } from '../colour/names.ts';
import { fabricIn, patternIn } from './cloths.ts';
import { coloursIn } from './colours.ts';
import { items, itemsIn } from './items.ts';
import { readGarment } from './read-garment.ts';
import { stemsOf } from './stem.ts';

const kindOf = (name: string) => readGarment({ kind: '', name }, 'x').kind;

describe('a garment named in Portuguese', () => {
  it.each<[string, Kind]>([
    ['T-shirt branca', 't-shirt'],
    ['T-shirt técnica coral', 't-shirt'],
    ['T-shirt de manga comprida às riscas', 'longsleeve'],
    ['Camisa azul-celeste de linho', 'shirt'],
    ['Camisa xadrez vermelha', 'shirt'],
    ['Camisa social branca', 'shirt'],
    ['Camisola de lã cinzenta', 'sweater'],
    ['Camisola de malha crua', 'sweater'],
    ['Camisola de gola alta preta', 'sweater'],
    ['Suéter azul-marinho', 'sweater'],
    ['Pulôver verde', 'sweater'],
    ['Moletom cinza', 'hoodie'],
    ['Sweatshirt com capuz', 'hoodie'],
    ['Casaco polar', 'hoodie'],
    ['Casaco de malha bege', 'cardigan'],
    ['Colete de malha', 'vest'],
    ['Paletó preto', 'blazer'],
    ['Fato completo azul', 'suit'],
    ['Terninho preto', 'suit'],
    ['Camisola de alças', 'undershirt'],
    ['Camiseta regata branca', 'undershirt'],
    ['Sutiã desportivo', 'sports-bra'],
    ['Calças de ganga direitas', 'jeans'],
    ['Calça jeans skinny', 'jeans'],
    ['Calças pretas', 'pants'],
    ['Calça de alfaiataria', 'pants'],
    ['Calças de bombazina castanhas', 'pants'],
    ['Calças de fato de treino pretas', 'joggers'],
    ['Leggings de desporto', 'leggings'],
    ['Calções azul-marinho', 'shorts'],
    ['Saia plissada verde', 'skirt'],
    ['Saia travada preta', 'skirt'],
    ['Minissaia de ganga', 'skirt'],
    ['Vestido comprido às flores', 'dress'],
    ['Vestido de noiva', 'dress'],
    ['Vestido camiseiro', 'dress'],
    ['Macacão de festa', 'jumpsuit'],
    ['Jardineiras de ganga', 'jumpsuit'],
    ['Fato de banho preto', 'swimwear'],
    ['Calções de banho', 'swim-trunks'],
    ['Sobretudo cinzento de lã', 'coat'],
    ['Casaco azul', 'outerwear'],
    ['Blusão de cabedal', 'outerwear'],
    ['Jaqueta jeans', 'outerwear'],
    ['Casaco de penas', 'outerwear'],
    ['Capa de chuva amarela', 'outerwear'],
    ['Ténis brancos', 'sneakers'],
    ['Tênis de corrida', 'sneakers'],
    ['Sapatilhas de lona', 'sneakers'],
    ['Sapatos de atacadores', 'shoes'],
    ['Mocassins castanhos', 'loafers'],
    ['Sapatos rasos', 'flats'],
    ['Botins castanho-escuros', 'boots'],
    ['Galochas de borracha', 'boots'],
    ['Sapatos de salto pretos', 'heels'],
    ['Sandálias camel', 'sandals'],
    ['Chinelos de dedo', 'sandals'],
    ['Mala a tiracolo', 'shoulder-bag'],
    ['Mala de ombro', 'shoulder-bag'],
    ['Carteira de festa', 'clutch'],
    ['Cachecol de lã', 'scarf'],
    ['Lenço de seda', 'scarf'],
    ['Chapéu de palha', 'hat'],
    ['Boné azul', 'cap'],
    ['Brincos dourados', 'earrings'],
    ['Colar de pérolas', 'necklace'],
    ['Pulseira prateada', 'bracelet'],
    ['Anel', 'ring'],
    ['Relógio', 'watch'],
    ['Óculos de sol', 'sunglasses'],
    ['Gravata bordô', 'tie'],
    ['Luvas de pele', 'gloves'],
    ['Meia-calça preta', 'tights'],
    ['Meias de algodão', 'socks'],
    ['Camisa de noite', 'pyjamas'],
    ['Guarda-chuva', 'umbrella'],
  ])('"%s" is read as %s', (name, kind) => expect(kindOf(name)).toBe(kind));

  it.each<[string, string, Fabric | undefined, Pattern | undefined]>([
    ['Camisa xadrez vermelha', 'rojo', undefined, 'checks'],
    ['Vestido de cetim às bolinhas preto', 'negro', 'silk', 'dots'],
    ['T-shirt de algodão às riscas brancas', 'blanco', 'cotton', 'stripes'],
    ['Blusa de renda cor-de-rosa', 'rosa', 'chiffon', undefined],
    ['Casaco de couro castanho-escuro', 'marrón oscuro', 'leather', undefined],
  ])('"%s" has its colour, cloth and pattern', (name, colour, fabric, pattern) => {
    expect(coloursIn(name).map(colourNameOf)).toEqual([colour]);
    expect(fabricIn(name)).toBe(fabric);
    expect(patternIn(name)).toBe(pattern);
  });
});

it('leaves to Spanish the words that mean something else there', () => {
  expect(kindOf('Camisola blanca')).toBe('blouse');
  expect(kindOf('Saco de lana')).toBe('sweater');
  expect(kindOf('Camiseta de ganga')).toBe('t-shirt');
  expect(fabricIn('Blusa de la abuela')).toBeUndefined();
  expect(itemsIn('mala')).toEqual([]);
});

it('has no Portuguese word that is too long to be found, or that another language has', () => {
  const known = new Set(
    items
      .flatMap(({ es, en = '' }) => [es, en].flatMap((of) => of.split('|')))
      .map((word) => stemsOf(word).join(' ')),
  );
  const words = items.flatMap(({ pt }) => pt?.split('|') ?? []);
  expect(words.filter((word) => stemsOf(word).length > 4)).toEqual([]);
  expect(words.filter((word) => known.has(stemsOf(word).join(' ')))).toEqual([]);
});
