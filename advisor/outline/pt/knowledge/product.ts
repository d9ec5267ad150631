import { figuresIn } from '../../../figures.ts';
import type { Entry } from '../../words.ts';

const it = figuresIn('pt-PT');

export const product: readonly Entry[] = [
  {
    id: 'vestidor',
    asks: 'o que e o vestidor|o que e esta app|para que serve esta aplicacao|como funciona o vestidor|explica me a app',
    text: 'O Vestidor guarda a tua roupa num guarda-roupa digital feito de fotografias, compõe outfits para uma ocasião e o tempo com as razões, e conta o que vestes e quanto custa cada uso. Tem ainda calendário, mala, loja e nós as duas.',
  },
  {
    id: 'scanner',
    asks: 'como funciona o scanner|como digitalizo a roupa|como adiciono roupa|adicionar uma peca|por a minha roupa no guarda roupa|o que reconhece o scanner|como coloco minhas roupas',
    text: 'Toca em Scanner, fotografa uma peça ou escolhe várias fotografias e confirma o que leu: tipo, cor, padrão, tecido, estilo. O que é duvidoso vem como sugestão. Marca, tamanho e preço escreves tu. Também podes juntar à mão.',
  },
  {
    id: 'scan-photo',
    asks: 'como tirar uma boa foto|dicas para as fotos do scanner|melhor fundo|formato da foto heic|tamanho maximo da foto|varias pecas numa foto',
    text: `Uma peça por fotografia, estendida num fundo liso que contraste, com luz do dia. Não é preciso passar a ferro. Até ${it.photoMegabytes} MB cada. Várias na mesma imagem também, se não se tocarem. Dez ou doze bastam para começar.`,
  },
  {
    id: 'scan-wrong',
    asks: 'o scanner enganou se|cor errada no scanner|corrigir uma peca digitalizada|arranjar o recorte',
    text: 'Toca no campo e muda-o: o scanner aprende com isso no teu guarda-roupa. Se está muito longe, anula e tenta outra fotografia com fundo liso. O recorte arranja-se na própria peça; a fotografia original não se toca.',
  },
  {
    id: 'edit-piece',
    asks: 'como elimino uma peca|editar uma peca|apagar roupa do guarda roupa|mudar o nome de uma peca|remover uma peca',
    text: 'Pelo chat não elimino nem edito peças: abre a peça em O meu guarda-roupa e nas ações tens Editar e Eliminar. Uma peça eliminada deixa de ser sugerida. Se a vendeste ou deste, anota antes isso: as contas ficam certas.',
  },
  {
    id: 'outfits',
    asks: 'como se fazem os outfits|como escolhe o vestidor um outfit|o que significa a pontuacao|porque este outfit|gerar outfits',
    text: 'Experimenta as combinações das tuas peças e pontua nove critérios: a ocasião pesa mais, depois cor, estação, proporção, rotação, favoritas e outros. Podes ler cada ponto. O Gosto e o Não gosto afinam, e o rejeitado não volta.',
  },
  {
    id: 'calendar',
    asks: 'como funciona o calendario|planear a semana|planear um outfit para um dia|agendar outfits|ver o que vesti',
    text: `Em Os meus outfits, Calendário guarda até ${it.plansPerDay} outfits por dia, e planear a semana propõe sete dias sem repetir. Também mo podes pedir: “põe-no na sexta”. O endereço .ics da tua agenda liga-se em A tua conta.`,
  },
  {
    id: 'laundry',
    asks: 'como funciona a roupa para lavar|por uma peca a lavar na app|marcar como suja|lembrar de lavar',
    text: 'Nas ações da peça, põe-na a lavar: enquanto lá está não é sugerida, e um filtro reúne o que espera. Também conta os usos desde a última lavagem e avisa quando é hora; decides tu.',
  },
  {
    id: 'mark-worn',
    asks: 'como marco o que visto|marcar como usado|contar usos|registar o que vesti',
    text: 'Numa peça ou outfit, marca que o vestes hoje: soma um uso, que podes anular. Com o preço dá o custo por uso, e faz rodar os outfits. Também podes dizer-me “hoje visto este”.',
  },
  {
    id: 'import',
    asks: 'importar a minha roupa|trazer a roupa de outra app|importar csv|importar de uma folha de calculo|adicionar por link de loja',
    text: 'Em A tua conta, na importação, lê uma tabela CSV ou células coladas, uma lista JSON de outra aplicação, um email de encomenda em .eml, o endereço de uma loja ou o teu ZIP. Vês cada peça antes, e repetir o ficheiro não duplica.',
  },
  {
    id: 'suitcase',
    asks: 'como funciona a mala|funcao mala na app|funcao capsula|planear uma viagem na app',
    text: `Em Os meus outfits, Mala junta o essencial para até ${it.packingDays} dias segundo a mínima e a máxima, e Cápsula as menos peças para os outfits que queres. Imprimem-se ou partilham-se. Ou pede-me: “faz-me a mala para quatro dias”.`,
  },
  {
    id: 'insights',
    asks: 'o que e a versatilidade|quantos outfits consigo fazer|estatisticas do guarda roupa|analise do guarda roupa|o meu ano em roupa',
    text: 'A versatilidade é a parte dos outfits à volta de uma peça que ficam bem, contada com o teu guarda-roupa e uns básicos. A análise mostra-a com usos e custos, e o teu ano em roupa resume tudo. Uma peça de festa terá sempre pouca.',
  },
  {
    id: 'export',
    asks: 'exportar os meus dados|descarregar os meus dados|baixar meus dados|copia de seguranca|obter um zip',
    text: 'Em A tua conta, descarregar ZIP: peças, outfits, usos, encomendas e pagamentos em JSON, além das fotografias e faturas, em formatos que se abrem em qualquer lado.',
  },
  {
    id: 'delete-account',
    asks: 'eliminar a minha conta|apagar a conta|como fecho a minha conta|apagar todos os meus dados|sair do vestidor|excluir conta',
    text: 'Em A tua conta, Eliminar conta, com a palavra-passe. Cancela a subscrição e apaga tudo logo e para sempre, menos pagamentos e faturas que a lei obriga a guardar. Um mês pago não volta assim: exerce antes a livre resolução, e descarrega o ZIP.',
  },
  {
    id: 'privacy',
    asks: 'vendem os meus dados|privacidade|as minhas fotos sao privadas|quem ve as minhas fotos|treinam ia com as minhas fotos|os meus dados estao seguros|rgpd',
    text: 'Não vendemos dados. As tuas fotografias só se abrem na tua sessão; tiramos-lhes a localização e os dados da câmara, e lê-as o nosso servidor. A um modelo de fora, ou para treino, só se o ativares na conta. Está tudo na página Privacidade.',
  },
  {
    id: 'chat-privacy',
    asks: 'quem le as minhas mensagens|as conversas sao privadas|mandam as minhas mensagens para a openai|apagar esta conversa|a conversa fica guardada',
    text: 'O que escrevemos fica na tua conta até o eliminares, em Conversas. Se os fornecedores de fora estão ativos, a OpenAI recebe o que escreves à Maya e a Mistral AI o que escreves à Valentina; se não, como agora, responde o nosso programa.',
  },
  {
    id: 'device-reading',
    asks: 'digitalizar sem enviar fotos|ler neste dispositivo|as fotos ficam no telemovel|funciona sem internet|usar offline',
    text: 'Com a leitura neste dispositivo, a fotografia não sai dele: só chega o que leu, a não ser que a queiras guardar. Sem ligação vês o guarda-roupa como estava da última vez; para mudar algo esperas que volte.',
  },
  {
    id: 'price',
    asks: 'quanto custa o premium|quanto custa|preco do premium|euros por mes pela app|o que ganho com o premium|quanto custa o vestidor|o que inclui o premium|e gratis|preco por mes|tenho de pagar|preco da subscricao|quanto custa a assinatura',
    text: `Há um só plano: Premium, ${it.price}/mês, com IVA e sem fidelização. Dá até ${it.premiumGarments} peças, outfits sem limite diário e a conversa connosco. Antes, ${it.trialDays} dias grátis e sem cartão.`,
  },
  {
    id: 'free',
    asks: 'o que posso fazer de graca|limites da conta gratuita|versao gratuita|quantas pecas gratis|usar sem pagar',
    text: `A conta gratuita guarda até ${it.freeGarments} peças e faz outfits ${it.freeOutfits} vezes por dia, pelo tempo que quiseres. O Premium sobe para ${it.premiumGarments} peças, sem limite diário.`,
  },
  {
    id: 'trial',
    asks: 'ha periodo experimental|quanto dura o periodo experimental|preciso de cartao para experimentar|o que acontece depois do periodo experimental|teste gratis|experimentar gratis',
    text: `O período experimental dura ${it.trialDays} dias, não pede cartão e é um por caixa de correio; começa quando confirmas o email. No fim não se cobra nada: a conta passa a gratuita e conserva o guarda-roupa.`,
  },
  {
    id: 'cancel',
    asks: 'como cancelo|cancelar o premium|cancelar a subscricao|deixar de pagar|cancelar assinatura|como acabo com o premium',
    text: 'Em A tua conta, com o botão que cancela a subscrição, quando quiseres e sem penalização. O Premium dura até ao fim do mês pago, e até lá podes retomá-lo. Os meses avulsos não se renovam: não há nada a cancelar.',
  },
  {
    id: 'refund',
    asks: 'posso reaver o dinheiro do premium|reembolso da subscricao|livre resolucao|direito de arrependimento|devolver o mes',
    text: `Tens ${it.withdrawalDays} dias desde a contratação para exercer a livre resolução do Premium, em A tua conta, sem dar razões. Se pediste que começasse logo, pode descontar-se os dias usados; vês o valor antes de confirmar.`,
  },
  {
    id: 'returns',
    asks: 'como devolvo uma encomenda|devolver roupa da loja|politica de devolucao|trocar de tamanho|devolver saldo|reembolso da encomenda|devolucoes',
    text: `Desde que chega tens ${it.withdrawalDays} dias para desistir, em As minhas encomendas, e mais ${it.returnDays} para a enviar; esse porte é teu, salvo defeito. Devolve-se tudo o que pagaste, envio inicial incluído. Não há troca direta.`,
  },
  {
    id: 'delivery',
    asks: 'quanto demora a entrega|custo de envio|para onde enviam|enviam para portugal|entregam no brasil|portes gratis|quando chega a encomenda',
    text: `A loja entrega em Espanha continental e nas Baleares, por ${it.deliveryPrice}, grátis desde ${it.freeDelivery}. Sai em um ou dois dias úteis e chega em até ${it.deliveryDays} mais. O estado está em As minhas encomendas. O guarda-roupa usa-se em qualquer lado.`,
  },
  {
    id: 'guarantee',
    asks: 'garantia|a encomenda chegou estragada|artigo com defeito|chegou o artigo errado',
    text: `Se foi assim, lamento: escreve em Contacto com o número da encomenda e uma fotografia. O que não está conforme repara-se, troca-se ou devolve-se sem custo; a garantia legal é de ${it.guaranteeYears} anos.`,
  },
  {
    id: 'payment',
    asks: 'como posso pagar|metodos de pagamento|aceitam paypal|pagar com cartao|pagar e seguro|mb way|multibanco|pix',
    text: 'Ao pagar vês os métodos ativos, como cartão, PayPal ou transferência, nenhum com custo extra; o que não aparece não se aceita hoje. O número do cartão vai para o fornecedor de pagamentos: o Vestidor não o vê. Nunca o escrevas aqui.',
  },
  {
    id: 'invoice',
    asks: 'onde esta a minha fatura|fatura|recibo|onde estao as minhas encomendas|estado da encomenda|seguir a encomenda|nota fiscal',
    text: 'Pelo chat não vejo encomendas: estão na loja, em As minhas encomendas, com estado, fatura e seguimento, se houver. As faturas do Premium estão em A tua conta, em PDF.',
  },
  {
    id: 'password',
    asks: 'esqueci a palavra passe|mudar a palavra passe|chave de acesso|entrar com impressao digital|segundo passo|nao consigo entrar|esqueci a senha',
    text: 'No ecrã de entrada pedes a recuperação por email. Em A tua conta mudas a palavra-passe, o que fecha os outros dispositivos, e juntas uma chave de acesso com impressão digital, cara ou PIN. Ninguém da equipa a pede nunca.',
  },
  {
    id: 'language',
    asks: 'que linguas falas|mudar o idioma|falas ingles|falas espanhol|idioma da aplicacao',
    text: 'O Vestidor fala português, inglês e espanhol: muda-se no menu ou no fim da página. Em português sei menos do que em espanhol, e digo-o quando não percebo.',
  },
  {
    id: 'devices',
    asks: 'ha app para iphone|app android|app store|funciona no computador|instalar a app|modo escuro',
    text: 'Funciona no navegador do telemóvel, tablet ou computador, com a mesma conta e sem instalar nada; podes juntá-lo ao ecrã inicial. Claro, escuro ou como o dispositivo: em A tua conta, em Aspeto.',
  },
  {
    id: 'share',
    asks: 'partilhar um outfit|as minhas amigas podem votar|partilhar o guarda roupa|enviar um look a uma amiga|compartilhar look',
    text: 'No menu de cada outfit, Partilhar faz um link ou uma imagem: só se vê a roupa, nunca o teu nome nem preços. Podes juntar outros e deixar votar sem conta, e parar de partilhar quando quiseres.',
  },
  {
    id: 'family',
    asks: 'guarda roupa dos filhos|conta familiar|guarda roupa de crianca|partilhar conta com o namorado|duas pessoas numa conta',
    text: `Cada conta é o guarda-roupa de uma pessoa. Para os teus filhos com menos de ${it.childAge} anos abres o deles em A tua conta, sem palavra-passe. Outro adulto fica melhor com conta própria, para não misturar gostos e tamanhos.`,
  },
  {
    id: 'notifications',
    asks: 'lembretes|notificacoes|enviar o outfit todas as manhas|desligar notificacoes|demasiados emails',
    text: 'Em A tua conta, nos avisos, escolhes quê, quando e onde: o outfit da manhã com o tempo, o plano de amanhã, a roupa para lavar, favoritos que baixam de preço. Vem tudo desligado, e um interruptor desliga o resto.',
  },
  {
    id: 'wishes',
    asks: 'lista de desejos|orcamento para roupa|guardar um produto|orcamento de roupa',
    text: 'Os teus desejos juntam favoritos da loja e coisas de fora: cada um diz em quantos outfits novos entrava e se já tens algo parecido. Por baixo vês o que gastaste, e um orçamento avisa-te.',
  },
  {
    id: 'inspiration',
    asks: 'copiar um look de uma foto|recriar um outfit|inspiracao|quadros|refazer um look com a minha roupa',
    text: 'Em Inspiração, escolhe ou cola a fotografia: o Vestidor separa as peças, procura as tuas mais próximas e diz em que coincidem e o que falta. A fotografia não se guarda. Os quadros juntam ideias por tema, e só tu os vês.',
  },
  {
    id: 'contact',
    asks: 'falar com uma pessoa|apoio ao cliente|atendimento|reclamacao|algo nao funciona|a app nao funciona|comunicar um erro',
    text: 'Sou uma consultora automática. Para uma pessoa, a página Contacto tem endereço, telefone e horário; dá o email da conta e, numa encomenda, o número. Se a página falhar, recarrega-a ou tenta outro navegador.',
  },
  {
    id: 'demo',
    asks: 'ha demonstracao|experimentar sem conta|experimentar com a minha roupa|guarda roupa de demonstracao',
    text: `A demonstração abre um guarda-roupa cheio sem registo e elimina-se sozinha ao fim de ${it.demoHours} horas. Na página inicial também podes experimentar com a tua roupa: o teu dispositivo lê até dez fotografias e nada é enviado.`,
  },
  {
    id: 'age-limit',
    asks: 'idade minima|que idade e preciso ter|posso usar se tenho menos de 18|menores podem comprar',
    text: `São precisos ${it.accountAge} anos para ter conta e ${it.buyingAge} para contratar Premium ou comprar na loja. Os mais novos podem ter um guarda-roupa na conta dos pais.`,
  },
  {
    id: 'teach-taste',
    asks: 'como te ensino o meu gosto|deixa de sugerir|cores favoritas|nunca uso esta cor|aprender os meus gostos',
    text: 'O Gosto e o Não gosto de cada outfit afinam, e um rejeitado não volta. Em Os meus outfits dizes também cores que amas ou evitas, e lês e repões a zero o que foi aprendido.',
  },
];
