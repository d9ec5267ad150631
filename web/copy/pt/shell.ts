import type { Translation } from '#contract/languages.ts';

export const shell: Translation<typeof import('../shell.ts').shell> = {
  navigation: 'Secções',
  sections: {
    dashboard: 'Resumo',
    wardrobe: 'Guarda-roupa',
    scanner: 'Scanner',
    stylists: 'Consultoras',
    store: 'Loja',
    hub: 'Todo o Vestidor',
  },
  account: 'A tua conta',
  logout: 'Terminar sessão',
  start: 'Começar',
  language: 'Idioma',
  theme: { label: 'Aspeto', light: 'Claro', dark: 'Escuro', system: 'Como o sistema' },
  needsScripts: 'Esta página precisa de JavaScript. Ativa-o no teu navegador e recarrega-a.',
  demoLabel: 'Aviso de demonstração',
  demoNotice: 'Estás numa conta de demonstração: elimina-se em 24 horas.',
  demoShort: 'Demo de 24 horas.',
  demoAction: 'Criar a minha',
  crash: {
    title: 'Esta página descoseu-se',
    text: 'Os teus dados estão a salvo. Recarrega a página; se voltar a acontecer, tenta daqui a pouco.',
    reload: 'Recarregar',
  },
  offline: {
    title: 'Não foi possível ligar ao servidor',
    text: 'Verifica a tua ligação. Nada se perdeu: quando voltar, continua onde estavas.',
  },
};
