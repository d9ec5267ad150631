import { h, m, of, s, type VerdictAsked, v, w } from './asked.ts';

/** Written after the faults of the second were mended. */
export const last: readonly VerdictAsked[] = [
  of(h, m, 'En mi pueblo cae aguanieve en marzo. ¿La parka verde me deja seco?', {
    names: ['parka'],
    verdict: 'said',
    why: /agua|cala|impermeab/i,
  }),
  of(w, v, 'el mono verde es un coñazo pa ir al baño en una boda no?', {
    names: ['mono'],
    verdict: 'said',
    why: /baño|quit|entero/i,
  }),
  of(s, m, '¿El vestido de satén verde se mancha con agua?', {
    names: ['satén'],
    verdict: 'yes',
    why: /cerco|agua|mancha/i,
  }),
  of(h, v, 'la americana de lino aguanta un dia entero de conferencias sin parecer un trapo?', {
    names: ['americana de lino'],
    verdict: 'no',
    why: /arrug|lino/i,
  }),
  of(w, m, 'Mi oficina tiene el aire acondicionado a tope: ¿con la blusa de gasa tendré frío?', {
    names: ['blusa negra'],
    verdict: 'said',
    why: /frío|calor|gasa|encima|abrig/i,
  }),
  of(h, m, '¿Los zapatos oxford me harán sudar el pie en agosto?', {
    names: ['oxford'],
    verdict: 'said',
    why: /piel|transpir|suda|calor|calcet/i,
  }),
  of(s, v, 'la falda larga de flores se engancha en las escaleras mecanicas?', {
    names: ['falda larga'],
    verdict: 'said',
    why: /engancha|larg|pisa|bajo/i,
  }),
  of(w, m, '¿Me aconsejas las sandalias planas camel para recorrer Roma a pie?', {
    names: ['sandalias planas'],
    verdict: 'said',
    why: /pie|suela|horas|sujet|and/i,
  }),
  of(h, v, 'se puede correr 5k con las zapatillas blancas?', {
    names: ['zapatillas blancas'],
    verdict: 'said',
    why: /correr|suela|amortigu|sujet|pie/i,
  }),
  of(w, v, 'me congelo el culo con los shorts vaqueros en abril o que', {
    names: ['shorts'],
    verdict: 'said',
    why: /frío|piern|abril|grados/i,
  }),
  of(h, m, '¿La camisa negra atrae mucho el calor en una terraza a mediodía?', {
    names: ['camisa negra'],
    verdict: 'said',
    why: /calor|sol|algod|aire|oscur/i,
  }),
  of(s, m, '¿Puedo llevar la mochila negra a la ópera?', {
    names: ['mochila'],
    verdict: 'no',
    why: /ópera|corto|formal|informal/i,
  }),
  of(w, m, 'Tengo gato blanco: ¿el abrigo negro de paño se llenará de pelo?', {
    names: ['abrigo negro'],
    verdict: 'yes',
    why: /pelo|rodillo|lana|paño/i,
  }),
  of(h, v, 'me planto en la boda de mi prima con los vaqueros oscuros y americana, cuela?', {
    names: ['vaqueros oscuros'],
    verdict: 'said',
    why: /boda|corto|formal|arregl/i,
  }),
  of(h, m, '¿Qué tal la gorra azul para un funeral al aire libre con mucho sol?', {
    names: ['gorra'],
    verdict: 'said',
    why: /funeral|respet|corto|sobri|oscur/i,
  }),
  of(w, m, '¿Serían exageradas las sandalias doradas en una comida de trabajo?', {
    names: ['sandalias de tacón doradas'],
    verdict: 'said',
    why: /trabajo|comida|demasiado|dorad|negocio/i,
  }),
  of(s, v, 'blazer negro ancho con chandal gris, moderno o cutre?', {
    names: ['blazer negro', 'chándal'],
    verdict: 'said',
    why: /contrast|deport|sitio|formal|peg|negro|neutr|volum/i,
  }),
  of(w, m, '¿Va el pañuelo de lunares con la camisa de rayas?', {
    names: ['pañuelo', 'camisa celeste de rayas'],
    verdict: 'said',
    why: /dibujo|estampad|ray|lunar|color|azul/i,
  }),
  of(h, v, 'pegan los derby marrones con traje gris marengo?', {
    names: ['derby'],
    verdict: 'said',
    why: /marr[oó]n|gris|color|tono|neutr/i,
  }),
  of(h, m, 'Excursión a caballo: ¿vaqueros lavados o pantalón de montaña?', {
    oneOf: ['vaqueros lavados', 'pantalón de montaña'],
    why: /tela|pierna|mover|ced|roce|rod|holg/i,
  }),
  of(w, m, '¿Botines o botas altas si hay que caminar por la nieve?', {
    oneOf: ['botines', 'botas altas'],
    right: ['botas altas'],
    why: /tac[oó]n|nieve|suela|tobillo|pisa/i,
  }),
  of(w, v, 'shopper o mochila pal avion de mano', {
    oneOf: ['shopper', 'mochila'],
    why: /espalda|hombro|cabe|punto|conjunto|combina|viaj/i,
  }),
  of(s, m, 'No sé si la camisa blanca o la blusa de florecitas para conocer a sus padres.', {
    oneOf: ['camisa blanca', 'blusa de florecitas'],
    why: /padres|punto|conjunto|arreglo|redondo|color|armario|dibujo/i,
  }),
  of(h, m, '¿Cuál pica menos, el jersey de rombos o el de pico?', {
    oneOf: ['rombos', 'pico'],
    why: /pica|lana|piel|fin|suave/i,
  }),
  of(s, v, 'q me tapa mas el frio de piernas, medias negras o leggins', {
    oneOf: ['medias', 'leggins'],
    why: /frío|calor|abrig|pierna|grues|guarda/i,
  }),
  of(h, v, 'polo o camisa de lino pa una barbacoa a 34 grados', {
    oneOf: ['polo', 'lino'],
    right: ['lino'],
    why: /aire|fresc|lino|transpir/i,
  }),
  of(w, m, '¿El cinturón marrón o el negro con los mocasines burdeos?', {
    oneOf: ['cinturón marrón', 'cinturón negro'],
    why: /color|tono|zapato|burdeos|armario|redondo|conjunto/i,
  }),
  of(w, m, ['El sábado tengo una cena en un barco. ¿Qué me pongo?', '¿Se me volará esa falda en cubierta?'], {
    verdict: 'said',
    why: /viento|racha|levanta|tela|pesa|falda/i,
  }),
  of(
    h,
    m,
    [
      'Voy de testigo a un juicio. ¿Qué llevo?',
      '¿Se me notará el sudor con esa camisa si me pongo nervioso?',
    ],
    { verdict: 'said', why: /sudor|moj|blanc|color|dibujo/i },
  ),
  of(h, v, ['outfit pa un festi de tarde', 'me puedo sentar en el cesped con eso?'], {
    verdict: 'said',
    why: /hierba|césped|mancha|tela|clar|oscur|lava/i,
  }),
  of(s, v, ['que me pongo pa ir a la disco', 'esos zapatos me van a destrozar los pies?'], {
    verdict: 'said',
    why: /tac[oó]n|pie|horas|suela/i,
  }),
  of(
    w,
    m,
    ['Tengo una entrevista por la mañana. ¿Qué me pongo?', '¿Se marca el sujetador con esa blusa o camisa?'],
    { verdict: 'said', why: /sujetador|ropa interior|transparen|marca|cuerpo|tejido|costura/i },
  ),
  of(w, v, ['look pa llevar a mi abuela al medico', 'eso se lava facil si me vomita el crio?'], {
    verdict: 'said',
    why: /lav|mancha|limpi|lana|algod/i,
  }),
  of(h, m, ['Presento un libro en una biblioteca. ¿Qué me pongo?', '¿Y si prescindo de la chaqueta?'], {
    names: ['americana'],
    why: /sin|presentaci|camisa|basta|cort|nivel|arreglo/i,
  }),
  of(
    s,
    m,
    [
      'Hoy grabamos un corto y salgo corriendo. ¿Qué me pongo?',
      '¿Podré correr bien con esas zapatillas o botas?',
    ],
    { verdict: 'said', why: /suela|pie|sujet|tac[oó]n|correr/i },
  ),
  of(
    w,
    m,
    [
      'Me toca presentar los premios del colegio. ¿Qué llevo?',
      '¿Hacen mucho ruido esos tacones o zapatos en la tarima?',
    ],
    { verdict: 'said', why: /suelo|ruido|paso|suela|tapas|oye/i },
  ),
  of(h, v, ['look pal primer dia de curro en una obra', 'y si me cae cemento encima se va?'], {
    verdict: 'said',
    why: /lava|limpi|mancha|cepill|tela/i,
  }),
  of(w, v, ['que me pongo pa una ruta de tapas', 'mejor las botas o las zapatillas para ir de bar en bar?'], {
    oneOf: ['botas', 'zapatillas'],
    why: /suela|pie|horas|tac[oó]n|conjunto|punto|redondo/i,
  }),
  of(h, m, ['Ceno en casa de mi jefe, sin corbata.', '¿Mejor el jersey de rombos o el cárdigan?'], {
    oneOf: ['rombos', 'cárdigan'],
    why: /punto|conjunto|color|redondo|arreglo|dibujo|tiempo|demasiado|corto/i,
    without: ['corbata'],
  }),
  of(w, m, ['Necesito ropa para un vuelo nocturno.', '¿Con esos zapatos se me hincharán los pies?'], {
    verdict: 'said',
    why: /hinch|pie|aprie|suela/i,
  }),
];
