import type { Translation } from '#contract/languages.ts';

export const about: Translation<typeof import('../marketing-about.ts').about> = {
  meta: {
    title: 'Quem somos',
    description:
      'O Vestidor nasceu em 2024 no Grupo Telar com uma ideia: quase ninguém precisa de mais roupa, mas de ver melhor a que tem.',
  },
  title: 'Quase ninguém precisa de mais roupa. Precisa de a ver.',
  lead: 'O Vestidor põe à vista o que já tens, faz as contas e sugere-te o que vestir, sempre com as suas razões.',
  mission: {
    title: 'Missão',
    text: 'Que vestir-se bem todas as manhãs custe menos tempo, menos dinheiro e menos dúvidas. Fazemo-lo arrumando o teu guarda-roupa e explicando cada sugestão, para que ao fim de uns meses precises menos de nós.',
  },
  vision: {
    title: 'Visão',
    text: 'Um mundo em que a peça mais desejada seja uma que já está pendurada em casa. Em que comprar comece por saber o que falta, e em que a roupa se meça pelo que se usa e não pelo que se estreia.',
  },
  story: {
    title: 'História',
    text: [
      'O Vestidor foi lançado em 2024 dentro do Grupo Telar. A primeira versão foi pouco mais do que uma folha de cálculo: peças, preços e as vezes que cada uma tinha saído à rua. Os números eram incómodos. Muita roupa boa estava pendurada há um ano por uma única razão: ninguém se lembrava com que combinava.',
      'Daí saiu tudo o resto. Um scanner que reconhece a peça numa foto, para não ser preciso escrever nada. Um motor que compõe outfits e mostra as contas. E duas consultoras, a Maya e a Valentina, que falam contigo de cor, corte e ocasião a qualquer hora.',
      'Continuamos com a mesma regra daquela folha: se não conseguimos explicar de onde vem um número, não o mostramos.',
    ],
  },
  valuesTitle: 'Três valores',
  values: [
    {
      name: 'Inclusividade',
      text: 'Trabalhamos com a roupa que tens, seja qual for o tamanho, o preço e o estilo. O Vestidor pontua outfits, nunca corpos, e o site usa-se inteiro com teclado e leitor de ecrã.',
    },
    {
      name: 'Inovação',
      text: 'A nossa inteligência artificial serve para fazer contas que à mão não saem: centenas de combinações, a sua cor, o seu agasalho, a sua ocasião. E sempre com a explicação ao lado.',
    },
    {
      name: 'Excelência',
      text: 'Um botão bem cosido não se nota. Cuidamos do que não se vê: que as tuas fotos sejam só tuas, que nada se perca, que cada palavra diga o que acontece.',
    },
  ],
  teamTitle: 'A equipa',
  teamText: 'Quatro mesas de trabalho que partilham o mesmo quadro.',
  teams: [
    {
      name: 'Estilismo',
      text: 'Escreve as regras com que se avalia um outfit e confirma que um olho experiente chegaria ao mesmo. Também assina os guias.',
    },
    {
      name: 'Engenharia',
      text: 'Constrói o site, o servidor e o motor de outfits. O seu orgulho é que tudo funcione sem ligação a serviços alheios.',
    },
    {
      name: 'Dados',
      text: 'Ensina o scanner a distinguir uma blusa de uma camisa e mede cada melhoria com fotos que nunca viu.',
    },
    {
      name: 'Apoio',
      text: 'Lê o que nos escreves e responde em menos de vinte e quatro horas. O que se repete acaba na lista de melhorias.',
    },
  ],
  close: { title: 'Falamos?', contact: 'Escreve-nos', careers: 'Trabalha connosco' },
};
