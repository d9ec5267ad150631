import type { Translation } from '#contract/languages.ts';
import { list } from '#server/platform/mail/letterhead.ts';
import type { letterWords as source } from '../letter-words.ts';

export const letterWords: Translation<typeof source> = {
  test: {
    subject: (subject) => `[Teste] ${subject}`,
    notice: 'MODO DE TESTE: não se movimentou dinheiro e esta mensagem não tem qualquer valor.',
  },
  vat: ({ vatCountry, vatPercent }) =>
    `IVA${vatCountry === 'ES' ? '' : ` (${countries.of(vatCountry)})`} a ${vatPercent.toLocaleString('pt-PT')} %`,
  card: (last4) => (last4 === null ? 'o teu cartão' : `o teu cartão terminado em ${last4}`),
  cancellationConfirmed: ({ until, account }) => ({
    subject: 'A tua subscrição está cancelada',
    blocks: [
      `Cancelámos a renovação da tua subscrição do Vestidor Premium. ${until === null ? 'Não te será cobrado mais nada.' : `Manténs o Premium até ${until} e não te será cobrado mais nada.`}`,
      'Depois a tua conta continua como gratuita, com todas as tuas peças, fotos e outfits.',
      `Se mudares de ideias antes dessa data, podes retomá-la em ${account}.`,
    ],
  }),
  chargeFailed: ({ price, card, account }) => ({
    subject: 'Não conseguimos cobrar o teu Premium',
    blocks: [
      `Tentámos renovar o teu Premium (${price}) com ${card} e o banco recusou. Não te foi cobrado nada.`,
      `Costuma dever-se a um cartão expirado ou a um limite de gastos. Podes usar outro com o botão «Mudar de cartão», em ${account}. O prestador de pagamentos volta a tentar nos próximos dias; entretanto, a tua roupa e os teus outfits continuam onde estão.`,
      'Se preferires não continuar, não faças nada ou cancela aí mesmo a subscrição: a tua conta passa a ser gratuita.',
    ],
  }),
  premiumEnding: ({ day, price, pay }) => ({
    subject: `O teu Premium termina em ${day}`,
    blocks: [
      `O mês de Premium que pagaste termina em ${day}. Não se renova sozinho e não te será cobrado nada.`,
      `Se quiseres outro mês, são ${price}, IVA incluído: ${pay}. Se pagares antes dessa data, o novo mês começa quando este acabar e não perdes nenhum dia.`,
      'Se não, obrigado por teres estado connosco. A tua conta continua como gratuita e mantém todas as tuas peças, fotos e outfits.',
    ],
  }),
  renewalReminder: ({ day, price, card, account }) => ({
    subject: `O Premium renova-se em ${day}`,
    blocks: [
      `Em ${day}, a tua subscrição do Vestidor Premium renova-se por mais um mês. Nesse dia cobramos ${price}, IVA incluído, com ${card}.`,
      'Se quiseres continuar, não tens de fazer nada.',
      `Se não, cancela-a antes desse dia em ${account}, com o botão «Cancelar a subscrição». Manténs o Premium até ao fim do mês que já pagaste e não te é cobrado mais nada.`,
    ],
  }),
  contractConfirmed: (contract) => ({
    subject: `Premium confirmado: o teu contrato e a tua fatura ${contract.invoice}`,
    blocks: [
      'O teu pagamento chegou e o Premium está ativo. Guarda esta mensagem: confirma o que contrataste.',
      'O QUE CONTRATASTE',
      list(
        `Vestidor Premium, ${contract.period}.`,
        `Preço: ${contract.price}, ${contract.vat} incluído, sem despesas nem sobretaxas pelo meio de pagamento.`,
        `Pago com ${contract.paidWith} em ${contract.paidOn}. Referência: ${contract.reference}.`,
        `Fatura ${contract.invoice}, anexa em PDF (em espanhol); também está sempre na tua conta.`,
      ),
      'O QUE INCLUI',
      'As consultoras Maya e Valentina, até cinco mil peças no teu guarda-roupa e até duzentos pedidos de outfits por dia. Começa assim que o pagamento é confirmado, ou quando acabar o mês que já tinhas.',
      contract.agreed && `Em ${contract.agreed.moment} aceitaste: «${contract.agreed.words}»`,
      'QUANTO DURA E COMO SE CANCELA',
      contract.renews
        ? `A subscrição renova-se sozinha todos os meses por ${contract.price} com o mesmo cartão, até a cancelares. Avisamos-te por email quinze dias antes de cada cobrança. Para cancelar basta um botão, «Cancelar a subscrição», em ${contract.account}: manténs o Premium até ao fim do mês pago e não te é cobrado mais nada. Não há fidelização.`
        : 'Este pagamento cobre um mês e não se renova: não tens de cancelar nada. Avisamos-te três dias antes de terminar, caso queiras continuar.',
      contract.withdrawal,
      'GARANTIA E RECLAMAÇÕES',
      `O serviço tem a garantia legal de conformidade enquanto dura. Se algo não funcionar como dissemos, escreve-nos para ${contract.email} e resolvemos ou devolvemos-te o que for devido. Aplicam-se a lei espanhola e os tribunais do teu domicílio. As condições completas estão em ${contract.terms}`,
      'QUEM TE VENDE',
    ],
  }),
  withdrawalNotice: ({ until, reference, asked, account, seller, email }) => [
    'O TEU DIREITO DE LIVRE RESOLUÇÃO',
    `Podes resolver este contrato sem indicar motivos até ${until}, inclusive. ${asked ? 'Devolvemos-te o que pagaste menos a parte proporcional aos dias completos que tenha durado, como aceitaste ao contratar; vês a soma exata antes de confirmares. Fazemo-lo' : 'Devolvemos-te tudo o que pagaste, sem descontar os dias em que tenhas usado o Premium,'} no prazo máximo de catorze dias e pelo mesmo meio de pagamento. O mês de Premium deste pagamento termina no momento da resolução. Se já exerceste a livre resolução do Premium há menos de um ano, este pagamento não admite outra; cancelar podes sempre.`,
    `O mais rápido é o botão «Resolver o contrato aqui», na tua conta: ${account}\nEm dois passos tens o teu comprovativo com data e hora. Também serve qualquer mensagem clara para ${email} ou uma carta; podes copiar este modelo, embora não seja obrigatório:`,
    list(
      `À atenção de ${seller}, ${email}.`,
      'Pela presente comunico que resolvo o meu contrato do Vestidor Premium.',
      `Referência do pagamento: ${reference}. Data do pagamento: …`,
      'Nome: … Utilizador ou email da conta: … Morada: …',
      'Data, e assinatura se for enviado em papel.',
    ),
  ],
  paymentDisputed: ({ subject, reference, amount, suspended, email }) => ({
    subject,
    blocks: [
      `Comunicaram-nos uma reclamação sobre o teu pagamento ${reference} de ${amount}, e ${suspended}.`,
      `Se não foste tu ou se foi um mal-entendido, escreve-nos para ${email} e esclarecemos tudo. As tuas peças, fotos e outfits continuam onde estavam.`,
    ],
  }),
  paymentVanished: ({ network, reference, amount, suspended, email }) => ({
    subject: `O teu pagamento ${reference} desapareceu da rede de ${network}`,
    blocks: [
      `A rede tinha confirmado o teu pagamento ${reference} de ${amount} e já não o tem. Enquanto não voltar a confirmá-lo, ${suspended}.`,
      `Se voltar, damos por isso e fica tudo como estava. Se precisares de ajuda, escreve-nos para ${email}. As tuas peças, fotos e outfits continuam onde estavam.`,
    ],
  }),
  paymentReinstated: ({ reference, amount, reinstated }) => ({
    subject: `O teu pagamento ${reference} está outra vez em ordem`,
    blocks: [`O teu pagamento ${reference} de ${amount} volta a contar e ${reinstated}.`],
  }),
  disputeLost: ({ reference, amount, network, creditNote }) => ({
    subject: `A reclamação do teu pagamento ${reference} foi resolvida`,
    blocks: [
      network === null
        ? `A reclamação do teu pagamento ${reference} foi resolvida a teu favor: ${amount} voltam ao meio com que pagaste.`
        : `O teu pagamento ${reference} não voltou à rede de ${network} e damo-lo por não feito.`,
      creditNote !== null && `Vai em anexo a nota de crédito ${creditNote}.`,
    ],
  }),
  refundDone: ({ amount, reference, paidWith, creditNote, isPart, undone }) => ({
    subject: `Devolvemos-te ${amount}`,
    blocks: [
      `Devolvemos ${amount} do teu pagamento ${reference} pelo mesmo meio com que pagaste (${paidWith}). Conforme o teu banco, pode demorar entre algumas horas e dez dias a aparecer.`,
      creditNote !== null && `Vai em anexo a nota de crédito ${creditNote}.`,
      creditNote !== null && !isPart && undone,
      isPart && 'Tudo o resto que pagaste fica como estava.',
    ],
  }),
  withdrawalReceipt: (receipt) => ({
    subject: `Comprovativo da tua livre resolução ${receipt.number}`,
    blocks: [
      `Recebemos a tua livre resolução ${receipt.what}. Esta mensagem é o teu comprovativo.`,
      list(
        `Número: ${receipt.number}`,
        `Recebida: ${receipt.moment}`,
        `Pagamento em causa: ${receipt.reference}, de ${receipt.paid}`,
      ),
      `${receipt.ended} ${receipt.moneyBack}`,
      receipt.charge,
      receipt.closing,
    ],
  }),
  premium: {
    what: 'do contrato do Vestidor Premium',
    ended: (renews) =>
      `O mês de Premium desse pagamento terminou.${renews ? ' A subscrição com cartão fica sem efeito e não te será cobrado mais nada.' : ''}`,
    charge: ({ paid, whole, charged, usedDays, periodDays }) =>
      `São os ${paid} ${whole === null ? 'que pagaste' : `que restavam dos ${whole} do teu pagamento`} menos ${charged}, a parte proporcional a ${usedDays === 1 ? 'um dia' : `${usedDays} dias`} dos ${periodDays} do mês: pediste que o Premium começasse sem esperar pelo fim do prazo de livre resolução (artigo 108.3 do Real Decreto Legislativo espanhol 1/2007).`,
    closing: 'A tua conta continua, com todas as tuas peças, fotos e outfits.',
  },
  moneyBack: ({ refund, amount, whole }) => {
    const sum = `${amount}${whole ? ', o valor total,' : ''}`;
    switch (refund) {
      case 'sent':
        return `Devolvemos ${sum} para o mesmo meio com que pagaste. A ordem já está dada; conforme o teu banco, demora entre algumas horas e dez dias a aparecer.`;
      case 'by_hand':
        return `Devolvemos ${sum} pelo mesmo meio com que pagaste e no prazo máximo de catorze dias. Esta devolução é feita por uma pessoa: se precisarmos de algum dado teu, escrevemos-te.`;
      case 'nothing_to_refund':
        return 'Este mês foi aberto com um código, sem um pagamento pelos nossos meios para devolver. Se pagaste por esse código, responde a esta mensagem e resolvemos no prazo máximo de catorze dias.';
    }
  },
};

const countries = new Intl.DisplayNames('pt-PT', { type: 'region' });
