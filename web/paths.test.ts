import { describe, expect, it } from 'vitest';
import { loginReturningTo, safeReturnPath } from './paths.ts';

describe('the return path of a sign-in', () => {
  it('keeps a page of ours, with its query', () => {
    expect(safeReturnPath('/wardrobe?tab=outfits#fin')).toBe('/wardrobe?tab=outfits#fin');
  });

  it('refuses other origins, however they are dressed, and calls of the API', () => {
    for (const next of [
      'https://otra.example',
      '//otra.example',
      '/\\otra.example',
      '/\t/otra.example',
      'dashboard',
    ])
      expect(safeReturnPath(next)).toBeNull();
    expect(safeReturnPath('/api/logout')).toBeNull();
    expect(safeReturnPath('/x/../api/logout')).toBeNull();
    expect(safeReturnPath(null)).toBeNull();
  });

  it('is not written for the home, where a sign-in leads anyway', () => {
    expect(loginReturningTo('/')).toBe('/login-existing');
    expect(loginReturningTo('/wardrobe?tab=scanner')).toBe(
      '/login-existing?next=%2Fwardrobe%3Ftab%3Dscanner',
    );
  });
});
