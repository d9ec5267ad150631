import { tokensOf } from '../words/tokens.ts';

/** Emergencies that must not be answered with fashion advice. */
export const distresses = [
  'suicide',
  'minor',
  'lured',
  'violence',
  'eating',
  'self-hatred',
  'controlling',
] as const;
export type Distress = (typeof distresses)[number];

const partner = 'marido|esposo|esposa|mujer|novio|novia|pololo|polola|enamorado|pareja|ex|chico|companero';
const relative = `${partner}|padre|madre|papa|mama|padrastro|madrastra|hermano|hermana|tio|abuelo|hijo|jefe`;
/** Figurative uses: "me muero de calor", "me muero por ese abrigo". */
const notMeant = '(?! (de|del|por|con|cuando|si|a trabajar)\\b)';

/** Giving everything away because it will not be needed any more, or taking leave for good. */
const farewell =
  '(regal|don|reparti)(o|ando|e|ar) (toda mi ropa|(todas )?mis cosas|todo lo mio)\\b(?!.*(mud|talla|adelgac|engord|viaj|calor|invierno|verano|jubil)).*\\b(ya no (la|lo|las|los )?.*necesit\\w+|(cansad[oa]|hart[oa]|agotad[oa]) de (todo|vivir|la vida)|no (puedo|aguanto) mas|no va a hacer falta)|(dar|dad[ao]s?|regal\\w+|repart\\w+|borr\\w+)\\b(?!.*(mud|talla|adelgac|engord|viaj|calor|invierno|verano|jubil|app|movil|cuenta nueva)).*\\bya no (la|lo|las|los) voy a necesitar|despedirme de (todos|la vida|este mundo)|cuando ya no este (aqui|no)';

/** The most serious first. Without accents, as typed. */
const signs: readonly (readonly [Distress, RegExp])[] = [
  [
    'suicide',
    new RegExp(
      `\\b(${farewell}|(?<!(escote|vestido|falda|tacon|tacones) )suicid\\w*|quitarme la vida|quitarme de en medio|acabar con (mi vida|todo)|cortarme las venas|autolesi\\w*|(me corto|cortarme|me corte|me cortaba) (los|mis) (brazos|muslos)|(me corto|cortarme|me corte) las munecas|(he vuelto a|volvi a|vuelvo a) cortarme\\b(?! (el|las|un|una|la))|me (he vuelto a|volvi a) cortar$|(tap|ocult|escond|disimul)\\w* (los|mis) cortes\\b(?! de)|(quiero|voy a|ganas de) (cortarme|hacerme dano)\\b(?! (el|las|un|una))|no quiero (seguir )?(viv\\w+|existir|estar aqui)|(no (me )?(tengo|quedan?|siento)|sin|perdi(do)?|(quit|acab|pas)(aron|ado|an)( ya)?( todas)? las|(fueron|ido|van)( ya)?( todas)? las) (ya |mas )?(las )?ganas de (seguir )?(vivir|viviendo|existir)${notMeant}|no (le )?(veo|encuentro) (el )?sentido a (la|mi) vida|mejor (estaria )?muert[ao]|sobro en (este|el) mundo|(estar(an|ian)|van a estar) ((tod|much|ell)[oa]s? )*mejor sin mi(?= (y|que|asi)\\b|$)|((quiero|quisiera|ganas de|prefiero|ojala) (estar muert[ao]|morir(me)?|matarme|desaparecer|no despertar(me)?)|me quiero (morir|matar))${notMeant})`,
    ),
  ],
  [
    'violence',
    new RegExp(
      `\\b(mi (${partner}) (me |nos )?(va a|quiere|intento|quiso) matar(me|nos)?\\b(?! de )|mi (${relative}) (me )?(dice|dijo|ha dicho|jura|juro|amenaza con|amenazo con) (que )?(me |nos )?(va a matar|mata|matar)(me|nos)?\\b|mi (${relative}) (me |nos )?(ha |han )?(pega(do)?|pego|golpe\\w+|maltrat\\w+|amenaz\\w+|viol\\w+|abus\\w+|encierra)|(me|nos) (ha )?(pega(do)?|pego|golpe\\w+|maltrat\\w+) mi (${relative})\\b(?! con)|mi (${partner}) (me (obliga|prohibe|controla|insulta|humilla)|no me deja (salir|ir|vestir\\w*|poner\\w*|llevar|usar|ver))|me maltrat\\w+|mi (${partner}) (me )?(revisa|bota|tira|rompe|esconde|corta) (el |la |los |las |mi |mis |lo que )?(closet|armario|ropa|movil|celular|me pongo|telefono)|(me )?(hace|arma|monta) un (escandalo|pollo|numero|drama) (si|por|cuando)|mi (${partner}) (me )?(ha )?(quemo|quemado|rajo|rajado|destrozo|destrozado|rompio|roto|corto|cortado|tiro|tirado) (toda )?(la|mi|mis) (ropa|vestidos|blusas|faldas|minifaldas|escotes)\\b(?!.*(planch|vieja|lavadora|sin querer))|me empujo|me (dejo|ha dejado|hizo|ha hecho) (unas |unos |las |los )?(marcas?|moretones|moratones|cardenales|morados)\\b.*\\b(${partner})|mi (${partner}) me (dejo|ha dejado|hizo|ha hecho) (unas |unos |las |los )?(marcas?|moretones|moratones|cardenales|morados)|mi (${partner}) ((me )?(dice|exige|manda|ordena) que no|no quiere que) (salga|ensene|me pinte|me maquille|(me ponga|use|lleve|me vista( con)?) (las? |los |el |una? |tan )?(mini\\w*|faldas?|escot\\w+|cort[oa]s?|shorts?|leggin\\w*|ropa|tops?|ajustad\\w+|bikinis?|asi|cosas))\\b(?!.* (boda|fiesta|cenar?|fotos?|frio|calor|porque)\\b)|a mi (${partner}) no le gusta que (salga|ensene|me pinte|me maquille)\\b|mi (${partner}) (me )?(mira|lee|registra) (el|mi|los) (movil|celular|telefono|mensajes|whatsapps?)|mi (${partner}) (me )?(dice|llama|grita)\\b.*\\b(cualquiera|puta|guarra|buscona|zorra|indecente|fulana)|maltratador|violencia (de genero|machista|domestica)|me (han |ha )?(violado|violaron|violo)|abus(o|aron|ado) (sexual|de mi)|(tap\\w+|disimul\\w+|cubr\\w+|escond\\w+|ocult\\w+|que no se vean?) (el |los |un |unos |mis )?(moraton|moretones|moreton|golpes?|cardenal|cardenales|hematomas?)\\w*)`,
    ),
  ],
  [
    'controlling',
    new RegExp(
      `\\b(no quiero (q|que) (mi (${partner})|ella|el)? ?(se (ponga|vista)|lleve|vaya (asi|con))|(prohib|impedi|convenc)\\w* (a )?(mi (${partner})|la|le)? ?(de )?(que )?(no )?(se ponga|que se ponga|vestirse|ponerse|llevar|usar)|mi (mujer|novia|esposa|polola|chica|pareja)\\b.* (no quiero (q|que) se ponga|como la (convenzo|obligo|hago)|no la dejo))`,
    ),
  ],
  [
    'eating',
    /\b(no quiero (volver a )?comer( mas| nada| nunca)*$|no quiero comer (mas|nada|nunca)\b|(he dejado|dejar|dejo) de (comer|cenar|desayunar)\b(?! (carne|pan|azucar|gluten|fuera))|(llevo|llevamos) \w+ dias? (casi )?sin comer|(estoy |ando |llevo \w+ )?comiendo casi nada|como casi nada\b|no he comido (casi )?nada (en|desde)|(ya )?(casi|apenas) (no )?(como|estoy comiendo)( nada| igual| tampoco| bien)?$|bajar a (3|4)\d kilos|sin comer (para|hasta)|no (voy a )?com(o|er|ere) (nada )?(para|hasta) (entrar|caber|que)|(me )?(provoc\w+|induc\w+) el vomito|vomit(o|ar|e) (para|despues|lo que|la comida|todo lo)|anorexi\w*|bulimi\w*|atracones|(un|de el|con|mi) tca\b|trastorno de (la )?(conducta|alimentacion)\w*|trastorno alimenti?\w*|asco comer|laxantes|ayun\w+ (para|hasta) (entrar|caber|adelgazar))/,
  ],
  [
    'self-hatred',
    /\b(me doy asco|me odio|me repugno|odio (mi (vida|cuerpo)|ser yo|existir)|me da asco (mi cuerpo|verme|mirarme)|no valgo (para )?nada|no sirvo para nada|no merezco (nada|vivir|que)|soy (un |una )?(monstruo|asco|basura|mierda)|ojala (no existiera|no hubiera nacido|fuera otra persona)|nadie me quiere|todo el mundo me odia|todos me odian|no aguanto mas (mi vida|esta vida|vivir))/,
  ],
];

export const audiences = ['minor', 'adult'] as const;
export type Audience = (typeof audiences)[number];

const adulthood = 18;
const ownAge =
  /\b(?:tengo|cumplo|cumpli|mis|soy de|con) (\d{1,2}) (?:anos|anitos|primaveras|tacos)\b(?! (de|en|con) )/;
const bareAge = /\btengo (\d{1,2})$|\btengo (\d{1,2}) y\b|^(\d{1,2}) anos\b(?! (de|en|con|juntos|casados)\b)/;
const ofAdults =
  /\b(mi (marido|esposo|esposa|mujer|exmarido|exmujer|hij[oa]s?|niet[oa]s?|yerno|nuera|nin[oa])|mis (hij[oa]s|niet[oa]s)|mi (jefe|jefa|jubilacion|hipoteca|divorcio)|me divorci\w+|(soy|quede|estoy) (viud[oa]|jubilad[oa]|divorciad[oa]|abuel[oa])|enviude|menopausia|di a luz|mi embarazo)\b/;
const ofMinors =
  /\b(soy menor|en (la eso|secundaria|primaria)|\d de (la )?eso|mi (tutora?|insti|cole)|en el (cole|insti|liceo)|(mis padres|mi mama|mi madre|mi ma) no me dejan?)\b/;

const plainWords = (message: string): string =>
  tokensOf(message)
    .map(({ text }) => text)
    .join(' ');

/** The author's audience by an age or a relation that is told; the one known before otherwise. */
export function audienceIn(message: string, before: Audience | null): Audience | null {
  const words = plainWords(message);
  const said = ownAge.exec(words)?.[1] ?? bareAge.exec(words)?.slice(1).find(Boolean);
  if (said !== undefined) return Number(said) < adulthood ? 'minor' : 'adult';
  if (ofAdults.test(words)) return 'adult';
  return ofMinors.test(words) ? (before ?? 'minor') : before;
}

const age = /\b(?:tengo|de|con|cumplo) (\d{1,2}) (?:anos|anitos)\b/;
const sexual =
  /\b(sexy|sexi|sensual|provocativ\w+|lenceria|picardias|seducir|calient\w+|fotos? (desnud\w+|intim\w+|en ropa interior|sin ropa)|en ropa interior)\b/;
const adultWants =
  /\b(hombre|senor|chico|novio|profe\w*|tio|chavo|man|tipo|pibe|vato) (de|como de) (2|3|4|5)\d\b/;
/** Clothes for a child, not a parent's worry about them. */
const forChild = /\b(para|a|de) (mi|una|la) (hija|hijo|nina|nino|nieta|sobrina|alumna|menor|adolescente)\b/;
/** Someone met online who wants pictures, or a meeting in secret. */
const lured =
  /\b(conoc\w+|hablo|chateo|escribe)\b.*\b(ig|insta\w*|internet|tiktok|snap\w*|online|whats\w*|face\w*|juego|discord)\b.*(\b(fotos?|videos?|packs?|quedar|vernos|secreto)\b|\b(no|sin) (le |les |se lo )?(cont|dig|dij|avis)\w* (nada )?a (mi|mis) )|\b(quiere|pide|pidio) (que |q )?(le )?(mande|envie|pase|mandar) (una )?(fotos?|videos?|pack)\b|\b(me )?(pide|piden|pidio|pidieron|pidiendo) (mis |unas? )?(fotos?|videos?|pack|nudes)\b.*\b(interior|desnud\w*|sin (ropa|camiseta)|bragas|sujetador|biquini|bikini|cuerpo|intim\w*|sexy|provocativ\w*)\b|\b(chico|hombre|tio|senor|novio|amigo|alguien) mayor( que yo)?\b.*\b(pide|piden|pidio|manda)\b.*\b(fotos?|videos?|pack|nudes)\b/;

export function distressIn(
  message: string,
  audience: Audience | null = null,
): { kind: Distress; isMinor: boolean } | null {
  const words = plainWords(message);
  const years = Number(age.exec(words)?.[1] ?? adulthood);
  const isMinor = audience === 'minor' || (audience === null && years < adulthood);
  const isLured = lured.test(words) || (adultWants.test(words) && (isMinor || /\bfotos?\b/.test(words)));
  if (audience !== 'adult' && isLured) return { kind: 'lured', isMinor: true };
  if (sexual.test(words) && (isMinor || forChild.test(words))) return { kind: 'minor', isMinor: true };
  const sign = signs.find(([, pattern]) => pattern.test(words));
  return sign ? { kind: sign[0], isMinor } : null;
}
