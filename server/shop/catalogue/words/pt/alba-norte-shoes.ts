import type { Translation } from '#contract/languages.ts';
import type { albaNorteShoes as source } from '../alba-norte-shoes.ts';

export const albaNorteShoes: Translation<typeof source> = {
  'derbies-piel-cosidos': {
    name: 'Sapatos derby de pele cosidos',
    description:
      'Bezerro liso montado em cosido Blake, que deixa trocar a sola. Cinco ilhós e forma redonda que não aperta o peito do pé.',
  },
  'derbies-ante-suela-clara': {
    name: 'Sapatos derby de camurça',
    description:
      'Camurça escovada com sola de borracha clara que suaviza o passo. Vão aonde o sapato preto é demasiado sério.',
  },
  'derbies-charol': {
    name: 'Sapatos derby de verniz',
    description:
      'Verniz macio com forro de cabra, para o casamento e para as calças de ganga do dia seguinte. Salto de três centímetros em camadas de couro.',
  },
  'mocasines-antifaz': {
    name: 'Mocassins clássicos',
    description:
      'O corte de sempre com a tira aberta, cosido à mão no peito do pé. Palmilha acolchoada que se nota ao terceiro quilómetro.',
  },
  'mocasines-ante-flexibles': {
    name: 'Mocassins flexíveis de camurça',
    description:
      'Sem forro e sem contraforte rígido: dobram-se com uma mão. Sem meias no verão, com meia fina em outubro.',
  },
  'mocasines-piso-grueso': {
    name: 'Mocassins de sola grossa',
    description:
      'Quatro centímetros de sola estriada que pesam menos do que parecem. Mudam por completo umas calças de fato.',
  },
  'salones-tacon-medio': {
    name: 'Sapatos de salto médio',
    description:
      'Seis centímetros de salto e uma almofada escondida sob o metatarso. A biqueira é fina sem chegar a ser afiada.',
  },
  'salones-ante-noche': {
    name: 'Sapatos de salto de camurça',
    description:
      'A camurça absorve a luz e faz o pé parecer mais pequeno. Calcanheira interior antiderrapante.',
  },
  'salones-satinados': {
    name: 'Sapatos de salto de cetim',
    description:
      'Forrados de cetim a condizer por dentro e por fora, como os de um vestiário de ópera. Entregam-se com capas de substituição.',
  },
  'bailarinas-piel-lazo': {
    name: 'Sabrinas de pele',
    description:
      'Napa dobrável com debrum elástico que não corta o calcanhar. A sola é de couro, com meia sola de borracha para o chão molhado.',
  },
  'bailarinas-ante': {
    name: 'Sabrinas de camurça',
    description:
      'Biqueira curta, decote subido e um laço mínimo da mesma camurça. Guardam a forma graças a uma alma de aço.',
  },
  'botines-chelsea-piel': {
    name: 'Botins chelsea de pele',
    description:
      'Elásticos que recuperam a tensão e uma tira atrás para os calçares de uma vez. Sola de borracha com desenho discreto, boa para a chuva miudinha.',
  },
  'botines-chelsea-ante': {
    name: 'Botins chelsea de camurça',
    description:
      'Camurça tratada na origem contra as manchas de água. O tom claro envelhece a caminho do tabaco.',
  },
  'botas-altas-montar': {
    name: 'Botas altas de montar',
    description:
      'Cano de trinta e oito centímetros com fecho interior e fole elástico. Forma larga pensada para usar as calças de ganga por dentro.',
  },
  'botas-altas-ante': {
    name: 'Botas altas de camurça elástica',
    description:
      'Sobem até ao joelho e ficam lá, porque a camurça está unida a uma malha que cede. Salto largo de cinco centímetros.',
  },
  'sandalias-tira-cruzada': {
    name: 'Sandálias de tiras cruzadas',
    description:
      'Duas tiras que se cruzam sobre o peito do pé e uma fivela que se aperta com uma mão. A base é de cortiça forrada a couro.',
  },
  'sandalias-vestir-metal': {
    name: 'Sandálias de cerimónia metalizadas',
    description:
      'Um metal envelhecido que se comporta como um neutro e combina com tudo o resto. São rasas, para chegares a dançar ao fim do casamento.',
  },
  'zapatillas-piel-minimas': {
    name: 'Ténis minimalistas de pele',
    description:
      'Nem logótipo nem contraste: pele lisa, atacador encerado e sola cosida. Aguentam um fato melhor do que muitos sapatos.',
  },
  'sandalias-ante-tobillo': {
    name: 'Sandálias de camurça ao tornozelo',
    description:
      'Pulseira larga que segura o tornozelo e palmilha anatómica escondida sob o forro. A camurça não tem uma única costura na zona de flexão.',
  },
  'mocasines-charol-tacon': {
    name: 'Mocassins de verniz',
    description:
      'Salto quadrado de quatro centímetros e verniz que reflete o passeio. A pala termina numa dobra cosida, sem franjas.',
  },
};
