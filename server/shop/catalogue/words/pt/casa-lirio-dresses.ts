import type { Translation } from '#contract/languages.ts';
import type { casaLirioDresses as source } from '../casa-lirio-dresses.ts';

export const casaLirioDresses: Translation<typeof source> = {
  'vestido-flores-verano': {
    name: 'Vestido de flores de verão',
    description:
      'Viscose fresca com um estampado de jardim selvagem desenhado no atelier. Traça-se, ata-se e já está.',
  },
  'vestido-cruzado-liso-color': {
    name: 'Vestido traçado de uma só cor',
    description:
      'Uma cor da cabeça aos pés e uma laçada comprida que faz de adorno. Tecido elástico que perdoa a segunda dose.',
  },
  'vestido-cruzado-animal': {
    name: 'Vestido traçado de leopardo',
    description:
      'Manga até ao cotovelo e decote que se fixa com um colchete. Com ténis brancos perde toda a solenidade.',
  },
  'vestido-camisero-vichy': {
    name: 'Vestido camiseiro vichy',
    description:
      'Quadrado pequeno, saia com roda e bolsos dos lados. Um cinto de tecido marca a cintura ou fica na gaveta.',
  },
  'vestido-vaquero-camisero': {
    name: 'Vestido de ganga',
    description:
      'Ganga de oito onças com molas de madrepérola e encaixe à cowboy. De mangas arregaçadas, dura até outubro.',
  },
  'vestido-camisero-formas': {
    name: 'Vestido camiseiro estampado',
    description:
      'Recortes de papel em tamanho grande sobre algodão encorpado. Quem o veste não precisa de se apresentar.',
  },
  'vestido-camisero-pana': {
    name: 'Vestido camiseiro de bombazine',
    description:
      'Bombazine fina com botões de cores diferentes, um de cada. Com meias grossas e botins aguenta-se até fevereiro.',
  },
  'vestido-lencero-vivo': {
    name: 'Vestido lingerie vivo',
    description: 'Cetim de cor pura que se vê da outra ponta da pista. Alças traçadas e costas à mostra.',
  },
  'vestido-lencero-flores': {
    name: 'Vestido lingerie de flores',
    description:
      'Flor pequena sobre fundo escuro, como um papel de parede antigo. Comprimento a meia perna e abertura discreta.',
  },
  'vestido-lencero-lunares': {
    name: 'Vestido de alças às bolinhas',
    description:
      'Bolinhas que crescem em direção à bainha, em gaze com forro a condizer. Seca antes de acabar a canção.',
  },
  'vestido-coctel-color': {
    name: 'Vestido curto de festa',
    description:
      'Corpo cintado e saia que se abre como um sino. Traz um saiote de tule cosido, fácil de tirar com a tesoura.',
  },
  'vestido-coctel-metal': {
    name: 'Vestido de festa metalizado',
    description:
      'Malha com fio metálico que brilha sem arranhar. Pesa trezentos gramas e cabe num bolso da bagagem.',
  },
  'vestido-coctel-flores': {
    name: 'Vestido curto de flores',
    description:
      'Jacquard floral com relevo e cor dos dois lados. Para o casamento de dia a que se tem de chegar de metro.',
  },
  'mono-vaquero-trabajo': {
    name: 'Macacão de ganga de trabalho',
    description:
      'Fecho de duas vias, seis bolsos e um tamanho que se escolhe grande. Arregaça-se, cinge-se e vive-se lá dentro.',
  },
  'mono-flores-tirantes': {
    name: 'Macacão de flores',
    description:
      'Perna larga e cintura de elástico, com a frescura de um vestido e a liberdade de umas calças. O decote ata-se ao pescoço.',
  },
  'mono-fiesta-color': {
    name: 'Macacão de festa',
    description: 'Um ombro, uma cor e uma perna que não acaba. O fecho lateral desaparece na costura.',
  },
  'vestido-punto-rayas': {
    name: 'Vestido de malha às riscas',
    description:
      'Malha de algodão com riscas que dão a volta inteira ao corpo. Leva-se ao parque, ao museu e à sesta.',
  },
  'vestido-cruzado-gasa-lunares': {
    name: 'Vestido traçado de gaze',
    description:
      'Gaze com forro curto e mangas que se enchem de ar ao dançar. O laço das costas vê-se mais do que o da frente.',
  },
  'vestido-coctel-animal': {
    name: 'Vestido curto de leopardo',
    description:
      'Leopardo de cores impossíveis num corte que não o é. Cava fechada e fecho que se sobe sem ajuda.',
  },
};
