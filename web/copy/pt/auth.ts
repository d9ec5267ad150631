import type { Translation } from '#contract/languages.ts';

export const auth: Translation<typeof import('../auth.ts').auth> = {
  register: {
    meta: {
      title: 'Criar conta',
      description:
        'Cria a tua conta Vestidor, sem cartão. Quando quiseres, sete dias de Premium para experimentar.',
    },
    title: 'Começa o teu guarda-roupa',
    lead: 'Sem cartão. Lá dentro tens sete dias de Premium, que começam quando tu disseres.',
    submit: 'Criar conta Premium GRÁTIS',
    haveAccount: 'Já tens conta?',
    toLogin: 'Inicia sessão',
    successTitle: 'Conta criada!',
    successMessage: 'O teu guarda-roupa já está aberto.',
    errorTitle: 'Erro no registo',
    error: 'Não foi possível criar a conta',
  },
  login: {
    meta: {
      title: 'Iniciar sessão',
      description:
        'Entra no teu guarda-roupa com o teu nome de utilizador e a tua palavra-passe, ou com uma chave de acesso.',
    },
    title: 'O teu guarda-roupa espera por ti',
    lead: 'Está tudo onde o deixaste.',
    submit: 'Entrar',
    noAccount: 'Ainda não tens conta?',
    toRegister: 'Cria a tua',
    errorTitle: 'Erro ao iniciar sessão',
    error: 'Dados de acesso incorretos',
    check:
      'Não conseguimos abrir a tua conta com estes dados. Verifica o nome de utilizador e a palavra-passe.',
    kept: 'Não há ligação ao Vestidor. O que escreveste continua aqui.',
  },
  fields: {
    username: 'Nome de utilizador',
    usernameHint: 'Letras sem acento, números, pontos e hífenes.',
    email: 'Email',
    password: 'Palavra-passe',
    confirmPassword: 'Confirmar palavra-passe',
  },
  rules: {
    usernameRequired: 'Escreve um nome de utilizador',
    usernameShort: 'O nome de utilizador deve ter pelo menos 3 caracteres',
    usernameLong: 'O nome de utilizador não pode passar de 30 caracteres',
    usernameCharacters: 'Usa só letras sem acento, números, pontos e hífenes',
    emailRequired: 'Escreve o teu email',
    emailInvalid: 'Escreve um email válido para continuar',
    passwordRequired: 'Escreve uma palavra-passe',
    passwordShort: 'A palavra-passe deve ter pelo menos 6 caracteres',
    passwordLong: 'A palavra-passe não pode passar de 128 caracteres',
    passwordsDiffer: 'As palavras-passe não coincidem',
    confirmRequired: 'Repete a palavra-passe',
  },
  strength: {
    label: 'Segurança',
    levels: { weak: 'fraca', fair: 'razoável', good: 'boa', strong: 'forte' },
    short: 'Faltam caracteres: o mínimo são 6.',
    common:
      'É das mais usadas e, por isso, das primeiras que se tentam. Podes usá-la, mas outra seria melhor.',
    personal:
      'É muito parecida com o teu nome de utilizador ou o teu email. Podes usá-la, mas outra seria melhor.',
    weak: 'Adivinha-se logo. Três ou quatro palavras sem relação entre si são mais seguras e decoram-se na mesma.',
  },
  aside: {
    quote: 'O que já tens, combinado como nunca.',
    points: [
      ['Scanner', 'Uma foto, e sabemos o que é: tipo, cor, tecido e estilo.'],
      ['O meu guarda-roupa', 'Tudo o que tens no armário, com o que custa cada uso.'],
      ['Outfits', 'Para cada ocasião e estação, com as razões por escrito.'],
    ],
  },
};
