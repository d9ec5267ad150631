/** npm's rule for `os`, `cpu` and `libc`: allowed names, or refused ones with a leading `!`. */
function admits(list, value) {
  if (!list) return true;
  const names = [list].flat();
  const refused = names.filter((name) => name.startsWith('!')).map((name) => name.slice(1));
  const accepted = names.filter((name) => !name.startsWith('!'));
  return !refused.includes(value) && (accepted.length === 0 || accepted.includes(value));
}

const isMadeFor = (entry, machine) =>
  Boolean(entry.os || entry.cpu || entry.libc) &&
  admits(entry.os, machine.platform) &&
  admits(entry.cpu, machine.arch) &&
  admits(entry.libc, machine.libc);

/**
 * Compares node_modules/.package-lock.json with the lock file for this machine. Detects incomplete
 * installations: an old Node makes npm skip optional packages silently.
 */
export function isInstalled(lock, recorded, machine) {
  return Object.entries(lock.packages).every(([place, entry]) => {
    if (place === '' || entry.link) return true;
    const found = recorded.packages?.[place];
    if (!found) return Boolean(entry.optional) && !isMadeFor(entry, machine);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}
