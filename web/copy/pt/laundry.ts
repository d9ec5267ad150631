import type { Translation } from '#contract/languages.ts';
import { formatPlural } from '#web/format/numbers.ts';
import type { laundryCopy as source } from '../laundry.ts';

const tints = { white: 'Roupa branca', colour: 'Roupa de cor', dark: 'Roupa escura' } as const;

export const laundryCopy: Translation<typeof source> = {
  meta: {
    title: 'Roupa para lavar',
    description: 'A roupa que tens para lavar, em cestos que vão juntos e com o seu programa.',
  },
  title: 'Roupa para lavar',
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
    action: 'Ir para o meu guarda-roupa',
  },
};
