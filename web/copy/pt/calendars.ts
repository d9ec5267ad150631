import type { Translation } from '#contract/languages.ts';
import { formatPlural } from '#web/format/numbers.ts';
import type { calendars as source } from '../calendars.ts';

export const calendars: Translation<typeof source> = {
  title: 'O teu calendário',
  text: 'Os teus planos no calendário que já usas, e os seus eventos aqui, para te vestires para eles.',
  loadFailed: 'Não conseguimos carregar o teu calendário.',
  retry: 'Tentar de novo',
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
