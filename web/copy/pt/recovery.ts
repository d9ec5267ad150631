import type { Translation } from '#contract/languages.ts';

export const recovery: Translation<typeof import('../recovery.ts').recovery> = {
  forgot: {
    meta: {
      title: 'Recuperar a conta',
      description: 'Pede um link para escolher uma palavra-passe nova.',
    },
    link: 'Esqueceste-te da palavra-passe?',
    lead: 'Escreve o email da tua conta e enviamos-te um link para escolheres outra. A mensagem lembra-te também o teu nome de utilizador.',
    submit: 'Enviar link',
    error: 'Não foi possível enviar o link',
    sentTitle: 'Vê o teu email',
    sent: (email) =>
      `Se houver uma conta com ${email}, dentro de minutos chega-te um link. Vale uma vez e durante uma hora.`,
    notThere: 'Não chega? Vê no lixo eletrónico, ou',
    again: 'tenta com outro email',
    remembered: 'Já te lembras?',
    toLogin: 'Inicia sessão',
  },
  reset: {
    meta: {
      title: 'Palavra-passe nova',
      description: 'Escolhe uma palavra-passe nova para o teu guarda-roupa.',
    },
    title: 'Escolhe outra palavra-passe',
    lead: 'Ao mudá-la, entras no teu guarda-roupa e terminam as sessões dos teus outros dispositivos.',
    password: 'Palavra-passe nova',
    confirm: 'Repete a palavra-passe nova',
    submit: 'Mudar palavra-passe e entrar',
    success: 'Palavra-passe mudada',
    secondStep: 'Agora confirma que és tu.',
    error: 'Não foi possível mudar a palavra-passe',
    expired: 'Este link já não é válido',
    expiredText: 'Cada link vale uma vez e durante uma hora. Se pediste vários, usa o último.',
    askAgain: 'Pedir outro link',
  },
  confirm: {
    meta: { title: 'Confirmar email', description: 'Confirma o endereço de email da tua conta.' },
    checking: 'A confirmar o teu email',
    doneText: 'Se um dia te esqueceres da palavra-passe, com ele podes voltar a entrar.',
    trial: {
      started: {
        title: 'O teu período experimental começou',
        text: 'O teu email está confirmado e tens sete dias de Premium pela frente, sem cartão.',
      },
      used: {
        title: 'O teu email está confirmado',
        text: 'O período experimental não foi aberto, porque esta caixa de correio já teve o seu com outro endereço. A tua conta gratuita continua aberta e podes passar a Premium quando quiseres.',
      },
    },
    toWardrobe: 'Abrir o meu guarda-roupa',
    failed: 'Não foi possível confirmar o teu email',
    incomplete: 'O link está incompleto: abre-o outra vez a partir da mensagem, ou pede outro na tua conta.',
    failedText: 'Se já o confirmaste, não é preciso mais nada. Se não, pede outro link na tua conta.',
    retry: 'Tentar de novo',
  },
  address: {
    confirmed: 'Confirmado',
    unconfirmed: 'Por confirmar',
    sent: 'Link enviado',
  },
};
