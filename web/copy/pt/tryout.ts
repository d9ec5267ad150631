import type { Translation } from '#contract/languages.ts';
import type { MissingPiece } from '#stylist/missing.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';
import { formatList } from '#web/format/words.ts';

const garmentsAndOutfit = (garments: number, outfit: boolean) =>
  `${formatPlural(garments, 'peça', 'peças')}${outfit ? ' e um outfit' : ''}`;

const waits = (garments: number, outfit: boolean) => (garments === 1 && !outfit ? 'espera' : 'esperam');

const missingPieces: Partial<Record<MissingPiece['key'], readonly string[]>> = {
  top: ['uma peça de cima'],
  bottom: ['umas calças ou uma saia'],
  clothes: ['uma peça de cima', 'uma de baixo'],
  shoes: ['uns sapatos'],
};

export const tryoutCopy: Translation<typeof import('../tryout.ts').tryoutCopy> = {
  progress: {
    label: 'A ler no teu dispositivo',
    of: (done, all) => `${formatCount(done)} de ${formatCount(all)}`,
  },
  outfit: {
    kicker: 'O teu primeiro outfit',
    board: (pieces) => `Um outfit sobre papel: ${formatList(pieces)}`,
  },
  missing: (keys) => {
    const pieces = keys.flatMap((key) => missingPieces[key] ?? []);
    return `Junta ${formatList(pieces)}${pieces.length > 1 ? ',' : ''} e componho-te o primeiro.`;
  },
  garments: 'As tuas peças',
  remove: (name) => `Retirar ${name}`,
  photo: 'esta foto',
  looksLike: (name) => `Parece: ${name.toLocaleLowerCase('pt-PT')}`,
  kindOf: (name) => `Tipo de peça: ${name.toLocaleLowerCase('pt-PT')}`,
  doubt: {
    worn: 'Aparece uma pessoa vestida. Separar a roupa dela faz-se com uma conta; aqui leio uma peça por foto.',
    list: 'Fotos com dúvidas',
    ask: 'É uma peça de roupa?',
    yes: 'Sim, lê-a',
    no: 'Retirá-la',
  },
  tooMany: (left) =>
    `Aqui cabem dez fotos, por isso deixei de fora ${left === 1 ? 'uma' : formatCount(left)}.`,
  twice: (count) =>
    count === 1
      ? 'Uma foto já estava e não a repeti.'
      : `${formatCount(count)} fotos já estavam e não as repeti.`,
  notPhotos: (names) => `Isto não é uma foto: ${formatList(names)}.`,
  notPrepared: 'Não foi possível preparar o leitor. Verifica a tua ligação e tenta de novo.',
  impossible: 'Este navegador não consegue ler fotos sozinho. Com uma conta, lê-as o servidor.',
  retry: 'Tentar de novo',
  notKept: 'Este navegador não deixa guardar as fotos: se fechares a página, terás de as escolher outra vez.',
  keep: 'Criar a minha conta e guardar tudo',
  keepText: (days) =>
    `As fotos não foram enviadas. Esperam neste navegador ${formatCount(days)}\u00a0dias; ao criares a conta enviam-se e guardam-se no teu guarda-roupa.`,
  forget: 'Eliminar tudo daqui',
  register: (garments, outfit) =>
    `${garmentsAndOutfit(garments, outfit)} ${waits(garments, outfit)} neste navegador. Ao criares a conta guardam-se no teu guarda-roupa, com as suas fotos.`,
  filing: {
    region: 'A roupa que experimentaste antes de entrar',
    ask: (garments, outfit) =>
      `Do que experimentaste antes de entrar ${waits(garments, outfit)} neste navegador ${garmentsAndOutfit(garments, outfit)}. Guardamos essas fotos neste guarda-roupa?`,
    yes: 'Guardá-las aqui',
    no: 'Não, eliminá-las',
    busy: 'A guardar o que experimentaste',
    paused: 'Não foi possível guardar tudo',
    pausedText: (left) => `O que falta (${formatPlural(left, 'foto', 'fotos')}) continua neste navegador.`,
    retry: 'Continuar a guardar',
    forget: 'Eliminar o que falta',
    storage: 'Este navegador não conseguiu abrir as fotos.',
    done: 'A tua roupa já está no teu guarda-roupa',
    doneText: (garments, outfit) => `${garmentsAndOutfit(garments, outfit)}.`,
    refused: (count) => formatPlural(count, 'foto não pôde ser aberta', 'fotos não puderam ser abertas'),
    open: 'Ver o meu guarda-roupa',
  },
};
