import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cacheFolder } from './paths.mjs';

function isWritable(folder) {
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** A service's home is often missing or read-only, and npm needs a cache. */
function writableCache() {
  const usual =
    process.env.npm_config_cache ||
    (process.platform === 'win32'
      ? path.join(process.env.LOCALAPPDATA ?? os.homedir(), 'npm-cache')
      : path.join(os.homedir(), '.npm'));
  return isWritable(usual) ? {} : { npm_config_cache: path.join(cacheFolder, 'npm') };
}

/** Without the npm settings that an outer npm passes through the environment. */
export function npmEnvironment() {
  const env = {
    ...process.env,
    ...writableCache(),
    ONNXRUNTIME_NODE_INSTALL: 'skip',
    npm_config_update_notifier: 'false',
  };
  for (const name of Object.keys(env)) {
    if (/^npm_(lifecycle|package)_/.test(name)) delete env[name];
    if (
      /^npm_config_(local_prefix|global|workspaces?|omit|include|only|production|dry_run|engine_strict)$/i.test(
        name,
      )
    ) {
      delete env[name];
    }
  }
  return env;
}
