import type { OutlineWords } from '../words.ts';

export const lines: OutlineWords['lines'] = {
  greeting: {
    maya: [
      'Olá, sou a Maya. Diz-me para que te vestes e que tempo faz, e começamos por aí.',
      'Que bom ver-te. Qual é a ocasião?',
    ],
    valentina: [
      'Olá! Aqui a Valentina. Qual é o plano de hoje?',
      'Olá! Diz-me aonde vais e eu espreito o teu guarda-roupa.',
    ],
  },
  thanks: {
    maya: ['Foi um prazer. Cá estou sempre que precisares.', 'Com todo o gosto. Veste-o de ombros direitos.'],
    valentina: ['Sempre às ordens! Aproveita.', 'De nada. Vais ficar ótima figura.'],
  },
  goodbye: { maya: ['Até à próxima. Veste-te bem e vai com calma.'], valentina: ['Até já! Diverte-te.'] },
  who: {
    maya: [
      'Sou a Maya, uma das duas consultoras do Vestidor: uma IA, não uma pessoa. Olho para a linha, a cor e a ocasião, e trabalho com a roupa que já tens.',
    ],
    valentina: [
      'Sou a Valentina, uma das consultoras do Vestidor, e sou uma IA, não uma pessoa. O meu forte é a rua, e só jogo com a roupa que é mesmo tua.',
    ],
  },
  abilities: [
    'Componho outfits com a tua roupa para uma ocasião, um dia ou o tempo, mudo-os contigo, digo se duas peças ficam bem juntas, faço a mala, conto o que mais vestes e respondo sobre cuidados, protocolo, tamanhos e o próprio Vestidor. Experimenta: {suggestions}',
  ],
  refusal: {
    maya: ['Nisso não entro: o meu campo é a roupa. Para que te vestes?'],
    valentina: ['Isso não é comigo: eu trato de roupa e mais nada. Então, qual é o plano?'],
  },
  'off-topic': {
    maya: [
      'Isso já sai do meu campo: estou aqui pela roupa. Conta-me o teu dia e visto-te para ele.',
      'Prefiro não adivinhar. O que sei é de roupa: para que te vestes?',
    ],
    valentina: ['Essa ultrapassa-me, só sei de roupa. Aonde vais? Eu trato do look.'],
  },
  unclear: {
    maya: ['Não percebi, e prefiro dizê-lo a adivinhar. Podes perguntar-me: {suggestions}'],
    valentina: ['Aqui perdi-me, desculpa. Experimenta algo assim: {suggestions}'],
  },
  'not-theirs': [
    'No teu guarda-roupa está a tua roupa, por isso não visto outra pessoa com ela; com uma conta própria, sim. Em geral:',
  ],
  outfit: {
    maya: ['Para {for}, eu escolhia isto: {look}.', 'A minha escolha para {for}: {look}.'],
    valentina: ['Para {for}: {look}.', 'Aqui tens o teu look para {for}: {look}.'],
  },
  'outfit-plain': {
    maya: ['Eu escolhia isto: {look}.', 'A minha escolha: {look}.'],
    valentina: ['Experimenta isto: {look}.', 'Eu ia assim: {look}.'],
  },
  'outfit-sober': ['Para {for}, com sobriedade: {look}.'],
  condolence: ['Os meus sentimentos.'],
  second: { maya: ['Uma segunda possibilidade: {look}.'], valentina: ['Ou o plano B: {look}.'] },
  assumed: ['Pensei num dia normal; diz-me o plano ou o tempo e afino.'],
  'not-quite': ['O teu guarda-roupa não dá exatamente o que pedes; isto é o mais próximo.'],
  missing: ['Só uma coisa: {text}'],
  'no-outfit': ['Não consigo compor um outfit completo para isso com o que há no teu guarda-roupa.'],
  unowned: ['Não encontro {what} no teu guarda-roupa, por isso trabalhei com o que há.'],
  absent: ['Não encontro {what} no teu guarda-roupa.'],
  'custom-bride': ['O branco e o cru são da noiva, por isso deixei-os de fora.'],
  'custom-mourning': ['Para o luto, cores escuras e discretas: deixei as vivas de fora.'],
  visitor: [
    'Não vejo a tua roupa enquanto não tiveres conta: cria uma, junta dez ou doze peças e visto-te com o teu próprio guarda-roupa.',
  ],
  empty: ['O teu guarda-roupa ainda está vazio: digitaliza dez ou doze peças e faço outfits a sério.'],
  another: {
    maya: ['Então pensa nisto: {look}.', 'De outra maneira: {look}.'],
    valentina: ['Ok, experimenta: {look}.', 'E que tal {look}?'],
  },
  changed: {
    maya: ['Mudava só isto: {look}; o resto fica.'],
    valentina: ['Entra isto e o resto fica: {look}.'],
  },
  'no-other': ['Não tenho melhor no teu guarda-roupa para isso: o que está na mesa é o que há de melhor.'],
  'no-table': ['Ainda não há nenhum outfit na mesa. Pede-me um primeiro.'],
  'verdict-good': { maya: ['Sim, pertencem um ao outro: {look}.'], valentina: ['Sim! Funciona: {look}.'] },
  'verdict-middling': ['Pode resultar, embora com alguma dúvida: {look}.'],
  'verdict-poor': { maya: ['Eu não juntava: {look}.'], valentina: ['Hmm, não: andam à bulha, {look}.'] },
  'verdict-swap': ['Melhor assim: sai {out}, entra {in}.'],
  'verdict-ask': ['Diz-me que duas peças do teu guarda-roupa, ou que outfit, e eu digo o que acho.'],
  'verdict-fits': ['Sim, serve bem: {piece}. Por exemplo, assim: {look}.'],
  'verdict-unfit': ['Deixava para outro dia, que para isso não é o indicado: {piece}.'],
  count: ['Tens {count}.'],
  'count-none': ['Nenhuma que eu veja no teu guarda-roupa.'],
  list: ['Encontro {count}: {list}.'],
  'list-none': ['Não encontro nada assim no teu guarda-roupa.'],
  'most-worn': ['O que mais vestes: {list}. A primeira leva {times} usos.'],
  'never-worn': ['Por estrear ({count}): {list}. Faço um outfit à volta de alguma?'],
  'long-unworn': ['Tudo foi usado, mas isto é o que descansa há mais tempo: {list}.'],
  'all-worn': ['Nada está esquecido: vestiste tudo há pouco tempo.'],
  'none-worn': ['Ainda não há usos anotados: marca o que vestes hoje e eu vou contando.'],
  value: ['{price} ao todo, de {priced} em {count} peças; as outras não têm preço anotado.'],
  'value-unknown': ['Não há preços anotados. Podes pô-los em cada peça, e então faço as contas.'],
  dearest: ['A mais cara: {piece}, {price}.'],
  'in-wash': ['A lavar ({count}): {list}.'],
  'wash-empty': ['Não há nada a lavar.'],
  favourites: ['As tuas favoritas: {list}.'],
  'favourites-none': ['Ainda não marcaste favoritas: o coração de cada peça serve para isso.'],
  saved: ['Guardado em Os meus outfits: {look}.'],
  worn: ['Anotado como usado: {look}.'],
  planned: ['No teu calendário, {day}: {look}.'],
  undone: ['Anulado: ficou como estava.'],
  'act-already': ['Isso já estava feito, por isso nada mudou.'],
  'act-impossible': [
    'Aqui não consegui. Os botões por baixo do outfit guardam-no e marcam-no como usado, e o calendário está no teu guarda-roupa.',
  ],
  'act-account': ['Para isso precisas de uma conta: então posso guardar, planear e anotar o que vestes.'],
  'act-which': ['Qual delas, ao certo? Tens várias; também podes marcá-la na própria peça.'],
  'act-day': ['Para que dia? Diz-me, por exemplo, «põe-no na sexta».'],
  suitcase: ['Para {days} dias chegam {count} peças: {look}. Em baixo está o outfit de cada dia.'],
  'suitcase-not': ['O teu guarda-roupa ainda não enche uma mala para isso; junta mais algumas peças.'],
  gaps: ['O que te dava mais outfits novos:'],
  'gaps-none': ['Nada de essencial: o teu guarda-roupa funciona bem com o que tem.'],
  knowledge: {
    maya: ['', 'Com gosto.', 'Uma regra útil:', ''],
    valentina: ['', 'Essa é fácil.', 'Olha:', ''],
  },
};
