import type { Entry } from '../../words.ts';

export const wardrobe: readonly Entry[] = [
  {
    id: 'capsule',
    asks: 'o que e um guarda roupa capsula|como fazer uma capsula|lista capsula|quanta roupa preciso|basicos do guarda roupa|guarda roupa minimalista',
    text: 'Uma cápsula são umas trinta peças que se dão todas: dois ou três neutros, um ou dois acentos, e por cada parte de baixo duas ou três de cima. Em Os meus outfits, Cápsula procura as menos peças tuas que fazem os outfits que queres.',
  },
  {
    id: 'second-hand',
    asks: 'comprar em segunda mao|dicas de vintage|brecho|o que ver em segunda mao|vinted',
    text: 'Vê axilas, virilhas, bainhas, fecho e forro à luz do dia; cheira; lê a composição. Vai pelas medidas e não pelo tamanho: os antigos são pequenos. Sobretudos, ganga, pele e seda são os melhores achados. E lava antes de usar.',
  },
  {
    id: 'cost-per-wear',
    asks: 'o que e custo por uso|vale a pena o preco|calcular custo por uso|devo comprar',
    text: 'O custo por uso é o preço a dividir pelas vezes que vestiste: um sobretudo de 200 € usado cem vezes custa 2 € por dia. O Vestidor conta-o em cada peça quando anotas o preço e marcas o que vestes.',
  },
  {
    id: 'declutter',
    asks: 'como destralhar o armario|de que me devo desfazer|limpar o guarda roupa|tenho roupa a mais|o que fazer a roupa velha|doar roupa',
    text: 'Tudo em cima da cama; volta o que serve, está inteiro e foi usado este ano. O que deixa dúvidas vai para uma caixa com data. Arranja, vende, dá ou recicla o resto. Pergunta-me o que nunca vestes: é uma boa primeira lista.',
  },
  {
    id: 'sell',
    asks: 'como vender a minha roupa|vender na vinted|ajudas me a vender|preco para roupa usada',
    text: 'No menu da peça, Vender escreve o anúncio, propõe um preço e prepara a foto sobre branco; copias e publicas onde quiseres. Boa luz, defeitos ditos e medidas vendem mais do que adjetivos.',
  },
  {
    id: 'trends',
    asks: 'o que se usa nesta estacao|o que esta na moda|tendencias atuais|tendencias de moda|o que se usa este ano|usa se nesta estacao e eu ja tenho',
    text: 'Prefiro não adivinhar daqui a passerelle: vê Tendências no Vestidor, que cruza as ideias da estação com o que tens. O que fica todos os anos: bom tecido, linha clara e uma coisa que seja tua. Pede-me algo moderno e eu procuro.',
  },
  {
    id: 'style-find',
    asks: 'como descubro o meu estilo|nao sei qual e o meu estilo|estilo pessoal|nao tenho estilo',
    text: 'Durante quinze dias anota três coisas: o que vestiste com gosto, o que te elogiaram, o que ficou no cabide. Descreve a primeira em três palavras e deixa que decidam o que compras. Os quadros e a Inspiração ajudam a juntar imagens.',
  },
  {
    id: 'accessories',
    asks: 'como usar acessorios|como usar um lenco|como usar um cinto|quantos acessorios|dar vida a um look simples',
    text: 'Um look liso pede um acessório forte e outro que repita uma cor. Cinto na cintura para dar forma; lenço de seda ao pescoço, na mala ou no cabelo; mangas arregaçadas, meia camisa para dentro. E tira uma coisa antes de sair.',
  },
  {
    id: 'repeat',
    asks: 'posso repetir um look|usar o mesmo vestido duas vezes|repetir vestido em dois casamentos|dar outra vida ao mesmo vestido',
    text: 'Claro que podes: ninguém conta, e um vestido repetido é um vestido bem comprado. Muda sapatos, joias e a camada de cima, e é outro. Se preferes não encontrar as mesmas pessoas com ele, aponta-o no calendário.',
  },
  {
    id: 'pack-list',
    asks: 'o que levar num fim de semana|lista para a mala|o que levar para uma semana|viajar leve|viajar com bagagem de mao',
    text: 'Conta partes de cima, não outfits: uma por dia, uma de baixo para cada duas ou três, dois pares de sapatos, uma camada quente, tudo na mesma gama. O volumoso viaja vestido. Em Os meus outfits, Mala faz isto com a tua roupa.',
  },
  {
    id: 'pack-creases',
    asks: 'como levar um fato na mala|mala sem vincos|dobrar camisas para viagem|enrolar ou dobrar a roupa',
    text: 'Enrola malhas e t-shirts, dobra camisas à volta de papel de seda, e o fato do avesso, ombro com ombro, por cima. Sapatos junto às rodas, cheios de meias. Pendura tudo à chegada; o vapor faz o resto.',
  },
  {
    id: 'pack-plane',
    asks: 'o que vestir no aviao|roupa para um voo longo|look de aeroporto|roupa confortavel para viajar',
    text: 'Macio e em camadas: calças que cedem, t-shirt, uma malha grande ou lenço contra o ar condicionado, sapatos que se tiram e meias quentes, que os pés incham. Pouco metal para o controlo. E uma muda na bagagem de mão.',
  },
  {
    id: 'gift',
    asks: 'roupa para oferecer|que roupa dar de presente|ideias de prenda|presente para',
    text: 'Oferece o que não pede tamanho: lenço, bom cinto, meias de lã fina, mala, luvas. Repara nas cores que a pessoa repete e guarda o talão. Para um tamanho, mede uma peça que ela use muito, em plano.',
  },
  {
    id: 'mend',
    asks: 'como coser um botao|arranjar um buraco|fecho encravado|fazer bainha em casa|remendar camisola|pregar botao',
    text: 'Botão: quatro voltas e um pé de linha. Fecho encravado: lápis ou sabão nos dentes. Buraco pequeno na malha: junta as malhas por dentro com fio igual. Bainha: marcada com os sapatos calçados. Pele e forros, a um profissional.',
  },
  {
    id: 'underwear',
    asks: 'que soutien com camisa branca|que roupa interior com calcas brancas|vestido de costas abertas soutien|marcas da roupa interior',
    text: 'Por baixo do branco ou do fino, cor de pele, nunca branco. Por baixo do justo, sem costuras. De costas abertas, copas adesivas ou cosidas; sem alças, um soutien que agarre. Experimenta à luz do dia e sentada.',
  },
];
