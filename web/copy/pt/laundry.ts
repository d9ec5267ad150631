import type { Translation } from '#contract/languages.ts';
import { formatPlural } from '#web/format/numbers.ts';

const tints = { white: 'Roupa branca', colour: 'Roupa de cor', dark: 'Roupa escura' } as const;

export const laundryCopy: Translation<typeof import('../laundry.ts').laundryCopy> = {
  meta: {
    title: 'Roupa para lavar',
    description: 'A roupa que tens para lavar, em cestos que vão juntos e com o seu programa.',
  },
  lead: 'O que espera lavagem, em cestos que podem ir juntos.',
  tints,
  washes: {
    machine: (tint) => tints[tint],
    gentle: (tint) => `${tints[tint]}, programa delicado`,
    hand: 'À mão, com água fria',
    professional: 'Para a lavandaria',
    wipe: 'Com um pano ou uma escova',
  },
  due: {
    title: 'Está na hora de lavar',
    text: 'Pelos usos que já levam. Não as pomos de parte até tu dizeres.',
    toLaundry: 'Pôr a lavar',
    alreadyClean: 'Já estão limpas',
    since: (wears) => `${formatPlural(wears, 'uso', 'usos')} desde a última lavagem`,
  },
  celsius: (degrees) => `a ${degrees}\u00a0°C no máximo`,
  guessed: 'Segundo o tecido',
  care: 'O que pede alguma destas peças',
  clean: 'Já está limpo',
  cleaned: (count) => `${formatPlural(count, 'peça', 'peças')} de volta ao teu guarda-roupa`,
  labels: 'As peças com etiqueta seguem-na; as outras, o mais suave que limpa o seu tecido.',
  empty: {
    title: 'Não há nada para lavar',
    text: 'No menu de cada peça está «Pôr a lavar»: pomo-la aqui de parte e não ta sugerimos até estar limpa.',
  },
};

export const washingCopy: Translation<typeof import('../laundry.ts').washingCopy> = {
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
