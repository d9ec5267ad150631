import { describe, expect, it } from 'vitest';
import { caseFiles, holds, tryCases } from './cases.ts';

describe('cases that readers wrote without having seen the engine', () => {
  const files = caseFiles();

  it('are at least 400, and hold by at least 93 in 100', async () => {
    const tried = (await Promise.all(files.map(tryCases))).flat();
    expect(tried.length).toBeGreaterThanOrEqual(400);
    const failed = tried.filter((one) => !holds(one)).map(({ wardrobe, title }) => `${wardrobe}: ${title}`);
    expect(failed.length, failed.join('\n')).toBeLessThanOrEqual(0.07 * tried.length);
  });
});
