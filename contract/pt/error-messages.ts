import type { ErrorCode } from '../errors.ts';
import { wornOutfitText } from './not-garment-texts.ts';

/** Ready to show. */
export const errorMessages: Readonly<Record<ErrorCode, string>> = {
  validation: 'Revê os dados: há algum campo que não é válido.',
  malformed_request: 'Não se percebe o pedido. Recarrega a página e tenta de novo.',
  unauthenticated: 'Inicia sessão para continuar.',
  invalid_credentials: 'Credenciais incorretas',
  second_step_required: 'Falta um passo: confirma que és tu.',
  second_step_wrong: 'Esse código não está certo, expirou ou já foi usado.',
  sign_in_step_expired: 'Passou demasiado tempo. Começa de novo.',
  passkey_refused:
    'Essa chave de acesso não serve para entrar aqui. Experimenta outra ou usa a tua palavra-passe.',
  passkey_not_found: 'Essa chave de acesso já não está na tua conta.',
  passkey_limit: 'A tua conta não admite mais chaves de acesso. Retira uma primeiro.',
  authenticator_active: 'Já tens uma app de códigos. Retira-a antes de pôr outra.',
  authenticator_not_begun: 'Começa de novo: pede outra vez o código QR.',
  authenticator_unavailable: 'Aqui não se podem usar apps de códigos. Podes adicionar uma chave de acesso.',
  second_step_needs_factor: 'Adiciona primeiro uma chave de acesso ou uma app de códigos.',
  access_not_found: 'Esse acesso já não existe.',
  access_limit: 'A tua conta não admite mais assistentes nem chaves. Retira primeiro o acesso a algum.',
  wish_not_found: 'Esse desejo já não está na tua lista.',
  wish_limit: 'A tua lista de desejos está cheia. Retira algum primeiro.',
  no_clothes_seen: 'Não vemos roupa nesta imagem. Experimenta outra em que se veja o look inteiro.',
  inspiration_not_found: 'Essa inspiração já não está entre as tuas.',
  inspiration_limit: 'Não cabem mais inspirações. Elimina alguma primeiro.',
  board_not_found: 'Esse quadro já não existe.',
  board_limit: 'Não cabem mais quadros. Elimina algum primeiro.',
  webhook_not_found: 'Esse endereço já não está na tua conta.',
  webhook_limit: 'A tua conta não admite mais endereços. Retira algum primeiro.',
  webhook_address_refused: 'Esse endereço não é público. Tem de começar por https e estar na internet.',
  webhooks_unavailable: 'Aqui não se podem enviar novidades para outros endereços.',
  connection_invalid: 'O pedido do assistente não está certo. Começa de novo a partir daí.',
  token_invalid: 'Esta chave não é válida: expirou ou foi-lhe retirado o acesso.',
  token_forbidden: 'Isto não se pode fazer com uma chave: fá-lo no Vestidor.',
  token_scope: 'Esta chave só permite consultar, não fazer alterações.',
  device_not_found: 'Esse dispositivo já não está na tua conta.',
  wrong_password: 'A palavra-passe atual não está correta.',
  cross_site_request: 'O pedido vem de outra página e recusámo-lo. Abre o Vestidor e fá-lo a partir daí.',
  premium_required: 'Requer Premium',
  garment_limit:
    'Chegaste ao limite de peças da conta gratuita. Elimina alguma ou passa a Premium para guardar mais.',
  generation_limit: 'Chegaste ao limite de gerações de hoje. Amanhã tens mais.',
  demo_disabled: 'A demonstração não está disponível neste momento. Podes criar a tua conta: é grátis.',
  demo_forbidden: 'A conta de demonstração não pode fazer isto. Cria a tua: é grátis.',
  ward_limit: 'Já adicionaste todos os guarda-roupas que cabem numa conta.',
  ward_not_found: 'Esse guarda-roupa já não está na tua conta.',
  ward_forbidden: 'Isto só se faz no teu próprio guarda-roupa. Volta ao teu e tenta outra vez.',
  wardrobe_switched: 'Abriste outro guarda-roupa noutro separador. Recarrega a página para continuar.',
  not_found: 'Não encontrámos o que procuras.',
  garment_not_found: 'Essa peça já não está no teu guarda-roupa.',
  learned_not_found: 'Isso já esqueci.',
  outfit_not_found: 'Esse outfit já não existe.',
  share_not_found: 'Este link já não existe.',
  share_removed: 'Retirámos o que este link mostrava.',
  share_limit:
    'Já partilhas todos os links que a tua conta admite. Deixa de partilhar algum e tenta outra vez.',
  votes_full: 'A partir desta rede já votaram todos os que cabem. Experimenta outra ligação.',
  calendar_not_found: 'Esse endereço de calendário já não existe.',
  calendar_unreadable:
    'Não conseguimos ler um calendário nesse endereço. Tem de ser público, começar por https e ocupar menos de 1 MB.',
  page_not_public:
    'Esse endereço não é o de uma página pública da internet. Copia o da peça, que começa por https.',
  page_unreachable:
    'A loja não nos deixa abrir essa página, ou demora demasiado. Tenta mais tarde ou adiciona a peça à mão.',
  page_too_large: 'Essa página é demasiado grande para a lermos. Adiciona a peça à mão.',
  page_unreadable:
    'A página abre, mas não diz que peça vende. Confirma que é a de uma só peça ou adiciona-a à mão.',
  plan_not_found: 'Esse plano já não está no teu calendário.',
  plan_day_full: 'Esse dia já tem todos os outfits que admite. Retira um ou escolhe outro dia.',
  plan_in_future: 'Esse dia ainda não chegou: poderás marcá-lo quando chegar.',
  photos_unavailable:
    'Neste momento não conseguimos guardar nem mostrar fotografias. Não se perdeu nada: tenta daqui a um momento.',
  photo_not_found: 'Essa fotografia já não existe.',
  product_not_found: 'Esse produto já não está na loja.',
  product_option_unknown: 'Esse produto não existe no tamanho e na cor escolhidos. Escolhe outra combinação.',
  out_of_stock: 'Não resta nenhuma unidade nesse tamanho e nessa cor. Experimenta outra combinação.',
  cart_limit: 'O teu cesto não admite mais artigos diferentes. Retira algum para adicionar outro.',
  cart_item_not_found: 'Esse artigo já não está no teu cesto.',
  cart_empty: 'O teu cesto está vazio.',
  cart_changed: 'O teu cesto mudou desde que o viste. Revê-o antes de encomendar.',
  order_not_found: 'Não encontrámos essa encomenda entre as tuas.',
  order_limit: 'Tens várias encomendas por pagar. Paga ou cancela uma antes de fazer outra.',
  hold_limit:
    'Tens demasiadas unidades reservadas por pagar. Paga ou cancela uma encomenda, ou retira alguma do cesto.',
  order_too_large: 'A encomenda ultrapassa o valor máximo. Divide-a em várias.',
  order_not_payable: 'Essa encomenda já não aguarda nenhum pagamento.',
  order_not_cancellable: 'Essa encomenda já não se pode cancelar: já está cancelada ou o prazo legal passou.',
  method_not_allowed: 'Este endereço não admite essa operação.',
  email_unconfirmed: 'Confirma primeiro o teu email: só enviamos avisos para endereços confirmados.',
  push_address_refused: 'Este navegador usa um serviço de avisos para o qual não podemos enviar.',
  email_confirmed: 'O teu email já está confirmado.',
  link_expired: 'Este link já foi usado ou expirou. Pede outro e usa o último que receberes.',
  password_known:
    'Essa palavra-passe é fácil de adivinhar: está em listas divulgadas ou parece-se com o teu nome. Escolhe outra.',
  username_taken: 'Esse nome de utilizador já está em uso. Experimenta outro.',
  email_taken: 'Já existe uma conta com esse email. Inicia sessão ou usa outro.',
  garment_in_outfits: 'Esta peça faz parte de algum outfit. Confirma que a queres eliminar.',
  body_too_large: 'O ficheiro é demasiado grande. Experimenta um mais pequeno.',
  unsupported_media_type: 'A API só admite JSON.',
  storage_full:
    'As tuas fotografias já ocupam todo o teu espaço. Elimina alguma peça com fotografia para guardar outra.',
  readings_spent:
    'Hoje já lemos todas as fotografias que podemos. Amanhã podes continuar, ou adicionar peças à mão.',
  image_required: 'Escolhe primeiro uma imagem',
  image_unreadable:
    'Não conseguimos ler a fotografia: o ficheiro está danificado ou incompleto. Experimenta outra.',
  image_type_unsupported: 'Esse tipo de ficheiro não é aceite. Usa uma fotografia em JPEG, PNG ou WebP.',
  image_too_large:
    'A fotografia é demasiado grande. O máximo são 12 MB e 50 megapíxeis (25 se for PNG, WebP ou JPEG progressivo).',
  image_too_small:
    'A fotografia é demasiado pequena para se ver a peça. Usa uma com pelo menos 64 píxeis de lado.',
  not_a_garment: 'Não parece uma peça de roupa. Se for, confirma e guardamo-la.',
  worn_outfit: wornOutfitText,
  cutout_needs_photo: 'Esta peça está desenhada: para a recortar é precisa uma fotografia dela.',
  cutout_outdated:
    'A fotografia ou o recorte desta peça mudou enquanto a retocavas. O teu traço continua aqui, mas pertence à imagem anterior: abre o editor de novo.',
  mask_unreadable: 'Não conseguimos ler o recorte. O que tinhas continua igual: volta a guardá-lo.',
  mask_size:
    'O recorte não mede o mesmo que a fotografia. O que tinhas continua igual: abre o editor de novo.',
  mask_empty: 'Neste recorte não resta peça nenhuma. Adiciona o que falta com o pincel antes de guardar.',
  mask_everything:
    'Este recorte é a fotografia inteira. Retira o fundo com o pincel ou, se a preferes assim, escolhe «Fotografia».',
  label_unreadable:
    'Não conseguimos ler a etiqueta. Aproxima-te até que encha a fotografia, com boa luz e sem sombras, ou escreve-a tu.',
  wardrobe_too_small: 'Ainda não há peças suficientes para compor um outfit. Adiciona mais algumas.',
  piece_not_in_outfit: 'Essa peça já não faz parte deste outfit.',
  swap_unwearable: 'Essa peça não se pode usar com as outras deste outfit. Experimenta outra.',
  stylist_busy: 'Neste momento há muitos pedidos em espera. Tenta daqui a um momento.',
  scanner_busy:
    'Neste momento há muitas fotografias em espera. A tua não se perdeu: tenta daqui a um momento.',
  scanner_stopped:
    'A leitura parou nesta fotografia. Não se perdeu: tenta outra vez e, se se repetir, experimenta outra.',
  weather_unavailable: 'Não conseguimos saber que tempo faz. Escreve tu a temperatura.',
  trial_used:
    'Esse email já teve o seu período experimental gratuito. Podes criar a tua conta sem ele e passar a Premium quando quiseres.',
  amount_mismatch: 'O valor não coincide com o preço do Premium. Não foi cobrado nada: recarrega a página.',
  method_unavailable: 'Método de pagamento não válido',
  already_subscribed: 'Já tens uma subscrição com cartão. Podes vê-la e alterá-la na tua conta.',
  no_subscription: 'Não tens nenhuma subscrição com cartão.',
  payment_not_found: 'Não encontrámos esse pagamento entre os teus.',
  invoice_not_found: 'Não encontrámos essa fatura entre as tuas.',
  code_invalid: 'Esse código não é válido, expirou ou já foi usado. Não foi cobrado nada.',
  withdrawal_over:
    'O prazo de 14 dias para a livre resolução deste pagamento já passou, ou já a tinhas exercido.',
  withdrawal_repeated:
    'Já exerceste a livre resolução do Vestidor Premium há menos de um ano, e esse direito não se repete com um pagamento novo. Podes cancelar a subscrição quando quiseres: conservas o que pagaste e não te é cobrado mais nada.',
  withdrawal_changed:
    'O valor que te devolvemos mudou desde que o viste: passou mais um dia de Premium. Vê-o e confirma outra vez.',
  webhook_rejected: 'A notificação não pode ser verificada.',
  provider_unreachable:
    'O serviço de pagamento não responde neste momento. Se já tinhas pago, o teu dinheiro está localizado: nós verificamos e avisamos-te.',
  provider_refused:
    'O serviço de pagamento recusou a operação. Não foi cobrado nada: tenta outra vez ou experimenta outro método.',
  maya_unavailable: 'A Maya não está disponível neste momento',
  valentina_unavailable: 'A Valentina não está disponível neste momento',
  second_look_unavailable:
    'Aqui não há nenhum modelo que possa ver as tuas fotografias, ou já não é o que aceitaste.',
  second_look_not_agreed: 'Antes de enviar fotografias a esse modelo tens de o ativar no scanner.',
  second_look_needs_photo: 'Esta peça não tem fotografia. Adiciona-lhe uma e volta a perguntar.',
  second_look_failed: 'O modelo não respondeu. Ficamos com o que o Vestidor leu.',
  second_look_spent: 'Por hoje já perguntámos tudo o que podemos. Ficamos com o que o Vestidor leu.',
  try_on_unavailable:
    'Aqui não há nenhum modelo que possa vestir a tua fotografia, ou já não é o que aceitaste.',
  try_on_not_declared: 'A fotografia tem de ser tua e tens de ser maior de idade. Assinala-o para a guardar.',
  try_on_for_adults:
    'Experimentar roupa sobre uma fotografia é só para maiores de idade, e disseste que não o és. A figura desenhada, essa, podes usar.',
  try_on_not_agreed: 'Não enviámos nada: é precisa a tua autorização de cada vez.',
  try_on_needs_photo: 'Falta a tua fotografia de corpo inteiro. Adiciona-a e tenta outra vez.',
  try_on_refused:
    'O modelo não quis fazer esta imagem. A tua fotografia continua guardada: experimenta outro outfit ou outra fotografia.',
  try_on_failed:
    'O modelo não conseguiu fazer a imagem. A tua fotografia continua guardada: tenta mais tarde.',
  try_on_spent:
    'Hoje já não há imagens por fazer. A tua fotografia continua guardada: amanhã podes pedir outra.',
  chat_busy: 'Ainda estou a responder à tua mensagem anterior. Espera um momento.',
  chat_spent: 'Por hoje já conversámos tudo o que podemos. Amanhã continuamos: a tua conversa espera por ti.',
  change_not_found: 'Essa alteração já não se pode anular.',
  conversation_not_found: 'Essa conversa já não existe.',
  rate_limited: 'Demasiadas tentativas seguidas. Espera um momento e tenta outra vez.',
  internal: 'Algo falhou da nossa parte. Os teus dados estão a salvo: tenta de novo.',
  unavailable: 'O serviço não está disponível neste momento. Tenta daqui a um momento.',
};
