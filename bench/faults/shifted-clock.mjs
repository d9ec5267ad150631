// Preloaded: shifts the clock by the milliseconds in a file, read continuously.
import { readFileSync } from 'node:fs';

const file = process.env.SHIFTED_CLOCK;
let ahead = 0;
setInterval(() => {
  ahead = Number(readFileSync(file, 'utf8')) || 0;
}, 20).unref();

const real = Date.now;
globalThis.Date = class extends Date {
  constructor(...given) {
    if (given.length === 0) super(real() + ahead);
    else super(...given);
  }
  static now() {
    return real() + ahead;
  }
};
