import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { elementOf, type Network, networks, type Platform } from '../platform.ts';

/** What runs the networks, and the networks: the contents of files, wherever they came from. */
export interface NetworkFiles {
  /** `ort-wasm-simd-threaded.wasm` of onnxruntime-web. */
  readonly runtime: ArrayBuffer;
  readonly models: Readonly<Record<Network, Uint8Array>>;
}

/** Makes the networks ready. @throws where this browser cannot run them */
export async function openNetworks({ runtime, models }: NetworkFiles): Promise<Platform['run']> {
  env.wasm.wasmBinary = runtime;
  // More than one wants memory that is shared between threads, and pages of a kind that ours are not.
  env.wasm.numThreads = 1;
  env.logLevel = 'error';
  const sessions = new Map<Network, InferenceSession>();
  // One after the other: the first one starts the runtime that the others share.
  for (const name of networks)
    sessions.set(name, await InferenceSession.create(models[name], { executionProviders: ['wasm'] }));
  return async (network, inputs) => {
    const session = sessions.get(network);
    if (!session) throw new Error(`There is no network "${network}"`);
    const feeds = Object.entries(inputs).map(([name, input]) => {
      const tensor = new Tensor(elementOf(input), input.values, input.shape);
      return [name, tensor] as const;
    });
    const outputs = await session.run(Object.fromEntries(feeds));
    return Object.fromEntries(
      Object.entries(outputs).map(([name, { data }]) => [name, data as Float32Array] as const),
    );
  };
}
