import type { Translation } from '#contract/languages.ts';
import { list } from '#server/platform/mail/letterhead.ts';
import type { Line, letterWords as source } from '../letter-words.ts';

const lineOf = ({ quantity, piece, brand, size, color, price }: Line) =>
  `${quantity} × ${piece}, ${brand}, tamanho ${size}, ${color}: ${price}`;

const delivery = (price: string | null) => `Envio: ${price ?? 'grátis'}`;

export const letterWords: Translation<typeof source> = {
  awaitsTransfer: (order) => ({
    subject: `Como pagar a tua encomenda ${order.number}`,
    blocks: [
      `Reservámos as peças da tua encomenda ${order.number}${order.until === null ? '' : ` até ${order.until}`}. Falta a transferência; estes são os dados:`,
      order.longer !== null &&
        `Reservamo-las por tão pouco tempo porque não confirmaste o teu email. Confirma-o antes dessa hora com o link que te enviámos ao criares a conta (podes pedir outro na tua conta) e guardamo-las até ${order.longer}.`,
      list(
        `Montante: ${order.amount}`,
        `Em nome de: ${order.account.name}`,
        `IBAN: ${order.account.iban}`,
        `BIC: ${order.account.bic}`,
        `Descritivo, só isto: ${order.reference}`,
      ),
      'Uma transferência normal demora até dois dias úteis; uma imediata, segundos. Quando chegar, escrevemos-te com a confirmação e a fatura.',
      'A TUA ENCOMENDA',
      list(...order.lines.map(lineOf), delivery(order.delivery), `Total: ${order.total}, IVA incluído.`),
      'Se não chegar a tempo, as peças voltam à venda, deixamo-las no teu cesto e não deves nada.',
      `Com código QR para a app do teu banco, outras formas de pagar e o botão para a cancelar: ${order.page}`,
      `Alguma dúvida? Escreve-nos para ${order.email}.`,
    ],
  }),
  confirmed: (order) => ({
    subject: `Encomenda ${order.number} confirmada: a tua fatura ${order.invoice}`,
    blocks: [
      `O teu pagamento chegou e estamos a preparar a tua encomenda ${order.number}. As peças já estão no teu guarda-roupa. Guarda esta mensagem: confirma o que compraste.`,
      'O QUE COMPRASTE',
      list(
        ...order.lines.map(lineOf),
        delivery(order.delivery),
        `Total: ${order.total}, com ${order.vat} de IVA (${order.vatPercent} %) incluídos.`,
        `Pago com ${order.paidWith} em ${order.paidOn}. Referência: ${order.reference}.`,
        `Fatura ${order.invoice}, anexa em PDF (em espanhol).`,
      ),
      'ONDE A RECEBES',
      order.address,
      `Sai em um ou dois dias úteis e chega no máximo cinco dias depois. Podes segui-la, e cancelá-la enquanto não tiver saído, em ${order.page}`,
      'O TEU DIREITO DE LIVRE RESOLUÇÃO',
      'Podes exercer a livre resolução sem indicar motivos até catorze dias depois de a receberes. Devolvemos-te tudo o que pagaste, envio incluído, pelo mesmo meio e no prazo máximo de catorze dias; podemos esperar até termos as peças de volta. Tens catorze dias para as enviar, sem uso e com as etiquetas, e o custo desse envio é teu.',
      `O mais rápido é o botão «Resolver o contrato aqui» na página da encomenda. Também serve qualquer mensagem clara para ${order.email}; podes copiar este modelo, embora não seja obrigatório:`,
      list(
        `À atenção de ${order.name}, ${order.sellerAddress}, ${order.email}.`,
        `Pela presente comunico que resolvo a minha compra. Encomenda ${order.number}, recebida em …`,
        'Nome: … Morada: …',
        'Data, e assinatura se for enviado em papel.',
      ),
      'GARANTIA E RECLAMAÇÕES',
      `As peças têm três anos de garantia legal. Se algo chegar mal ou não for o que pediste, escreve-nos para ${order.email} e trocamos ou devolvemos-te o dinheiro, envios incluídos. Aplicam-se a lei espanhola e os tribunais do teu domicílio. As condições completas estão em ${order.terms}`,
      'QUEM TE VENDE',
    ],
  }),
  shipped: (order) => ({
    subject: `A tua encomenda ${order.number} já saiu`,
    blocks: [
      `A tua encomenda ${order.number} vai a caminho${order.city === null ? '' : ` de ${order.city}`}. Chega no máximo em cinco dias.`,
      order.tracking !== null && `Seguimento: ${order.tracking}`,
      order.until !== null &&
        `Se mudares de ideias, podes exercer a livre resolução até ${order.until} em ${order.page}`,
    ],
  }),
  lapsed: (order) => ({
    subject: `A reserva da tua encomenda ${order.number} terminou`,
    blocks: [
      `Não recebemos o pagamento da tua encomenda ${order.number}, de ${order.total}, e as peças voltaram a estar à venda. Não deves nada.`,
      `Deixámo-las no teu cesto, caso ainda as queiras: ${order.shop}`,
      'Se já enviaste o dinheiro, não faças nada: se ainda houver peças quando chegar, enviamos-te a encomenda; se não, devolvemos-te tudo.',
    ],
  }),
  cancelled: (order) => ({
    subject: `Cancelámos a tua encomenda ${order.number}`,
    blocks: [
      `Não conseguimos satisfazer a tua encomenda ${order.number} e cancelámo-la. Lamentamos.`,
      order.moneyBack,
      'As peças que não tinhas usado saíram do teu guarda-roupa.',
    ],
  }),
  moneyTooLate: (order) => ({
    subject: `Devolvemos-te ${order.amount} da tua encomenda ${order.number}`,
    blocks: [order.why, order.moneyBack, `Pagamento ${order.reference}. A encomenda está em ${order.page}`],
  }),
  moneyBack: {
    byHand: (amount, email) =>
      `Devolvemos ${amount} pelo mesmo meio e no prazo máximo de catorze dias. Esta devolução é feita por uma pessoa: se precisarmos de algum dado teu, escrevemos-te a partir de ${email}.`,
    sent: (amount) =>
      `A devolução de ${amount} já vai a caminho, pelo mesmo meio com que pagaste; conforme o teu banco, demora entre algumas horas e dez dias a aparecer.`,
  },
  withdrawn: {
    what: (number) => `da encomenda ${number}`,
    cancelled: 'A encomenda fica cancelada e não sai.',
    removed: 'As peças que não tinhas usado saíram do teu guarda-roupa.',
    sendBack: ({ day, seller, number }) =>
      `Envia-nos as peças, sem uso e com as etiquetas, antes de ${day}, para ${seller}, com o número ${number} dentro.`,
    moneyBack: (amount) =>
      `Quando chegarem, devolvemos ${amount}, o valor total, pelo mesmo meio com que pagaste.`,
  },
};
