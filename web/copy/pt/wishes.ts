import type { Translation } from '#contract/languages.ts';
import { formatCount, formatPlural } from '#web/format/numbers.ts';

const fewOutfits = 5;
const periods = { month: 'deste mês', year: 'deste ano' } as const;

export const wishesCopy: Translation<typeof import('../wishes.ts').wishesCopy> = {
  meta: {
    title: 'Os teus desejos',
    description:
      'O que gostavas de ter, o que acrescentaria ao teu guarda-roupa e o que te resta para gastar.',
  },
  lead: 'Antes de comprar: o que cada um acrescentaria ao que já tens.',
  add: 'Adicionar um desejo',
  list: 'Desejos',
  budget: {
    title: 'O que gastas em roupa',
    month: 'Este mês',
    year: 'Este ano',
    left: (amount, limit) => `Restam-te ${amount} de ${limit}`,
    over: (amount, limit) => `Passaste ${amount} dos ${limit}`,
    none: 'Sem orçamento',
    change: 'Definir orçamento',
    byCategory: 'Este ano, por categorias',
    garments: (count) => formatPlural(count, 'peça', 'peças'),
    counted: 'Contamos o preço do que entra no teu guarda-roupa.',
    dialog: {
      title: 'O teu orçamento para roupa',
      text: 'Avisamos-te em cada desejo que o ultrapasse. Deixa em branco se não quiseres limite.',
      month: (symbol) => `Por mês (${symbol})`,
      year: (symbol) => `Por ano (${symbol})`,
      saved: 'Orçamento guardado',
      failed: 'Não foi possível guardar o orçamento',
    },
  },
  outfits: (count) =>
    count === 0
      ? 'Com o que tens não completa nenhum outfit novo.'
      : `Entraria em ${count === 1 ? 'um outfit novo' : `${formatCount(count)} outfits novos`} com o que tens.`,
  alike: 'Já tens uma que faz o mesmo',
  alikeWorn: (name, times) =>
    times === 0 ? `${name}, sem usar` : `${name}, ${formatPlural(times, 'uso', 'usos')}`,
  plenty: (owned, idle) =>
    idle === 0
      ? `Deste tipo já tens ${formatCount(owned)}.`
      : `Deste tipo já tens ${formatCount(owned)}, e ${idle === 1 ? 'uma está' : `${formatCount(idle)} estão`} há muito sem sair.`,
  spare: {
    title: 'Três a mais antes de uma nova',
    titleOfFewer: 'O que está a mais antes de uma nova',
    text: 'Do que tens, aquilo de que sentirias menos falta. Contamos usos, parecenças e outfits; as recordações, as tuas favoritas e o que é novo não entram.',
    reason: ({ others, outfits, lastWorn, since }) => {
      const idle = lastWorn === null ? `está por estrear desde ${since}` : `não sai desde ${lastWorn}`;
      if (others > 0)
        return `Tens ${others === 1 ? 'outra quase igual' : `outras ${formatCount(others)} quase iguais`}, e esta ${idle}.`;
      const start = idle.charAt(0).toLocaleUpperCase('pt-PT') + idle.slice(1);
      if (outfits === 0) return `${start}, e com o que tens não completa nenhum outfit.`;
      return outfits <= fewOutfits
        ? `${start}, e só entra em ${formatPlural(outfits, 'outfit', 'outfits')}.`
        : `${start}.`;
    },
    sell: 'Vender',
    give: 'Dar',
    keep: 'Fico com ela',
    sellNamed: (name) => `Vender ${name}`,
    giveNamed: (name) => `Dar ${name}`,
    keepNamed: (name) => `Fico com ${name}`,
    kept: (name) => `«${name}» fica. Durante um ano não voltamos a perguntar.`,
  },
  beyond: (period, amount) => `Com este ultrapassas em ${amount} o orçamento ${periods[period]}.`,
  reduced: (amount) =>
    `Baixou desde que o guardaste. O preço mais baixo dos 30 dias anteriores era ${amount}.`,
  inShop: 'Na nossa loja',
  see: 'Ver na loja',
  page: 'Ver a página',
  removeNamed: (name) => `Retirar ${name} dos teus desejos`,
  removed: 'Desejo retirado',
  removeFailed: 'Não foi possível retirar o desejo',
  form: {
    text: 'De qualquer loja. O que está na nossa adiciona-se com o seu coração.',
    name: 'O que é',
    namePlaceholder: 'Sobretudo comprido de lã',
    choose: 'Escolhe',
    price: (symbol) => `Preço (${symbol})`,
    page: 'Endereço da sua página',
    submit: 'Adicionar',
    added: 'Desejo adicionado',
    failed: 'Não foi possível adicionar o desejo',
  },
  failed: {
    title: 'Não conseguimos carregar os teus desejos',
    text: 'Continuam guardados. Verifica a ligação e tenta de novo.',
  },
  empty: {
    title: 'Ainda não desejas nada',
    text: 'Anota o que te agrada, venha de onde vier, e vê se te faz mesmo falta.',
    store: 'Ver a loja',
  },
};
