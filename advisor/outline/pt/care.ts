import type { CareWords } from '../care.ts';

const partner =
  'marido|mulher|esposa|esposo|namorado|namorada|companheiro|companheira|ex|noivo|noiva|parceiro|parceira|homem';
const relative = `${partner}|pai|mae|padrasto|madrasta|irmao|irma|tio|avo|filho|filha|chefe|patrao`;

// Linha Nacional de Prevenção do Suicídio, 1411, free at any hour since September 2025 (24noticias.sapo.pt, dn.pt);
// SOS Voz Amiga, 213 544 545, from 15:30 to 0:30. Brazil: Centro de Valorização da Vida, 188, free at any hour.
const talk =
  'Em Portugal, o 1411 atende a qualquer hora e é gratuito, e a SOS Voz Amiga, 213 544 545, das 15h30 às 0h30. No Brasil, o CVV, 188, a qualquer hora. Noutro país: findahelpline.com.';
const danger = 'Se corres perigo agora, liga 112 (no Brasil, 192 ou 190).';
// APAV, 116 006: apav.pt. Ligue 180 and 190, Brazil: gov.br/mulheres.
const victims = 'Em Portugal, a APAV, 116 006, gratuita; no Brasil, o Ligue 180, gratuito e a qualquer hora.';
// SOS Criança, 116 111, of the Instituto de Apoio à Criança: iacrianca.pt. Disque 100, Brazil: gov.br.
const children = 'Em Portugal, a SOS Criança, 116 111, é gratuita; no Brasil, o Disque 100.';

/** Warm, plain, the same from both stylists. */
export const care: CareWords = {
  signs: {
    suicide:
      'suicid\\w*|matar me|me matar|mato me|vou matar me|(quero|queria|vou|apetece me|prefiro|preferia|vontade de|antes) (morrer|estar mort[oa]|desaparecer deste mundo|acabar com tudo)(?! de (rir|vergonha|calor|frio))|(acabar|acabo) com (a minha vida|a vida|tudo isto|tudo)|tirar a (minha )?(propria )?vida|nao quero (mais )?(viver|existir|acordar|estar aqui)|ja nao quero (viver|estar aqui)|nao (vejo|ha) (sentido|razao|motivo) (em|na|para) (viver|vida)|nao aguento mais( viver| a vida|$)|(cortar me|me cortar|corto me|magoar me|me machucar|autolesao|autolesoes|automutil\\w*)|cortes? nos bracos|estariam melhor sem mim|despedir me (de todos|da vida)|overdose|(dar|dei|doar) (tudo|toda a (minha )?roupa).*ja nao vou precisar',
    lured:
      '(conheci|falo com|converso com|um homem|um rapaz mais velho|alguem) .*(instagram|insta|snapchat|tiktok|discord|jogo|whatsapp|online|internet).*(fotos?|videos?|nudes?|encontrar|segredo|nao conte)|(pede|pediu|pedem|quer) (me )?(que (lhe )?(mande|envie) )?(uma |umas )?(fotos?|videos?|nudes?) ?(minhas? )?(nua|nu|sem roupa|em roupa interior|de biquini|sexy|intimas?|do corpo)|(mandar|enviar) (nudes|fotos nuas?)',
    minor:
      '(sexy|sensual|provocante|lingerie) (\\w+ ){0,4}(para|com) (uma? )?(menin[oa]|miud[oa]|crianca|adolescente|rapariga)? ?(de |com )?(1[0-7]|[5-9]) anos',
    violence: `(o meu|a minha|meu|minha) (${relative}) (ja |sempre |as vezes |tambem )?(me )?(bate|bateu|batia|agride|agrediu|espanca|espancou|ameaca|ameacou|viola|violou|estupra|estuprou|abusa|abusou|maltrata|empurra|empurrou|fecha|tranca|magoa|magoou|machuca|machucou)( me)?|(bate|bateu|agrediu|agride) me|me (bate|bateu|agrediu|agride)|(o meu|a minha|meu|minha) (${partner}) nao (me )?(deixa|quer que eu|permite)( me)? ?(usar|vestir|sair|ir|por|use|vista|saia|ponha|mostre)?|(o meu|a minha|meu|minha) (${partner}) (controla|manda|obriga|proibe|escolhe|deita fora|rasga|esconde)( me)?|(ele|ela) (zanga se|se zanga|irrita se|passa se|grita|bate me|fica (furios[oa]|viole?nt[oa])) (comigo )?(se|quando|porque) (eu )?(uso|visto|saio|ponho)|(agarrou|agarra|puxou|puxa|torceu|apertou)( me)? (o braco|os bracos|pelo braco|pelos cabelos|o cabelo|o pulso|o pescoco)|violencia (domestica|no namoro)|fui (violada|violado|estuprada|estuprado|agredida|agredido|abusada|abusado)|(tapar|esconder|disfarcar|cobrir) (os |as |um |uma |umas )?(nodoas negras|hematomas?|pisadur\\w+|roxos|marcas que)|medo do meu (${relative})`,
    eating:
      'anorexi\\w*|bulimi\\w*|disturbio alimentar|transtorno alimentar|perturbacao alimentar|compulsao alimentar|(provoco|provocar|induzo|induzir|forco) (o )?vomito|vomit(o|ar|ei) (depois|o que|tudo|a comida|para)|(parei|deixei|parar|deixar) de comer(?! (carne|acucar|gluten|pao|fora))|nao (como|quero comer|tenho comido|ando a comer) (nada|quase nada|ha|mais)|quase nao como|(dias|horas) sem comer|sem comer (ate|para)|passar fome (para|ate)|jejum (para|ate) (caber|emagrecer)|laxantes?|chegar aos? (3|4)\\d quilos',
    'self-hatred':
      'odeio (me|o meu corpo|a minha vida|ser eu|como sou|meu corpo|minha vida)|me odeio|detesto (me|o meu corpo|a minha vida)|(tenho|sinto) nojo de mim|nao valho nada|nao sirvo para nada|sou (um |uma )?(nojo|lixo|monstro|inutil|fracasso|horrivel|nojent[oa])|ninguem (me ama|gosta de mim|me quer)|toda a gente me odeia|nao mereco (viver|nada|ser)|quem me dera (nao ter nascido|ser outra pessoa)',
  },
  age: '(?:tenho|fiz|faco) (\\d{1,2}) anos(?! de)|^(\\d{1,2}) anos',
  forChild:
    '(para|a|da|do) (a )?(minha|meu|uma|um) (filh[oa]|menin[oa]|crianca|sobrinh[oa]|net[oa]|alun[oa]|adolescente|menor)|(1[0-7]|[5-9]) anos',
  sexual: 'sexy|sensual|provocante|lingerie|seduzir|nudes?|nua|nu',
  answers: {
    suicide: `Lamento muito que estejas assim, e ainda bem que o disseste. A roupa pode esperar: fala já com alguém. ${talk} ${danger} Há alguém perto a quem possas ligar?`,
    lured: `Ainda bem que me contaste. Não fizeste nada de mal: quem pede fotografias ou segredos é que faz. Não envies nada nem vás ao encontro; guarda as mensagens e conta a um adulto de confiança. ${children} ${danger}`,
    minor: `Isso não visto em ninguém com menos de 18 anos. Se alguém te pede isso, ou fotografias, conta a um adulto de confiança. ${children}`,
    violence: `Lamento o que te está a acontecer: a culpa não é tua, e o que vestes escolhes tu. Há pessoas que sabem ajudar. ${victims} ${danger}`,
    eating:
      'Obrigada por me contares. Nenhum vestido vale a tua saúde, e nisso não te ajudo: fala com o teu médico. Em Portugal, o SNS 24, 808 24 24 24, atende a qualquer hora e tem apoio psicológico; no Brasil, a tua UBS ou o CAPS, e o CVV, 188, para conversar. Se te sentes mal agora, liga 112 (no Brasil, 192).',
    'self-hatred': `Lamento que hoje seja tão difícil. O que vales não está num espelho nem num tamanho. Se te pesa, fala com alguém. ${talk} E quando te apetecer vestir, fazemo-lo com calma.`,
  },
  again: {
    suicide: `Continuo aqui, e isto continua a importar mais do que a roupa. ${talk} ${danger}`,
    lured: `Conta hoje a um adulto de confiança, por favor. ${children} Nada disto é culpa tua.`,
    minor: `Isso não visto. Se algo te preocupa, fala com quem sabe ouvir. ${children}`,
    violence: `Não tens de passar por isto sem ajuda. ${victims} ${danger}`,
    eating:
      'Continuo contigo. O teu médico é um bom primeiro passo; em Portugal, o SNS 24, 808 24 24 24, e no Brasil, a tua UBS ou o CAPS, acompanham-te a partir daí.',
    'self-hatred': `Trata-te como tratarias uma amiga. ${talk} Quando a roupa te apetecer outra vez, cá estou.`,
  },
  forMinors: `Tens menos de 18 anos, e há quem esteja lá só para ti. ${children}`,
};
