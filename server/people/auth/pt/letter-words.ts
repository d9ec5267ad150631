import type { Translation } from '#contract/languages.ts';
import type { letterWords as source } from '../letter-words.ts';

export const letterWords: Translation<typeof source> = {
  newDevice: ({ moment, device, network }, { account, reset }) => ({
    subject: 'Entraram na tua conta a partir de um dispositivo novo',
    blocks: [
      `Em ${moment}, alguém, provavelmente tu, entrou na tua conta a partir de ${device} (rede ${network}). Não o tínhamos visto antes, ou tinha sido esquecido.`,
      `Se não foste tu, termina essa sessão em ${account} e muda a palavra-passe: ${reset}`,
    ],
  }),
  factorNews: {
    passkeyAdded: 'Foi adicionada uma chave de acesso à tua conta: com ela entra-se sem palavra-passe.',
    passkeyRemoved: 'Foi retirada uma chave de acesso da tua conta.',
    authenticatorAdded:
      'Foi adicionada uma app de códigos à tua conta. A partir de agora, depois da palavra-passe pedimos um segundo passo.',
    authenticatorRemoved: 'A app de códigos foi retirada da tua conta.',
    secondStepOn: 'A partir de agora, depois da palavra-passe pedimos um segundo passo.',
    secondStepOff: 'A tua conta já não pede um segundo passo: entra-se só com a palavra-passe.',
    recoveryCodesMade: 'Pediste novos códigos de recuperação. Os anteriores já não servem.',
    recoveryCodeUsed: 'Alguém, provavelmente tu, entrou na tua conta com um código de recuperação.',
  },
  factorsChanged: (news, { account, reset }) => ({
    subject: 'Mudou a forma de entrar na tua conta',
    blocks: [
      news,
      `Se não foste tu, escolhe já outra palavra-passe (${reset}) e verifica a tua conta: ${account}`,
    ],
  }),
  newAssistant: (name, scope, { account, reset }) => ({
    subject: 'Ligaste um assistente',
    blocks: [
      `Ligaste o assistente «${name}»: pode ${scope === 'read' ? 'consultar o teu guarda-roupa' : 'consultar o teu guarda-roupa e fazer alterações'}. Não pode pagar, encomendar nada na loja nem mudar a tua palavra-passe.`,
      `Se não foste tu, retira-lhe o acesso em ${account} e escolhe outra palavra-passe: ${reset}`,
    ],
  }),
  newToken: (name, scope, { account, reset }) => ({
    subject: 'Criaste uma chave para a API',
    blocks: [
      `Criaste a chave «${name}»: pode ${scope === 'read' ? 'consultar o teu guarda-roupa' : 'consultar o teu guarda-roupa e fazer alterações'}. Não pode pagar, encomendar nada na loja nem mudar a tua palavra-passe.`,
      `Se não foste tu, retira-lhe o acesso em ${account} e escolhe outra palavra-passe: ${reset}`,
    ],
  }),
  newWebhook: (host, { account, reset }) => ({
    subject: 'As tuas novidades vão para outro endereço',
    blocks: [
      `Pediste que avisássemos ${host} do que muda no teu guarda-roupa. Só enviamos o que mudou, sem nomes nem fotos.`,
      `Se não foste tu, retira-o em ${account} e escolhe outra palavra-passe: ${reset}`,
    ],
  }),
  webhookPaused: (host, { account }) => ({
    subject: 'Deixámos de enviar as tuas novidades',
    blocks: [
      `${host} está há três dias sem aceitar as tuas novidades, ou disse que já não as quer, por isso deixámos de as enviar.`,
      `Quando voltar a funcionar, retoma-as em ${account}. As que não chegaram não se repetem.`,
    ],
  }),
  codesGuessed: ({ reset }) => ({
    subject: 'Alguém conhece a tua palavra-passe',
    blocks: [
      'Alguém escreveu bem a tua palavra-passe e depois vários códigos errados. Não entrou, e durante algum tempo não aceitamos mais códigos; com uma chave de acesso podes entrar na mesma.',
      `Se não foste tu, escolhe outra palavra-passe: ${reset}`,
    ],
  }),
};
