import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

const languages = ['en', 'pt'];

const shared =
  'el|los|las|del|una|sin|muy|aquí|también|están|hay|según|así|puedes|tienes|prendas?|tejido|talla|y|o el|o la';
const word = (words) => new RegExp(`[ñ¿¡]|(?<![\\p{L}-])(?:${words})(?![\\p{L}-])|ción(?!\\p{L})`, 'iu');

/** Words by which a string is known to be Spanish; Portuguese shares some of them. */
const spanish = {
  en: word(`${shared}|con|tu|tus|más|ya|está|este|hoy|cuando|nada|ropa|sobre|para|por|que`),
  pt: word(shared),
};

/** Rooms whose Spanish reaches no reader of another language, or is what the product reads. */
const exempt = [
  // The operator, tests and tools.
  /^(?:server\/operator|sandbox|server\/platform\/db|server\/config|server\/demo)\b/,
  // Read from Spanish texts.
  /^(?:stylist\/(?:vocabulary|events|panel|fixtures|intake)|scanner\/care-label)\//,
];

const isTest = (file) => /\.test\.tsx?$/.test(file);
const isTranslation = (file) => languages.includes(path.basename(path.dirname(file)));
const translationOf = (file, language) => path.join(path.dirname(file), language, path.basename(file));

/** Strings, templates and texts of a module, with their lines. @param {string} file @param {string} source */
function stringsIn(file, source) {
  /** @type {{ line: number, text: string }[]} */
  const found = [];
  const add = ({ start }, text) => void found.push({ line: source.slice(0, start).split('\n').length, text });
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'string') add(node, node.value);
    },
    TemplateElement: (node) => add(node, node.value.cooked ?? ''),
    JSXText: (node) => add(node, node.value),
  }).visit(parseSync(file, source).program);
  return found.filter(({ text }) => /\p{L}/u.test(text) && !/^[#./@?<]|^[a-z\d-]+$/.test(text));
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
    ['{contract,illustrator,scanner,server,stylist,web}/**/*.{ts,tsx}', 'web/marketing/content/**/*.md'],
    { cwd: root },
  ).filter((file) => !isTest(file) && !exempt.some((room) => room.test(file)));
  const stringsOf = (file) => {
    const source = readFileSync(path.join(root, file), 'utf8');
    return file.endsWith('.md') ? paragraphsIn(source) : stringsIn(file, source);
  };
  return files.flatMap((file) => {
    const own = isTranslation(file) ? path.basename(path.dirname(file)) : null;
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
