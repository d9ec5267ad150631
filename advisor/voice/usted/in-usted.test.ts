import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { ofTu, ordersBeforePronoun, withoutAccents } from '../../words/second-person.ts';
import { phrase, quote, textOf, title } from '../phrase.ts';
import { inUsted, phraseInUsted } from './in-usted.ts';
import { nounsFirst, pronouns } from './particles.ts';

/** Texts of entries and moments. */
const written = globSync('advisor/{knowledge,moments}/written/*.txt').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:maya|valentina|both)(?: after)?: (.+)$/gm)].flatMap(
    ([, text = '']) => text,
  ),
);

/** Sentences of modules; what has a stroke, a tilde or neither capital nor stop is a pattern or a name. */
function sentencesOf(file: string): string[] {
  const found: string[] = [];
  const walk = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    const { type, value, quasis } = node as Record<string, unknown>;
    if (type === 'ImportDeclaration') return;
    if (type === 'Literal' && typeof value === 'string') found.push(value);
    else if (type === 'TemplateLiteral')
      found.push(
        (quasis as { value: { cooked: string } }[]).map(({ value: { cooked } }) => cooked).join('{x}'),
      );
    for (const child of Object.values(node)) walk(child);
  };
  walk(parseSync(file, readFileSync(file, 'utf8')).program);
  // Of "{a:abriga/abrigan}" one is said.
  const filled = found.map((text) =>
    text.replace(/\{\w+:([^}/]+)[^}]*\}/g, '$1').replace(/\{[^}]*\}/g, '{}'),
  );
  return filled.filter(
    (text) => / \p{L}/u.test(text) && !/[|~\\=]| \/ /.test(text) && /^[¿¡{]?\p{Lu}|[.?!]$/u.test(text),
  );
}

const spoken = globSync(['advisor/{voice,handlers,knowledge,moments}/**/*.ts', 'stylist/language/es/**/*.ts'])
  .filter((file) => !/\.test\.ts$|voice\/usted|moments\/si|knowledge\/written/.test(file))
  .flatMap(sentencesOf);

const texts = [...written, ...spoken];
const unquoted = (text: string) => text.replace(/«[^»]*»|“[^”]*”/g, '«»');
const wordsOf = (text: string) => unquoted(text).match(/\p{L}+/gu) ?? [];
const counted = (text: string, words: ReadonlySet<string>) =>
  wordsOf(text).filter((word) => words.has(word.toLowerCase())).length;

/** Endings of "tú" on words that the tables do not hold. */
const ofSecondPerson = /^(?:.+[aeiou]steis?|.{2,}(?:rás|rías))$/;
const others =
  /^(?:(?:cel|contr|v|este|co|ex|aju|des?ga|res|pers|tr|d|conoc|quitade|desp|as)?(?:este|aste|iste|oste|uste|isteis)|atrás|detrás|jamás|tras|aguarrás|.*(?:[ed]urías|erías|ergias))$/;
const withTe = /^(.+?)te(?:l[oa]s?)?$/;
const isOrderToTu = (word: string) =>
  !/^(?:este|salte|tomate)$/.test(word) &&
  ordersBeforePronoun.has(withoutAccents(withTe.exec(word)?.[1] ?? ''));
const afterVerbs = /(?<!\p{L})(?:le|si|ya|no se|no le) (\p{L}+(?:as|es|ás))(?!\p{L})/giu;
const noVerbs =
  /^(?:es|tres|dos|seis|las|más|les|tras|gris|además|antes|entonces|otras?|ellas|jamás|menos|unas|todas|\p{L}+(?:ciones|[ai]das))$/u;

describe('an advisor’s text', () => {
  it('is found for the texts of every kind', () => {
    expect(written.length).toBeGreaterThan(4000);
    expect(spoken.length).toBeGreaterThan(1800);
    for (const part of ['¿Alrededor de qué prenda quieres', 'No los mezcles', 'Aún no te has puesto {}'])
      expect(spoken.some((text) => text.startsWith(part))).toBe(true);
  });

  it('has no second person left in any text', () => {
    const left = texts.flatMap((text) => {
      const formal = inUsted(text);
      const words = wordsOf(formal.replace(/(?<=[\p{L},»›] )\p{Lu}\p{L}+/gu, ''));
      return [
        ...words
          .map((word) => word.toLowerCase())
          .filter(
            (word) =>
              pronouns.has(word) ||
              word === 'te' ||
              (ofTu.has(word) && !nounsFirst.has(word)) ||
              isOrderToTu(word) ||
              (ofSecondPerson.test(word) && !others.test(word)),
          ),
        ...[...unquoted(formal).matchAll(afterVerbs)].flatMap(([, word = '']) =>
          noVerbs.test(word) || nounsFirst.has(word) ? [] : word,
        ),
      ].map((word) => `${word}: ${formal}`);
    });
    expect(left).toEqual([]);
  });

  it('keeps what is quoted, figures, pauses and the number of its words', () => {
    for (const text of texts) {
      const formal = inUsted(text);
      const kept = /«[^»]*»|“[^”]*”|\{[^}]*\}|\d+|[^\p{L}\s]/gu;
      expect(formal.match(kept), text).toEqual(text.match(kept));
      const two = counted(text, new Set(['contigo']));
      expect(wordsOf(formal).length, text).toBe(wordsOf(text).length + two);
    }
  });

  it('leaves words alone that look like second persons', () => {
    const alike = new Set(
      `tras gafas martes lunes jueves viernes antes después las unas los estilos colores tallas gris mes meses veces tres seis detrás atrás demás además jamás quizás días semanas horas botones
      pantalones lavavajillas calcetines zapatillas mallas iguales suelas tiendas peques temas alegres mates pares nombres apliques detalles causas razones intereses rebajas facturas cremas rayas
      lavanderías mercerías es este esta viste velo vela sala cola tela suela pésame para nada media bota cena muda copa`.split(
        /\s+/,
      ),
    );
    const changed = texts.filter((text) => counted(text, alike) > counted(inUsted(text), alike));
    // Where they are verbs after all: "para y pide ayuda", "viste cerca de su estilo".
    const verbs = /\b(?:para y|viste (?:cerca|como|antes|de un)|lo temas|más temes)\b/i;
    expect(changed.filter((text) => !verbs.test(text))).toEqual([]);
  });

  it('changes only what is the advisor’s own in a phrase', () => {
    const garmentIds = ['a'];
    const said = phrase`Te pones ${{ garmentIds, text: 'tu falda que llevas tú' }}, como dices en ${quote(
      'ponte guapa',
    )}, y guardas ${title('Tus mejores días')} contigo: ${{ garmentIds, text: 'sale la falda, de tus favoritas' }}.`;
    const formal = phraseInUsted(said, ['Falda que llevas tú', 'falda que llevas tú']);
    expect(textOf(formal)).toBe(
      'Se pone su falda que llevas tú, como dice en «ponte guapa», y guarda Tus mejores días con usted: sale la falda, de sus favoritas.',
    );
    expect(formal).toContainEqual({ garmentIds, text: 'su falda que llevas tú' });
    const lacking = phrase`Algo queda sin cumplir: ${{ garmentIds, text: 'la falda' }} lleva blanco.`;
    expect(textOf(phraseInUsted(lacking))).toBe('Algo queda sin cumplir: la falda lleva blanco.');
  });
});

describe('a sentence with "tú"', () => {
  it.each([
    // Pronouns
    ['¿Y tú?', '¿Y usted?'],
    ['Yo que tú no lo haría.', 'Yo que usted no lo haría.'],
    ['Lo decides tú.', 'Lo decide usted.'],
    ['Tu falda y tus botas son tuyas.', 'Su falda y sus botas son suyas.'],
    ['Lo tuyo es el azul, y los zapatos tuyos también.', 'Lo suyo es el azul, y los zapatos suyos también.'],
    ['A ti te queda bien.', 'A usted le queda bien.'],
    ['Me quedo contigo, por ti y para ti.', 'Me quedo con usted, por usted y para usted.'],
    ['¿Te lo guardo?', '¿Se lo guardo?'],
    ['Se te nota.', 'Se le nota.'],
    ['Te visto con gusto.', 'Le visto con gusto.'],
    ['¿Te la apunto? Te doy dos ideas.', '¿Se la apunto? Le doy dos ideas.'],
    ['Te pones lo que te sienta bien.', 'Se pone lo que le sienta bien.'],
    ['Te lo pones y te vas.', 'Se lo pone y se va.'],
    ['Si no te convence, te lo cambio.', 'Si no le convence, se lo cambio.'],
    ['Te has puesto la camisa que te había dicho.', 'Se ha puesto la camisa que le había dicho.'],
    // Tenses
    ['Llevas un abrigo y vas bien.', 'Lleva un abrigo y va bien.'],
    ['Eres alta y estás guapa.', 'Es alta y está guapa.'],
    ['¿Qué llevaste? ¿Lo elegiste tú?', '¿Qué llevó? ¿Lo eligió usted?'],
    ['Dijiste que no, y te pusiste el verde.', 'Dijo que no, y se puso el verde.'],
    ['¿Lo leíste? ¿Qué pediste? ¿Qué hiciste?', '¿Lo leyó? ¿Qué pidió? ¿Qué hizo?'],
    ['Tenías frío y llevabas poco.', 'Tenía frío y llevaba poco.'],
    ['Verás que tendrás calor.', 'Verá que tendrá calor.'],
    ['¿Qué harías tú? ¿Te lo pondrías?', '¿Qué haría usted? ¿Se lo pondría?'],
    ['Como si fueras de boda y tuvieras prisa.', 'Como si fuera de boda y tuviera prisa.'],
    ['Cuando quieras y puedas, lo que te pongas.', 'Cuando quiera y pueda, lo que se ponga.'],
    ['Si dudas, lo que elijas y sientas.', 'Si duda, lo que elija y sienta.'],
    ['No creo que encuentres nada que te guste.', 'No creo que encuentre nada que le guste.'],
    ['Puedes ir, si sabes volver.', 'Puede ir, si sabe volver.'],
    ['Oyes mal, construyes poco y conoces a nadie.', 'Oye mal, construye poco y conoce a nadie.'],
    // Orders
    ['Dime qué día.', 'Dígame qué día.'],
    ['Dímelo y te lo busco.', 'Dígamelo y se lo busco.'],
    ['Póntelo con botas.', 'Póngaselo con botas.'],
    ['Pruébatela y mírate de lado.', 'Pruébesela y mírese de lado.'],
    ['Cuéntaselo a alguien.', 'Cuénteselo a alguien.'],
    ['Quédate con esto y date un paseo.', 'Quédese con esto y dese un paseo.'],
    ['Échale agua y sécalo en plano.', 'Échele agua y séquelo en plano.'],
    ['Tráelo, sácalas y cuélgalos.', 'Tráigalo, sáquelas y cuélguelos.'],
    ['Hazlo hoy y mantenlo.', 'Hágalo hoy y manténgalo.'],
    ['Vístete y vete.', 'Vístase y váyase.'],
    ['Deshazla y empieza de nuevo.', 'Deshágala y empiece de nuevo.'],
    ['Acércatela, airéala y crúzalas.', 'Acérquesela, airéela y crúcelas.'],
    ['Mira la etiqueta y pregunta antes.', 'Mire la etiqueta y pregunte antes.'],
    [
      'Pon música, haz fotos, di qué pasó y ten paciencia.',
      'Ponga música, haga fotos, diga qué pasó y tenga paciencia.',
    ],
    ['Ve con calma, elige tú y sigue a tu ritmo.', 'Vaya con calma, elija usted y siga a su ritmo.'],
    ['Si llueve, lleva paraguas.', 'Si llueve, lleve paraguas.'],
    ['Mejor cambia los zapatos; luego guarda la falda.', 'Mejor cambie los zapatos; luego guarde la falda.'],
    ['Aclara y seca en plano.', 'Aclare y seque en plano.'],
    ['Pide ayuda, habla con alguien y no cedas.', 'Pida ayuda, hable con alguien y no ceda.'],
    ['Anda, cuéntame más.', 'Ande, cuénteme más.'],
    ['Perdona, me he liado.', 'Perdone, me he liado.'],
    ['Así que busca otra talla.', 'Así que busque otra talla.'],
    ['Y tú come y duerme.', 'Y usted coma y duerma.'],
    ['Si hay peligro, marca el 112.', 'Si hay peligro, marque el 112.'],
    // Orders not to
    ['No te preocupes ni lo laves.', 'No se preocupe ni lo lave.'],
    ['No lo pongas, no vayas y no seas así.', 'No lo ponga, no vaya y no sea así.'],
    ['Nunca la seques ni la saques.', 'Nunca la seque ni la saque.'],
    ['No los mezcles. Ni te acerques.', 'No los mezcle. Ni se acerque.'],
    // Infinitives and gerunds
    ['Para ponerte el abrigo y no quitártelo.', 'Para ponerse el abrigo y no quitárselo.'],
    ['No puedo ayudarte ni decirte más.', 'No puedo ayudarle ni decirle más.'],
    ['Antes de irte, vas a poder sentarte.', 'Antes de irse, va a poder sentarse.'],
    ['Prefiero decírtelo yo.', 'Prefiero decírselo yo.'],
    ['Si sigue apeteciéndote, ve riéndote.', 'Si sigue apeteciéndole, vaya riéndose.'],
    ['Faltan piezas para vestirte de arriba abajo.', 'Faltan piezas para vestirle de arriba abajo.'],
    ['Me alegra haberte leído.', 'Me alegra haberle leído.'],
    ['No voy a llevarte la contraria.', 'No voy a llevarle la contraria.'],
    // Third persons and nouns
    ['La lana abriga y seca despacio.', 'La lana abriga y seca despacio.'],
    ['La manga lleva puño y queda corta.', 'La manga lleva puño y queda corta.'],
    ['Con medias negras y botas, tras las gafas.', 'Con medias negras y botas, tras las gafas.'],
    ['Las dudas y las pruebas, los martes.', 'Las dudas y las pruebas, los martes.'],
    ['Si la pruebas y no dudas, adelante.', 'Si la prueba y no duda, adelante.'],
    ['Plancha tibia y bota de agua.', 'Plancha tibia y bota de agua.'],
    ['Además, deja que mande la falda.', 'Además, deja que mande la falda.'],
    ['Sé que el velo va al final.', 'Sé que el velo va al final.'],
    ['Queda precioso, abriga y no pesa.', 'Queda precioso, abriga y no pesa.'],
    ['Da igual; vale todo y basta un pañuelo.', 'Da igual; vale todo y basta un pañuelo.'],
    ['Dale el pésame a la familia.', 'Dele el pésame a la familia.'],
    ['Cómo viste otra persona lo decide ella.', 'Cómo viste otra persona lo decide ella.'],
    ['En Tu cuenta › Avisos los cambias.', 'En Tu cuenta › Avisos los cambia.'],
    ['EUR 38, USA 6: mira la tabla.', 'EUR 38, USA 6: mire la tabla.'],
    // Quotes
    ['Dile «no me toques, vete» y aléjate.', 'Dígale «no me toques, vete» y aléjese.'],
    ['Escribe “te quiero, vuelve” y espera.', 'Escriba “te quiero, vuelve” y espere.'],
  ])('%s', (text, formal) => {
    expect(inUsted(text)).toBe(formal);
  });
});
