// Entry point of every command. Plain JavaScript without dependencies, because it must run on Node 18 and
// on a fresh clone.

import path from 'node:path';
import { stopChildren, stopRequest } from './child.mjs';
import { commands, needTools } from './commands.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { findNode } from './node-runtime.mjs';
import { cacheFolder } from './paths.mjs';
import { setupFaultOf } from './progress.mjs';

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];

if (!command) {
  console.error(`Órdenes: ${Object.keys(commands).join(', ')}. Por ejemplo: npm start`);
  process.exit(2);
}

try {
  const finding = findNode();
  // A server's start takes two thirds of its time once its modules were compiled before.
  process.env.NODE_COMPILE_CACHE ??= path.join(cacheFolder, 'compiled');
  const [node] = await Promise.all([
    finding,
    ensureDependencies(finding, { tools: needTools.includes(name) }),
  ]);
  process.exitCode = await command(node, args);
} catch (error) {
  stopChildren();
  const fault = setupFaultOf(error);
  if (fault === undefined) throw error;
  if (!stopRequest()) console.error(fault);
  process.exitCode = 1;
}
// Stopping a server is a success, whichever step it had reached.
if (stopRequest() && (name === 'start' || name === 'dev')) process.exitCode = 0;
