const letterOf: Readonly<Record<string, string>> = {
  '0': 'O',
  '1': 'I',
  '2': 'Z',
  '4': 'A',
  '5': 'S',
  '6': 'G',
  '8': 'B',
  '|': 'I',
  '!': 'I',
  '€': 'E',
  $: 'S',
};

/** OCR loses accents first. */
export const fold = (text: string): string =>
  text
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łŁ]/g, 'l')
    .toUpperCase();

/** Empty without any letter. */
export function lettersOf(word: string): string {
  if (!/[A-Z]/.test(word)) return '';
  return word.replaceAll(/[^A-Z]/g, (sign) => letterOf[sign] ?? '');
}

const alikes = ['IJLT', 'OCDGQU', 'EFBPR', 'NMH', 'UVY', 'WVN', 'KXR', 'SZB', 'AR'];
const areAlike = (a: string, b: string) => alikes.some((set) => set.includes(a) && set.includes(b));

/** Similar shapes cost less than 1. */
export function distance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const [x = '', y = ''] = [a[i - 1], b[j - 1]];
      const swap = x === y ? 0 : areAlike(x, y) ? 0.5 : 1;
      row[j] = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + swap);
    }
    above = row;
  }
  return above[b.length] ?? 0;
}

export const tolerance = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : 2);
