import type { Translation } from '#contract/languages.ts';

export const account: Translation<typeof import('../account.ts').account> = {
  meta: {
    title: 'A tua conta',
    description: 'Os teus dados, a tua palavra-passe e as tuas sessões no Vestidor.',
  },
  lead: 'O que sabemos de ti, e o que podes fazer com isso.',
  data: { title: 'Dados', username: 'Utilizador', email: 'Email', firstName: 'Nome' },
  look: { title: 'Aspeto', text: 'Claro, escuro ou como estiver no teu dispositivo.' },
  language: {
    title: 'Idioma',
    text: 'Dos ecrãs, dos emails e das notificações.',
    error: 'Não foi possível mudar o idioma',
  },
  currency: {
    title: 'Moeda do teu guarda-roupa',
    text: 'Para os preços das tuas peças neste dispositivo. Os valores não são convertidos.',
    names: { USD: 'Dólar ($)', EUR: 'Euro (€)' },
  },
  password: {
    title: 'Palavra-passe',
    text: 'Ao alterá-la, terminam as sessões dos teus outros dispositivos, e os assistentes e as chaves perdem o acesso.',
    open: 'Alterar palavra-passe',
    current: 'Palavra-passe atual',
    next: 'Nova palavra-passe',
    confirm: 'Repete a nova palavra-passe',
    currentRequired: 'Escreve a tua palavra-passe atual',
    success: 'Palavra-passe alterada',
    successText: 'Nos teus outros dispositivos será preciso voltar a entrar.',
    error: 'Não foi possível alterar a palavra-passe',
  },
  sessions: {
    open: 'Terminar todas as sessões',
    confirmTitle: 'Terminar todas as sessões?',
    confirmText:
      'Terminam em todos os dispositivos, também neste, e os assistentes e as chaves perdem o acesso. Terás de voltar a entrar.',
    confirm: 'Terminar todas',
    error: 'Não foi possível terminar as sessões',
  },
  orders: {
    title: 'As minhas encomendas',
    text: 'O que encomendaste na loja, em que ponto está e as respetivas faturas.',
    open: 'Ver as minhas encomendas',
  },
  corrections: {
    title: 'O que ensinas ao scanner',
    text: 'Quando corriges uma leitura, o scanner aprende para o teu guarda-roupa, e só para o teu. Se quiseres, também pode aprender para todos.',
    label: 'Partilhar as minhas correções para melhorar o scanner',
    hint: 'Está desligado. Se o ativares, poderemos usar as fotos que corriges, com o que foi lido e o que corrigiste, para treinar o próximo scanner: sem o teu nome, as tuas marcas nem os teus preços. Se apareceres em alguma dessas fotos, também será usada.',
    hintOn: (day) =>
      `Permites desde ${day}. Se o desligares, as tuas fotos saem do que está preparado para treinar e não entra mais nenhuma.`,
    failed: 'Não foi possível guardar a tua decisão',
  },
  exportData: {
    title: 'Leva os teus dados',
    text: 'Um ZIP com tudo o que o Vestidor guarda de ti: peças, outfits, usos, encomendas e pagamentos em JSON, as tuas fotos e as tuas faturas. Ou só as tuas peças, numa tabela ou para imprimir.',
    open: 'Transferir ZIP',
    catalogue: 'Inventário e CSV',
  },
  importData: {
    title: 'Importa a tua roupa',
    text: 'De uma folha de cálculo, de outra aplicação ou de uma cópia dos teus dados do Vestidor.',
    open: 'Importar a minha roupa',
  },
  erase: {
    title: 'Eliminar a conta',
    text: 'Cancela a tua subscrição, se existir, e elimina a conta com tudo o que contém, de imediato e para sempre.',
    open: 'Eliminar conta',
    confirmTitle: 'Eliminar a tua conta?',
    confirmText:
      'As tuas peças, fotos, outfits e histórico são eliminados, e não é possível anular: se quiseres conservar alguma coisa, transfere primeiro o ZIP. Se pagas com cartão, a subscrição é cancelada primeiro e não te cobramos mais nada. Um mês já pago perde-se: se ainda estás no prazo, exerce primeiro a livre resolução para recuperar o teu dinheiro. Os pagamentos e as faturas conservam-se porque a lei o exige.',
    password: 'Escreve a tua palavra-passe para confirmar',
    confirm: 'Eliminar para sempre',
    error: 'Não foi possível eliminar a conta',
  },
  demo: {
    title: 'Isto é uma demonstração',
    text: 'Esta conta não tem palavra-passe própria e elimina-se sozinha ao fim de 24 horas. Podes transferir os seus dados; o resto faz-se numa conta tua.',
  },
};
