import type { Translation } from '#contract/languages.ts';
import type { casaLirioAccessories as source } from '../casa-lirio-accessories.ts';

export const casaLirioAccessories: Translation<typeof source> = {
  'mochila-lona-encerada': {
    name: 'Mochila de lona encerada',
    description:
      'A cera faz a chuvada escorrer e cada vinco deixar marca. Bolso acolchoado atrás, encostado às costas.',
  },
  'bolsa-tela-lirio': {
    name: 'Saco de pano com o lírio',
    description:
      'O saco do mercado, da biblioteca e da praia. Lona grossa que se tem de pé e um lírio bordado num canto.',
  },
  'gorra-sarga-lavada': {
    name: 'Boné de sarja lavada',
    description:
      'Seis gomos e pala já curva, como se levasse três verões contigo. A presilha é de metal e não puxa o cabelo.',
  },
  'gorro-punto-grueso': {
    name: 'Gorro de malha grossa',
    description:
      'Lã com alpaca e uma dobra generosa que tapa as orelhas. Tricota-se de uma vez, sem costura que se sinta na nuca.',
  },
  'bufanda-flecos-lirio': {
    name: 'Cachecol comprido com franjas',
    description:
      'Dois metros que dão para três voltas ou para partilhar um banco no jardim. Aquece sem picar porque a lã é penteada.',
  },
  'gafas-sol-carey': {
    name: 'Óculos de sol de massa',
    description:
      'Armação larga que aguenta a nortada e lentes de categoria três. Vêm com um estojo macio que também limpa.',
  },
  'collar-medalla-sol': {
    name: 'Colar com medalha de sol',
    description:
      'Uma medalha com doze raios gravados e uma pedra no centro. A corrente mede sessenta centímetros e cai sobre a camisola.',
  },
  'pulsera-rigida-cinco': {
    name: 'Pulseira rígida de cinco cristais',
    description:
      'Oval como o pulso, não redonda, para não girar sozinha. Os cristais são cravados, nenhum é colado.',
  },
  'anillo-solitario-cristal': {
    name: 'Anel solitário de cristal',
    description:
      'Brilha bastante mais do que custa e não promete nada. Aro arredondado por dentro, confortável para quem nunca usa anéis.',
  },
  'bikini-triangulo-lazos': {
    name: 'Biquíni de triângulo com laços',
    description:
      'Copas que deslizam pelo cordão e cuequinha que se ata à altura que quiseres. Tecido reciclado que seca antes da toalha.',
  },
  'banador-escote-redondo': {
    name: 'Fato de banho de decote redondo',
    description:
      'Camada dupla à frente e perna nem subida nem descida. Serve para nadar a sério: as alças não caem à segunda braçada.',
  },
  'banador-bermuda-cordon': {
    name: 'Calções de banho com cordão',
    description:
      'Comprimento até meio da coxa, com bolso traseiro que escoa a água. Do mar ao bar da praia em dez minutos de sol.',
  },
  'mallas-cintura-alta': {
    name: 'Leggings de cintura subida',
    description:
      'Não ficam transparentes no agachamento, que é o único teste que importa. Bolso lateral para o telemóvel e costuras planas.',
  },
  'top-deportivo-cruzado': {
    name: 'Top desportivo de suporte médio',
    description:
      'Para correr devagar, pedalar com força ou alongar em casa. A banda larga segura sem apertar as costelas.',
  },
  'calcetines-rayas-algodon': {
    name: 'Meias às riscas',
    description:
      'Algodão penteado com punho que não deixa marca. As riscas espreitam por cima dos ténis, e é disso que se trata.',
  },
  'braguita-algodon-organico': {
    name: 'Cuecas de algodão orgânico',
    description:
      'Cintura média e elástico forrado, sem etiquetas que arranhem. Vendem-se soltas para escolheres as cores.',
  },
};
