import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { cutOut } from './cutout/cutout.ts';
import { resize } from './decode.ts';
import { browserNetworks, elementOf, type Network, outfitNetworks, type Platform } from './platform.ts';

const sessions = new Map<Network, Promise<InferenceSession>>();

/** One thread each: scans run in parallel. */
function load(name: Network): Promise<InferenceSession> {
  const known = sessions.get(name);
  if (known) return known;
  const file = fileURLToPath(new URL(`../models/${name}.onnx`, import.meta.url));
  const session = InferenceSession.create(file, {
    executionProviders: ['cpu'],
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  }).catch((error: unknown) => {
    // The next call retries.
    sessions.delete(name);
    throw error;
  });
  sessions.set(name, session);
  return session;
}

/** @throws where a network cannot be loaded */
export async function warmUp(): Promise<void> {
  await Promise.all([...browserNetworks, ...outfitNetworks].map(load));
}

const run: Platform['run'] = async (network, inputs) => {
  const feeds = Object.entries(inputs).map(([name, input]) => {
    const tensor = new Tensor(elementOf(input), input.values, input.shape);
    return [name, tensor] as const;
  });
  const outputs = await (await load(network)).run(Object.fromEntries(feeds));
  return Object.fromEntries(
    Object.entries(outputs).map(([name, { data }]) => [name, data as Float32Array] as const),
  );
};

export const onNode: Platform = { resize, run, cutOut };
