/** The first row names the columns. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const cellMax = 2000;
const columnsMax = 60;

/** UTF-8 or UTF-16 with its mark; otherwise what spreadsheets write on Windows. */
export function textOfBytes(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * Reads comma, semicolon, tab or bar separated values, or JSON records.
 * @returns null without two columns or without a row
 */
export function tableOf(text: string): Table | null {
  const bare = text.replace(/^\uFEFF/, '').trim();
  const cells = /^[[{]/.test(bare) ? recordsOf(bare) : cellsOf(bare, separatorOf(bare));
  const filled = cells?.filter((row) => row.some((cell) => cell !== '')) ?? [];
  const width = Math.min(columnsMax, Math.max(0, ...filled.slice(0, 50).map((row) => row.length)));
  const [header, ...rows] = filled;
  if (header === undefined || rows.length === 0 || width < 2) return null;
  const padded = (row: readonly string[]) => Array.from({ length: width }, (_, at) => row[at] ?? '');
  return { columns: padded(header), rows: rows.map(padded) };
}

const separators = ['\t', ';', ',', '|'] as const;

/** The one that gives the first lines the most equal numbers of cells. */
function separatorOf(text: string): string {
  const head = text.slice(0, 20_000);
  const score = (separator: string) => {
    const widths = cellsOf(head, separator)
      .slice(0, 20)
      .map((row) => row.length);
    const [first = 1] = widths;
    return first < 2 ? 0 : first + widths.filter((width) => width === first).length * 100;
  };
  return separators.reduce((best, one) => (score(one) > score(best) ? one : best));
}

/** RFC 4180, and line breaks of any system. */
function cellsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length) {
    let cell: string;
    if (text[at] === '"') {
      let end = at + 1;
      for (;;) {
        end = text.indexOf('"', end);
        if (end === -1) end = text.length;
        else if (text[end + 1] === '"') {
          end += 2;
          continue;
        }
        break;
      }
      cell = text.slice(at + 1, end).replaceAll('""', '"');
      at = endOfCell(text, end, separator);
    } else {
      const end = endOfCell(text, at, separator);
      cell = text.slice(at, end);
      at = end;
    }
    row.push(cell.trim().slice(0, cellMax));
    if (text[at] !== separator) {
      rows.push(row);
      row = [];
      if (text[at] === '\r' && text[at + 1] === '\n') at++;
    }
    at++;
  }
  return rows;
}

function endOfCell(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at++;
  return at;
}

type Json = { readonly [key: string]: unknown };

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of records, or the longest one inside an object, as APIs of wardrobes return it. */
function recordsOf(text: string): string[][] | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  const lists = [parsed, ...(isRecord(parsed) ? Object.values(parsed) : [])].filter(Array.isArray);
  const [list = []] = lists.sort((a, b) => b.length - a.length);
  const records = list.filter(isRecord).map((record) => new Map(flat(record)));
  const columns = [...new Set(records.flatMap((record) => [...record.keys()]))];
  return [columns, ...records.map((record) => columns.map((column) => record.get(column) ?? ''))];
}

function flat(record: Json, prefix = ''): [string, string][] {
  return Object.entries(record).flatMap(([key, value]): [string, string][] => {
    if (isRecord(value)) return prefix === '' ? flat(value, `${key} `) : [];
    const text = Array.isArray(value) ? value.filter((one) => typeof one !== 'object').join(', ') : value;
    return [[`${prefix}${key}`, text === null || text === undefined ? '' : String(text).slice(0, cellMax)]];
  });
}
