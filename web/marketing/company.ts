import { type CompanyDetail, companyOf, shownDetail } from '#contract/company.ts';

/** Company details, from the build's configuration. */
export const company = companyOf(import.meta.env);

/** True while any displayed detail is a placeholder. */
export const hasSamples = Object.values(company).some(({ sample }) => sample);

export const shown = (name: CompanyDetail): string => shownDetail(company[name]);

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * The same as HTML, for the modules generated from Markdown.
 * @public
 */
export function detailHtml(name: CompanyDetail): string {
  return shown(name).replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
