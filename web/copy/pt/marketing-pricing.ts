import type { Translation } from '#contract/languages.ts';

export const pricing: Translation<typeof import('../marketing-pricing.ts').pricing> = {
  meta: {
    title: 'Preços',
    description:
      'Um só plano, Premium, por 19,95 €/mês: doze vantagens, sete dias de período experimental sem cartão e cancelas quando quiseres.',
  },
  title: 'Um plano. Um preço. Tudo incluído.',
  lead: 'Sem escalões nem letras pequenas para comparar: tudo o que o Vestidor faz, por uma única mensalidade.',
  plan: 'Premium',
  product: 'Vestidor Premium',
  price: '19,95 €',
  period: '/mês',
  priceNote: 'IVA incluído. Sem fidelização.',
  action: 'Passar a Premium',
  trial: 'Ou experimenta 7 dias, sem cartão',
  benefitsTitle: 'Doze vantagens',
  benefits: [
    [
      'Recomendações de IA ilimitadas',
      'Pede outfits sempre que quiseres: o limite de cinco por dia da conta gratuita desaparece.',
    ],
    [
      'Análise de estilo avançada',
      'Cada outfit chega pontuado em nove critérios, da harmonia das cores à formalidade, e podes ler de onde vem cada ponto.',
    ],
    [
      'Tendências personalizadas',
      'O que se usa nesta estação, visto a partir do teu guarda-roupa e não de uma montra.',
    ],
    [
      'Guarda-roupa inteligente',
      'O meu guarda-roupa sabe o que tens, o que usas e o que não sai do armário há meses, e tem-no em conta quando te propõe algo.',
    ],
    [
      'Apoio premium 24/7',
      'As consultoras respondem a qualquer hora. Se precisares de uma pessoa, a equipa responde em menos de vinte e quatro horas.',
    ],
    [
      'Maya, alta moda',
      'A consultora sofisticada, atenta às passarelas do mundo. Para quando a ocasião pede precisão.',
    ],
    [
      'Valentina, moda urbana',
      'A consultora jovem, com a rua como referência. Para dar outra vida à roupa de sempre.',
    ],
    [
      'Espaço para o guarda-roupa inteiro',
      'As cinquenta peças da conta gratuita passam a ser cinco mil: na prática, não vais ter de contar.',
    ],
    [
      'Scanner de roupa',
      'Uma foto e lê tipo, cor, tecido e estilo. Trabalha no nosso próprio servidor: nenhuma foto é enviada para serviços de inteligência artificial de terceiros.',
    ],
    [
      'Versatilidade contada',
      'Não é uma opinião: contamos em quantos outfits bons entra cada peça e mostramos-te a conta.',
    ],
    [
      'Custo por uso',
      'O que pagaste a dividir pelas vezes que usaste, em dia e em cada peça. O melhor remédio contra os caprichos.',
    ],
    [
      'Os teus dados, contigo',
      'Transfere peças, fotos e histórico num ZIP quando quiseres, e elimina a conta na hora, sem pedir autorização.',
    ],
  ],
  paymentTitle: 'Como se paga',
  payment:
    'O pagamento com cartão é processado por um prestador de pagamentos com cartão: o Vestidor nunca vê nem guarda o número do teu cartão. Podes cancelar a qualquer momento e manténs o Premium até ao fim do período que já pagaste. Também podes pagar um mês avulso com PayPal, transferência, Bitcoin ou um código, ao mesmo preço. Cada pagamento tem a sua fatura e catorze dias para a livre resolução.',
  questionsTitle: 'Antes de decidires',
  allQuestions: 'Ver todas as perguntas',
};
