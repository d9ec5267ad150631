import type { Translation } from '#contract/languages.ts';
import { eventLabels } from '#contract/pt/event-labels.ts';
import type { reminderWords as source } from '../reminder-words.ts';

export const reminderWords: Translation<typeof source> = {
  letter: (page, unsubscribe) => [
    `Abre-o no Vestidor: ${page}`,
    `Escrevemos-te porque escolheste receber notificações por email. Para não receberes mais nenhuma, abre ${unsubscribe}`,
  ],
  morning: {
    title: 'O teu outfit de hoje',
    weather: (temperatureC, rain) => `Hoje, ${temperatureC}\u00a0°C e ${rain ? 'chuva' : 'sem chuva'}`,
  },
  events: eventLabels,
  tomorrow: {
    title: (event, time) => `Amanhã: ${event}${time === null ? '' : `, às ${time}`}`,
    prepared: (outfit) => `Tens «${outfit}» preparado.`,
    nothing: 'Ainda não escolheste o que vestir.',
  },
  laundry: {
    missing: (pieces, outfit) => ({
      title: 'Amanhã falta-te roupa limpa',
      body: `Na roupa para lavar: ${pieces}. Faz parte de «${outfit}».`,
    }),
    pile: (count, pieces) => ({
      title: `Tens ${count} peças para lavar`,
      body: `Entre elas, ${pieces}.`,
    }),
  },
  away: {
    lent: (name, place) => ({
      title: `Amanhã devolvem-te «${name}»`,
      body: place ? `A peça está com ${place}. Uma mensagem hoje ajuda.` : 'Uma mensagem hoje ajuda.',
    }),
    repair: (name, place) => ({
      title: `Amanhã podes ir buscar «${name}»`,
      body: place ? `Está à tua espera em ${place}.` : 'Já vai estar pronta.',
    }),
    stored: (name, place) => ({
      title: `Amanhã «${name}» volta ao guarda-roupa`,
      body: place ? `Guardaste-a em ${place}.` : 'Guardaste-a até amanhã.',
    }),
  },
  wish: (product, price, lowest) => ({
    title: `${product}: agora ${price}`,
    body: `Guardaste-o nos teus favoritos. O preço mais baixo dos 30 dias anteriores era ${lowest}.`,
  }),
  renewal: ({ day, price, last4 }) => ({
    title: `O Premium renova-se em ${day}`,
    body: `Serão cobrados ${price} ${last4 === null ? 'no teu cartão' : `no teu cartão terminado em ${last4}`}. Até esse dia podes cancelar na tua conta.`,
  }),
  trialEnding: (day, price) => ({
    title: `O teu período experimental do Premium termina em ${day}`,
    body: `Não te cobramos nada. Se quiseres continuar, o Premium custa ${price} por mês.`,
  }),
};
