import { type Care, careGroups, careSymbols } from '#contract/care.ts';

export type Programme = 'normal' | 'gentle' | 'veryGentle';

const suffixes: Readonly<Record<Programme, string>> = {
  normal: '',
  gentle: '-gentle',
  veryGentle: '-very-gentle',
};

/** Washing without its programme, which is chosen separately. */
export const plainWashes = careGroups.wash.filter((care) => !care.endsWith('-gentle'));

export const plainOf = (wash: Care): Care =>
  plainWashes.find((plain) => wash === plain || wash.startsWith(`${plain}-`)) ?? wash;

export const programmeOf = (wash: Care): Programme =>
  wash.endsWith('-very-gentle') ? 'veryGentle' : wash.endsWith('-gentle') ? 'gentle' : 'normal';

const withProgramme = (plain: Care, programme: Programme): Care | undefined =>
  careSymbols.find((care) => care === `${plain}${suffixes[programme]}`);

export const programmesOf = (plain: Care): Programme[] =>
  (['normal', 'gentle', 'veryGentle'] as const).filter((one) => withProgramme(plain, one) !== undefined);

/** Keeps the programme when the new temperature has a symbol for it. */
export const washAt = (plain: Care, programme: Programme): Care => withProgramme(plain, programme) ?? plain;
