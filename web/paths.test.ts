import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginReturningTo, safeReturnPath } from './paths.ts';

describe('the return path of a sign-in', () => {
  it('keeps a page of ours, with its query', () => {
    expect(safeReturnPath('/wardrobe?tab=outfits#fin')).toBe('/wardrobe?tab=outfits#fin');
  });

  it('refuses other origins in any disguise, and API calls', () => {
    for (const next of [
      'https://otra.example',
      '//otra.example',
      '/\\otra.example',
      '/\t/otra.example',
      'dashboard',
      '/.//otra.example',
      '/..//otra.example',
      '/%2e//otra.example',
      '/x/..//otra.example',
      '/./\\otra.example',
      '/.\t.//otra.example',
      '/wardrobe//otra.example',
      '/%2f/otra.example',
      '/%5cotra.example',
      '/api',
      '/%61pi/logout',
      '/./api/logout',
    ])
      expect(safeReturnPath(next)).toBeNull();
    expect(safeReturnPath('/api/logout')).toBeNull();
    expect(safeReturnPath('/x/../api/logout')).toBeNull();
    expect(safeReturnPath(null)).toBeNull();
  });

  it('stays on our origin for any input, also when parsed again', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '.',
        '..',
        '\\',
        '\t',
        '\n',
        '%2e',
        '%2E%2e',
        '%2f',
        '%5c',
        '@',
        ':',
        '?',
        '#',
        ' ',
        '\u0000',
      ),
      fc.constantFrom('otra.example', 'api', '%61pi', 'wardrobe', 'javascript:', 'http:', 'x'),
      fc.string({ maxLength: 4 }),
    );
    const address = fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`);
    fc.assert(
      fc.property(address, (next) => {
        const path = safeReturnPath(next);
        if (path === null) return;
        for (const page of ['https://vestidor.example/login-existing?x', 'https://vestidor.example/a/b/']) {
          const { origin, pathname } = new URL(path, page);
          expect(origin).toBe('https://vestidor.example');
          expect(decodeURIComponent(pathname)).not.toMatch(/^\/api(\/|$)/);
        }
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(safeReturnPath(path)).toBe(path);
      }),
      { numRuns: 5_000 },
    );
  });

  it('is omitted for the default page', () => {
    expect(loginReturningTo('/')).toBe('/login-existing');
    expect(loginReturningTo('/wardrobe?tab=scanner')).toBe(
      '/login-existing?next=%2Fwardrobe%3Ftab%3Dscanner',
    );
  });
});
