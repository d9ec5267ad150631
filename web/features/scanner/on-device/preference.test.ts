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

test('the server reads until the person says otherwise, and this device remembers what they said', async () => {
  const first = await openPage();
  expect(first.staysOnDevice()).toBe(false);
  first.setDevicePreference({ on: true });
  expect((await openPage()).staysOnDevice()).toBe(true);
});

test('a device that gives up sends nothing on the quiet while the page is open, and remembers why', async () => {
  const page = await openPage();
  page.setDevicePreference({ on: true });
  page.stopReadingOnDevice(12);
  expect(page.devicePreference()).toEqual({ on: false, slowSeconds: 12 });
  expect([page.staysOnDevice(), page.hasGivenUp()]).toEqual([true, true]);
  const next = await openPage();
  expect(next.devicePreference()).toEqual({ on: false, slowSeconds: 12 });
  expect(next.staysOnDevice()).toBe(false);
});

test('the person’s own switch says it all', async () => {
  const page = await openPage();
  page.stopReadingOnDevice();
  page.setDevicePreference({ on: false });
  expect([page.staysOnDevice(), page.hasGivenUp()]).toEqual([false, false]);
});

test.each(['', 'sí', '7', '{"on":"sí"}', '[]'])('what is kept as %j means nothing', async (text) => {
  kept.set('vestidor.lector', text);
  expect((await openPage()).devicePreference()).toEqual({ on: false });
});

test('without storage it holds until the page is closed', async () => {
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
