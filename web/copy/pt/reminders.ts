import type { Translation } from '#contract/languages.ts';
import type { reminders as source } from '../reminders.ts';

export const reminders: Translation<typeof source> = {
  title: 'Notificações',
  text: 'Escolhe o que queres que te lembremos, quando e por onde. Está tudo desligado até tu ligares.',
  failed: 'Não foi possível guardar as tuas notificações',
  loadFailed: 'Não conseguimos carregar as tuas notificações.',
  retry: 'Tentar de novo',
  all: {
    label: 'Receber notificações',
    on: 'Se desligares, deixas de receber todas na hora, por qualquer via.',
    off: 'Agora não recebes nenhuma.',
  },
  ways: {
    title: 'Por onde',
    add: 'Avisar-me neste dispositivo',
    added: 'Este dispositivo vai avisar-te',
    addFailed: 'Não conseguimos ativar as notificações aqui',
    unreachable: 'O teu navegador não conseguiu ligar-se ao seu serviço de notificações. Tenta mais tarde.',
    denied:
      'O teu navegador bloqueia as notificações do Vestidor. Permite-as nas definições do site, junto ao endereço, e volta a esta página.',
    dismissed: 'Sem a tua autorização, o navegador não as mostra. Podes tentar de novo quando quiseres.',
    unsupported: 'Este navegador não consegue mostrar notificações. Resta-te o email.',
    install: 'No iPhone e no iPad, adiciona primeiro o Vestidor ao ecrã principal e abre-o a partir daí.',
    devices: 'Dispositivos que te avisam',
    current: 'Este dispositivo',
    since: (day) => `Desde ${day}`,
    remove: 'Retirar',
    removeLabel: (name) => `Retirar ${name} das notificações`,
    removed: 'Esse dispositivo já não te vai avisar',
    mail: 'Por email',
    mailTo: (email) => `Para ${email}. Cada email traz um link para deixares de os receber.`,
    mailUnconfirmed: 'Confirma primeiro o teu email, no início desta página.',
  },
  topics: {
    title: 'O quê',
    names: {
      morning: ['O outfit de hoje', 'De manhã: o que vestir e que tempo vai fazer.'],
      tomorrow: [
        'O dia de amanhã',
        'Na véspera, à tarde: o evento que te espera e o outfit que tens preparado.',
      ],
      laundry: [
        'A roupa para lavar',
        'Na véspera, à tarde, se está por lavar algo que ias vestir. E aos domingos, se se acumula.',
      ],
      away: [
        'O que está fora',
        'Na véspera, à tarde, de voltar o que está emprestado, guardado ou a arranjar.',
      ],
      wishes: ['Os teus favoritos da loja', 'Quando baixa o preço de um deles.'],
      premium: [
        'O teu período experimental e a tua subscrição',
        'Dois dias antes de terminar um ou de se renovar a outra.',
      ],
    },
  },
  times: {
    title: 'Quando',
    morning: 'Notificações da manhã',
    evening: 'Notificações da tarde',
    quietFrom: 'Silêncio, desde',
    quietUntil: 'Silêncio, até',
    quietHint: 'Em silêncio não chega nada: o que houver espera que termine.',
    zone: (zone) => `Fuso horário: ${zone}.`,
    deviceZone: (zone) => `Usar o deste dispositivo: ${zone}`,
  },
  place: {
    label: 'Cidade, para o tempo',
    hint: 'Esta guardamo-la na tua conta, para ver o tempo todas as manhãs.',
    none: 'Sem o tempo',
  },
  unsubscribe: {
    meta: {
      title: 'Deixar as notificações por email',
      description: 'Deixa de receber as notificações do Vestidor por email.',
    },
    working: 'A cancelar o envio…',
    done: 'Já não te enviamos notificações por email',
    doneText:
      'Só vais receber por email as mensagens da tua conta e das tuas compras. Podes voltar a ativá-las na tua conta.',
    failed: 'Não conseguimos cancelar o envio',
    failedText: 'Tenta de novo daqui a pouco.',
    incomplete:
      'Falta parte do link. Abre-o outra vez a partir do email, ou desliga as notificações na tua conta.',
    account: 'Ir para a minha conta',
    retry: 'Tentar de novo',
  },
};
