/** npm's rule for `os`, `cpu` and `libc`: a list of names, or of names refused with a leading `!`. */
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
 * Whether a finished installation, as npm itself recorded it in node_modules/.package-lock.json, holds what the
 * lock file asks of this machine. It tells an installation made by hand from an incomplete one: under an old
 * Node, npm skips optional packages that refuse it and says nothing.
 */
export function isInstalled(lock, recorded, machine) {
  return Object.entries(lock.packages).every(([place, entry]) => {
    if (place === '' || entry.link) return true;
    const found = recorded.packages?.[place];
    if (!found) return Boolean(entry.optional) && !isMadeFor(entry, machine);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}
