declare module 'virtual:reader-size' {
  /** Bytes after decompression, the basis of the progress bar. */
  export const unpackedBytes: number;
  export const downloadBytes: number;
}
