import type { Translation } from '#contract/languages.ts';
import type { albaNorteDresses as source } from '../alba-norte-dresses.ts';

export const albaNorteDresses: Translation<typeof source> = {
  'vestido-camisero-popelin': {
    name: 'Vestido camiseiro de popelina',
    description:
      'Uma camisa que cresceu até ao joelho, com cinto do mesmo tecido e bolsos na costura. Abotoa-se todo, por isso também é um sobretudo de verão.',
  },
  'vestido-camisero-rayas': {
    name: 'Vestido camiseiro às riscas',
    description:
      'Risca vertical que alonga e punhos brancos que a rematam. O encaixe reparte a roda das costas em duas pregas.',
  },
  'vestido-camisero-lino': {
    name: 'Vestido camiseiro de linho',
    description:
      'Manga até meio do braço com dobra e laçada para a prender. Os botões acabam na coxa e deixam a bainha livre ao andar.',
  },
  'vestido-cruzado-punto': {
    name: 'Vestido traçado de malha',
    description:
      'Traça-se a sério e ata-se de lado, de modo que é o laço que decide o tamanho. Malha com peso que não denuncia o que está por baixo.',
  },
  'vestido-cruzado-lunares': {
    name: 'Vestido traçado às bolinhas',
    description:
      'A bolinha tem o tamanho de uma lentilha e está espalhada sem ordem, como se tivesse chovido. Manga comprida com punho de botão forrado.',
  },
  'vestido-cruzado-lana': {
    name: 'Vestido traçado de lã',
    description:
      'Crepe de lã com forro até ao joelho, feito para dezembro no escritório. O decote fecha mais acima do que na versão de malha.',
  },
  'vestido-lencero-seda': {
    name: 'Vestido lingerie de seda',
    description:
      'Seda de 19 momme cortada em viés, com as costas mais descidas do que o decote. Sob um blazer é sério, e deixa de o ser quando o tiras.',
  },
  'vestido-lencero-satinado-mate': {
    name: 'Vestido lingerie acetinado',
    description:
      'O mesmo molde da nossa seda num cetim que se lava em casa. Alças finas que se regulam nas costas.',
  },
  'vestido-coctel-crepe': {
    name: 'Vestido de cocktail de crepe',
    description:
      'O vestido preto que se compra uma vez: gola redonda, cava limpa e saia pelo joelho. Fecho metálico à vista, a única coisa que brilha.',
  },
  'vestido-coctel-lana': {
    name: 'Vestido sem mangas de lã fria',
    description:
      'A base de um fato de mulher: aceita camisa por baixo e casaco por cima. Costuras princesa que modelam sem apertar.',
  },
  'vestido-coctel-seda': {
    name: 'Vestido de cocktail de seda selvagem',
    description:
      'O shantung conserva os nós do fio e por isso nenhuma saia sai igual. Corpete com barbas que se aguenta sozinho.',
  },
  'vestido-coctel-pata-gallo': {
    name: 'Vestido pied-de-poule',
    description:
      'Jacquard com relevo que se sente ao toque, forrado de cupro para não subir. Dois bolsos metidos à altura da mão.',
  },
  'mono-crepe-recto': {
    name: 'Macacão direito de crepe',
    description:
      'Parece um fato e veste-se em dez segundos. Fecho nas costas, cinto amovível e perna que cobre meia sandália.',
  },
  'mono-lino-cinturon': {
    name: 'Macacão de linho com cinto',
    description:
      'Leve e opaco, com gola de camisa e manga curta com dobra. O gancho tem folga suficiente para andar de bicicleta.',
  },
  'mono-satinado-noche': {
    name: 'Macacão acetinado de noite',
    description:
      'Decote em bico até ao esterno, preso por dentro com uma fita invisível. A queda é a de um vestido comprido e o andar, o de umas calças.',
  },
  'vestido-largo-punto-cruzado': {
    name: 'Vestido comprido de malha traçada',
    description:
      'Canelado largo de cima a baixo que afina mesmo quando te sentas. Viaja enrolado e chega sem um vinco.',
  },
  'vestido-gasa-tirantes': {
    name: 'Vestido de gaze com alças',
    description:
      'Gaze dupla que se mexe um segundo depois de quem a veste. Forro até meio da coxa e bainha enrolada à mão.',
  },
  'vestido-camisero-seda': {
    name: 'Vestido camiseiro de seda',
    description:
      'Seda lavada com o feitio de uma camisa de homem e o comprimento de um vestido de tarde. Cinge-se com um cordão do mesmo tecido.',
  },
};
