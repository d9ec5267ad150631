import type { Translation } from '#contract/languages.ts';

export const payments: Translation<typeof import('../payments.ts').payments> = {
  meta: {
    title: 'Passa a Premium',
    description:
      'Vestidor Premium por 19,95 €/mês, IVA incluído: com cartão, PayPal, transferência, Bitcoin ou código. Cancela quando quiseres.',
  },
  premiumMeta: {
    title: 'Premium',
    description:
      'Vestidor Premium: Maya e Valentina, outfits sem limite diário e espaço para todo o guarda-roupa, por 19,95 €/mês. Escolhe como pagar.',
  },
  lead: 'Escolhe como pagar. O preço é o mesmo com todos os métodos.',
  price: {
    plan: 'Vestidor Premium',
    period: '/mês',
    tax: 'IVA incluído',
    includes: [
      'Maya e Valentina, as tuas consultoras, a qualquer hora',
      'Recomendações de IA ilimitadas',
      'Scanner e guarda-roupa sem contar peças',
      'A loja premium, com 15% de desconto',
      'Análise de estilo e tendências a partir da tua roupa',
    ],
    cancel: 'Cancela quando quiseres, na tua conta e com um botão.',
    withdraw: '14 dias de livre resolução, sem dar explicações.',
  },
  methods: {
    legend: 'Método de pagamento',
    instant: 'na hora',
    days: '1 a 2 dias',
    minutes: 'uns minutos',
    loading: 'A carregar os métodos de pagamento',
    failed: 'Não foi possível carregar os métodos de pagamento',
    failedText: 'Não foi cobrado nada. Verifica a tua ligação e tenta de novo.',
    none: 'De momento não é possível pagar aqui',
    noneText:
      'Ainda não há nenhum método de pagamento configurado. O teu guarda-roupa continua aberto com a conta gratuita.',
  },
  code: {
    label: 'Código de verificação',
    hint: 'Copia-o tal como to deram, com hífenes ou sem eles. Só vale uma vez.',
    email: 'Email para a confirmação',
    emailHint: 'Se o deixares vazio, vai para o da tua conta.',
  },
  summary: {
    title: 'Resumo',
    once: 'Vestidor Premium, um mês',
    renewed: 'Vestidor Premium, todos os meses',
    onceNote: 'Um só pagamento por um mês. Não se renova sozinho.',
    renewedNote: 'Renova-se todos os meses até cancelares. Escrevemos-te 15 dias antes de cada cobrança.',
    codeNote: 'O código já está pago: não te é cobrado nada.',
    base: 'Valor sem IVA',
    vat: (percent, country) => `IVA${country ? `, ${country}` : ''} (${percent})`,
    total: 'Total',
    terms: 'O Premium abre assim que o pagamento for confirmado. Ao pagar, aceitas as',
    termsLink: 'condições',
    termsEnd: ', com 14 dias de livre resolução.',
  },
  country: {
    label: 'País onde vives',
    hint: 'Decide que IVA leva a tua fatura. O preço é o mesmo em todos.',
  },
  pay: {
    any: (price) => `Pagar ${price}`,
    obligation: 'Encomenda com obrigação de pagar',
    cardNext: 'Confirmas o pagamento no passo seguinte',
    codeFree: 'Sem qualquer custo',
  },
  checks: {
    method: {
      title: 'Escolhe um método de pagamento',
      message: 'Por favor, escolhe um método de pagamento',
    },
    code: { title: 'Código obrigatório', message: 'Introduz o código de verificação' },
    unknown: { title: 'Método de pagamento inválido', message: 'Escolhe um dos que aparecem na lista.' },
  },
  errorTitle: 'O pagamento não foi criado',
  error: 'Erro ao criar o pagamento',
  beginNow: {
    note: 'Guardamo-lo com o teu pagamento e enviamos-to com a confirmação. Antes da livre resolução vês o valor exato que te devolvemos. A livre resolução pode usar-se uma vez por ano; cancelar, sempre.',
    missingTitle: 'Falta o teu pedido',
    missing: 'Marca que queres começar já: o Premium abre assim que o pagamento for confirmado.',
  },
  account: {
    title: 'O teu Premium precisa de uma conta',
    text: 'Assim sabemos de quem é o pagamento. Guardamos o método que escolheste: ao entrares, continuas aqui.',
    enter: 'Já tenho conta',
  },
  demo: {
    title: 'Na demonstração não se paga',
    text: 'Esta conta elimina-se sozinha ao fim de 24 horas, e seria uma pena levar o teu Premium com ela. Cria a tua e continua a partir daqui.',
  },
  already: {
    subscription: (day) =>
      `A tua subscrição com cartão vai até ${day} e renova-se sozinha. Com outro método podes somar mais um mês.`,
    paid_period: (day) => `Já és Premium até ${day}. Se pagares agora, o mês soma-se no fim.`,
    trial: (day) => `O teu período experimental vai até ${day}. Se pagares agora, o mês soma-se no fim.`,
  },
  open: {
    kicker: 'O teu pagamento',
    underWay: 'O teu pagamento vem a caminho',
    lead: 'Podes fechar esta página: o pagamento fica guardado e continuamos a verificá-lo.',
    amount: 'Valor',
    reference: 'Referência',
    steps: 'Passo a passo',
    bank: { name: 'Beneficiário', iban: 'IBAN', bic: 'BIC', concept: 'Descritivo' },
    bankNote: 'Escreve o descritivo tal como está: é por ele que sabemos que o dinheiro é teu.',
    provider: {
      email: 'Conta do PayPal',
      concept: 'Nota',
      go: (provider) => `Continuar em ${provider}`,
    },
    card: 'Ir para o pagamento com cartão',
    bitcoin: { address: 'Endereço', amount: 'Valor exato', wallet: 'Abrir na minha carteira' },
    quote: {
      left: 'Este câmbio vale por',
      over: 'O câmbio deste pagamento expirou',
      overText:
        'Não envies nada agora: pede um pagamento novo e terás o câmbio atualizado. Se já o tinhas enviado, não o repitas: continuamos a ver este endereço e dizemos-te aqui o que aconteceu.',
      rule: 'Envia o valor exato e uma só vez. Se chegar a menos, a mais ou tarde, não se perde: explicamos-te aqui.',
    },
    verify: 'Verificar pagamento',
    again: 'Novo pagamento',
    home: 'Voltar ao início',
    polling: 'Esta página atualiza-se sozinha.',
    simulate: 'Simular',
    simulateHint: 'Faz de conta que o dinheiro chegou, num separador novo',
    loading: 'A abrir o teu pagamento',
    failed: 'Não foi possível abrir o pagamento',
    failedText: 'O pagamento continua guardado. Verifica a tua ligação e tenta de novo.',
    missing: 'Esse pagamento não está entre os teus',
    missingText: 'Pode ser de outra conta, ou o endereço estar incompleto. Não foi cobrado nada aqui.',
    visitor: 'Entra para ver o teu pagamento',
    visitorText: 'O pagamento continua guardado na tua conta. Ao entrares, voltas a esta página.',
  },
  verification: {
    pending: 'A verificar…',
    pendingText: 'O pagamento está a ser processado',
    errorTitle: 'Erro de verificação',
    error: 'Erro ao verificar o pagamento',
  },
  states: {
    created: [
      'A preparar o pagamento',
      'Registámos o teu pagamento e estamos à espera dos dados. Não pagues ainda.',
    ],
    pending: ['Pendente', 'Esperamos o teu pagamento.'],
    paid: ['Pagamento concluído!', 'O teu Premium está ativo.'],
    failed: ['O pagamento não se concluiu', 'Não te foi cobrado nada. Podes começar outro quando quiseres.'],
    cancelled: ['Pagamento cancelado', 'Não te foi cobrado nada. Podes começar outro quando quiseres.'],
    expired: [
      'Este pagamento expirou',
      'Não te foi cobrado nada. Se já tinhas enviado o dinheiro, não o repitas: continuamos a ver e dizemos-te aqui.',
    ],
    rejected: [
      'O pagamento não coincide',
      'Chegou dinheiro, mas não como combinado. Não foi aplicado e vamos devolver-to.',
    ],
    refunding: ['Reembolso a caminho', 'Estamos a devolver-te o valor.'],
    refunded: ['Pagamento devolvido', 'Devolvemos-te o valor pelo mesmo meio com que pagaste.'],
    disputed: [
      'Pagamento em disputa',
      'Contestaste este pagamento no teu banco: o Premium fica suspenso até se resolver.',
    ],
  },
  activated: {
    text: 'Já tens o Vestidor completo. Enviámos-te a confirmação por email.',
    go: 'Entrar no Vestidor',
  },
  copy: {
    named: (what) => `Copiar ${what}`,
    done: 'Copiado',
    failed: 'Não foi possível copiar',
    failedText: 'O texto fica selecionado: copia-o no menu do teu dispositivo.',
  },
  sandbox: {
    title: 'Modo de testes',
    text: 'Não se cobra nada: os prestadores de pagamento são simulados.',
    link: 'Painel de testes',
  },
};
