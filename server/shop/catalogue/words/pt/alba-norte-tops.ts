import type { Translation } from '#contract/languages.ts';
import type { albaNorteTops as source } from '../alba-norte-tops.ts';

export const albaNorteTops: Translation<typeof source> = {
  'camisa-popelin-recta': {
    name: 'Camisa direita de popelina',
    description:
      'Popelina de algodão de 120 fios, que cai bem e não é transparente. O colarinho italiano aguenta-se com ou sem casaco, e a bainha curva pode usar-se por fora.',
  },
  'camisa-rayas-banquero': {
    name: 'Camisa de riscas finas',
    description:
      'Uma risca vertical e estreita tecida no fio, não estampada, para não perder contraste com as lavagens. Punho duplo para botões de punho ou para o botão que já traz cosido.',
  },
  'camisa-lino-lavado': {
    name: 'Camisa de linho lavado',
    description:
      'Linho europeu pré-lavado: já se estreia macio e os vincos fazem parte do desenho. Fecha com botões de madrepérola e tem presilha para prender a manga.',
  },
  'camisa-cuadro-ventana': {
    name: 'Camisa de quadrado largo',
    description:
      'Flanela leve com um quadrado amplo que acerta no bolso e nas costuras laterais. Aquece o suficiente para a usares aberta sobre uma t-shirt em outubro.',
  },
  'camisa-seda-tapeta': {
    name: 'Camisa de seda com carcela oculta',
    description:
      'Seda lavada de 16 momme, de brilho apagado e toque de pêssego. A carcela esconde os botões e o encaixe das costas dá folga ao mexer os braços.',
  },
  'blusa-lazada-crepe': {
    name: 'Blusa de crepe com laçada',
    description:
      'A laçada ata-se, deixa-se cair ou tira-se: prende-se com duas presilhas. Crepe com peso, que não se cola às meias nem à saia.',
  },
  'blusa-gasa-lunares': {
    name: 'Blusa de gaze às bolinhas',
    description:
      'Duas camadas de gaze, a interior opaca, com uma bolinha pequena bordada à máquina. Os punhos fecham com três botões forrados que afinam o pulso.',
  },
  'blusa-seda-cuello-mao': {
    name: 'Blusa de seda de gola mao',
    description:
      'Gola subida de dois centímetros que deixa respirar o colar ou o substitui. Pinças no peito e queda direita até à anca, pensada para usar por dentro.',
  },
  'polo-punto-fino': {
    name: 'Polo de malha fina',
    description:
      'Tricotado em jogo 14, com a gola feita de uma só peça para não se dobrar. Tem a seriedade de uma camisola e a frescura de uma t-shirt.',
  },
  'polo-pique-clasico': {
    name: 'Polo de piqué clássico',
    description:
      'Piqué de algodão penteado com aberturas laterais e costas um pouco mais compridas. O botão é tingido na cor do tecido, para que nada distraia.',
  },
  'camiseta-algodon-denso': {
    name: 'T-shirt de algodão denso',
    description:
      'Malha de 220 gramas que mantém o ombro no lugar e não marca. Gola com debrum duplo, feita para continuar fechada depois de cem lavagens.',
  },
  'camiseta-marinera-barco': {
    name: 'T-shirt marinheira de decote barco',
    description:
      'A risca de sempre, tingida em fio, sobre uma malha compacta com manga a três quartos. O decote vai de ombro a ombro sem mostrar a alça.',
  },
  'camiseta-manga-larga-modal': {
    name: 'T-shirt de manga comprida de modal',
    description:
      'Camada interior quase sem peso, que não faz volume sob o blazer. O modal continua macio e escuro onde o algodão perde a cor.',
  },
  'jersey-merino-redondo': {
    name: 'Camisola de merino de gola redonda',
    description:
      'Lã merino de 18,5 mícrones: não pica e pode usar-se sobre a pele. Costuras remalhadas à mão para que o ombro não faça volume sob o sobretudo.',
  },
  'jersey-cuello-vuelto-fino': {
    name: 'Camisola fina de gola alta',
    description:
      'A gola dobra uma vez e fica em cima, sem elástico. Tão fina que cabe sob um colete e tão comprida que não sai das calças.',
  },
  'jersey-ochos-pescador': {
    name: 'Camisola de tranças',
    description:
      'Três colunas de tranças à frente e ponto de arroz nos lados. Pesa 640 gramas: é a camisola que substitui o casaco num domingo de janeiro.',
  },
  'jersey-cachemira': {
    name: 'Camisola de caxemira',
    description:
      'Caxemira de dois cabos que ganha suavidade com o uso em vez de largar borboto. Corte direito, punhos compridos para dobrar e nem um só adorno.',
  },
  'cardigan-merino-botones': {
    name: 'Casaco de malha de merino',
    description:
      'Abotoa-se até à gola como uma camisola ou deixa-se aberto como um casaco. Sete botões de corozo e dois bolsos que não deformam a linha.',
  },
  'cardigan-punto-ingles': {
    name: 'Casaco de malha grosso de ponto inglês',
    description:
      'O ponto inglês prende o ar e aquece como o dobro do seu peso. Gola xaile que se levanta nos dias de vento.',
  },
  'chaleco-traje-raya': {
    name: 'Colete de fato risca de giz',
    description:
      'Costas de forro com fivela para ajustar a cintura e frente em bico. Fica tão bem sobre uma camisa fechada como sobre a pele no verão.',
  },
  'chaleco-pata-gallo': {
    name: 'Colete pied-de-poule',
    description:
      'Fazenda tecida em tear com o pied-de-poule miudinho, que ao longe parece um só tom. Cinco botões e bolsos metidos para o relógio ou as chaves.',
  },
  'body-cuello-alto': {
    name: 'Body de gola subida',
    description:
      'Fica esticado sob qualquer cintura porque não tem por onde sair. Malha dupla à frente, molas planas e costuras que não se notam.',
  },
  'top-satinado-escote-pico': {
    name: 'Top acetinado com decote em bico',
    description:
      'Cetim mate cortado em viés para seguir o corpo sem o apertar. Alças reguláveis que se escondem sob um blazer.',
  },
};
