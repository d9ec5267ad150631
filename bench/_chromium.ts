import { type Browser, chromium } from '@playwright/test';

/** Headless, without background network traffic. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launchChromium(debuggingPort: number): Promise<Browser> {
  return chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [...flags, `--remote-debugging-port=${debuggingPort}`],
  });
}

export function parseCookie(header: string): { name: string; value: string } {
  const [pair = ''] = header.split(';', 1);
  const at = pair.indexOf('=');
  return { name: pair.slice(0, at), value: pair.slice(at + 1) };
}
