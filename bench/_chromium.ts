import { type Browser, chromium } from '@playwright/test';

/** What a browser without a screen needs, and nothing that would talk to the network by itself. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser that `npm run bench` found, open to Lighthouse as well. */
export function launchChromium(debuggingPort: number): Promise<Browser> {
  return chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: [...flags, `--remote-debugging-port=${debuggingPort}`],
  });
}
