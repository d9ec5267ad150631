import { type CompanyDetail, companyOf, shownDetail } from '#contract/company.ts';

/** Who stands behind the site, as it was configured when the pages were built. */
export const company = companyOf(import.meta.env);

/** Whether anything shown is still a sample. */
export const hasSamples = Object.values(company).some(({ sample }) => sample);

export const shown = (name: CompanyDetail): string => shownDetail(company[name]);

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * The same for the HTML of a page of Markdown, whose module the build writes.
 * @public
 */
export function detailHtml(name: CompanyDetail): string {
  return shown(name).replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
