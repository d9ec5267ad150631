import type { Translation } from '#contract/languages.ts';
import { formatPlural } from '#web/format/numbers.ts';

export const reminders: Translation<typeof import('../reminders.ts').reminders> = {
  title: 'Notificações',
  text: 'Escolhe o que queres que te lembremos, quando e por onde. Está tudo desligado até tu ligares.',
  failed: 'Não foi possível guardar as tuas notificações',
  loadFailed: 'Não conseguimos carregar as tuas notificações.',
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
  },
};

export const calendars: Translation<typeof import('../reminders.ts').calendars> = {
  title: 'O teu calendário',
  text: 'Os teus planos no calendário que já usas, e os seus eventos aqui, para te vestires para eles.',
  loadFailed: 'Não conseguimos carregar o teu calendário.',
  feed: {
    title: 'Os teus planos, no teu calendário',
    text: 'Um endereço secreto para subscreveres no Google Calendar, no Calendário da Apple, no Outlook ou noutro. Quem o tiver pode ver os teus planos, sem os alterar.',
    make: 'Criar o endereço',
    label: 'Endereço secreto dos teus planos',
    copied: 'Endereço copiado',
    renew: 'Alterá-lo',
    renewed: 'Endereço alterado: o anterior já não é válido',
    end: 'Retirá-lo',
    ended: 'O endereço já não é válido',
    failed: 'Não foi possível alterar o endereço',
  },
  source: {
    title: 'Os teus eventos, no Vestidor',
    text: 'Cola o endereço .ics do teu calendário. Lemo-lo de poucas em poucas horas, e o que cada evento disser decide a ocasião desse dia.',
    label: 'Endereço .ics',
    placeholder: 'https://…',
    read: 'Ler os eventos',
    done: (count) => `Lemos ${formatPlural(count, 'evento', 'eventos')}`,
    found: (host, count) =>
      `${host}: ${count === 0 ? 'nenhum evento próximo' : formatPlural(count, 'evento próximo', 'eventos próximos')}.`,
    checked: (moment) => `Lido a ${moment}.`,
    failedLast: (moment) =>
      `A ${moment} não o conseguimos ler. Guardamos o que lemos por último e voltaremos a tentar.`,
    forget: 'Deixar de o ler',
    forgotten: 'Já não lemos esse calendário',
    failed: 'Não foi possível ler o calendário',
  },
};
