import { describe, expect, it } from 'vitest';
import { caseFiles, holds, tryCases } from './panel-cases.ts';

describe('cases that readers wrote without having seen the engine', () => {
  const files = caseFiles();

  it('are at least 250', async () => {
    const tried = await Promise.all(files.map(tryCases));
    expect(tried.flat().length).toBeGreaterThanOrEqual(250);
  });

  it.each(files)('hold by at least 95 in 100: %s', async (file) => {
    const tried = await tryCases(file);
    const failed = tried.filter((one) => !holds(one)).map(({ wardrobe, title }) => `${wardrobe}: ${title}`);
    expect(failed.length, failed.join('\n')).toBeLessThanOrEqual(0.05 * tried.length);
  });
});
