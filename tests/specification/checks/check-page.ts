import { pageAt } from '#contract/pages.ts';
import type { PageCheck } from '../check.ts';
import { routedPaths } from './routed-paths.ts';

export async function checkPage(check: PageCheck): Promise<string | undefined> {
  const page = pageAt(check.path);
  if (!page) return `${check.path} is not in the page table`;
  // A page for everyone serves members too; the reverse does not hold.
  if (check.audience === 'everyone' && page.audience !== 'everyone') return `${check.path} is for members`;
  return (await routedPaths()).has(check.path) ? undefined : `${check.path} is not routed by the web`;
}
