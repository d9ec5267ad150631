/** The smallest WebAssembly module with SIMD: without SIMD the networks cannot run. */
const simd = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
  11,
];

/** Says nothing about speed, which only a reading shows. */
export const supportsReading = (): boolean =>
  typeof Worker === 'function' &&
  typeof OffscreenCanvas === 'function' &&
  typeof createImageBitmap === 'function' &&
  typeof WebAssembly === 'object' &&
  WebAssembly.validate(new Uint8Array(simd));
