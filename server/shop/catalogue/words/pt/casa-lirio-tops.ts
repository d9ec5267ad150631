import type { Translation } from '#contract/languages.ts';
import type { casaLirioTops as source } from '../casa-lirio-tops.ts';

export const casaLirioTops: Translation<typeof source> = {
  'camiseta-grafica-lirios': {
    name: 'T-shirt gráfica Lirios',
    description:
      'Formas recortadas à tesoura e estampadas com tinta à base de água, que não estala. Corte largo com o ombro descaído.',
  },
  'camiseta-basica-color': {
    name: 'T-shirt básica de cor',
    description:
      'Cinco tons que voltam todas as primaveras, porque ninguém os deixa ir embora. Algodão lavado com enzimas, macio desde o cabide.',
  },
  'camiseta-rayas-caramelo': {
    name: 'T-shirt de riscas rebuçado',
    description:
      'Riscas largas de duas cores que discutem e fazem as pazes. Manga até meio do braço e gola redonda sem etiqueta.',
  },
  'camiseta-logo-lirio': {
    name: 'T-shirt com lírio bordado',
    description: 'Um só lírio bordado no peito com dois mil pontos. O resto da t-shirt guarda silêncio.',
  },
  'camiseta-tecnica-ligera': {
    name: 'T-shirt técnica leve',
    description:
      'Malha de 120 gramas que seca pendurada em meia hora. Costuras planas nos sítios onde a mochila roça.',
  },
  'camiseta-tirantes-canale': {
    name: 'T-shirt de alças canelada',
    description:
      'Canelado elástico que se ajusta sem repuxar em lado nenhum. Serve de camada sob tudo o que é transparente na coleção.',
  },
  'top-lencero-color': {
    name: 'Top lingerie a cores',
    description:
      'Cetim que muda de tom conforme lhe dá o sol. Usa-se sozinho, ou sobre uma t-shirt branca como nos anos noventa.',
  },
  'top-floral-tirantes': {
    name: 'Top de flores com alças',
    description:
      'Um ramo pintado à mão no atelier e repetido sem que se note onde começa. Costas franzidas que se adaptam a dois tamanhos.',
  },
  'body-animal-manga-larga': {
    name: 'Body de leopardo',
    description:
      'Leopardo pequeno em malha de segunda pele. Com umas calças de ganga de cintura subida faz o trabalho todo.',
  },
  'camisa-hawaiana-flores': {
    name: 'Camisa de flores de manga curta',
    description:
      'Gola aberta, bolso que acerta com o desenho e viscose que refresca. Aberta sobre uma t-shirt de alças, transforma-se em casaco.',
  },
  'camisa-vichy-verano': {
    name: 'Camisa vichy',
    description:
      'O quadrado da toalha de mesa, a sério: algodão fino com a bainha direita e os botões na cor do quadrado. Com um nó na cintura, pede saia.',
  },
  'sobrecamisa-cuadros-grandes': {
    name: 'Sobrecamisa aos quadrados',
    description:
      'Flanela de dupla face com quadrados grandes e dois bolsos de pala. Faz de casaco entre março e maio.',
  },
  'blusa-volantes-gasa': {
    name: 'Blusa de gaze com folhos',
    description:
      'Folhos em cascata que começam no ombro e se apagam na cintura. A gaze é dupla onde faz falta.',
  },
  'blusa-flores-algodon': {
    name: 'Blusa de flores de algodão',
    description:
      'Mangas com corpo, encaixe quadrado e uma flor miudinha que percorre o tecido todo. Desabotoa-se nas costas com cinco botões.',
  },
  'polo-retro-contraste': {
    name: 'Polo retro às riscas',
    description:
      'Gola e punhos de malha noutra cor, como os dos campos de terra batida. Algodão com um pouco de ar entre fio e fio.',
  },
  'sudadera-capucha-color': {
    name: 'Sweatshirt com capuz',
    description:
      'Felpa de 380 gramas escovada por dentro e capuz forrado que não cai. O cordão acaba em metal, não em plástico.',
  },
  'sudadera-bordado-lirio': {
    name: 'Sweatshirt com lírio bordado',
    description:
      'O lírio da casa em fio acetinado sobre felpa mate. Bolso canguru com uma ranhura escondida para o telemóvel.',
  },
  'sudadera-tecnica-entreno': {
    name: 'Sweatshirt técnica de treino',
    description:
      'Malha elástica por fora e rede escovada por dentro: aquece ao começar e ventila ao acabar. Punhos com abertura para o polegar.',
  },
  'jersey-rayas-arcoiris': {
    name: 'Camisola de riscas de cores',
    description:
      'Uma risca larga e uma estreita, alternadas, em lã que não pica. O elástico da bainha recolhe-a na anca.',
  },
  'jersey-ochos-color': {
    name: 'Camisola de tranças de cor',
    description:
      'Tranças grossas em tons que ninguém espera numa camisola de avó. Gola redonda subida e manga com muito volume.',
  },
  'cardigan-corto-color': {
    name: 'Casaco de malha curto de cores',
    description:
      'Curto até à cintura, para que o vestido continue a mandar. Os botões são de uma cor diferente da malha.',
  },
  'camiseta-manga-larga-estampada': {
    name: 'T-shirt de manga comprida estampada',
    description:
      'Manchas de cor que se sobrepõem em rede fina de manga comprida. Por baixo de um top de alças parece pintada sobre a pele.',
  },
  'chaleco-color-pano': {
    name: 'Colete de fazenda de cor',
    description:
      'Um colete de alfaiate na cor errada, que afinal é a certa. Sobre uma t-shirt, sob um blusão ou sem mais nada em agosto.',
  },
  'jersey-cuello-vuelto-color': {
    name: 'Camisola de gola alta de cor',
    description:
      'Canelado grosso com a gola tão alta que serve de cachecol. Os punhos têm uma dobra noutro ponto.',
  },
};
