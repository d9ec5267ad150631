import type { Entry } from '../../words.ts';

export const bodies: readonly Entry[] = [
  {
    id: 'body-short',
    asks: 'sou baixa o que me fica bem|sou baixinha|parecer mais alta|roupa para pessoas baixas|sou baixo',
    text: 'Para alongar a linha: um só tom de alto a baixo, cintura subida, partes de cima para dentro, calças que tocam no sapato e sapatos no tom da pele ou das calças. Estampados miúdos, casacos curtos. Nada disto é dever: vê-se a proporção.',
  },
  {
    id: 'body-tall',
    asks: 'sou muito alta o que me fica bem|calcas curtas para mim|roupa para pessoas altas|sou muito alto',
    text: 'A tua altura leva bem sobretudos compridos, calças largas, estampados grandes e contraste na cintura. Procura perna e manga compridas; umas calças curtas devem parecer de propósito. Rasos ou saltos: tens os dois.',
  },
  {
    id: 'body-belly',
    asks: 'disfarcar a barriga|esconder a barriga|tenho barriga o que vestir|corpo maca',
    text: 'Tecidos que caem e não colam: camisa direita aberta sobre top liso, vestido traçado, calças de frente lisa. Leva o olhar para onde gostas: decote, pernas, um bom sapato. O teu corpo não é o erro; um tamanho apertado é.',
  },
  {
    id: 'body-bust',
    asks: 'peito grande o que vestir|camisa abre no peito|decotes para peito grande|pouco peito',
    text: 'Um peito cheio gosta de decotes em V, traçados e tecidos macios, e de um soutien que suba; se a camisa abre, um tamanho acima e apertada na cintura. Um peito pequeno usa golas altas, folhos e costas abertas sem pensar.',
  },
  {
    id: 'body-hips',
    asks: 'ancas largas o que vestir|corpo pera|coxas grossas jeans|corpo ampulheta|quadris largos',
    text: 'Deixa a anca correr: calças direitas ou largas com a cintura certa, saias em A, liso e escuro em baixo e pormenor em cima. Na ampulheta, marca a cintura. Compra pela anca e manda apertar a cintura.',
  },
  {
    id: 'body-shoulders',
    asks: 'ombros largos o que vestir|ombros estreitos|triangulo invertido|bracos gordos o que vestir|tapar os bracos',
    text: 'Ombros largos suavizam-se com decotes em V, manga raglã e volume em baixo; os estreitos ganham com um casaco estruturado. Para tapar os braços: manga a três quartos em tecido fluido, ou uma camisa aberta por cima.',
  },
  {
    id: 'body-curvy',
    asks: 'estilo plus size|sinto me gorda|dicas para tamanhos grandes|sou gorda o que vestir|roupa para corpos grandes',
    text: 'Primeiro o tamanho certo, seja que número for. Bom tecido, estrutura no ombro, cintura marcada ou solta como gostes, decote em V e acessórios à tua escala. A cor e o estampado também são teus: o preto não é obrigação.',
  },
  {
    id: 'body-pregnant',
    asks: 'o que vestir gravida|roupa de gravida|roupa para gestante|vestir depois do parto|roupa para amamentar',
    text: 'Elástico por baixo da barriga, camisas e casacos de malha abertos, vestidos de malha e de corte império, sapatos baixos e firmes. Duas calças pré-mamã e um bom soutien fazem quase tudo. Para amamentar: botões, traçados e camadas.',
  },
  {
    id: 'body-modest',
    asks: 'dicas de roupa modesta|moda modesta|estilo hijab|vestir com recato no verao|manga comprida no calor',
    text: 'Comprimento e camadas: camisas compridas sobre calças largas, vestidos midi com camisola fina, saias compridas com malha. No calor, linho, algodão e viscose, largos e claros. Um lenço num tom do look une tudo.',
  },
  {
    id: 'body-age',
    asks: 'o que vestir aos 50|vestir depois dos 60|sou velha demais para|roupa para a minha idade',
    text: 'Nenhuma peça tem idade: têm-na o corte, o tecido e a postura. Muda o conforto e o gosto, por isso guarda o que amas e sobe-lhe a qualidade. Um bom sobretudo, um bom corte de cabelo e uma ousadia ficam bem sempre.',
  },
  {
    id: 'body-sensitive',
    asks: 'roupa para pele sensivel|camisola pica|a la pica|costuras incomodam|eczema roupa',
    text: 'Junto à pele, algodão lavado, modal, viscose de bambu ou seda; sem etiquetas, costuras planas, um tamanho com folga. A merino pica menos do que a lã comum, e uma t-shirt fina por baixo resolve. Enxagua duas vezes, sem perfume.',
  },
  {
    id: 'body-glasses',
    asks: 'que decote me favorece|pescoco curto decote|rosto redondo brincos|que oculos me ficam bem|colar para cada decote',
    text: 'Um decote aberto alonga o pescoço curto; uma gola alta encurta o comprido. Colar comprido com golas altas ou lisas, curto com decotes, e brincos quando a gola já fala muito.',
  },
];
