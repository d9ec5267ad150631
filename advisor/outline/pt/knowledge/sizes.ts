import type { Entry } from '../../words.ts';

export const sizes: readonly Entry[] = [
  {
    id: 'sizes-women',
    asks: 'converter tamanhos|tamanho 38 no reino unido|tamanho americano para europeu|tamanho brasileiro em portugal|equivalencia de tamanhos mulher|que tamanho sou em espanha',
    text: 'Mulher, por alto: EU 36 é UK 8 e US 4; 38, UK 10, US 6; 40, UK 12, US 8; 42, UK 14, US 10. Portugal e Espanha usam o EU; Itália soma quatro. No Brasil, o número costuma ser o mesmo ou dois acima. Manda a tabela da marca.',
  },
  {
    id: 'sizes-men',
    asks: 'tamanhos de homem conversao|tamanho de casaco homem|tamanho 50 em uk|tamanho do fato|tamanho de camisa homem',
    text: 'Homem: no casaco, o UK e o US são o peito em polegadas, e o EU é isso mais dez: 38 é 48, 40 é 50, 42 é 52. As calças vão pela cintura em polegadas: 32 é cerca de EU 42. As camisas, pelo colarinho em centímetros.',
  },
  {
    id: 'sizes-shoes',
    asks: 'conversao de numeros de sapato|numero de sapato 38 em uk|sapato americano para europeu|que numero calco no brasil|numero 43 em us',
    text: 'Mulher: EU 37 é UK 4 e US 6,5; 38, UK 5, US 7,5; 39, UK 6, US 8,5. Homem: EU 41 é UK 7,5, US 8,5; 42, UK 8, US 9; 43, UK 9, US 10; 44, UK 9,5, US 10,5. No Brasil, cerca de dois números menos que o EU.',
  },
  {
    id: 'sizes-jeans',
    asks: 'tamanhos de jeans|w32 l34 o que significa|jeans 28 que tamanho e|tamanho das calcas de ganga',
    text: 'A ganga leva cintura e perna em polegadas: W28 é cerca de EU 38, W30 EU 40, W32 EU 42. Perna: L30 curta, L32 normal, L34 comprida. A rígida cede meio tamanho; a elástica cresce e volta.',
  },
  {
    id: 'between-sizes',
    asks: 'estou entre dois tamanhos|que tamanho escolher|maior ou menor|tamanho acima ou abaixo',
    text: 'Entre dois tamanhos, o maior em tudo o que não estica, e aperta-se: alargar raramente dá. O menor em malhas e ganga elástica, que cedem. E sempre pela tua medida mais larga.',
  },
  {
    id: 'measuring',
    asks: 'como tirar medidas|medir peito cintura anca|como me meco|medir a perna',
    text: 'Sobre roupa fina e com fita mole: peito no ponto mais cheio, cintura no mais estreito, anca no mais largo, uns 20 cm abaixo; perna da virilha ao chão. Nem apertada nem frouxa. O guia de tamanhos da loja usa esses centímetros.',
  },
  {
    id: 'bra-size',
    asks: 'tamanho de sutia|como saber o tamanho do soutien|soutien aperta|medir sutia',
    text: 'Faixa: o contorno por baixo do peito, firme; copa: a diferença até ao ponto mais cheio, uma letra por cada 2 a 2,5 cm. Quem sustenta é a faixa, não as alças: se sobe nas costas, faixa abaixo e copa acima.',
  },
];
