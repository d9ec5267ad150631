import { describe, expect, it } from 'vitest';
import { ImportedGarment } from '#contract/imports.ts';
import { guessColumns, isWithoutHeadings, withoutHeadings } from './columns.ts';
import { orderedIn, orderTable, pieceIn } from './order.ts';
import { type KindChoices, kindIn, readRows } from './rows.ts';
import { tableOf, textOfBytes } from './table.ts';
import { compositionIn, dayIn, priceIn, seasonsIn, sizeIn } from './values.ts';

const read = (text: string, choices?: KindChoices) => {
  const table = tableOf(text);
  if (table === null) throw new Error('no table');
  return readRows(table, guessColumns(table), choices);
};

describe('a table', () => {
  it.each([
    ['semicolons', 'Nombre;Precio\nCamisa;29,95 €'],
    ['commas and quotes', 'Nombre,Precio\n"Camisa","29,95 €"'],
    ['tabs, as pasted cells', 'Nombre\tPrecio\r\nCamisa\t29,95 €\r\n'],
    ['bars', 'Nombre|Precio\rCamisa|29,95 €'],
    ['a byte order mark', '\uFEFFNombre;Precio\nCamisa;29,95 €'],
    ['JSON records', '[{"Nombre":"Camisa","Precio":"29,95 €"}]'],
    ['JSON records inside an answer', '{"total":1,"items":[{"Nombre":"Camisa","Precio":"29,95 €"}]}'],
  ])('is read with %s', (_, text) => {
    expect(tableOf(text)).toEqual({ columns: ['Nombre', 'Precio'], rows: [['Camisa', '29,95 €']] });
  });

  it('keeps separators, breaks and quotes inside quoted cells', () => {
    expect(tableOf('a,b\n"uno, ""dos""\ntres",4')?.rows).toEqual([['uno, "dos"\ntres', '4']]);
  });

  it('is refused without a second column or a row, and cut where a row is too long', () => {
    for (const text of ['', 'Camisa', 'a;b', '{', '[]', '[{"a":1}]']) expect(tableOf(text)).toBeNull();
    expect(tableOf('a;b\n1;2;3;4')?.rows).toEqual([['1', '2', '3', '4']]);
  });

  it('is decoded from what spreadsheets write', () => {
    expect(textOfBytes(Uint8Array.of(0x4f, 0x74, 0x6f, 0xf1, 0x6f))).toBe('Otoño');
    expect(textOfBytes(Uint8Array.of(0xff, 0xfe, 0xf1, 0x00))).toBe('ñ');
    expect(textOfBytes(new TextEncoder().encode('Otoño'))).toBe('Otoño');
  });
});

describe('columns', () => {
  const guess = (heading: string) => {
    const table = tableOf(`${heading}\n${heading.replace(/[^;]/g, 'x')}`);
    return table && guessColumns(table);
  };

  it('are guessed by Spanish and English headings', () => {
    expect(guess('Prenda;Marca;Talla;Precio de compra (€);Fecha de compra;Veces puesta;Notas')).toEqual([
      'name',
      'brand',
      'size',
      'price',
      'since',
      'timesWorn',
      null,
    ]);
    expect(guess('item_name;garmentType;primary_color;purchasePrice;last_worn_at;image_url')).toEqual([
      'name',
      'kind',
      'color',
      'price',
      'lastWorn',
      null,
    ]);
  });

  it('are guessed by their values without headings', () => {
    const table = tableOf('Camisa de lino;azul;29,95 €\nVaqueros rectos;negro;49,90 €');
    expect(table && isWithoutHeadings(table)).toBe(true);
    expect(table && guessColumns(table)).toEqual(['name', 'color', 'price']);
    expect(table && withoutHeadings(table).rows).toHaveLength(2);
  });
});

describe('values', () => {
  it.each([
    ['29,95 €', 29.95],
    ['€1.299,00', 1299],
    ['$1,299.00', 1299],
    ['1.299', 1299],
    ['45.5', 45.5],
    ['gratis', null],
    ['-3', null],
    ['999999999', null],
  ])('price %s', (text, price) => expect(priceIn(text)).toBe(price));

  it.each([
    ['12/03/2024', '2024-03-12'],
    ['03/25/2024', '2024-03-25'],
    ['2024-3-5T10:00:00Z', '2024-03-05'],
    ['12 de marzo de 2024', '2024-03-12'],
    ['March 5, 2024', '2024-03-05'],
    ['45363', '2024-03-12'],
    ['2021', '2021-01-01'],
    ['31/02/2024', null],
    ['pronto', null],
  ])('day %s', (text, day) => expect(dayIn(text)).toBe(day));

  it.each([
    ['EU 38', '38'],
    ['Talla: m', 'M'],
    ['Extra large', 'XL'],
    ['UK 10', 'UK 10'],
    ['One size', 'Única'],
    ['32/34', '32/34'],
    ['', null],
  ])('size %s', (text, size) => expect(sizeIn(text)).toBe(size));

  it('seasons and compositions', () => {
    expect(seasonsIn('Primavera/Verano')).toEqual(['spring', 'summer']);
    expect(seasonsIn('all year')).toHaveLength(4);
    const cotton = { part: 'outer', fibre: 'cotton', percent: 80 };
    const polyester = { part: 'outer', fibre: 'polyester', percent: 20 };
    for (const text of [
      '80% algodón 20% poliéster',
      'cotton 80%, polyester 20%',
      'Algodón 80 %; Poliéster 20 %',
    ])
      expect(compositionIn(text)).toEqual([cotton, polyester]);
    expect(compositionIn('90% cotton, 90% wool')).toEqual([]);
  });

  it.each([
    ['Camisetas', 'Basic tee', 't-shirt'],
    ['tops', 'Camisa Oxford', 'shirt'],
    ['shoes', 'Nike running shoes', 'sneakers'],
    ['', 'Vestido de novia', 'dress'],
    ['Abrigo', 'Camisa', 'coat'],
    ['otros', 'Cosa', null],
  ])('kind %s, %s', (said, name, kind) => expect(kindIn(said, name)).toBe(kind));
});

describe('rows', () => {
  const csv = `Prenda;Color;Material;Temporada;Usos;Última vez
Camisa de manga larga;Azul celeste;100% lino;Verano;7;1/9/2026
Botines;marrón y negro;ante;;;
Cachivache;;;;;
Falda;incoloro;;siempre;;`;

  it('become garments that the server accepts', () => {
    const { drafts, left, unknownKinds } = read(csv);
    for (const { garment } of drafts) expect(() => ImportedGarment.parse(garment)).not.toThrow();
    expect(drafts[0]?.garment).toMatchObject({
      fields: {
        name: 'Camisa de manga larga',
        kind: 'shirt',
        color: 'celeste',
        fabric: 'linen',
        style: 'unknown',
        sleeve: 'long',
      },
      guessed: ['pattern'],
      wornBefore: 7,
      lastWornAt: '2026-09-01T12:00:00.000Z',
    });
    expect(drafts[1]?.garment.colors?.map(({ name }) => name)).toEqual(['marrón', 'negro']);
    expect(drafts[2]).toMatchObject({ row: 4, missed: [{ field: 'color', said: 'incoloro' }] });
    expect(drafts[2]?.garment.guessed).toContain('color');
    expect(left).toEqual([{ row: 3, said: 'Cachivache', why: 'kind' }]);
    expect(unknownKinds).toEqual([{ said: 'Cachivache', rows: 1 }]);
  });

  it('of an unknown word follow the answer of the person', () => {
    expect(read(csv, new Map([['Cachivache', 'bag']])).drafts[2]?.garment.fields.kind).toBe('bag');
    expect(read(csv, new Map([['Cachivache', null]])).left).toMatchObject([{ why: 'skipped' }]);
  });

  it('are the same garments when they are read again, also with other columns, and copies are two', () => {
    const keys = (fields?: KindChoices) => read(csv, fields).drafts.map(({ garment }) => garment.key);
    expect(keys()).toEqual(keys());
    const table = tableOf('Nombre;Color\nCamisa;azul\nCamisa;azul');
    const both = table && readRows(table, ['name', null]).drafts.map(({ garment }) => garment.key);
    expect(new Set(both)).toHaveProperty('size', 2);
    expect(both).toEqual(
      table && readRows(table, ['name', 'color']).drafts.map(({ garment }) => garment.key),
    );
  });

  it('of another application keep its identity, not its numbers alone', () => {
    const id = '8b2c7c0e-1111-4222-8333-444455556666';
    const of = (text: string) => read(text).drafts[0]?.garment;
    // The fields of wardrowbe's list of items.
    const item = {
      id,
      type: 'shirt',
      brand: 'Sur',
      primary_color: 'navy',
      pattern: 'striped',
      wear_count: 4,
    };
    expect(
      of(JSON.stringify({ items: [{ ...item, purchase_price: '39.90', favorite: true }] })),
    ).toMatchObject({
      key: id,
      fields: { name: 'Camisa azul marino de rayas', brand: 'Sur', kind: 'shirt', purchasePrice: 39.9 },
      favorite: true,
      wornBefore: 4,
    });
    // The columns of Libre Closet's garments.
    const first = of('id,name,category,color,brand,size,notes\n1,,tops,white,,M,');
    const second = of('id,name,category,color,brand,size\n1,,tops,white,,M');
    expect(first).toMatchObject({ fields: { kind: 'top', color: 'blanco', size: 'M' } });
    expect(first?.key).not.toBe(second?.key);
  });
});

describe('the mail of an order', () => {
  const order = (fields: object) =>
    JSON.stringify({ '@context': 'https://schema.org', '@type': 'Order', ...fields });
  const shirt = {
    '@type': 'Product',
    name: 'Camisa de lino',
    brand: { name: 'Sur' },
    color: 'Celeste',
    size: 'M',
  };

  it('is read by the offers that were accepted, or the items that were ordered, each piece alone', () => {
    const offers = order({
      acceptedOffer: [{ price: '29.95', itemOffered: shirt, eligibleQuantity: { value: 2 } }],
    });
    const items = order({
      orderedItem: { '@type': 'OrderItem', orderQuantity: 1, orderedItem: shirt, price: 29.95 },
    });
    const [one] = orderedIn([items]);
    expect(one).toMatchObject({
      name: 'Camisa de lino',
      brand: 'Sur',
      size: 'M',
      color: 'Celeste',
      price: '29.95',
    });
    expect(orderedIn(['{', offers])).toEqual([one, one]);
    const table = orderTable(orderedIn([offers]), '2026-03-02');
    const { drafts } = readRows(table ?? { columns: [], rows: [] }, table ? guessColumns(table) : []);
    expect(drafts.map(({ garment }) => garment.fields)).toMatchObject(
      new Array(2).fill({ name: 'Camisa de lino', kind: 'shirt', color: 'celeste', purchasePrice: 29.95 }),
    );
    expect(drafts[0]?.garment.since).toMatch(/^2026-03-0[12]/);
    expect(drafts[0]?.garment.key).not.toBe(drafts[1]?.garment.key);
  });

  it('is read by its lines where it says no more, without totals and delivery', () => {
    expect(
      pieceIn(['Vaqueros rectos', 'Talla: 38', 'Color: Azul oscuro', '49,95 €', '39,95 €']),
    ).toMatchObject({
      name: 'Vaqueros rectos',
      size: '38',
      color: 'Azul oscuro',
      price: '39.95',
    });
    for (const line of [
      ['Total del pedido', '69,90 €'],
      ['Envío de tu camisa', '3,95 €'],
      ['Camisa de lino'],
      ['Hola', '5 €'],
    ])
      expect(pieceIn(line)).toBeNull();
  });

  it('survives what is no order', () => {
    const deep = `${'['.repeat(500)}${']'.repeat(500)}`;
    expect(
      orderedIn(['', 'null', '[]', deep, order({ acceptedOffer: 'x', orderedItem: [1, null] })]),
    ).toEqual([]);
    expect(orderTable([], '')).toBeNull();
  });
});
