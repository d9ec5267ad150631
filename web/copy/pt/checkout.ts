import type { Translation } from '#contract/languages.ts';
import type { checkout as source } from '../checkout.ts';

export const checkout: Translation<typeof source> = {
  meta: {
    title: 'Pagamento com cartão',
    description:
      'Subscrição do Vestidor Premium com cartão: 19,95 €/mês, IVA incluído. Cancelas quando quiseres.',
  },
  title: 'Pagamento com cartão',
  lead: 'Os dados do teu cartão vão diretamente para o prestador de pagamentos: nós não os vemos.',
  back: 'Outras formas de pagamento',
  formTitle: 'O teu cartão',
  loading: 'A preparar o formulário do cartão',
  submit: 'Subscrever por 19,95 €/mês',
  obligation: 'encomenda com obrigação de pagar',
  legal: {
    before: 'Ao subscrever, aceitas as',
    terms: 'condições',
    and: 'e ficas a conhecer o teu',
    withdrawal: 'direito de livre resolução em 14 dias',
    withdrawalAnchor: '5-cancelamento-e-livre-resolucao',
    after: '. Renova-se todos os meses até cancelares, na tua conta e com um botão.',
  },
  visitor: {
    title: 'Entra para subscrever',
    text: 'Assim sabemos de quem é a subscrição. Ao entrar, voltas a esta página.',
    enter: 'Iniciar sessão',
    create: 'Criar a minha conta',
  },
  already: {
    title: 'Já tens uma subscrição com cartão',
    text: 'Não é preciso pagar outra vez. Na tua conta vês a próxima cobrança, mudas de cartão ou cancelas.',
    account: 'Ir para a minha conta',
  },
  failure: {
    title: 'Não foi possível preparar o pagamento',
    text: 'Nada foi cobrado. Pode ser a ligação ou a configuração do prestador: tenta outra vez ou escolhe outra forma de pagamento.',
  },
  creationError: 'Não foi possível criar a subscrição',
  cardErrorTitle: 'Erro no pagamento',
  cardError: 'Houve um problema ao processar o pagamento',
  scriptError: 'Não foi possível carregar o formulário do cartão. Verifica a tua ligação.',
  testCards: {
    title: 'Cartões de teste',
    text: 'Com qualquer data futura e qualquer CVC.',
    cards: [
      ['4242 4242 4242 4242', 'aprovado'],
      ['4000 0000 0000 0002', 'recusado'],
      ['4000 0000 0000 9995', 'sem fundos'],
      ['4000 0025 0000 3155', 'pede 3-D Secure'],
    ],
  },
  change: {
    open: 'Mudar de cartão',
    title: 'Mudar de cartão',
    text: 'Nada é cobrado agora: o novo cartão é usado a partir da próxima renovação.',
    submit: 'Guardar cartão',
    done: 'Cartão alterado',
    doneText: 'A próxima renovação será cobrada no novo cartão.',
    errorTitle: 'O cartão não foi alterado',
    error: 'O teu cartão anterior continua como estava. Tenta de novo.',
  },
  success: {
    meta: {
      title: 'A tua subscrição',
      description: 'O estado da tua subscrição do Vestidor Premium depois do pagamento.',
    },
    titleActive: 'Já és Premium',
    titleProcessing: 'Estamos a confirmar o teu pagamento',
    textActive: 'Obrigado por confiares no Vestidor. Enviámos-te a confirmação e a fatura por email.',
    textProcessing:
      'O teu banco está a demorar um pouco mais do que é normal. Podes sair desta página: nós verificamos.',
    state: 'Estado',
    active: 'Ativa',
    processing: 'A processar...',
    price: 'Preço',
    priceValue: (price) => `${price}/mês, IVA incluído`,
    next: 'Próximo pagamento',
    features: 'O que inclui',
    place: 'o Início',
    now: 'Ir agora',
    failedTitle: 'O teu banco não autorizou o pagamento',
    failedText: 'Nada foi cobrado. Podes tentar com outro cartão ou escolher outra forma de pagamento.',
    again: 'Voltar ao pagamento',
    visitorTitle: 'Entra para ver a tua subscrição',
    visitorText: 'O pagamento está guardado na tua conta. Ao entrar, voltas a esta página.',
  },
};
