/** A record and the line on which it begins. */
export interface CsvRecord {
  line: number;
  fields: string[];
}

export class CsvError extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/**
 * RFC 4180, and a semicolon as separator (the first one in the header decides), bare line breaks, a byte-order mark
 * and empty lines.
 * @throws CsvError for a quote that is not closed or is followed by text
 */
export function parseCsv(text: string): CsvRecord[] {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const records: CsvRecord[] = [];
  let fields: string[] = [];
  let field = '';
  let line = 1;
  let begins = 1;
  let at = 0;

  const endField = () => {
    fields.push(field);
    field = '';
  };
  const endRecord = () => {
    endField();
    if (fields.length > 1 || fields[0] !== '') records.push({ line: begins, fields });
    fields = [];
  };

  while (at < source.length) {
    const character = source[at];
    if (character === '"' && field === '') {
      const quoted = readQuoted(source, at, line);
      field = quoted.value;
      line = quoted.line;
      at = quoted.end;
      const next = source[at];
      if (next !== undefined && next !== separator && next !== '\r' && next !== '\n')
        throw new CsvError(line, 'Hay texto detrás de unas comillas que ya se han cerrado.');
      continue;
    }
    at++;
    if (character === separator) endField();
    else if (character === '\n' || character === '\r') {
      if (character === '\r' && source[at] === '\n') at++;
      endRecord();
      line++;
      begins = line;
    } else field += character;
  }
  if (field !== '' || fields.length > 0) endRecord();
  return records;
}

/** Returns the value of a quoted field, the position after its closing quote and the line there. */
function readQuoted(
  source: string,
  opens: number,
  fromLine: number,
): { value: string; end: number; line: number } {
  let value = '';
  let line = fromLine;
  for (let at = opens + 1; at < source.length; at++) {
    const character = source[at] ?? '';
    if (character !== '"') {
      // Counts CRLF once.
      if (character === '\n' || (character === '\r' && source[at + 1] !== '\n')) line++;
      value += character;
    } else if (source[at + 1] === '"') {
      value += '"';
      at++;
    } else return { value, end: at + 1, line };
  }
  throw new CsvError(fromLine, 'Hay unas comillas que no se cierran.');
}

function separatorOf(source: string): ',' | ';' {
  const header = source.split(/[\r\n]/, 1)[0] ?? '';
  const [comma, semicolon] = [header.indexOf(','), header.indexOf(';')];
  return semicolon !== -1 && (comma === -1 || semicolon < comma) ? ';' : ',';
}
