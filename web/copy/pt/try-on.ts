import type { Translation } from '#contract/languages.ts';
import { formatList } from '#web/format/words.ts';
import type { tryOnCopy as source } from '../try-on.ts';

export const tryOnCopy: Translation<typeof source> = {
  view: 'Como ver',
  views: { figure: 'Na figura', photo: 'Na tua foto' },
  lead: 'Uma imagem de ti com este outfit, feita por um modelo de IA.',
  title: 'Na tua foto',
  needsPhoto:
    'Carrega uma foto tua de corpo inteiro, de pé e de frente. Guardamo-la sem metadados e só tu a vês; podes eliminá-la quando quiseres.',
  own: 'A foto é minha: só apareço eu e mais ninguém.',
  adult: 'Sou maior de idade.',
  pick: 'Escolher a minha foto',
  declareFirst: 'Marca as duas caixas para a poderes carregar.',
  photoAlt: 'A tua foto de corpo inteiro',
  consentTitle: 'Antes de cada imagem',
  consent: (whose) =>
    `Para fazer esta imagem enviamos para ${whose} a tua foto e as peças deste outfit, e mais nada: nem o teu nome, nem as tuas medidas, nem metadados. ${whose} gera uma imagem nova, que guardamos marcada e só para ti. Pode enganar-se na roupa e no teu corpo.`,
  agree: (whose) => `Aceito enviá-las para ${whose} desta vez.`,
  make: 'Fazer a imagem',
  making: 'A fazer a imagem…',
  makingHint: 'Costuma demorar cerca de um minuto. Podes fechar esta janela: guardamo-la na mesma.',
  made: (whose, day) => `Imagem gerada com IA por ${whose} em ${day}. Não é uma foto.`,
  madeAlt: (garments) =>
    garments.length > 0
      ? `Imagem gerada com IA: tu com ${formatList(garments)}`
      : 'Imagem gerada com IA: tu com um outfit que já não tens',
  others: 'Outras imagens',
  deletePicture: 'Eliminar esta imagem',
  erase: 'Eliminar a minha foto',
  eraseTitle: 'Eliminar a tua foto?',
  eraseText: 'A tua foto e todas as imagens feitas com ela são eliminadas. Não se pode anular.',
  failed: 'Não resultou',
};
