import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

const languages = ['en', 'pt'];

const shared =
  'el|los|las|del|una|sin|muy|aquí|también|están|hay|según|así|puedes|tienes|prendas|tejido|talla|y|o el|o la';
const word = (words) => new RegExp(`[ñ¿¡]|(?<![\\p{L}-])(?:${words})(?![\\p{L}-])|ción(?!\\p{L})`, 'iu');

/** Words by which a string is known to be Spanish; Portuguese shares some of them. */
const spanish = {
  en: word(`${shared}|con|tu|tus|más|está|este|hoy|cuando|nada|ropa|sobre|para|por|que`),
  pt: word(shared),
};

/** Rooms whose Spanish reaches no reader of another language. */
const exempt = [
  // The operator's: commands, settings, faults at the start, the catalogue's import, bank statements.
  /^(?:server\/(?:operator|platform\/db|demo|shop\/catalogue\/import)|sandbox)\//,
  /^server\/(?:serve|.*config|platform\/start-fault|payments\/require-to-sell)\.ts$/,
  /^server\/payments\/(?:ledger\/reconcile|methods\/(?:bank\/(?:camt|import)|bitcoin\/addresses))/,
  /^contract\/trust\.ts$/,
  // Invoices, with their lines and reasons, are in Spanish by law.
  /^server\/payments\/(?:invoices|ledger\/(?:aftermath|part-refund))/,
  /^server\/shop\/orders\/(?:letters|take-back)\.ts$/,
  // Input that the product parses: names of garments, labels, messages.
  /^(?:stylist\/(?:vocabulary|events|panel|fixtures|intake|compatibility)|scanner\/care-label)\//,
  /^stylist\/(?:traits\/volume|profile\/words|language\/\w+\/nouns)\.ts$/,
  /^server\/(?:advisors\/search|platform\/http\/request-examples|shop\/catalogue\/(?:seeded|words)\/.*)\.ts$/,
  // Names of places and languages, passwords that many use, and the specification's words.
  /^contract\/(?:provinces|languages)\.ts$/,
  /^web\/(?:features\/(?:home\/cities|auth\/common-passwords)|copy\/terms)\.ts$/,
];

const isTest = (file) => /\.test\.tsx?$/.test(file);
/** Of a room with a folder for each language, or of a module beside its translations. @param {string} file */
const languageOf = (file) => languages.find((language) => file.split('/').includes(language)) ?? null;

/** @param {string} file @param {string} language */
const translationOf = (file, language) =>
  file.includes('/es/')
    ? file.replace('/es/', `/${language}/`)
    : path.join(path.dirname(file), language, path.basename(file));

/** @param {{ type: string, value?: unknown }} node */
function textOf({ type, value }) {
  if (type === 'TemplateElement') return value.cooked ?? '';
  return (type === 'Literal' || type === 'JSXText') && typeof value === 'string' ? value : null;
}

/** Strings, templates and texts of a module, with their lines. @param {string} file @param {string} source */
function stringsIn(file, source) {
  /** @type {{ line: number, text: string }[]} */
  const found = [];
  const walk = (node) => {
    if (node === null || typeof node !== 'object') return;
    const text = typeof node.type === 'string' ? textOf(node) : null;
    const names = node.properties?.map(({ key }) => key?.name);
    // A record of all languages.
    if (languages.every((language) => names?.includes(language))) return;
    if (text !== null) found.push({ line: source.slice(0, node.start).split('\n').length, text });
    else for (const child of Object.values(node)) walk(child);
  };
  walk(parseSync(file, source).program);
  return found.filter(({ text }) => /\p{L}/u.test(text) && !/^[#./@?<"]|^[\w.-]+$|="/.test(text));
}

/** Paragraphs of a document, without links' addresses. @param {string} source */
const paragraphsIn = (source) =>
  source.split('\n').map((text, at) => ({ line: at + 1, text: text.replace(/\]\([^)]*\)|\{[^}]*\}/g, '') }));

/**
 * Returns a line for each Spanish string that a reader of another language would see.
 * @param {string} root folder of the repository
 * @returns {string[]}
 */
export function untranslated(root) {
  const files = globSync(
    [
      '{advisor/outline,contract,illustrator,scanner,server,stylist,web}/**/*.{ts,tsx}',
      'web/marketing/content/**/*.md',
    ],
    { cwd: root },
  ).filter((file) => !isTest(file) && !exempt.some((room) => room.test(file)));
  const stringsOf = (file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return file.endsWith('.md') ? paragraphsIn(source) : stringsIn(file, source);
  };
  return files.flatMap((file) => {
    const own = languageOf(file);
    const found = stringsOf(file).filter(({ text }) => spanish[own ?? 'en'].test(text));
    if (own !== null) return found.map(({ line, text }) => `${file}:${line}: ${text.trim()}`);
    return languages.flatMap((language) =>
      existsSync(path.join(root, translationOf(file, language)))
        ? []
        : found.map(({ line, text }) => `${file}:${line}, no ${language}: ${text.trim()}`),
    );
  });
}

if (import.meta.main) {
  const missing = untranslated(path.resolve(import.meta.dirname, '..'));
  for (const line of missing) console.log(line);
  process.exitCode = missing.length > 0 ? 1 : 0;
}
