import type { Translation } from '#contract/languages.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';

export const subscription: Translation<typeof import('../subscription.ts').subscription> = {
  title: 'O teu Premium',
  loading: 'A carregar a tua subscrição',
  failed: 'Não foi possível carregar a tua subscrição',
  failedText: 'Nada mudou nela. Verifica a tua ligação e tenta de novo.',
  states: {
    none: 'Conta gratuita',
    noneText: 'Com o Premium falas com a Maya e a Valentina e deixas de contar peças, por 19,95 €/mês.',
    trial: (day) => `Período experimental até ${day}`,
    trialText: 'Quando terminar, nada é cobrado: a tua conta continua como gratuita.',
    until: (day) => `Ativo até ${day}`,
    prepaidText: 'Pagaste adiantado: não se renova e não tens de cancelar nada.',
    renewsText: 'Renova-se todos os meses até cancelares. Escrevemos-te 15 dias antes de cada cobrança.',
    cancelled: (day) => `Cancelado: ficas com ele até ${day}`,
    cancelledText:
      'Não te será cobrado mais nada. Depois a tua conta continua como gratuita, com toda a tua roupa.',
    pastDue: 'Não conseguimos cobrar a renovação',
    pastDueText: 'O teu banco recusou a cobrança. Muda de cartão e tudo continua igual.',
  },
  facts: {
    next: 'Próxima cobrança',
    nextValue: (amount, day) => `${amount}, a ${day}`,
    card: 'Cartão',
    cardValue: (brand, last4) => `${brand} terminado em ${last4}`,
    cardUnknown: 'O que usaste ao subscrever',
  },
  upgrade: 'Passar a Premium',
  extend: 'Adicionar um mês',
  cancel: {
    open: 'Cancelar a subscrição',
    title: 'Cancelar a subscrição?',
    text: (day) =>
      `Ficas com o Premium até ${day} e não te é cobrado mais nada. Podes retomá-la antes dessa data.`,
    textNoDay: 'Não te é cobrado mais nada.',
    keep: 'Continuar com o Premium',
    done: 'Subscrição cancelada',
    doneText: 'Enviamos-te a confirmação por email.',
    error: 'Não foi possível cancelar a subscrição',
  },
  resume: {
    action: 'Retomar',
    done: 'Subscrição retomada',
    doneText: 'Vai renovar-se como antes.',
    error: 'Não foi possível retomar a subscrição',
  },
  payments: {
    title: 'Pagamentos e faturas',
    unpaid: (count) => `Ver ${formatPlural(count, 'tentativa sem cobrança', 'tentativas sem cobrança')}`,
    finish: 'Concluir o pagamento',
    invoice: 'Fatura',
    creditNote: 'Nota de crédito',
    download: (number) => `Transferir em PDF a fatura ${number}`,
    status: {
      created: 'Em preparação',
      pending: 'Pendente',
      paid: 'Pago',
      failed: 'Não cobrado',
      cancelled: 'Cancelado',
      expired: 'Expirado',
      rejected: 'Não coincide: devolvemos',
      refunding: 'Devolução a caminho',
      refunded: 'Devolvido',
      disputed: 'Contestado no banco',
    },
  },
  withdrawal: {
    title: 'Livre resolução',
    right: (day) => `Até ${day} podes voltar atrás sem indicar motivos.`,
    days: (used, all) => `${formatCount(used)} de ${formatPlural(all, 'dia', 'dias')}`,
    whole: (refund) =>
      `Devolvemos-te ${refund}, o valor completo, pelo mesmo meio de pagamento e no prazo máximo de catorze dias.`,
    part: (refund, amount, charge, days) =>
      `Hoje devolvíamos-te ${refund}: os ${amount} que pagaste menos ${charge} por ${days}, porque pediste para começar sem esperar. Pelo mesmo meio de pagamento e no prazo máximo de catorze dias.`,
    used: 'Já exerceste a livre resolução do Premium há menos de um ano, e esse direito não se repete com um novo pagamento. Cancelar podes quando quiseres: ficas com o que pagaste e não te é cobrado mais nada.',
    none: 'Agora não há nenhum pagamento a que se aplique a livre resolução. O prazo é de catorze dias a contar de cada pagamento.',
    open: 'Resolver o contrato aqui',
    step: (step) => `Passo ${step} de 2`,
    explainTitle: 'Resolver o contrato',
    explain: [
      'O mês de Premium deste pagamento termina assim que confirmares.',
      'Se pagaste com cartão, a subscrição é cancelada e não te é cobrado mais nada.',
      'A tua conta continua, com todas as tuas peças, fotos e outfits.',
    ],
    next: 'Continuar',
    declareTitle: 'A tua declaração',
    declare: 'Comunico que resolvo o meu contrato do Vestidor Premium.',
    facts: {
      contract: 'Contrato',
      contractValue: (reference, day) => `Pagamento ${reference}, de ${day}`,
      amount: 'Pagaste',
      charge: (days) => `Por ${days}`,
      refund: 'Devolvemos-te',
      receipt: 'Enviamos o comprovativo para',
    },
    back: 'Voltar',
    confirm: 'Confirmar livre resolução',
    error: 'Não foi possível registar a livre resolução',
    doneTitle: 'Livre resolução recebida',
    doneLead: 'Este é o teu comprovativo. Também to enviámos por email.',
    refund: {
      sent: (amount) =>
        `A devolução de ${amount} está a caminho. Conforme o teu banco, demora entre algumas horas e dez dias a aparecer.`,
      by_hand: (amount) =>
        `Devolvemos-te ${amount} pelo mesmo meio no prazo máximo de catorze dias. É feita por uma pessoa: se faltar algum dado, escrevemos-te.`,
      nothing_to_refund:
        'Este mês foi aberto com um código, sem um pagamento pelos nossos meios. Se pagaste pelo código, responde ao email do comprovativo e resolvemos.',
    },
    receipts: 'Comprovativos de livre resolução',
    receipt: {
      number: 'Número',
      requestedAt: 'Recebido',
      save: 'Guardar comprovativo',
      saveNamed: (number) => `Guardar o comprovativo ${number}`,
      file: (number) => `comprovativo-${number}.txt`,
    },
    text: (number, moment, amount) =>
      `Vestidor\nComprovativo de livre resolução ${number}\n\nRecebido: ${moment} (hora de Madrid)\nContrato: Vestidor Premium\nValor que te devolvemos: ${amount}\n\nRecebemos a tua livre resolução. O mês de Premium deste pagamento terminou.\n`,
  },
};
