const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const pronouns: ReadonlyMap<string, string> = new Map([
  ['tú', 'usted'],
  ['ti', 'usted'],
  ['contigo', 'con usted'],
  ['tu', 'su'],
  ['tus', 'sus'],
  ['tuyo', 'suyo'],
  ['tuya', 'suya'],
  ['tuyos', 'suyos'],
  ['tuyas', 'suyas'],
]);

/** Before a word that is a noun or an adjective. */
export const determiners = words(`
  el la los las un una unos unas mi mis tu tus su sus de del con sin a al en por para entre dos tres cuatro cinco seis diez cada muchos muchas pocos pocas otros otras otra otro algunos
  algunas estos estas esos esas esa ese este esta varias varios todas todos buenas buenos más ni sobre tras según qué cuántas cuántos nuestras nuestros malas primeras últimas mismas grandes
  contra bajo hasta desde
`);

/** Before a word that is a verb, whatever else is spelt so. */
export const beforeVerbs = words(
  'si no que cuando como donde te se le les me ya nunca quien aunque mientras lo la porque cuanto',
);

/** Spelt as verbs, and nouns or adjectives unless what stands before them shows the verb. */
export const nounsFirst = words(`
  activas ajustes alegres alertas anchas apliques apuntes arrugas asas bailes bajas bases batallas bordes botas botes broches calientes calles capas casas causas cenas cierres cintas
  citas claras claves completas compras consultas copas copias cortas cortes cosas costuras cotizas cremas cruces cuentas cuestas cuidadas curvas debates detalles diferencias
  disfraces dobles duchas dudas duras enlaces enteras eras estrechas estrellas estructuras facturas fallas faltas fichas firmes formas frunces frías fuerzas ganas gases golpes gomas
  gracias grapas guardias guías hinchas intereses juntas largas limpias listas llamas luces lías líneas manchas marcas marchas mareas mates matices medias mejores mezclas mudas
  muestras nombres normas notas pares partes pases pegas peinas peleas perfumes pesas pilas pintas planchas plantas pliegues plumas preguntas prendas presillas programas pruebas
  puntas rayas razones rebajas recortes rectas reglas rellenas remates reservas restas rondas ruedas sales salvas secas sobras sueltas tallas tapas tardes temas tierras tintes tiras
  toallas tomas toques trabas trenzas vacías vales velas vendas vetas visitas vistas vueltas
`);

/** Where one of them is a verb all the same. */
export const verbPhrases: readonly string[] =
  'arrugas estiras / pones marcas / gente y llamas / bajas el / luego casas / puño casas / partió compras / los compras / contraste cortas / tú cuentas / también cuentas / luego cuentas / luego fichas / tampoco fallas / ganas media / confianza ganas / tapas antes / tapas con / largo y tiras por / tiras mide / mojado ni planchas / ni dobles la / ojales y juntas / igual y cenas / flúor y ganas / ganas medio / nada y dudas / momento y sales / secador y sales / y cortas dos / ahí notas / con eso sales / agobias sales / vigilada sales / lancha sales / sales cálida / esto sales / sueltas el / mudas tiras / pequeñas tiras / parche tiras / lo tuyo tiras / preguntas tú / días preguntas qué / preguntas escuchas / neutro secas'
    .split(' / ')
    .map((phrase) => ` ${phrase} `);

/** Before an order, with which they begin a clause: "y luego seca". */
export const adverbs = words(
  'pues mejor luego después ahora entonces primero antes solo sólo simplemente así también hoy aquí ahí allí siempre',
);
export const conjunctions = words('y e o u pero ni');

/** After these a third person is no clause of its own. */
export const subordinators = words(
  'si cuando que donde aunque mientras porque como quien cuanto hasta qué cuál cómo dónde cuándo cuánto quién',
);

/** Verbs of what others do to the person, so that "ayudarte" is "ayudarle", while "ponerte" is "ponerse". */
export const doneToPerson = words(`
  acompañar aconsejar apagar apetecer apretar apuntar ayudar bajar buscar caber dar decir enseñar escuchar gustar haber juzgar leer multar nombrar obligar pagar preparar proponer
  reconocer
`);

/** Who does it, where the verb does not tell: "no voy a llevarte", "lo mío es vestirte". */
export const byAnother =
  / (?:(?:puede|pueden|podría|quiero|quiere|quien vaya a|voy a|van a|derecho a|alguien a|huelan antes de) \S+te|(?:piezas para|eventos para|sirve solo para|es|falta) vestirte|hacerte compañía) /;
