import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { elementOf, type Network, networks, type Platform } from './platform.ts';

const sessions = new Map<Network, Promise<InferenceSession>>();

/** A network of `models/`, made on first use and shared; one thread each, because many scans run side by side. */
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
    // What failed once, for want of memory or a file, is tried again by the next one.
    sessions.delete(name);
    throw error;
  });
  sessions.set(name, session);
  return session;
}

export async function loadNetworks(): Promise<void> {
  await Promise.all(networks.map(load));
}

export const runNetwork: Platform['run'] = async (network, inputs) => {
  const feeds = Object.entries(inputs).map(([name, input]) => {
    const tensor = new Tensor(elementOf(input), input.values, input.shape);
    return [name, tensor] as const;
  });
  const outputs = await (await load(network)).run(Object.fromEntries(feeds));
  return Object.fromEntries(
    Object.entries(outputs).map(([name, { data }]) => [name, data as Float32Array] as const),
  );
};
