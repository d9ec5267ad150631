import type { Translation } from '#contract/languages.ts';
import type { albaNorteAccessories as source } from '../alba-norte-accessories.ts';

export const albaNorteAccessories: Translation<typeof source> = {
  'bolso-hombro-media-luna': {
    name: 'Mala de ombro meia-lua',
    description:
      'Pele bovina com grão que amacia com o uso e um fecho que abre de lado a lado. A alça deixa a mão livre e a mala mesmo debaixo do braço.',
  },
  'tote-piel-portatil': {
    name: 'Mala tote de pele para portátil',
    description:
      'Cabe um portátil de catorze polegadas e ainda sobra lugar para o almoço. As alças são cosidas duas vezes em cruz, que é por onde as outras falham.',
  },
  'cartera-mano-sobre': {
    name: 'Mala de mão tipo envelope',
    description:
      'Um envelope de pele lisa que guarda o telemóvel, as chaves e pouco mais. A corrente de pulso esconde-se dentro se estorvar.',
  },
  'cinturon-piel-hebilla': {
    name: 'Cinto de pele com fivela dourada',
    description:
      'Três centímetros de largura, para calças de ganga e para calças de pinças. A borda é tingida à mão e não lasca.',
  },
  'guantes-piel-forrados': {
    name: 'Luvas de pele forradas de lã',
    description:
      'Cordeiro fino por fora e malha de lã por dentro. O indicador e o polegar mexem no telemóvel sem as tirar.',
  },
  'corbata-seda-lisa': {
    name: 'Gravata de seda lisa',
    description:
      'Sarja de seda com entretela de lã que recupera a forma todas as noites. Sete centímetros e meio: nem larga nem estreita.',
  },
  'corbata-seda-rayas': {
    name: 'Gravata às riscas tecida',
    description:
      'A risca é tecida na seda, por isso o nó não a deforma. Pensada para uma camisa branca e um blazer sem mais ruído.',
  },
  'pajarita-seda-atada': {
    name: 'Laço de seda para atar',
    description:
      'Ata-se à mão e por isso nunca fica igual duas vezes. Inclui um desenho dos seis passos, para o caso de o casamento ser amanhã.',
  },
  'reloj-correa-piel': {
    name: 'Relógio de bracelete de pele',
    description:
      'Caixa de aço de trinta e seis milímetros e mostrador claro com pequeno ponteiro dos segundos. A bracelete troca-se sem ferramentas.',
  },
  'reloj-acero-eslabones': {
    name: 'Relógio de aço com elos',
    description:
      'Bracelete maciça que se ajusta tirando elos, não a paciência. Resistente à água até cinquenta metros e com vidro de safira.',
  },
  'pendientes-aro-piedra': {
    name: 'Brincos de argola com gota',
    description:
      'Argolas de prata com uma gota de cristal que se pode tirar. O fecho faz clique, e é esse clique que evita perdê-los.',
  },
  'montura-redonda-acetato': {
    name: 'Óculos de armação redonda',
    description:
      'Acetato polido em tambor durante quatro dias, com dobradiça de cinco anéis. Chegam com lente neutra para a tua ótica pôr a tua.',
  },
  'paraguas-baston-cana': {
    name: 'Guarda-chuva bengala de cana',
    description:
      'Oito varetas de fibra que se dobram com o vento e voltam. O punho é de uma só peça curvada a vapor.',
  },
  'medias-opacas-40': {
    name: 'Collants opacos de 40 den',
    description:
      'Opacos sem parecerem leggings, com cintura larga que não aperta. A biqueira é reforçada e não se vê com um sapato aberto atrás.',
  },
  'calcetines-lana-canale': {
    name: 'Meias de lã caneladas',
    description:
      'Lã fina até meio da perna, para que o sapato não roce e a pele não se veja ao sentar. Calcanhar tricotado, não cosido.',
  },
  'pijama-popelin-vivos': {
    name: 'Pijama de popelina com vivos',
    description:
      'Casaco de lapela e calças direitas, com o vivo noutro tom. Popelina lavada duas vezes antes de coser, por isso já chega macia.',
  },
  'traje-lana-fria': {
    name: 'Fato de lã fria',
    description:
      'Casaco de dois botões e calças do mesmo corte de tecido, para que a cor nunca se separe. Meio forro: pesa menos e respira em julho.',
  },
};
