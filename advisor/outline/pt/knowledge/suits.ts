import type { Entry } from '../../words.ts';

export const suits: readonly Entry[] = [
  {
    id: 'suit-fit',
    asks: 'como deve assentar um fato|como deve ficar um blazer|ombros do casaco grandes|fato apertado|como deve assentar um terno',
    text: 'A costura do ombro acaba onde acaba o teu: é o que um alfaiate não arranja por pouco. Abotoado, cabe um punho; a gola pousa na da camisa; o casaco tapa o rabo. O resto arranja-se.',
  },
  {
    id: 'suit-buttons',
    asks: 'que botoes apertar no fato|regra dos botoes|aperto o ultimo botao|desabotoar ao sentar|botoes do blazer',
    text: 'De três botões, de cima para baixo: às vezes, sempre, nunca. De dois: só o de cima. Desabotoa ao sentar. O assertoado fica fechado. No colete, o último vai aberto.',
  },
  {
    id: 'suit-sleeves',
    asks: 'comprimento da manga do casaco|quanto punho se ve|manga do fato comprida',
    text: 'A manga do casaco acaba no osso do pulso, para se ver um a um centímetro e meio de punho. Subi-la é trabalho fácil para uma costureira, a não ser que os botões abram.',
  },
  {
    id: 'tie-length',
    asks: 'comprimento da gravata|como fazer o no da gravata|largura da gravata|que no de gravata',
    text: 'A ponta da gravata toca na fivela do cinto. O nó simples serve quase todos os colarinhos; o meio Windsor, os mais abertos. A largura segue a lapela. A gravata é mais escura do que a camisa.',
  },
  {
    id: 'trouser-length',
    asks: 'comprimento das calcas|onde devem acabar as calcas|bainha das calcas|calcas compridas demais',
    text: 'As calças de corte tocam no sapato quase sem vinco; as estreitas acabam no tornozelo. As largas quase tocam no chão com os sapatos que vais usar: leva-os à prova.',
  },
  {
    id: 'blazer-jeans',
    asks: 'posso usar blazer com jeans|blazer com calcas de ganga|casaco de fato com ganga|como usar blazer informal',
    text: 'Sim: um blazer com textura ou bolsos de chapa, ganga escura, malha, t-shirt ou camisa, e mocassins, botas ou ténis limpos. O casaco de um fato de trabalho fica órfão ao lado da ganga: o tecido liso denuncia-o.',
  },
  {
    id: 'suit-colour',
    asks: 'cor do primeiro fato|que fato comprar primeiro|fato azul marinho ou cinzento|fato preto quando',
    text: 'O primeiro fato é azul-marinho ou cinzento médio, liso, de lã de quase todo o ano: serve entrevistas, casamentos e, com gravata escura, funerais. O preto é de noite e luto. O castanho e o xadrez vêm depois.',
  },
  {
    id: 'pocket-square',
    asks: 'regras do lenco de bolso|lenco de bolso igual a gravata|como dobrar o lenco de bolso|mola de gravata',
    text: 'O lenço de bolso apanha uma cor da camisa ou da gravata sem repetir o tecido. Branco e dobrado direito nunca falha. A mola fica entre o terceiro e o quarto botão e é mais estreita do que a gravata.',
  },
  {
    id: 'shirt-fit',
    asks: 'como deve assentar uma camisa|camisa para dentro ou para fora|camisa por fora|t shirt por baixo da camisa|colarinho',
    text: 'No colarinho fechado cabem dois dedos, a costura fica no ombro e o punho chega à raiz do polegar. A fralda curva vai para dentro; a direita pode ir fora se acabar a meio da braguilha. Por baixo do branco, cor de pele.',
  },
];
