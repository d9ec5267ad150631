import { fileURLToPath } from 'node:url';
import { InferenceSession } from 'onnxruntime-node';

/**
 * A network of `models/`, made on first use and shared; one thread each, because many scans run side by side.
 * @param name its file's name, without the ending
 */
export function loaderOf(name: string): () => Promise<InferenceSession> {
  let session: Promise<InferenceSession> | undefined;
  const file = fileURLToPath(new URL(`../models/${name}.onnx`, import.meta.url));
  return () => {
    session ??= InferenceSession.create(file, {
      executionProviders: ['cpu'],
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      logSeverityLevel: 3,
    }).catch((error: unknown) => {
      // What failed once, for want of memory or a file, is tried again by the next one.
      session = undefined;
      throw error;
    });
    return session;
  };
}
