import type { Sign } from '../words.ts';

const clothes = 'roupas?|pecas?|coisas?|outfits?|looks?|artigos?|itens';
const relatives =
  'marido|mulher|esposa|esposo|namorad[oa]|companheir[oa]|filh[oa]s?|bebe|mae|pai|irma|irmao|amig[oa]|sobrinh[oa]|net[oa]|avo|chefe|crianca|miud[oa]s?';

export const signPatterns: Readonly<Record<Sign, string>> = {
  injection:
    '(ignora|ignore|esquece|esqueca|desconsidera|desconsidere) (\\w+ )*(instrucoes|regras|ordens|anterior(es)?|acima)|(prompt|mensagem|instrucoes) (de |do )?(sistema|inicia(l|is)|internas?|ocultas?|secretas?)|(as )?tuas (instrucoes|regras)|suas (instrucoes|regras)|system prompt|agora es (o |um |uma )?(dan|admin\\w*|programador)|(faz|finge|age|aja) (de conta )?(que es|como) (um |o )?(admin\\w*|dan|programador|hacker)|modo (de )?(programador|desenvolvedor|debug|admin)|jailbreak|(outr[oa]s?|tod[oa]s? (os|as)) (utilizador(es)?|usuarios?|pessoas?|clientes?|contas?)|password|(palavra passe|senha) d\\w+ (quem|outr\\w+|utilizador\\w*|usuari\\w+)|base de dados|drop table|base64|(apaga|apague|elimina|elimine|deleta|delete) (tudo|tod[oa]s|a conta|a minha conta)|sou (o|a|um|uma) (admin\\w*|programador\\w*|dono|dona)|ownerid|texto (acima|anterior)|repete tudo|o que te disseram|em verso.* regras|as regras que te',
  greeting: 'ola|oi|oie|bom dia|boa tarde|boa noite|viva|hey|hello|tudo bem|como estas|como vai|e ai|alo',
  thanks:
    'obrigad[oa]|obg|brigad[oa]|valeu|muito bem|perfeito|otimo|fixe|maravilha|adorei|que bom|ok|boa|gostei|espetaculo|top|show|agradecid[oa]',
  goodbye: 'adeus|tchau|xau|ate logo|ate amanha|ate ja|ate breve|boa noite|e tudo|era so isso|so isso',
  who: 'quem es( tu)?|quem e voce|o que es( tu)?|(es|voce e) (uma? )?(pessoa|robo|humana?|maquina|ia|bot|real|inteligencia)|como te chamas|qual (e )?(o )?(teu|seu) nome|com quem (falo|estou a falar)|quem te fez|fala me de ti|es a (maya|valentina)',
  abilities:
    'o que (sabes|podes|consegues) fazer|o que (voce )?(sabe|pode) fazer|em que (me )?(podes|pode) ajudar|o que (te )?posso (te )?perguntar|como funciona (este|o) chat|para que serves|^ajuda( me)?$|podes (me )?ajudar|como funcionas|o que fazes',
  dress:
    '(o )?que (e que )?(devo |posso |vou |hei de |me |eu )*(vestir|visto|usar|uso|por|ponho|levar|levo|calcar|recomendas?|sugeres?|aconselhas?)|que roupa|qual (roupa|look|outfit)|com que (roupa|vou)|(faz|fazer|faca|cria|crie|da|de|monta|monte|mostra|mostre|sugere|sugira|prepara|arranja|quero|queria|preciso|escolhe|escolha|propoe)( me)? ?(um|uma|de um|de uma|uns|umas|mais|dois|duas|tres|quatro|cinco|\\d+|alguns|o|de|algo)? ?(\\w+ ){0,2}(outfits?|looks?|combinac\\w+|conjuntos?|roupa|algo para vestir|ideias?)|veste me|me vista|me veste|ajuda me a (vestir|escolher)|como (e que )?(me )?(devo |posso |hei de )?(visto|vestir|combin\\w+|uso|usar) (a|as|o|os|com|para|minh\\w+|este|esta)|(outfits?|looks?|conjuntos?) (para|com|de)|preciso de (algo|uma roupa|um look)|algo (\\w+ )*(para|com)|algo (confortavel|elegante|quente|fresco|simples|casual)|nao tenho nada para vestir|o que vestias|da uma volta|vou sair|com que (combino|visto|uso) (a|as|o|os) (minh\\w+|meus?)|com o que combina (a |o |as |os )?(minh\\w+|meus?)|me recomendas',
  forOther: `(deve|devia|pode|veste|vestir|usa|usar|leva|levar) (o meu|a minha|os meus|as minhas|meu|minha) (${relatives})|(o|a|os|as)? ?(meus?|minhas?) (${relatives}) (deve|devia|pode|veste|vestir|precisa|quer|vai vestir)|(vestir|veste) (o meu|a minha|os meus) (${relatives})|(roupa|look|outfit|fato|vestido|camisa|sapatos) (\\w+ )?para (o meu|a minha|os meus|meu|minha) (${relatives})`,
  packing:
    '(fazer|faz|faz me|faco|prepara|preparar|arruma|arrumar|monta|monte|faca) (\\w+ )?(mala|malas|bagagem)|mala (para|de viagem)|bagagem (de mao|para)|o que (devo )?(levo|levar) (na mala|de viagem|na viagem)|que levo (na mala|para a viagem)',
  gaps: '(o )?que (me )?(falta|faltam|falta me)( \\w+)*|o que devo comprar|que (peca )?(devo|deveria) comprar|que peca acrescentaria|lacunas|que mais preciso( no meu| para o meu)? guarda roupa|vale a pena comprar$',
  verdict:
    '(combina|combinam|fica|ficam|liga|ligam|serve|servem|da|dao|vai|vao|resulta|resultam|condiz|condizem|casa|casam|choca|chocam|pega) (\\w+ ){0,3}(bem|mal|com|para|junt[oa]s?|ok)|(e|esta|estao|sao) (\\w+ ){0,6}(bem|adequad[oa]s?|apropriad[oa]s?|demasiado \\w+|ok|boa ideia|boa|bom) (para|com)|posso (usar|vestir|por|levar) (\\w+ ){0,6}(com|para|num|numa|no|na|ao)|o que achas d|(esta|fica) (bem|ok|mal)$',
  another:
    'outr[oa]( look| outfit| opcao| ideia)?$|outr[oa] (look|outfit|opcao|ideia|conjunto)|mais (opcoes|ideias|looks|um|uma)|outra coisa|algo diferente|diferente$|nao gosto|nao gostei|nao me (agrada|convence)|detesto (isto|isso)|tenta (de novo|outra vez)|proxim[oa]$|outra vez$|mais alternativas|outra alternativa|esse nao|este nao',
  swap: 'troca\\w*|muda(r|me)?|substitu\\w+|em vez d\\w*|outr[oa]s? (sapatos|calcas|camisa|casaco|saia|mala|tenis|botas|blusa|vestido|parte de cima)|tira\\w*|retira\\w*|remove\\w*',
  undo: 'anula\\w*|desfaz\\w*|desfaca|volta atras|nao era isso|cancela (isso|isto|essa|esse)',
  save: '(guarda|guardar|guarde|salva|salvar|salve|grava|gravar) (o|a|os|as|este|esta|isto|isso|esse|essa|est[ae]s|ess[ae]s|me|ambos|look|outfit|primeir[oa]|segund[oa])|guarda( o| a)?$|guarda (l[oa]|n[oa])$|(podes )?guarda lo$|salva( o)?$|salvar$|guarda me',
  worn: '(vou|hoje) (vestir|usar|com) (este|esta|isto|isso|esse|essa|o|a|os|as)|(vesti|usei|levei|pus) (este|esta|isto|o|a|os|as|hoje)|fico com (este|esta|isto|esse)|visto (este|isto|isso|esse) hoje|marca\\w* (\\w+ )*(como )?(usad[oa]s?|vestid[oa]s?)|levo (este|isto|esse)( hoje)?$|estou a usar|to usando|estou usando|estou com (o|a) (meu|minha)',
  plan: '(planeia|planeja|planear|planejar|agenda|agendar|marca|marcar|poe|por|coloca|programa) (o|a|este|esta|isto|isso|esse|me|no|na|lo|look|outfit)? ?(\\w+ )*(para|no|na|em) |(guarda|salva) (\\w+ )*para (amanha|hoje|segunda|terca|quarta|quinta|sexta|sabado|domingo|o dia)|(poe|coloca|mete) (\\w+ )?(no|na) (meu |minha )?(calendario|agenda)|^(agenda|planeia)( isto| isso| o)?$',
  count: `quant[oa]s? (?!outfits?|looks?)(\\w+ ){0,4}(tenho|ha)( \\w+)*|quant[oa]s (?!outfits?|looks?)(${clothes})|numero de (${clothes})|conta (as|os) (minh|meus)`,
  list: `(que|quais) (sao )?(\\w+ ){1,4}(tenho|possuo)|tenho (algum|alguma|alguns|algumas|um|uma) (?!casamento|entrevista|reuniao|jantar|festa|encontro|batizado|funeral|exame|consulta|concerto|viagem|aniversario|evento|dia|semana|duvida|pergunta|problema|mancha|nodoa|buraco|voo|almoco|baile|gala|formatura|apresentacao)|mostra (me )?(\\w+ )?(os|as) (meus|minhas) (?!outfit|look)\\w+|o que (tenho|ha) no (meu )?guarda roupa|lista (d?os|d?as) (meus|minhas)`,
  mostWorn:
    '(mais (uso|visto|usad[oa]s?|vestid[oa]s?))|(uso|visto|usei|vesti) (eu )?mais( vezes)?|pecas? preferidas? por uso',
  leastWorn: `(que|quais|o que|${clothes}) (\\w+ ){0,4}(nunca|raramente|quase nao|quase nunca|nao|menos) (\\w+ )?(uso|visto|usei|vesti|usad[oa]s?|vestid[oa]s?|estreei)(?! (para|com|em))|(uso|visto) menos|por estrear|esquecid[oa]s|nunca (uso|visto|usei|vesti)$`,
  value: `(quanto|qual) (\\w+ ){0,3}(vale|valem|custou|custaram|gastei|custa) (\\w+ )*(guarda roupa|roupas?|pecas|tudo|tenho)|quanto (ja )?(gastei|paguei)|valor (total|d\\w+ (meu|minha))`,
  dearest: '(mais car[oa]s?)|custou mais|pecas? de maior valor',
  inWash:
    '(para|a|na|no|por) (lavar|lavagem|maquina|cesto da roupa)$|(o que|que pecas?|tenho) (\\w+ ){0,3}(sujo|suja|para lavar|a lavar|na lavagem)|roupa suja|cesto da roupa',
  favourites: '(meus|minhas|quais sao) (\\w+ )?(favorit[oa]s|preferid[oa]s)|pecas (favoritas|preferidas)',
  upkeep:
    '(nodoa|mancha|manch|lav(ar|o|a|agem|e)|pass(ar|o) a ferro|engom|limp(ar|o|eza|a)|encolh|borboto|traca|cheir|cheiro|arranj(ar|o)|remend|guard(ar|o) (a )?roupa|cos(er|o)|engrax|impermeab|lixivia|branquear|amaciador|secadora|secar)\\w*|(vinho|cafe|tinta|oleo|azeite|sangue|molho|relva|lama|maquilhagem|maquiagem|batom|cera|pastilha|chocolate)( tint[oa])? (na|no|em|nas|nos)|(derramei|entornei|caiu)',
  offTopic:
    'previsao do tempo|vai chover (hoje|amanha|em)|vai chover$|receita|cozinh\\w+|futebol|politic\\w*|presidente|eleic\\w+|primeiro ministro|capital d\\w+|matematica|conta de|equacao|mais \\d|vezes \\d|codigo|python|javascript|programar|poema|historia|anedota|piada|noticias?|bolsa de valores|bitcoin|cripto|invest\\w+|impostos?|irs|advogad\\w+|filme|musica|letra d|traduz\\w*|trabalhos de casa|horoscopo|signo|sexo|medicament\\w+|diagnostic\\w*|dor de cabeca|antibiotic\\w*|restaurante|hotel|carro|hipoteca|guerra|religiao|deus|sentido da vida|resolve|escreve me|quem ganhou',
  question:
    '^(o que|que|qual|melhor|quais|como|porque|por que|quando|onde|quem|posso|pode|devo|e preciso|e possivel|da para|ha|existe|existem|tem|quanto|quantas|quantos|tenho de|preciso de|sao|vale)|(^| )(o que e|o que significa|como se|como e que|como faco|como posso|como devo|diferenca entre|de quanto em quanto|que tamanho|que cor|que cores|quanto custa|explica|significado|alguma dica|dicas|regras|fala me d)',
};
