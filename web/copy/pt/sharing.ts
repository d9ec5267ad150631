import type { Translation } from '#contract/languages.ts';
import { formatPlural } from '#web/format/numbers.ts';

export const sharingCopy: Translation<typeof import('../sharing.ts').sharingCopy> = {
  title: 'Partilhar este outfit',
  privacy:
    'Veem-se as peças, recortadas ou desenhadas, e nada mais: nem o teu nome, nem o do outfit, nem pessoas, nem preços.',
  picture: {
    title: 'Como imagem',
    text: 'Na vertical, para as tuas histórias.',
    alt: (pieces) => `A imagem que partilhas: ${pieces}`,
    save: 'Transferir',
    send: 'Enviar imagem',
    failed: 'Não foi possível preparar a imagem.',
    retry: 'Tentar de novo',
  },
  link: {
    title: 'Com um link',
    text: 'Abre-o quem o tiver, sem conta, até deixares de o partilhar.',
    create: 'Criar link',
    label: 'Link',
  },
  ask: {
    text: 'Escolhe mais um ou dois outfits e envia o link: os teus amigos votam sem conta.',
    none: 'Para perguntar são precisos pelo menos dois outfits.',
    create: 'Criar votação',
    pick: (name) => `Adicionar ${name} à votação`,
    made: 'Votação criada',
  },
  demo: {
    text: 'A demonstração não cria links. Com a tua conta, que é grátis, podes partilhar os teus.',
  },
  actions: {
    send: 'Enviar link',
    open: 'Ver',
    opened: (name) => `o que partilhas de ${name}`,
    sendNamed: (name) => `Enviar link de ${name}`,
    end: 'Deixar de partilhar',
    endNamed: (name) => `Deixar de partilhar ${name}`,
  },
  message: 'Vê este outfit',
  question: 'Qual é que visto?',
  toasts: {
    created: 'Link criado',
    copied: 'Link copiado',
    copiedText: 'Cola onde quiseres.',
    failed: 'Não foi possível partilhar',
    failedText: 'O teu navegador não o permite: copia o link à mão.',
    ended: 'Já não se partilha',
    error: 'Erro',
    createFailed: 'Não foi possível criar o link',
    endFailed: 'Não foi possível retirar o link',
  },
  end: {
    title: 'Deixar de o partilhar?',
    text: 'O link deixa de funcionar e os votos são eliminados. O que outras pessoas já guardaram não podemos eliminar.',
  },
  list: {
    title: 'O que partilhas',
    text: 'Quem tiver o link pode ver.',
    since: (day) => `Desde ${day}`,
    removed: 'Retirado',
    removedText: 'Retirámo-lo porque não cumpria as condições de utilização. Mais ninguém o pode ver.',
    choice: (letter, name) => `${letter}: ${name}`,
    votes: (count) => formatPlural(count, 'voto', 'votos'),
    noVotes: 'Ainda não há votos',
    failed: 'Não conseguimos carregar o que partilhas.',
  },
};
