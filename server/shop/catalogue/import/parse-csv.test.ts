import { describe, expect, it } from 'vitest';
import { CsvError, parseCsv } from './parse-csv.ts';

const fieldsOf = (text: string) => parseCsv(text).map(({ fields }) => fields);

describe('CSV, as RFC 4180 numbers it', () => {
  it('1: is records on lines of their own', () => {
    expect(fieldsOf('aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n')).toEqual([
      ['aaa', 'bbb', 'ccc'],
      ['zzz', 'yyy', 'xxx'],
    ]);
  });

  it('2: may lack the last line break', () => {
    expect(fieldsOf('aaa,bbb\r\nzzz,yyy')).toEqual([
      ['aaa', 'bbb'],
      ['zzz', 'yyy'],
    ]);
  });

  it('4: keeps the spaces of a field, and empty fields', () => {
    expect(fieldsOf(' a , b\n,,\n')).toEqual([
      [' a ', ' b'],
      ['', '', ''],
    ]);
  });

  it('5: may quote fields, and not others', () => {
    expect(fieldsOf('"aaa",bbb,""')).toEqual([['aaa', 'bbb', '']]);
  });

  it('6: holds line breaks, quotes and commas in quotes', () => {
    expect(fieldsOf('"aaa","b\r\nbb","c,c"\r\nzzz,yyy,xxx')).toEqual([
      ['aaa', 'b\r\nbb', 'c,c'],
      ['zzz', 'yyy', 'xxx'],
    ]);
  });

  it('7: doubles a quote within quotes', () => {
    expect(fieldsOf('"aaa","b""bb","""c"""')).toEqual([['aaa', 'b"bb', '"c"']]);
  });
});

describe('CSV, as spreadsheets write it', () => {
  it('may be parted by semicolons, and start with a byte-order mark', () => {
    expect(fieldsOf('\uFEFFproducto;precio\ncamisa;39,95\n')).toEqual([
      ['producto', 'precio'],
      ['camisa', '39,95'],
    ]);
  });

  it('may have empty lines and bare line breaks', () => {
    expect(fieldsOf('a,b\n\nc,d\r\r\ne,f\n')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ]);
  });

  it('tells on which line of the file a record begins', () => {
    expect(parseCsv('a\n"b\nb\r\nb"\n\nc').map(({ line }) => line)).toEqual([1, 2, 6]);
  });

  it('is nothing where there is nothing', () => {
    expect(parseCsv('')).toEqual([]);
    expect(parseCsv('\uFEFF\r\n')).toEqual([]);
  });
});

it.each([
  ['a,b\nc,"d\n', 2, 'Hay unas comillas que no se cierran.'],
  ['a\n"b"c', 2, 'Hay texto detrás de unas comillas que ya se han cerrado.'],
])('CSV that makes no sense %j is told by its line', (text, line, message) => {
  expect(() => parseCsv(text)).toThrow(CsvError);
  try {
    parseCsv(text);
  } catch (error) {
    expect(error).toMatchObject({ line, message });
  }
});
