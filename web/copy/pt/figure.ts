import type { Translation } from '#contract/languages.ts';
import type { HemLevel } from '#illustrator/figure/dress.ts';
import { formatList } from '#web/format/words.ts';

const hems: Record<HemLevel, string> = {
  waist: 'até à cintura',
  hip: 'até à anca',
  thigh: 'até meio da coxa',
  knee: 'até ao joelho',
  calf: 'até meio da perna',
  ankle: 'até ao tornozelo',
};

export const figureCopy: Translation<typeof import('../figure.ts').figureCopy> = {
  lead: 'Arrasta a figura para a rodar. Cada bainha cai onde cairia nessa altura.',
  turn: 'Rodar a figura',
  turned: (degrees) =>
    degrees === 0
      ? 'De frente'
      : `Rodada ${Math.abs(degrees)} graus para a ${degrees > 0 ? 'direita' : 'esquerda'}`,
  picture: (heightCm, garments) => `Figura de ${heightCm} cm, sem rosto, com ${formatList(garments)}.`,
  hem: (name, hem) => `${name}: ${hems[hem]}`,
  tucked: (name) => `${name}: por dentro`,
  absent: (names) => `Na figura não se vê: ${formatList(names)}.`,
  honest:
    'As peças com foto recortada veem-se com a sua foto; o resto, o calçado e os acessórios pequenos desenham-se a partir dos seus dados. As costas não se mostram, porque nenhuma foto as mostra.',
  how: 'Como fica',
  body: 'A figura',
  bases: { short: 'Baixa', middle: 'Média', tall: 'Alta' },
  base: 'Altura',
  baseOf: (cm) => `Altura: ${cm} cm`,
  own: 'Usar as minhas medidas',
  measures: {
    height: 'Altura',
    shoulders: 'Ombros',
    bust: 'Peito',
    waist: 'Cintura',
    hip: 'Anca',
    inseam: 'Entrepernas',
  },
  centimetres: (value) => `${value} cm`,
  skin: 'Pele',
  ink: 'Só contorno',
  tone: (place) => `Tom ${place} de 10`,
  hair: 'Cabelo',
  hairs: { up: 'Apanhado', short: 'Curto', long: 'Solto' },
  private: 'Estas medidas ficam neste navegador: não as enviamos nem as guardamos.',
  save: 'Guardar a minha figura na minha conta',
  saved:
    'Está na tua conta, só para a desenhar, e tens acesso a ela em todos os teus dispositivos. Se desligares, eliminamo-la da conta.',
  saveFailed: 'Não foi possível guardar a tua figura',
  reset: 'Eliminar as minhas medidas',
};

export const tryOnCopy: Translation<typeof import('../figure.ts').tryOnCopy> = {
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
};
