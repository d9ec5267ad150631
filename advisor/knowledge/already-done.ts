import { tokensOf } from '../words/tokens.ts';

type Spot = 'grease' | 'protein' | 'tannin' | 'ink' | 'dye' | 'other';

const spots: readonly (readonly [Spot, RegExp])[] = [
  ['grease', /\b(?:grasa|aceite|mantequilla|salsa|mayonesa|chorizo|pringue|maquillaje|base|crema|cadena)\b/],
  ['protein', /\b(?:sangre|huevo|leche|yema|vomito|regla|pus)\b/],
  ['tannin', /\b(?:vino|tinto|cafe|te|mate|fruta|mora|cereza|zumo|jugo|coca|cola|cerveza|tomate)\b/],
  ['ink', /\b(?:tinta|boligrafo|boli|esfero|lapicera|lapicero|pluma|rotulador|plumon|marcador)\b/],
  ['dye', /\b(?:tenid[oa]s?|desti\w+|rosad[oa]s?|rosa|desten\w+|tin[oe]\w*)\b/],
];

type Done = { of: RegExp; says: Partial<Record<Spot | 'any', string>> };

const deeds: readonly Done[] = [
  {
    of: /\b(?:lejia|lavandina|cloro|clorox|limpido|hipoclorito)\b/,
    says: {
      dye: 'La lejía solo vale en algodón blanco puro; en lo demás amarillea: aclara mucho y no eches más.',
      any: 'La lejía no quita eso y se lleva el color: aclara ya con mucha agua fría y no mezcles nada más con ella. Donde haya amarilleado o aclarado, el color no vuelve.',
    },
  },
  {
    of: /\bagua (?:muy )?(?:caliente|hirviendo|hirviente)|\b(?:a )?[69]0 grados\b/,
    says: {
      grease: 'No la has liado: la grasa la fijan la secadora y la plancha, no el agua caliente.',
      protein:
        'El agua caliente la cuaja y la agarra más, pero no está perdida: desde ahora, solo agua fría, y remojo largo.',
      any: 'El agua caliente puede fijarla algo, pero mientras no pase por secadora ni plancha hay remedio.',
    },
  },
  {
    of: /\b(?:secadora|planche|planchado|plancharon|plancho)\b/,
    says: {
      any: 'El calor la ha fijado y costará más, pero no está perdida: trátala otra vez, y nada de calor hasta que haya salido.',
    },
  },
  {
    of: /\bsal\b/,
    says: {
      protein: 'La sal con agua fría no le ha hecho daño; ayuda un poco con la sangre.',
      any: 'La sal solo chupa lo que sigue mojado: no ha hecho daño, pero no quita la mancha. Sacúdela y sigue.',
    },
  },
  {
    of: /\b(?:frote|frotado|restregue|restregado|talle|tallado|refregue|refregado)\b/,
    says: {
      any: 'Frotar la extiende y levanta la tela; ya está hecho, pero a partir de aquí, a toques y desde fuera hacia dentro.',
    },
  },
  {
    of: /\b(?:talco|maicena|harina|fecula)\b/,
    says: {
      grease: 'Bien hecho: el polvo chupa la grasa. Déjalo unas horas y cepíllalo.',
      any: 'El polvo solo sirve con la grasa; no ha hecho daño, cepíllalo en seco.',
    },
  },
  {
    of: /\b(?:lavavajillas|lavaplatos|lavaloza|fairy|jabon de (?:los )?(?:platos|trastes))\b/,
    says: {
      grease: 'Bien hecho: es lo mejor para la grasa.',
      any: 'El lavavajillas no ha hecho daño si lo aclaras bien.',
    },
  },
  {
    of: /\b(?:quitaesmalte|acetona)\b/,
    says: {
      any: 'La acetona se come el acetato y algunos colores: aclara ya con agua fría, y no eches más.',
    },
  },
  {
    of: /\blaca\b/,
    says: {
      any: 'La laca de hoy casi no lleva alcohol y deja película: aclárala, y mejor alcohol en un algodón.',
    },
  },
  {
    of: /\bagua oxigenada|\boxigenada\b/,
    says: {
      protein: 'Bien hecho si es blanca; en color puede aclarar, así que enjuágala ya.',
      any: 'El agua oxigenada va bien en algodón blanco; en color puede aclarar y en seda o lana no conviene: aclara ya.',
    },
  },
  {
    of: /\bvinagre\b/,
    says: {
      any: 'El vinagre blanco no le ha hecho daño: aclara con agua fría, y no lo juntes nunca con lejía.',
    },
  },
  {
    of: /\bbicarbonato\b/,
    says: {
      any: 'El bicarbonato no ha hecho daño, aunque poco quita; en lana o seda, acláralo pronto.',
    },
  },
  {
    of: /\bagua fria|\bagua con gas|\bsoda\b/,
    says: { any: 'Bien hecho: agua fría es justo por donde se empieza.' },
  },
];

const told =
  /(?<!\p{L})(?:ech[eé]|echado|echaron|ech[oó]|puse|puesto|met[ií]|metido|meti[oó]|lav[eé]|lavado|us[eé]|usado|apliqu[eé]|pas[eé]|pasado|frot[eé]|frotado|restregu[eé]|restregado|tall[eé]|tallado|refregu[eé]|planch[eé]|planchado|sequ[eé]|secado|roci[eé]|mi \p{L}+ (?:\p{L}+ ){0,3}echo)(?!\p{L})/iu;
const asksIfRight =
  /(?:(?:hice|hecho|est[aá]) (?:bien|mal)|(?:he |habr[eé] |hab[eé]r )?(?:liad|cagad|liao|cagao|fregad|regad|pifiad|estropead|arruinad|fijad)\p{L}*|la (?:li[eé]|cagu[eé]|regu[eé]|fregu[eé])|met[ií] la pata|(?:lo|la|los|las) (?:empeor[eé]|arruin[eé]|estrope[eé]|fij[eé])|fue peor|me l[oa]s? cargu[eé]|ya (?:paila|fue)|tiene (?:arreglo|remedio|soluci[oó]n)|hay (?:algo|remedio|soluci[oó]n|manera)|y ahora|ahora (?:qu[eé]|q|k)|(?:qu[eé]|q|k) hago|se puede (?:salvar|arreglar)|(?:la|lo) he (?:li|cag|estr|arr))/iu;

const plain = (text: string): string =>
  tokensOf(text)
    .map((token) => token.text)
    .join(' ');

const spotIn = (text: string): Spot => spots.find(([, of]) => of.test(text))?.[0] ?? 'other';

export function doneTold(message: string, before: string): string | null {
  const said = told.exec(message);
  if (!said || !asksIfRight.test(message)) return null;
  const deed = plain(message.slice(Math.max(0, said.index)));
  const done = deeds.find(({ of }) => of.test(deed));
  if (!done) return null;
  const [own, whole] = [spotIn(plain(message)), spotIn(`${plain(message)} ${plain(before)}`)];
  return done.says[own === 'other' ? whole : own] ?? done.says.any ?? null;
}
