/**
 * Who stands behind the site: read from `LEGAL_*` when the pages are built. What is not configured
 * is a sample, and says so wherever it is shown.
 */
interface Detail {
  value: string;
  sample: boolean;
}

const detail = (configured: string | undefined, sample: string): Detail =>
  configured ? { value: configured, sample: false } : { value: sample, sample: true };

export const company = {
  name: detail(import.meta.env.LEGAL_NAME, 'Grupo Telar, S. L.'),
  taxId: detail(import.meta.env.LEGAL_TAX_ID, 'B00000000'),
  address: detail(import.meta.env.LEGAL_ADDRESS, 'Calle de la Muestra, 1, 28000 Madrid'),
  registry: detail(import.meta.env.LEGAL_REGISTRY, 'Registro Mercantil de Madrid, hoja M-000000'),
  email: detail(import.meta.env.LEGAL_EMAIL, 'hola@vestidor.example'),
  phone: detail(import.meta.env.LEGAL_PHONE, '+34 900 000 000'),
} satisfies Record<string, Detail>;

export type CompanyDetail = keyof typeof company;

/** Whether anything shown is still a sample. */
export const hasSamples = Object.values(company).some(({ sample }) => sample);

const sampleMark = ' (dato de muestra)';

export function shown(name: CompanyDetail): string {
  const { value, sample } = company[name];
  return sample ? value + sampleMark : value;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * The same for the HTML of a page of Markdown, whose module the build writes.
 * @public
 */
export function detailHtml(name: CompanyDetail): string {
  return shown(name).replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
