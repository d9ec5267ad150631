declare module 'virtual:reader-size' {
  /** What the reader takes once it is unpacked: how far its loading has come is told by it. */
  export const unpackedBytes: number;
  /** What travels. */
  export const downloadBytes: number;
}
