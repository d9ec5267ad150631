import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './paths.mjs';

const stopSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
const running = new Set();
let askedToStop;

export const stopRequest = () => askedToStop;

for (const signal of stopSignals) {
  process.on(signal, () => {
    askedToStop ??= signal;
    // A terminal sends Ctrl-C to the whole process group, so the child already has it.
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    for (const child of running) child.kill(signal);
  });
}

export const codeOf = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0);

/**
 * Runs a program, forwards stop signals and resolves with its exit code. With `quiet` the output is
 * captured. The program gets what `news` resolves with as a message.
 */
export function runChild(
  file,
  args,
  { env = process.env, cwd = root, quiet = false, ipc = false, news, onPid } = {},
) {
  return new Promise((resolve, reject) => {
    if (askedToStop) return resolve({ code: codeOf(null, askedToStop), signal: askedToStop, output: '' });
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit'];
    const child = spawn(file, args, { cwd, env, stdio: ipc ? [...stdio, 'ipc'] : stdio });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
    if (child.pid) onPid?.(child.pid);
    news?.then((message) => {
      if (message && child.connected) child.send(message, () => {});
    });
    child.on('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.on('close', (code, signal) => {
      running.delete(child);
      resolve({ code: codeOf(code, signal), signal, output });
    });
  });
}

export function stopChildren(signal = 'SIGTERM') {
  for (const child of running) child.kill(signal);
}
