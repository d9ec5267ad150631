let wanted = false;
const listeners = new Set<() => void>();

export const loadToaster = () => import('./toaster.tsx');
export const isToasterWanted = () => wanted;

export function onToasterWanted(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Mounts the toaster and resolves with its module once it can show toasts. */
export async function openToaster() {
  wanted = true;
  for (const listener of listeners) listener();
  const toaster = await loadToaster();
  await toaster.toasterReady;
  return toaster;
}
