import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/security.md', root), 'utf8');

/** Levels 1 and 2 of ASVS 5.0.0, listed where not consecutive. */
const sections: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
};

describe('the page on security', () => {
  it('lists every requirement of the applicable chapters once', () => {
    const asked = Object.entries(sections).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
    );
    const listed = [...page.matchAll(/^\| (\d+\.\d+\.\d+) /gm)].map(([, number]) => number);
    expect(listed.sort()).toEqual(asked.sort());
  });

  it('names existing tests', () => {
    const named = [...page.matchAll(/`((?:server|tests|web|contract)\/[\w./-]+\.(?:ts|bin))`/g)].map(
      ([, file = '']) => file,
    );
    expect(named.length).toBeGreaterThan(100);
    expect([...new Set(named)].filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
  });

  it('lists unmet requirements at the top', () => {
    const head = /Not met at level 2: (.+?), each/.exec(page)?.[1]?.match(/\d+\.\d+\.\d+/g) ?? [];
    const unmet = [...page.matchAll(/^\| (\d+\.\d+\.\d+) +\| [^|]+\| no(?::| time of its own)/gm)].map(
      ([, number]) => number,
    );
    expect(head.sort()).toEqual(unmet.sort());
  });
});
