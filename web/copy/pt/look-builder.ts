import type { Translation } from '#contract/languages.ts';
import { formatPercent } from '#web/format/numbers.ts';

export const lookBuilder: Translation<typeof import('../look-builder.ts').lookBuilder> = {
  board: 'Quadro do outfit',
  boardHelp:
    'Arrasta peças para o quadro ou toca nelas para as adicionar. Escolhe uma do quadro para a trocar ou retirar.',
  piece: (name) => `${name}, no quadro`,
  place: { top: 'Em cima', bottom: 'Em baixo', shoes: 'Sapatos' },
  fill: { top: 'Escolher peça de cima', bottom: 'Escolher peça de baixo', shoes: 'Escolher sapatos' },
  change: 'Trocar',
  changing: (name) => `Escolhe o que vai em vez de ${name}`,
  keep: 'Deixar ficar',
  thisLook: 'este look',
  dropHere: 'Larga aqui',
  dropOut: 'Larga fora do quadro para retirar',
  score: {
    title: 'Pontuação em direto',
    percent: (score) => formatPercent(score),
    spoken: (score) => `Pontuação em direto: ${formatPercent(score)}`,
    none: 'Ainda sem pontuação',
    failed: 'Não conseguimos pontuar esta combinação. Podes guardá-la na mesma.',
    lacking: {
      top: 'Falta uma peça de cima.',
      bottom: 'Falta uma peça de baixo.',
      shoes: 'Faltam os sapatos.',
    },
    broken: 'Assim não se pode usar',
    praise: 'O que funciona',
    flaw: 'O que tira mais pontos',
    parts: 'Ver a pontuação parte a parte',
    swap: 'Uma troca que melhora',
    swapDo: 'Fazer a troca',
    without: (name) => `Retirar ${name}`,
  },
  complete: {
    button: 'Completa o look',
    busy: 'A completar…',
    title: 'Três maneiras de o completar',
    one: 'Uma maneira de o completar',
    use: 'Usar',
    none: 'Não encontrámos como completá-lo com o que tens.',
    failed: 'Não foi possível completar o look',
  },
};
