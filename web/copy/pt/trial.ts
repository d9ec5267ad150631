import type { Translation } from '#contract/languages.ts';

export const trial: Translation<typeof import('../trial.ts').trial> = {
  meta: {
    title: 'Experimentar 7 dias grátis',
    description: 'Sete dias de Vestidor Premium, sem cartão. No fim não se cobra nada: decides tu.',
  },
  title: 'Sete dias, sem cartão',
  lead: 'O Vestidor Premium completo durante uma semana. No fim não se cobra nada: decides tu.',
  submit: 'Começar a experimentar grátis',
  haveAccount: 'Já tens conta?',
  toLogin: 'Inicia sessão',
  checks: {
    email: { title: 'Falta o email', message: 'Introduz um email válido para continuar' },
    username: {
      title: 'Falta o nome de utilizador',
      message: 'O nome de utilizador deve ter pelo menos 3 caracteres',
    },
    password: { title: 'Falta a palavra-passe', message: 'A palavra-passe deve ter pelo menos 6 caracteres' },
  },
  errorTitle: 'Erro de registo',
  error: 'Não foi possível criar a conta',
  successTitle: 'O teu período experimental começou',
  successMessage: 'Tens sete dias de Premium pela frente.',
  pending: {
    toastTitle: 'A tua conta está pronta',
    toastMessage: 'Confirma o teu email e começam os teus sete dias de Premium.',
    title: 'Confirma o teu email e começa a experimentar',
    text: (email) =>
      `Escrevemos para ${email}. Abre o link da mensagem e os teus sete dias começam nesse momento; entretanto tens a conta gratuita.`,
    notThere:
      'Não te chega? Vê no lixo eletrónico. O link é válido sete dias e só há um período experimental por caixa de correio.',
    again: 'Enviar outro link',
  },
  active: {
    title: 'Período experimental ativo',
    days: (days) => (days === 1 ? 'Resta-te 1 dia' : `Restam-te ${days} dias`),
    text: 'Quando terminar, o teu guarda-roupa continua aqui com os limites da conta gratuita.',
    features: 'O que inclui',
    premium: 'Aderir ao Premium',
  },
  own: {
    title: 'Ativa o teu período experimental',
    text: 'Já tens conta: o período experimental de sete dias ativa-se com um botão, uma só vez e sem cartão.',
    submit: 'Ativar sete dias grátis',
    error: 'Não foi possível ativar o período experimental',
  },
  features: [
    'Peças sem limite em O meu guarda-roupa',
    'Outfits sem limite diário',
    'Maya e Valentina, as tuas consultoras',
    'Cada outfit com as suas razões e a sua pontuação por partes',
    'Versatilidade e custo por uso de cada peça',
  ],
};
