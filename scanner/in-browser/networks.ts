import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { type BrowserNetwork, browserNetworks, elementOf, type Network, type Platform } from '../platform.ts';

export interface NetworkFiles {
  readonly runtime: ArrayBuffer;
  readonly models: Readonly<Record<BrowserNetwork, Uint8Array>>;
}

/** @throws where the browser cannot run the networks */
export async function openNetworks({ runtime, models }: NetworkFiles): Promise<Platform['run']> {
  env.wasm.wasmBinary = runtime;
  // Threads require cross-origin isolation.
  env.wasm.numThreads = 1;
  env.logLevel = 'error';
  const sessions = new Map<Network, InferenceSession>();
  // The first session starts the shared runtime.
  for (const name of browserNetworks)
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
