import type { Entry } from '../../words.ts';

export const care: readonly Entry[] = [
  {
    id: 'wash-wool',
    asks: 'como lavo la|lavar camisola de la|posso lavar la na maquina|lavar caxemira|lavar cashmere',
    text: 'Lã e caxemira: à mão, com água fresca e sabão para lã, ou no programa de lã a 30 °C no máximo. Sem esfregar nem torcer; enrola numa toalha e seca na horizontal, longe do aquecedor. Lava-se pouco: uma noite ao ar costuma bastar.',
  },
  {
    id: 'wash-silk',
    asks: 'como lavar seda|lavar blusa de seda|posso lavar seda em casa|lavar cetim',
    text: 'Seda: à mão, com água fresca e sabão suave, sem demolhar nem torcer, enrolada numa toalha e pendurada à sombra. Na máquina, só se a etiqueta deixar: saco de rede, delicado, 30 °C. Forrada ou estampada, melhor na lavandaria.',
  },
  {
    id: 'wash-linen',
    asks: 'como lavar linho|o linho encolhe|lavar camisa de linho',
    text: 'Linho: 30 a 40 °C com centrifugação suave, e pendura-o húmido para que os vincos caiam. Passa-se ainda húmido, ou deixa-se amarrotado de propósito. Pode encolher um pouco na primeira lavagem.',
  },
  {
    id: 'wash-whites',
    asks: 'como manter a roupa branca|camisa branca amarelada|lavar roupa branca|brancos acinzentados|branquear roupa',
    text: 'Brancos só com brancos, a 40 ou 60 °C se a etiqueta deixar, com detergente em pó com oxigénio e o tambor folgado. Para algodão amarelado, umas horas de molho em água morna com percarbonato. A lixívia amarela o elastano e a lã.',
  },
  {
    id: 'wash-denim',
    asks: 'de quanto em quanto tempo lavo as calcas de ganga|como lavar ganga|lavar jeans sem desbotar|lavar calca jeans',
    text: 'Ganga: do avesso, a frio ou 30 °C, a cada seis a dez usos; entretanto, areja-a. A escura, sozinha nas primeiras vezes, porque larga tinta, e fora da secadora: o calor estraga o elastano.',
  },
  {
    id: 'wash-down',
    asks: 'como lavar um casaco de penas|lavar blusao acolchoado|lavar casaco de plumas|lavar kispo',
    text: 'Um casaco de penas vai sozinho a 30 °C, delicado, com sabão líquido para penas e sem amaciador, com dois enxaguamentos. Seca-o em calor baixo com duas bolas de ténis limpas até não haver grumos; leva horas.',
  },
  {
    id: 'wash-synthetics',
    asks: 'lavar poliester|lavar roupa de desporto|roupa de ginasio cheira mal|lavar licra|lavar roupa esportiva',
    text: 'Sintéticos e roupa de desporto: do avesso a 30 °C, pouco detergente e sem amaciador, que prende o cheiro. Se ainda cheirar, meia hora de molho em água com um copo de vinagre branco. Nunca calor alto na secadora.',
  },
  {
    id: 'wash-leather',
    asks: 'como limpar um casaco de pele|limpar couro|cuidar de casaco de cabedal|casaco de couro molhado',
    text: 'A pele nunca vai à máquina: pano húmido, secar longe do calor e creme para pele uma ou duas vezes por ano. Pendura-a num cabide largo, nunca em plástico. Uma nódoa séria é para uma lavandaria de peles.',
  },
  {
    id: 'how-often',
    asks: 'de quanto em quanto tempo se lava a roupa|quantas vezes posso usar antes de lavar|quando lavar uma camisola|quantos usos antes de lavar',
    text: 'A cada uso: roupa interior, t-shirts e desporto. Camisas, a um ou dois; camisolas, a quatro ou cinco; calças e saias, três a cinco; ganga, seis a dez; sobretudos, uma vez por estação. Arejar de noite estica tudo isto.',
  },
  {
    id: 'shrunk',
    asks: 'a minha camisola encolheu|camisola de la encolhida|como desencolher|roupa encolheu na lavagem',
    text: 'Meia hora em água tépida com uma colher de amaciador de cabelo, espreme sem torcer e estica devagar sobre uma toalha até à forma antiga, presa enquanto seca. A lã feltrada só recupera em parte; o algodão, um pouco mais.',
  },
  {
    id: 'dry-cleaning',
    asks: 'o que significa limpeza a seco|tenho mesmo de limpar a seco|limpeza a seco de um fato|de quanto em quanto limpar o fato',
    text: 'Um círculo na etiqueta é limpeza profissional, e a letra diz à lavandaria que solvente usar. Peças forradas, de alfaiate ou com contas precisam dela. Um fato vai duas vezes por ano: escova-o, areja-o e dá-lhe vapor entretanto.',
  },
  {
    id: 'symbols',
    asks: 'o que significam os simbolos de lavagem|simbolos da etiqueta|triangulo na etiqueta|circulo na etiqueta|quadrado riscado',
    text: 'Tina: lavagem, com a temperatura máxima; com uma mão, à mão. Triângulo: lixívia. Quadrado: secagem; com círculo dentro, secadora. Ferro: um ponto é morno, três quente. Círculo: a seco. Um traço por baixo é suave; uma cruz, não.',
  },
  {
    id: 'ironing',
    asks: 'a que temperatura passar a ferro|temperaturas do ferro|como passar uma camisa a ferro|pontos do ferro',
    text: 'Sintéticos, um ponto (110 °C); lã e seda, dois (150 °C) e com um pano; algodão e linho, três (200 °C), um pouco húmidos. Numa camisa: colarinho, encaixe, punhos, mangas e por fim o corpo. Estampados e escuros, do avesso.',
  },
  {
    id: 'no-iron',
    asks: 'tirar vincos sem ferro|desamarrotar sem ferro|roupa amarrotada no hotel|desamassar roupa sem ferro',
    text: 'Pendura a peça na casa de banho enquanto tomas um duche quente e alisa-a com as mãos. Ou borrifa-a de leve com água, estica-a e deixa secar no cabide. Um vaporizador faz quase tudo menos o algodão engomado.',
  },
  {
    id: 'stain-wine',
    asks: 'nodoa de vinho tinto|mancha de vinho|como tirar vinho|caiu vinho na camisa|vinho na blusa',
    text: 'Vinho tinto: absorve sem esfregar e passa por água fria, ou com gás, pelo avesso. Depois detergente da loiça com um pouco de oxigénio ativo, se o tecido deixar, vinte minutos, e lava. Sem calor até sair: o calor fixa a nódoa.',
  },
  {
    id: 'stain-coffee',
    asks: 'nodoa de cafe|mancha de cafe|mancha de cha|nodoa de chocolate|caiu cafe|entornei cafe na camisa branca',
    text: 'Café, chá e chocolate: água fria pelo avesso, sabão líquido, dez minutos, e lavar. Se havia leite ou natas, um detergente com enzimas termina o trabalho. Em seda ou lã, só absorver, e à lavandaria.',
  },
  {
    id: 'stain-grease',
    asks: 'nodoa de gordura|mancha de azeite|mancha de oleo|como tirar gordura|manteiga na roupa',
    text: 'Gordura: cobre-a com talco ou amido de milho meia hora e escova. Depois detergente da loiça, trabalhado com os dedos, dez minutos, e lava tão quente quanto a etiqueta deixar. Confirma antes de secar: o calor fixa o que sobra.',
  },
  {
    id: 'stain-blood',
    asks: 'nodoa de sangue|mancha de sangue|tirar sangue da roupa',
    text: 'Sangue: só água fria e já, que a quente fixa. Depois sabão ou detergente com enzimas, meia hora de molho, e lavar a frio. Em algodão branco, um pouco de água oxigenada a 3 % tira o resto.',
  },
  {
    id: 'stain-ink',
    asks: 'nodoa de tinta|mancha de caneta|esferografica na camisa|tinta de caneta',
    text: 'Esferográfica: um pano por baixo e toques com álcool ou gel das mãos, de fora para dentro, trocando o pano; depois sabão e lavagem. Tinta permanente: primeiro água fria. Experimenta antes numa costura de dentro.',
  },
  {
    id: 'stain-sweat',
    asks: 'manchas de suor|axilas amarelas|marcas de desodorizante|manchas de desodorante',
    text: 'O amarelo das axilas vem do suor com o desodorizante: pasta de bicarbonato com água e sabão, meia hora, e lavar; em algodão branco, percarbonato. As marcas brancas saem com uma esponja seca. Deixa secar antes de te vestires.',
  },
  {
    id: 'stain-grass',
    asks: 'nodoa de relva|mancha de grama|nodoa de lama|lama nas calcas',
    text: 'Relva: toques com álcool, depois detergente com enzimas meia hora, e lavar. Lama: deixa secar por completo, escova, e só então água e sabão; molhada, esfregar apenas a espalha.',
  },
  {
    id: 'stain-makeup',
    asks: 'mancha de maquilhagem|base no colarinho|nodoa de batom|mancha de maquiagem',
    text: 'A base e o batom são gordura: água micelar ou detergente da loiça num pano, aos toques, sem esfregar; depois lava. O batom raspa-se primeiro. O autobronzeador fresco sai com limão e sabão.',
  },
  {
    id: 'stain-wax',
    asks: 'cera de vela na roupa|pastilha elastica nas calcas|chiclete na roupa|nodoa de tomate|molho na camisa',
    text: 'Cera e pastilha: congela, parte e, para o que fica, ferro morno por cima de papel de cozinha, que bebe a cera. Tomate ou caril: água fria, sabão líquido e secar ao sol, que apaga o que resta.',
  },
  {
    id: 'colour-run',
    asks: 'as cores tingiram na lavagem|roupa tingida|roupa branca ficou rosa|a roupa largou tinta|manchou na maquina',
    text: 'Não a deixes secar: lava outra vez já, com um produto para tingimentos, ou põe o algodão branco de molho em percarbonato umas horas. Da próxima, as peças escuras novas sozinhas, ou com uma toalhita apanha-cores.',
  },
  {
    id: 'pilling',
    asks: 'borboto na camisola|como tirar borbotos|bolinhas na roupa|pelos na roupa',
    text: 'O borboto vem da fricção: tira-se com máquina ou pente de lã, na horizontal, nunca a puxar. Lava do avesso, em rede e com pouca centrifugação; menos roçar de malas e cintos também ajuda.',
  },
  {
    id: 'moths',
    asks: 'traca no armario|buracos na la|como acabar com as tracas|tracas na roupa',
    text: 'A traça come lã e seda sujas: lava antes de guardar, em sacos fechados. Se já lá está, esvazia tudo, aspira os cantos e congela cada peça três dias num saco, ou lava-a. Cedro e alfazema afastam; não matam.',
  },
  {
    id: 'storing',
    asks: 'como guardar a roupa de inverno|guardar roupa de verao|dobrar ou pendurar camisolas|como organizar o guarda roupa|arrumar o armario',
    text: 'Guarda limpo e bem seco, em caixas ou sacos de algodão, longe da luz. As malhas dobradas, nunca penduradas, que crescem. Fatos e sobretudos em cabides largos. Botas com papel dentro. Por tipos e cores vês o que tens.',
  },
  {
    id: 'smell',
    asks: 'roupa cheira a mofo|tirar cheiro da roupa|cheiro a fumo|roupa antiga cheira|cheiro a humidade',
    text: 'Um dia ao ar, à sombra. Se ainda cheirar, meia hora de molho em água com um copo de vinagre branco e depois lavagem. Para o que não se lava: um saco fechado com bicarbonato, ou vodka em borrifador, e arejar.',
  },
  {
    id: 'static',
    asks: 'eletricidade estatica na roupa|o vestido cola aos collants|saia colada as pernas',
    text: 'A eletricidade estática vem do ar seco e dos sintéticos: passa um cabide de metal por dentro, põe um pouco de creme nas pernas ou usa um forro de algodão ou seda. Secar sem máquina evita-a.',
  },
  {
    id: 'softener',
    asks: 'devo usar amaciador|amaciador nas toalhas|quanto detergente|a secadora estraga a roupa|vinagre em vez de amaciador',
    text: 'O amaciador faz mal a roupa de desporto, elastano, penas e toalhas: dispensa-o, ou usa meio copo de vinagre branco. Detergente a mais deixa a roupa rija e cinzenta. A secadora é o que mais gasta: o estendal é mais meigo.',
  },
];
