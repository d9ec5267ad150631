import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A fresh copy of the module, as after opening a page. */
async function openPage() {
  vi.resetModules();
  return import('./preference.ts');
}

test('is off by default and remembers the choice', async () => {
  const first = await openPage();
  expect(first.staysOnDevice()).toBe(false);
  first.setDevicePreference({ on: true });
  expect((await openPage()).staysOnDevice()).toBe(true);
});

test('after giving up, photos stay on the device while the page is open, and the reason is stored', async () => {
  const page = await openPage();
  page.setDevicePreference({ on: true });
  page.stopReadingOnDevice(12);
  expect(page.devicePreference()).toEqual({ on: false, slowSeconds: 12 });
  expect([page.staysOnDevice(), page.hasGivenUp()]).toEqual([true, true]);
  const next = await openPage();
  expect(next.devicePreference()).toEqual({ on: false, slowSeconds: 12 });
  expect(next.staysOnDevice()).toBe(false);
});

test('switching it by hand clears an earlier failure', async () => {
  const page = await openPage();
  page.stopReadingOnDevice();
  page.setDevicePreference({ on: false });
  expect([page.staysOnDevice(), page.hasGivenUp()]).toEqual([false, false]);
});

test.each(['', 'sí', '7', '{"on":"sí"}', '[]'])('ignores the stored value %j', async (text) => {
  kept.set('vestidor.lector', text);
  expect((await openPage()).devicePreference()).toEqual({ on: false });
});

test('lasts until the page is closed without storage', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied');
    },
    setItem: () => {
      throw new DOMException('denied');
    },
  });
  const page = await openPage();
  expect(page.staysOnDevice()).toBe(false);
  page.setDevicePreference({ on: true });
  expect(page.staysOnDevice()).toBe(true);
});
