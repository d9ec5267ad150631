import type { Entry } from '../../words.ts';

export const colourAdvice: readonly Entry[] = [
  {
    id: 'colour-navy',
    asks: 'que cor combina com azul marinho|o que fica bem com azul marinho|cores para azul escuro',
    text: 'O azul-marinho dá-se com branco, cru, cinzento, camel e todos os azuis; com bordeaux, ferrugem e mostarda para aquecer, e com rosa-claro para suavizar. Com pele castanha está no seu melhor.',
  },
  {
    id: 'colour-black-navy',
    asks: 'azul marinho fica bem com preto|posso usar azul marinho com preto|preto e azul escuro juntos|castanho e preto juntos|misturar preto e castanho',
    text: 'Sim, os dois: marinho com preto é moderno quando se vê que é de propósito, com texturas diferentes ou um pouco de branco pelo meio. Preto com castanho resulta com castanhos ricos, como chocolate ou camel. O tímido é que parece engano.',
  },
  {
    id: 'colour-green',
    asks: 'que cor combina com verde|o que fica bem com verde azeitona|verde esmeralda com que|cores com caqui',
    text: 'Azeitona e caqui: branco, cru, preto, camel, ganga, ferrugem e rosa-claro. Verde-garrafa: marinho, cinzento, camel, bordeaux. Verde vivo: branco, marinho ou ganga, e rosa se te atreves. Menta: cinzento, branco, ganga clara.',
  },
  {
    id: 'colour-red',
    asks: 'que cor combina com vermelho|o que fica bem com bordeaux|vestido vermelho que sapatos|vermelho com rosa|saia vermelha com que',
    text: 'Vermelho com marinho, branco, cinzento, camel, ganga ou preto; com rosa é um par atrevido e bonito. Bordeaux com marinho, cinzento, camel, rosa-claro e azeitona. Com vestido vermelho, sapatos nude, dourados, pretos ou vermelhos.',
  },
  {
    id: 'colour-grey',
    asks: 'que cor combina com cinzento|o que fica bem com cinza|calcas cinzentas com que|fato cinzento que camisa',
    text: 'O cinzento recebe bem: branco, marinho, azul-claro, rosa, bordeaux e preto ficam-lhe bem, e o amarelo ou o coral acordam-no. O antracite leva cores fortes; o claro, suaves. Sapatos castanhos no médio, pretos no escuro.',
  },
  {
    id: 'colour-beige',
    asks: 'que cor combina com bege|o que fica bem com camel|o que fica bem com castanho|casaco bege com que|cores com creme',
    text: 'Bege e camel: branco, cru, marinho, ganga, cinzento, preto, chocolate, bordeaux e azeitona; tom sobre tom parecem caros. Castanho: azul-claro, cru, rosa, verde e laranja. Texturas diferentes evitam o aspeto liso.',
  },
  {
    id: 'colour-pink',
    asks: 'que cor combina com rosa|o que fica bem com fucsia|o que fica bem com lilas|o que fica bem com roxo',
    text: 'Rosa-claro: cinzento, marinho, camel, branco, bordeaux, ganga. Fúcsia: marinho, branco, ganga, laranja, azeitona. Lilás: cinzento, branco, marinho, camel. Roxo: cinzento, marinho, mostarda, azeitona e preto.',
  },
  {
    id: 'colour-yellow',
    asks: 'que cor combina com amarelo|o que fica bem com mostarda|o que fica bem com laranja|cores com coral',
    text: 'Mostarda: marinho, cinzento, ganga, bordeaux, azeitona e preto. Amarelo vivo: branco, marinho, cinzento, ganga. Laranja: marinho, caqui, ganga, chocolate, rosa. Coral: branco, marinho, camel, turquesa.',
  },
  {
    id: 'colour-blue',
    asks: 'que cor combina com azul claro|o que fica bem com azul|o que combina com ganga|o que fica bem com turquesa|azul com verde',
    text: 'Azul-claro: branco, marinho, cinzento, camel, castanho, rosa. Azul vivo: branco, cinzento, preto, laranja em pouca dose. Petróleo: cru, camel, ferrugem, cinzento. A ganga é como um neutro. Azul com verde, em profundidades diferentes.',
  },
  {
    id: 'colour-black',
    asks: 'o que combina com preto|como vestir tudo preto|look todo preto|look todo branco|o que fica bem com branco',
    text: 'O total preto vive de texturas: malha, pele, cetim, lã; e alguma pele à vista, metal ou um batom. Branco: vários brancos juntos, cru incluído, e bom tecido. O preto aceita qualquer cor clara; camel e rosa amaciam-no.',
  },
  {
    id: 'colour-many',
    asks: 'quantas cores num look|regra das tres cores|demasiadas cores|cores complementares|roda das cores',
    text: 'Três cores, contando os neutros, é boa medida: uma para dois terços, outra para um terço, um acento para o resto. As vizinhas na roda são calmas; as opostas vibram, por isso que uma seja pequena.',
  },
  {
    id: 'patterns-mix',
    asks: 'posso misturar padroes|riscas com flores|como misturar estampados|riscas e xadrez|leopardo com que|animal print',
    text: 'Os padrões misturam-se quando partilham uma cor e mudam de escala: riscas finas com flores grandes, por exemplo. Um manda, outro segue, o resto é liso. O leopardo é como um neutro castanho. Começa por um lenço ou gravata.',
  },
  {
    id: 'colour-skin',
    asks: 'que cores me favorecem|que cor para a minha pele|subtom quente ou frio|coloracao pessoal|que cor fica bem a uma ruiva|cabelo ruivo|analise de cor|cores para pele clara|cores para pele escura',
    text: 'À janela, com um pano branco e um cru junto à cara: se o cru favorece, tons quentes (camel, coral, azeitona); se o branco, frios (marinho, fúcsia, esmeralda). O contraste também conta. E longe da cara usa a cor que quiseres.',
  },
  {
    id: 'metals',
    asks: 'posso misturar dourado e prateado|ouro ou prata|que metal me fica bem|misturar metais',
    text: 'Mistura-os de propósito: que um mande e o outro apareça pelo menos duas vezes, ou usa uma peça que tenha os dois. O dourado aquece camel, verde e vermelho; o prateado refresca cinzento, marinho e preto.',
  },
];
