let waiting: string | null = null;

/** A photograph that the next page takes over, as a data URL. */
export function handPhoto(dataUrl: string): void {
  waiting = dataUrl;
}

export function takeHandedPhoto(): string | null {
  const taken = waiting;
  waiting = null;
  return taken;
}
