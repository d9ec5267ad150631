import type { Translation } from '#contract/languages.ts';
import { seeingProviderNames } from '#contract/pt/names.ts';
import { euros } from '#server/platform/euros.ts';
import { inWords } from '#server/platform/madrid.ts';
import type * as source from '../words.ts';

const ofArticle = ({ name, size, color }: { name: string; size: string; color: string }) =>
  `«${name}», tamanho ${size}, ${color}`;
const inMinutes = (minutes: number) => `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`;
const megabytes = (bytes: number) => Math.round(bytes / 1_000_000).toLocaleString('pt-PT');
const confirm =
  'Confirma o teu email com o link que te enviámos (podes pedir outro na tua conta) e poderás reservar mais.';

const refusals: Translation<typeof source.refusals> = {
  databaseAway:
    'Neste momento não conseguimos chegar aos teus dados. Não se perdeu nada: tenta daqui a uns minutos.',
  localInstead: (advisor) =>
    `A ${advisor} não tem ligação ao seu fornecedor: responde-te o assistente próprio do Vestidor.`,
  account: {
    notErased:
      'Não eliminámos nada. Antes é preciso terminar a tua subscrição com cartão, para que não te volte a ser cobrada, e o serviço de pagamento não responde. Tenta de novo daqui a uns minutos.',
    birthYear: (first, last) => `Escolhe um ano entre ${first} e ${last}.`,
    failedAttempts: (minutes) =>
      `Demasiadas tentativas falhadas. Espera ${inMinutes(minutes)} e tenta outra vez.`,
    wrongCodes: (minutes) =>
      `Demasiados códigos errados. Espera ${inMinutes(minutes)} ou entra com uma chave de acesso.`,
    oldMailLink: 'Este link já não é válido. Podes desligar as notificações por email na tua conta.',
  },
  wardrobe: {
    inOutfits: (outfits) =>
      `Esta peça faz parte de ${outfits === 1 ? 'um outfit, que também será eliminado' : `${outfits} outfits, que também serão eliminados`}.`,
    departsLater: 'Esse dia ainda não chegou.',
    modelSilent: (provider) =>
      `O modelo (${seeingProviderNames[provider]}) não respondeu. Ficamos com o que o Vestidor leu.`,
  },
  outfits: {
    planned: 'Esse outfit já está nesse dia.',
    dayFull: (day, outfits) => `O dia ${inWords(day, 'pt')} já tem ${outfits} outfits: muda ou retira algum.`,
    farDay: 'Escolhe um dia deste ano ou do próximo: até 366 dias antes ou depois de hoje.',
    endsBefore: 'O último dia é anterior ao primeiro.',
    daysMost: (days) => `No máximo ${days} dias de uma vez.`,
    pictureRefused: (provider) =>
      `O modelo (${seeingProviderNames[provider]}) não quis fazer esta imagem. A tua foto continua guardada: experimenta outro outfit ou outra foto.`,
    pictureFailed: (provider) =>
      `O modelo (${seeingProviderNames[provider]}) não conseguiu fazer a imagem. A tua foto continua guardada: tenta mais tarde.`,
  },
  shop: {
    cartFull: (articles) => `O teu cesto aceita ${articles} artigos diferentes e já os tem.`,
    lastInCart: 'Só resta uma unidade nesse tamanho e nessa cor, e já está no teu cesto.',
    fewLeft: (pieces) => `Só restam ${pieces} unidades nesse tamanho e nessa cor.`,
    eachMost: (pieces) => `Podes levar até ${pieces} unidades de cada artigo.`,
    alsoInCart: (name) => `Agora também está no teu cesto «${name}». Revê-o antes de encomendar.`,
    priceChanged: (name, beforeCents, cents) =>
      `O preço de «${name}» mudou: de ${euros(beforeCents, 'pt')} para ${euros(cents, 'pt')}. Revê-o antes de encomendar; não foi cobrado nada.`,
    quantityChanged: (name, pieces) =>
      `De «${name}» há agora ${pieces} no teu cesto. Revê-o antes de encomendar.`,
    goneFromCart: 'Alguma peça já não está no teu cesto. Revê-o antes de encomendar.',
    totalChanged: (cents) => `O total é agora de ${euros(cents, 'pt')}. Revê-o antes de encomendar.`,
    soldOut: (article) =>
      `Esgotou-se ${ofArticle(article)}. Retira a peça do cesto para continuar; não foi cobrado nada.`,
    oneLeftOf: (article) =>
      `Só resta uma unidade de ${ofArticle(article)}. Altera-o no cesto; não foi cobrado nada.`,
    fewLeftOf: (article, pieces) =>
      `Só restam ${pieces} unidades de ${ofArticle(article)}. Altera-o no cesto; não foi cobrado nada.`,
    orderMost: (cents) => `Uma encomenda pode ser de ${euros(cents, 'pt')} no máximo. Divide-a em várias.`,
    holdsOfArticle: (article, pieces) =>
      `De ${ofArticle(article)}, neste momento ${pieces === 0 ? 'não te podemos reservar nenhuma unidade' : pieces === 1 ? 'só te podemos reservar uma unidade' : `só te podemos reservar ${pieces} unidades`} sem confirmares o teu email. Confirma-o com o link que te enviámos, ou pede menos. Não foi cobrado nada.`,
  },
  limits: {
    messages: (limit, minutes) =>
      `Enviaste ${limit} mensagens numa hora, que é o máximo. Tenta outra vez daqui a ${inMinutes(minutes)}.`,
    toolCalls: (limit, minutes) =>
      `Os teus assistentes fizeram ${limit} consultas numa hora, que é o máximo. Tenta outra vez daqui a ${inMinutes(minutes)}.`,
    attempts: (minutes) => `Demasiadas tentativas. Espera ${inMinutes(minutes)} e tenta outra vez.`,
    generations: (limit) =>
      `Usaste as ${limit} gerações de hoje. Amanhã tens outras tantas; com Premium não é preciso esperar.`,
    garments: (limit) =>
      `A tua conta aceita ${limit} peças e já as tens. Com Premium, o teu guarda-roupa não tem limite.`,
    garmentsOfDemo: (limit) =>
      `A demonstração aceita ${limit} peças e já as tem. Cria a tua conta: é grátis.`,
    departed: (limit) =>
      `Já guardas ${limit} peças que saíram, que é o máximo. Elimina alguma em «Já saíram» para registar outra.`,
    photoBytes: (bytes) =>
      `As tuas fotos já ocupam os ${megabytes(bytes)} MB da tua conta. Elimina alguma peça com foto para guardar outra.`,
    photosOfDemo: 'A demonstração não guarda mais fotos. Cria a tua conta, que é grátis, e guarda as tuas.',
    readingsOfDemo:
      'A demonstração já não lê mais fotos hoje. Cria a tua conta, que é grátis, e continua com as tuas.',
    heldPieces: (limit) =>
      `Reservamos-te ${limit} unidades por pagar no máximo. Paga ou cancela uma encomenda, ou retira alguma do cesto. Não foi cobrado nada.`,
    heldPiecesUnconfirmed: (limit) =>
      `Sem confirmares o teu email, reservamos-te ${limit} unidades por pagar no máximo. ${confirm} Não foi cobrado nada.`,
    reservedPieces:
      'Hoje já te reservámos todas as unidades que podemos. Amanhã podes encomendar mais. Não foi cobrado nada.',
    reservedPiecesUnconfirmed: `Hoje já te reservámos todas as unidades que podemos sem confirmares o teu email. ${confirm} Não foi cobrado nada.`,
    shares: 'Hoje já criaste todos os links que podes. Amanhã podes criar mais.',
    invitationMails: (limit) =>
      `Hoje já enviaste ${limit} convites por email. Amanhã podes enviar mais; o link podes enviá-lo tu quando quiseres.`,
    invitationMailsUnconfirmed:
      'Para enviar convites por email, confirma primeiro o teu com o link que te enviámos. Entretanto, podes enviar o link tu.',
    fromConnection: 'Desta ligação chegaram demasiados seguidos. Tenta mais tarde.',
    mails: 'Hoje já te enviámos todos os emails que podemos. Usa o último ou tenta outra vez amanhã.',
  },
};

const confirmations: Translation<typeof source.confirmations> = {
  signedIn: 'Sessão iniciada',
  registered: 'Conta criada. Damos-te as boas-vindas!',
  trialPending: 'Conta criada: o teu período experimental começa quando confirmares o teu email',
  trialBegun: 'O teu período experimental começou',
  signedOutEverywhere: 'Sessão terminada em todos os dispositivos.',
  passwordChanged: 'Palavra-passe alterada. Terminámos a sessão nos outros dispositivos.',
  linkSent: 'Se houver uma conta com esse email, dentro de minutos receberás um link.',
  mailSent: (email) => `Escrevemos para ${email}.`,
  emailConfirmed: 'O teu email está confirmado.',
  deviceForgotten: 'Esse dispositivo já não pode entrar sem se identificar.',
  passkeyRemoved: 'Chave de acesso retirada.',
  authenticatorRemoved: 'App de códigos retirada.',
  secondStepEnded: 'A tua conta já não pede um segundo passo.',
  accountErased: 'A tua conta e tudo o que continha foram eliminados.',
};

const devices: Translation<typeof source.devices> = {
  unknown: 'Um dispositivo',
  anyBrowser: (system) => `Um navegador em ${system}`,
  browser: (browser, system) => `${browser} em ${system}`,
};

const assistants: Translation<typeof source.assistants> = {
  unnamed: 'Um assistente sem nome',
  here: 'este dispositivo',
  app: (scheme) => `a app ${scheme}`,
};

export const inPortuguese = { refusals, confirmations, devices, assistants };
