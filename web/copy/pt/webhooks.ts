import type { Translation } from '#contract/languages.ts';
import { formatPlural } from '#web/format/numbers.ts';

export const webhooksCopy: Translation<typeof import('../webhooks.ts').webhooksCopy> = {
  title: 'Novidades para os teus programas',
  text: 'Avisamos um endereço teu quando algo muda. O aviso vai assinado e só diz o que mudou; o resto lê-se com uma chave.',
  loadFailed: 'Não conseguimos carregar os teus endereços.',
  topics: {
    'garment.saved': 'Peças guardadas',
    'outfit.worn': 'Outfits usados',
    'plan.changed': 'Planos alterados',
  },
  test: 'Testar',
  testNamed: (host) => `Testar ${host}`,
  tested: 'O teste chegou',
  testRefused: (status) => `O endereço respondeu com ${status}`,
  testFailed: 'Não conseguimos chegar a esse endereço',
  removeNamed: (host) => `Retirar ${host}`,
  removed: 'Endereço retirado',
  removeFailed: 'Não foi possível retirar o endereço',
  paused: 'Em pausa',
  pausedText: 'Deixámos de enviar porque não aceitava as novidades. O que não chegou não se repete.',
  resume: 'Retomar',
  resumed: 'Voltamos a enviar as novidades',
  resumeFailed: 'Não foi possível retomar',
  deliveries: 'Últimos envios',
  noDeliveries: 'Ainda não lhe foi enviado nada.',
  testTopic: 'Teste',
  delivered: 'Entregue',
  waiting: (attempts, at) =>
    attempts === 0
      ? 'Prestes a sair'
      : `${formatPlural(attempts, 'tentativa', 'tentativas')}; a próxima, a ${at}`,
  given: (status) => (status === null ? 'Não se chegou ao endereço' : `Respondeu com ${status}`),
  add: {
    open: 'Adicionar endereço',
    title: 'Adicionar um endereço',
    text: 'Assinamos cada aviso como diz a Standard Webhooks, e repetimo-lo durante três dias se não chegar.',
    url: 'Endereço',
    urlHint: 'Público e com https.',
    urlRequired: 'Escreve o endereço completo, que começa por https',
    topics: 'O que lhe contamos',
    topicsRequired: 'Escolhe pelo menos uma novidade',
    password: 'A tua palavra-passe',
    passwordRequired: 'Escreve a tua palavra-passe',
    submit: 'Adicionar',
    failed: 'Não foi possível adicionar o endereço',
  },
  made: {
    title: 'Guarda este segredo',
    text: 'Só to mostramos agora. Com ele, o teu programa confirma que o aviso é nosso.',
    label: 'O teu segredo',
    copied: 'Segredo copiado',
    saved: 'Já o guardei',
  },
};
