import type { Translation } from '#contract/languages.ts';

export const premium: Translation<typeof import('../premium.ts').premium> = {
  stay: 'Ficar aqui',
  leaving: (place, seconds) =>
    seconds <= 1
      ? `Levamos-te para ${place} dentro de 1 segundo.`
      : `Levamos-te para ${place} dentro de ${seconds} segundos.`,
  places: {
    dashboard: 'o teu painel',
    register: 'a página de registo',
    hub: 'Todo o Vestidor',
  },
  receipt: {
    title: 'Resumo do pagamento',
    product: 'Vestidor Premium',
    month: 'um mês, IVA incluído',
    method: 'Método',
    reference: 'Referência',
    session: 'Sessão',
    card: 'Cartão',
    paypal: 'PayPal',
    state: 'Estado',
    states: {
      checking: 'A verificar',
      unknown: 'Por confirmar',
      paid: 'Pago',
      held: 'Seguro, em curso',
      unpaid: 'Não cobrado',
    },
  },
  return: {
    meta: {
      title: 'O teu pagamento com PayPal',
      description: 'Verificamos o teu pagamento com PayPal e abrimos o teu Premium.',
    },
    processingText:
      'Estamos a falar com o PayPal. Costuma demorar alguns segundos; não é preciso pagares outra vez.',
    offline: 'A ligação caiu',
    offlineText:
      'O teu dinheiro está seguro: o pagamento continua registado no PayPal e na tua conta. Assim que a ligação voltar, nós verificamos. Não pagues outra vez.',
    success: 'Já tens Premium',
    successText: 'O pagamento está feito e já tens o Vestidor completo. Enviámos-te a confirmação por email.',
    dashboard: 'Ir para o meu painel',
    visitor: 'Entra para terminar o teu pagamento',
    visitorText:
      'Voltaste do PayPal, mas a tua sessão terminou. Ainda não foi cobrado nada: quando entrares, continuamos exatamente daqui.',
    invalid: 'Dados de pagamento inválidos',
    invalidText:
      'Falta algo no endereço por onde voltaste. Com ele não foi cobrado nada. Se tinhas aprovado um pagamento, está na tua lista de pagamentos e nós verificamos.',
    notVerified: 'Erro ao verificar o pagamento',
    notVerifiedText:
      'Não conseguimos verificá-lo. Se o PayPal te cobrou, sabemos onde está o dinheiro e o teu Premium abre-se sozinho; se não, não te é cobrado nada. Não pagues outra vez antes de verificar.',
    notYours:
      'Este pagamento não está entre os teus, por isso aqui não foi cobrado nada. Se o fizeste com outra conta, entra com ela.',
    notCompleted: 'Pagamento não concluído',
    notCompletedText:
      'O PayPal não terminou a cobrança e não te foi cobrado nada. Podes verificar outra vez ou escolher outro método.',
    held: 'O PayPal ainda não terminou este pagamento. Se o aprovaste, sabemos onde está o teu dinheiro e o teu Premium abre-se sozinho assim que terminar. Não pagues outra vez.',
    rejected:
      'O PayPal cobrou algo diferente do combinado. Não o aplicámos e vamos devolver-to: o teu dinheiro está seguro.',
    returned: 'Este pagamento já te foi devolvido. Aqui não foi cobrado mais nada.',
    disputed:
      'Contestaste este pagamento. O Premium espera que isso se resolva e aqui não foi cobrado mais nada.',
    notActivated: 'Não foi possível ativar a conta Premium',
    notActivatedText:
      'Recebemos o teu pagamento e está seguro. Continuamos a tentar abrir o teu Premium; se não conseguirmos, devolvemos-te o valor. Não pagues outra vez.',
    check: 'Verificar outra vez',
    payments: 'Ver os métodos de pagamento',
  },
  result: {
    successMeta: {
      title: 'O teu pagamento',
      description: 'O resultado do teu pagamento do Vestidor Premium.',
    },
    cancelMeta: {
      title: 'Pagamento cancelado',
      description: 'O pagamento foi cancelado e não foi cobrado nada.',
    },
    verifying: 'A verificar o teu pagamento',
    verifyingText: 'Demora um momento. Não é preciso pagares outra vez.',
    verified: 'O teu Premium está ativo',
    verifiedText: 'O pagamento está confirmado. Encontras as faturas e o cancelamento na tua conta.',
    done: 'Obrigado!',
    doneText:
      'O teu Premium abre-se assim que o prestador confirmar o pagamento. Na tua conta podes ver como está. Não é preciso pagares outra vez.',
    toastTitle: 'Pagamento concluído!',
    toastText: 'A tua subscrição Premium está ativa.',
    cancelledText:
      'Não foi cobrado nada. O teu guarda-roupa está como o deixaste, e o Premium espera por ti.',
    retry: 'Tentar de novo',
  },
  register: {
    title: 'A tua conta está pronta',
    lead: 'Só falta o Premium.',
    price: '19,95 €/mês',
    priceNote: 'IVA incluído. Um mês, sem renovação automática.',
    includes: 'O que inclui',
    features: ['Maya AI', 'Valentina AI', 'Scanner de roupa', 'Loja premium'],
    featureTexts: [
      'Alta moda e ocasiões que pedem precisão',
      'Moda urbana, com a rua como referência',
      'Uma foto, e a peça está no teu guarda-roupa',
      '15% de desconto em cada marca',
    ],
    pay: 'Pagar com PayPal',
    obligation: 'Encomenda com obrigação de pagar',
    terms: 'Ao pagar, aceitas as',
    termsLink: 'condições',
    termsEnd: ', com 14 dias para a livre resolução.',
    others: 'Outros métodos de pagamento',
    later: 'Agora não',
    processing: 'Vamos levar-te ao PayPal',
    processingText: 'Estamos a preparar a tua encomenda. Não feches esta página.',
    errorTitle: 'Erro no pagamento',
    error: 'Não foi possível ligar ao PayPal. Tenta de novo.',
    noApproval: 'Não foi encontrado o link do PayPal',
    noOrder: 'Não foi possível criar a ordem do PayPal',
    done: 'O teu guarda-roupa já está aberto',
    doneText: 'Só falta a tua roupa: uma foto por peça e é só combinar.',
  },
};
