import type { Entry } from '../../words.ts';

export const shoes: readonly Entry[] = [
  {
    id: 'shoes-leather',
    asks: 'como cuidar de sapatos de pele|engraxar sapatos|limpar botas de pele|graxa|creme para sapatos|cuidar de sapatos de couro',
    text: 'Escova o pó, passa um pano húmido, dá creme da mesma cor a cada dez usos, espera dez minutos e escova até brilhar. As formas guardam o feitio, e um dia de descanso entre usos mantém-nos secos.',
  },
  {
    id: 'shoes-suede',
    asks: 'limpar camurca|mancha em botas de camurca|proteger camurca|camurca molhada',
    text: 'Camurça: protege-a com spray antes de estrear. Deixa secar a sujidade, depois escova própria num só sentido e borracha para as marcas; o vapor levanta o pelo. Sem água nem creme. Molhada, seca com papel dentro, longe do calor.',
  },
  {
    id: 'shoes-white',
    asks: 'limpar tenis brancos|manter os tenis brancos|lavar tenis na maquina|sapatilhas sujas',
    text: 'Ténis brancos: atacadores à parte, escova macia com sabão suave e água morna, esponja de melamina na borracha, e secar longe do sol, que amarela. Os de lona podem ir à máquina a 30 °C em rede; os de pele, não.',
  },
  {
    id: 'shoes-wet',
    asks: 'sapatos molhados|secar sapatos molhados|marcas de sal nas botas|como secar botas de pele',
    text: 'Enche-os de jornal, troca-o ao fim de uma hora e deixa-os secar de lado, longe de aquecedores; depois creme. As marcas brancas de sal saem com água e vinagre em partes iguais. A pele molhada junto ao calor estala.',
  },
  {
    id: 'shoes-tight',
    asks: 'sapatos apertados|alargar sapatos|sapatos novos magoam|bolhas nos pes|sapatos a rocar',
    text: 'Usa-os em casa com meias grossas, aos poucos, ou leva-os ao sapateiro: a pele cede até meio número em largura, nunca em comprimento. Contra bolhas, um penso antes de doer. Compra sapatos à tarde, com o pé maior.',
  },
  {
    id: 'heels-pain',
    asks: 'saltos magoam|como andar de saltos|saltos confortaveis|doem os pes de salto|salto na relva',
    text: 'Um salto largo de quatro a seis centímetros, uma tira ou peito fechado e uma almofada de gel à frente aguentam o dia todo. Na relva, salto largo ou protetor. E levar uns rasos na mala não é derrota nenhuma.',
  },
  {
    id: 'shoes-smell',
    asks: 'sapatos cheiram mal|tenis com mau cheiro|chule',
    text: 'Um dia de descanso e bem secos; bicarbonato durante a noite, sacudido de manhã, e palmilhas laváveis. Meias de lã ou algodão em vez de sintéticas. Se continuar, um spray antifúngico, e a tua farmácia.',
  },
  {
    id: 'shoes-match',
    asks: 'que sapatos com azul marinho|que sapatos com calcas cinzentas|sapatos castanhos com fato preto|sapatos e cinto iguais|sapatos pretos com jeans|que sapatos com um vestido',
    text: 'O castanho vai com azul-marinho, cinzento e ganga; o preto com preto, antracite e noite. Com fato formal, cinto e sapatos da mesma pele; no resto, basta a mesma família. Nude e metalizado servem quase todos os vestidos.',
  },
  {
    id: 'socks',
    asks: 'que meias usar|meias com fato|meias brancas com sapatos pretos|meias com mocassins|cor das meias',
    text: 'Com fato, meias compridas da cor das calças, para não se ver a perna quando te sentas. Mocassins e ténis, no verão, com meias invisíveis. As brancas de desporto são do desporto, ou de um look de rua feito de propósito.',
  },
];
