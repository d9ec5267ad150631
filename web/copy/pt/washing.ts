import type { Translation } from '#contract/languages.ts';
import { formatPlural } from '#web/format/numbers.ts';
import type { washingCopy as source } from '../washing.ts';

export const washingCopy: Translation<typeof source> = {
  choice: {
    label: 'Quando precisa de ser lavada',
    byKind: (kind, wears) =>
      `O normal em ${kind.toLocaleLowerCase('pt-PT')}: ${wears === null ? 'não avisar' : wears === 1 ? 'a cada uso' : `a cada ${wears} usos`}`,
    after: (wears) => (wears === 1 ? 'Depois de cada uso' : `A cada ${wears} usos`),
    never: 'Não avisar',
    since: (wears) => `${formatPlural(wears, 'uso', 'usos')} desde a última lavagem.`,
  },
  today: {
    due: (name, others) =>
      others === 0
        ? `Está na altura de lavar «${name}».`
        : `Está na altura de lavar «${name}» e mais ${formatPlural(others, 'peça', 'peças')}.`,
    open: 'Ver na roupa para lavar',
    toLaundry: 'Pôr a lavar',
  },
  intoLaundry: (count) => formatPlural(count, 'peça posta a lavar', 'peças postas a lavar'),
  clean: (count) => (count === 1 ? 'Anotada como limpa' : 'Anotadas como limpas'),
};
