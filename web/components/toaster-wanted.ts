/** Whether there is a toast to show, and the toaster's code for when there is. */
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

/** Puts the toaster into the page; what shows toasts, once it is there to show them. */
export async function openToaster() {
  wanted = true;
  for (const listener of listeners) listener();
  const { toast, toasterReady } = await loadToaster();
  await toasterReady;
  return toast;
}
