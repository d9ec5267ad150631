import type { Entry } from '../../words.ts';

export const codes: readonly Entry[] = [
  {
    id: 'black-tie',
    asks: 'o que e black tie|black tie significado|traje black tie|black tie para mulher|black tie opcional',
    text: 'Black tie: smoking com laço, camisa branca própria e sapatos pretos de verniz ou bem engraxados; ou vestido comprido, ou de cocktail muito elegante, com joias finas. “Opcional” admite fato escuro com gravata e vestido pelo joelho.',
  },
  {
    id: 'white-tie',
    asks: 'o que e white tie|traje de gala white tie|casaca|fraque',
    text: 'White tie é o protocolo mais rigoroso: casaca preta, colete branco, colarinho de pontas e laço branco; ou vestido de baile até ao chão, muitas vezes com luvas compridas. Aluga-se mais do que se compra.',
  },
  {
    id: 'cocktail',
    asks: 'o que e traje cocktail|traje de cocktail|vestido de cocktail comprimento|traje passeio completo',
    text: 'Cocktail: vestido à volta do joelho ou macacão elegante, saltos ou rasos arranjados e mala pequena; ou fato escuro, com ou sem gravata. Mais do que um jantar, menos do que uma gala. Ganga e ténis ficam em casa.',
  },
  {
    id: 'smart-casual',
    asks: 'o que e smart casual|smart casual significado|smart casual mulher|smart casual homem|esporte fino',
    text: 'Smart casual: uma peça arranjada segura o look. Blazer com ganga escura e mocassins, saia midi com malha fina, boa camisa sem gravata. Nada de desporto, rasgões ou chinelos. Ténis brancos limpos passam em muitos sítios.',
  },
  {
    id: 'business-casual',
    asks: 'o que e business casual|business casual significado|business casual homem|business casual mulher|diferenca entre smart casual e business casual',
    text: 'Business casual: sem gravata, mas passado a ferro. Chinos, calças de corte ou saia, camisa, blusa ou malha fina, um blazer à mão, sapatos de pele ou rasos cuidados. Ganga escura só onde os outros a usam.',
  },
  {
    id: 'business-formal',
    asks: 'o que e business formal|traje formal de escritorio|business formal significado',
    text: 'Business formal: fato escuro, azul-marinho ou antracite, camisa clara e gravata; ou fato de calças ou saia, ou vestido direito com casaco. Sapatos fechados de pele, poucas joias, mala estruturada.',
  },
  {
    id: 'casual-code',
    asks: 'o que e traje casual|traje informal significado|o que significa casual|esporte casual',
    text: 'Casual é descontraído, não descuidado: ganga limpa ou chinos, malha ou boa t-shirt, vestido simples, ténis ou mocassins. Se o convite diz “informal”, junta uma peça arranjada e acertas.',
  },
  {
    id: 'black-tie-jacket',
    asks: 'diferenca entre smoking e fato|smoking ou fato|posso levar fato a black tie|smoking ou terno',
    text: 'O smoking tem cetim nas lapelas e uma risca nas calças, e leva laço; o fato não tem nada disso. Num black tie, um fato muito escuro com camisa branca e laço preto é um segundo lugar tolerado.',
  },
  {
    id: 'interview-rules',
    asks: 'o que nao vestir numa entrevista|regras para entrevista|devo levar fato a uma entrevista|que cor para uma entrevista',
    text: 'Um degrau acima do que lá se usa: vê as fotografias da empresa. Azul-marinho, cinzento e branco falam com calma; um toque pessoal chega. Sapatos limpos, pouco perfume, nada que precises de ajeitar. Experimenta sentada na véspera.',
  },
  {
    id: 'wedding-guest',
    asks: 'regras para convidada de casamento|o que nao se usa num casamento|vestido comprido num casamento|protocolo de casamento|vestido midi casamento',
    text: 'De dia, curto ou midi, cor e chapéu se gostas; à noite, comprido ou com brilho. Nunca branco, cru ou ar de noiva. Homens: fato, mais claro de dia e escuro à noite. Se é na igreja, ombros tapados.',
  },
  {
    id: 'wedding-white',
    asks: 'posso ir de branco a um casamento|vestido creme num casamento|sapatos brancos num casamento|branco convidada',
    text: 'Branco, marfim e cru são da noiva: deixa-os para outro dia, a não ser que os noivos os peçam. Uma camisa branca debaixo do fato está bem, e um estampado com algum branco que não se confunda também.',
  },
  {
    id: 'wedding-black',
    asks: 'posso ir de preto a um casamento|vestido preto num casamento|vestido vermelho num casamento|preto da azar num casamento',
    text: 'Hoje o preto aceita-se num casamento, sobretudo à noite: levanta-o com cor, metal ou uma mala viva, para não parecer luto. O vermelho está bem se o corte for sereno. Na dúvida, pergunta aos noivos.',
  },
  {
    id: 'wedding-men',
    asks: 'o que veste um homem num casamento|convidado homem casamento|preciso de gravata num casamento|fato de linho casamento|cor do fato convidado',
    text: 'Um fato: azul-marinho, cinzento médio ou tons claros de dia; escuro à noite. Camisa branca ou azul-clara, gravata se é na igreja ou formal, sapatos de pele. Linho na praia ou em pleno verão. Sem ganga nem ténis.',
  },
  {
    id: 'funeral',
    asks: 'que cor para um funeral|tenho de ir de preto a um funeral|regras para um funeral|posso ir de calcas de ganga a um funeral|o que se usa num enterro',
    text: 'Sóbrio e sem dar nas vistas: preto, azul-marinho, antracite ou castanho-escuro, liso, ombros tapados, sapatos fechados, quase sem joias. Não precisas de ir toda de preto. Se a família pede cor, segue-a.',
  },
  {
    id: 'church',
    asks: 'ombros tapados na igreja|o que vestir numa igreja|visitar uma mesquita roupa|vaticano roupa|entrar num templo',
    text: 'Nas igrejas, ombros e joelhos tapados; um lenço na mala resolve. Nas mesquitas, braços e pernas cobertos, roupa larga e lenço na cabeça para as mulheres; sem sapatos. Nos templos, o mesmo recato. Vê o que o lugar pede.',
  },
  {
    id: 'christening-rules',
    asks: 'que cores para um batizado|regras batizado convidados|protocolo de comunhao|o que se usa num batizado',
    text: 'Claro, alegre e sereno: vestido midi ou fato em pastéis, azul-marinho ou estampado miúdo; camisa com blazer. Numa comunhão, o branco é da criança. Salto baixo, ombros tapados na igreja, nada de noite.',
  },
  {
    id: 'graduation-rules',
    asks: 'o que usar por baixo da beca|traje de formatura regras|o que se usa numa bencao das fitas|baile de finalistas regras',
    text: 'Por baixo da beca ou com as fitas, um vestido simples ou camisa com calças de corte, e salto baixo por causa de escadas e relva. No baile, comprido ou cocktail, ou fato escuro: aí arranjar-se é a graça.',
  },
  {
    id: 'theatre-rules',
    asks: 'o que se usa na opera|traje para a opera|traje para o teatro|e preciso arranjar me para o teatro',
    text: 'Ninguém fica à porta: smart casual serve num teatro, e fato escuro ou vestido de cocktail na ópera e nas estreias. Numa gala, mais comprido. Leva uma camada, que as salas são frias.',
  },
  {
    id: 'first-date-rules',
    asks: 'dicas para primeiro encontro|o que nao vestir num encontro|que impressao no primeiro encontro',
    text: 'Veste o que já te faz sentir tu: algo que te elogiaram, sapatos limpos e um pormenor de que falar. Nada de sapatos por estrear nem de roupa que precises de puxar. E pensa no sítio: um bar não é um restaurante fino.',
  },
  {
    id: 'casual-friday-rules',
    asks: 'posso ir de calcas de ganga para o trabalho|tenis no trabalho|calcoes no escritorio|leggings no trabalho|casual friday regras',
    text: 'Ganga no trabalho: escura, inteira e com blazer ou boa malha. Ténis: de pele, lisos e limpos. Calções, leggings e frases são para outros dias em quase todos os escritórios. Na primeira semana, arranja-te mais e observa.',
  },
];
