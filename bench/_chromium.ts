import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags } from '#tests/factories/chromium-flags.ts';

export const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'es-ES',
} as const;

export function launchChromium(debuggingPort: number): Promise<Browser> {
  return chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [...chromiumFlags, `--remote-debugging-port=${debuggingPort}`],
  });
}

export function parseCookie(header: string): { name: string; value: string } {
  const [pair = ''] = header.split(';', 1);
  const at = pair.indexOf('=');
  return { name: pair.slice(0, at), value: pair.slice(at + 1) };
}
