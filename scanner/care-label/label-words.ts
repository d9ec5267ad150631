import { fold, lettersOf } from './letters.ts';

export interface LabelWord {
  /** Empty for numbers. */
  letters: string;
  percent?: number;
  degrees?: number;
  number?: number;
  line: number;
}

const temperatures = '(30|40|50|60|70|90|95|110|120|150|200)';
const figures: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};
const asNumber = (text: string) => Number(text.replaceAll(/[^\d]/g, (letter) => figures[letter] ?? ''));

/** Writes ⟨60%⟩ and ⟨30°⟩. */
function marked(line: string): string {
  return (
    fold(line)
      // OCR reads the degree sign as a star, quote, zero or percent sign.
      .replaceAll(
        new RegExp(`(?<![\\dA-Z])${temperatures}\\s?[°º*'"“”‘’%O0]{0,2}\\s?C(?![A-Z\\d])`, 'g'),
        ' ⟨$1°⟩ ',
      )
      .replaceAll(new RegExp(`(?<![\\dA-Z])${temperatures}\\s?[°º*](?!\\s?[/|])`, 'g'), ' ⟨$1°⟩ ')
      // OCR reads % as ‰, °/o or 96.
      .replaceAll(/[°º*]\s?[/|]\s?[O0°º]/g, '%')
      .replaceAll('‰', '%')
      .replaceAll(/(?<![\d.,])(100|[1-9]\d?)\s?96(?![\d%])/g, '$1%')
      .replaceAll(/([A-Z]{3,})(\d{1,3}\s?%)/g, '$1 $2')
      .replaceAll(
        /(?<![A-Z\d])(\d{1,3})[.,]\d\s?%/g,
        (text) => `${Math.round(Number.parseFloat(text.replace(',', '.')))}%`,
      )
      .replaceAll(/(?<![A-Z\d])([\dOQDILZSGB|!]{1,3})\s?%+/g, (text, number: string) => {
        const value = asNumber(number);
        // A misread 1 of 100.
        if (/^\d00$/.test(number)) return ' ⟨100%⟩ ';
        if (/^[0OQD]/.test(number)) return text;
        return value >= 1 && value <= 100 ? ` ⟨${value}%⟩ ` : text;
      })
      .replaceAll(/%\s?(100|[1-9]\d?)(?!\d)/g, ' ⟨$1%⟩ ')
  );
}

export function labelWords(text: string): LabelWord[] {
  const whole = text.replaceAll(/(\p{L}{2,})[-¬]\s*\n\s*(\p{Ll}{2,}|\p{Lu}{2,})/gu, '$1$2\n');
  return whole.split('\n').flatMap((raw, line) =>
    marked(raw)
      .split(/[\s,;:.()[\]{}<>/\\·•=_"“”«»–—-]+/u)
      .filter((word) => word !== '')
      .map((word): LabelWord => {
        const sign = /^⟨(\d+)([%°])⟩$/.exec(word);
        if (sign?.[2] === '%') return { letters: '', percent: Number(sign[1]), line };
        if (sign) return { letters: '', degrees: Number(sign[1]), line };
        if (/^\d{1,3}$/.test(word)) return { letters: '', number: Number(word), line };
        return { letters: lettersOf(word), line };
      })
      .filter(({ letters, ...rest }) => letters !== '' || Object.keys(rest).length > 1),
  );
}
