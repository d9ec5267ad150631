import type { Entry } from '../../words.ts';

export const fabrics: readonly Entry[] = [
  {
    id: 'fabric-heat',
    asks: 'melhor tecido para o calor|que tecido no verao|tecidos frescos|como vestir com calor|roupa para humidade',
    text: 'No calor: linho, algodão fino, viscose, liocel e lã muito fina, largos e claros, para o ar circular. O poliéster guarda suor e cheiro, salvo o desportivo. Um chapéu e ombros tapados refrescam mais do que a pele ao sol.',
  },
  {
    id: 'fabric-cold',
    asks: 'tecido mais quente|que tecido no inverno|como vestir para o frio|como vestir em camadas|agasalhar|roupa para temperaturas negativas',
    text: 'Três camadas: uma fina que respira (merino ou térmica), uma quente (lã, polar, penas) e uma que corta o vento. O que aquece é o ar entre elas, por isso nada apertado. Gorro, luvas, cachecol e sola grossa contam tanto como o casaco.',
  },
  {
    id: 'fabric-rain',
    asks: 'o que vestir a chuva|melhor tecido para a chuva|casaco impermeavel|sapatos para a chuva',
    text: 'Casaco impermeável com costuras seladas, ou gabardina apertada para aguaceiros; calças que não toquem no chão; botas de pele ou borracha com boa sola. Camurça, lona e seda ficam em casa. A lã aquece mesmo húmida.',
  },
  {
    id: 'label-composition',
    asks: 'como ler a etiqueta de composicao|o que significa 5 elastano|etiqueta de materiais|o que e viscose|o que e liocel',
    text: 'As fibras vêm por peso, a maior primeiro. Naturais: algodão, linho, lã, seda. De madeira: viscose, modal, liocel. De petróleo: poliéster, poliamida, acrílico, elastano. Dois a cinco por cento de elastano dão conforto; muito, joelheiras.',
  },
  {
    id: 'cotton-or-polyester',
    asks: 'algodao ou poliester|o poliester e mau|o acrilico aquece|sintetico ou natural',
    text: 'O poliéster seca depressa, quase não amarrota e guarda cheiro; o algodão respira, absorve e amarrota. O acrílico aquece menos do que a lã e faz borboto. Uma mistura com até um terço de sintético dura bem; para suar e dormir, natural.',
  },
  {
    id: 'wool-kinds',
    asks: 'diferenca entre caxemira e la|merino ou caxemira|o que e merino|tipos de la|alpaca',
    text: 'Lã de cordeiro: resistente. Merino: fina, quase não pica, serve o ano todo. Caxemira: muito macia e leve, delicada. Alpaca: quente e sedosa. Mohair: peluda e arejada. Um pouco de poliamida faz durar os cotovelos.',
  },
  {
    id: 'linen-creases',
    asks: 'o linho amarrota|linho amassa|o linho serve para o trabalho|fato de linho amarrotado',
    text: 'O linho amarrota, e é essa a sua graça: o bom e pesado faz dobras largas. Para o escritório, uma mistura com viscose ou algodão, ou um tom escuro; pendura-o húmido e passa só gola e frente.',
  },
  {
    id: 'quality',
    asks: 'como saber se a roupa e de qualidade|sinais de boa qualidade|vale a pena roupa cara|ver a qualidade das costuras',
    text: 'Contra a luz: denso e regular é bom. Puxa uma costura: não abre. Os padrões casam nas costuras, os botões têm pé, a bainha tem pano, o forro mexe. Amarrota um canto: o vinco deve amaciar.',
  },
  {
    id: 'sustainable',
    asks: 'tecidos sustentaveis|tecido mais ecologico|algodao organico e melhor|fast fashion|moda sustentavel|roupa etica',
    text: 'A peça mais verde é a que tens e vestes. Depois a segunda mão, e linho, cânhamo, algodão biológico, lã reciclada e liocel, bem feitos e arranjados. Trinta usos é boa pergunta antes de comprar. Lava menos, a frio e no estendal.',
  },
];
