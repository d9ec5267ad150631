import type { Translation } from '#contract/languages.ts';
import { formatCount, formatOutOfTen, formatPlural } from '#web/format/numbers.ts';

const megabytes = (bytes: number) => bytes / 1_000_000;

export const deviceCopy: Translation<typeof import('../device-reader.ts').deviceCopy> = {
  switch: {
    label: 'Ler neste dispositivo',
    off: (bytes) =>
      `A foto não sai do teu dispositivo. Da primeira vez, são transferidos cerca de ${formatCount(Math.ceil(megabytes(bytes)))} MB.`,
    on: 'A foto não sai do teu dispositivo, a não ser que escolhas guardá-la. O que já corrigiste conta ao guardar a peça.',
    slow: (seconds) =>
      `Este dispositivo demora demasiado (${formatPlural(seconds, 'segundo', 'segundos')} por foto), por isso é o servidor que volta a ler as fotos.`,
    unavailable: 'Não foi possível preparar o leitor aqui, por isso é o servidor que lê as fotos.',
    impossible: 'Este navegador não consegue ler fotos sozinho: é o servidor que as lê.',
  },
  loading: 'A preparar o leitor',
  loaded: (bytes, all) => `${formatOutOfTen(megabytes(bytes))} de ${formatOutOfTen(megabytes(all))} MB`,
  tooSlow: 'Este dispositivo está muito lento',
  gaveUp: 'Este dispositivo já não lê fotos sozinho.',
  notViewable: 'O teu navegador não consegue mostrar esta foto, por isso também não a pode ler aqui.',
  failed: 'Não foi possível ler a foto neste dispositivo.',
  unavailable: 'Este dispositivo não consegue ler fotos sozinho.',
  late: (seconds) => `Este dispositivo demora demasiado: mais de ${formatCount(seconds)} segundos.`,
  onServer: 'Ler no servidor',
  onServerText: 'A foto não saiu daqui. Se quiseres, o servidor pode lê-la: para isso é preciso enviá-la.',
  formats: 'JPEG, PNG ou WebP. São lidas aqui e não saem do teu dispositivo.',
  several: {
    text: 'Para separar várias peças, a foto tem de ir para o servidor.',
    send: 'Enviar a foto e procurar',
  },
  read: {
    where: 'Lida neste dispositivo',
    lead: 'A foto não saiu daqui. Escolhe como guardar a peça; depois podes corrigir cada dado.',
    drawing: 'É assim que se desenha sem a foto',
    without: 'Guardar sem a foto',
    with: 'Guardar com a foto',
    withText: 'Se a guardares com a foto, esta é enviada para o servidor, que a lê de novo.',
    all: (count) => `Guardar as ${formatCount(count)} lidas sem a foto`,
    saveFailed: 'Não foi possível guardar a peça',
    suggested: 'sugerido',
  },
};
