import type { Translation } from '#contract/languages.ts';

export const notFound: Translation<typeof import('../not-found.ts').notFound> = {
  meta: {
    title: 'Página não encontrada',
    description: 'Este endereço não leva a nenhuma página do Vestidor.',
  },
  code: '404',
  title: 'Aqui não há nada pendurado',
  text: 'O endereço não existe ou mudou de sítio. A partir do início chega-se a tudo o resto.',
  memberTitle: 'Para ver esta página, entra na tua conta',
  memberText: 'Inicia sessão e levamos-te diretamente até ela.',
  home: 'Voltar ao início',
};
