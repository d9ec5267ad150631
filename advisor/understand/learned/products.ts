import { weightsOf } from './weights.ts';

/** By `linear.wasm`, in whose memory the weights lie. */
export type Products = {
  keep: (values: ArrayLike<number>) => Float32Array;
  /** `weights` lie by row of the output and are copied unless kept; `biases` are kept ones. */
  linear: (x: Float32Array, weights: Float32Array, biases: Float32Array) => Float32Array;
};

type Exports = {
  memory: WebAssembly.Memory;
  linear: (
    x: number,
    weights: number,
    biases: number,
    out: number,
    steps: number,
    inputs: number,
    outputs: number,
  ) => void;
};

const page = 65_536;
const bytesEach = 4;
const [rowsAtOnce, valuesAtOnce] = [4, 4];
const upTo = (multiple: number, count: number) => multiple * Math.ceil(count / multiple);

const program = new WebAssembly.Module(new Uint8Array(weightsOf('linear.wasm')));

/** @param passing numbers that the rows of one product and its result have at most */
export function newProducts(kept: number, passing: number): Products {
  const { memory, linear } = new WebAssembly.Instance(program).exports as Exports;
  memory.grow(Math.ceil((bytesEach * (kept + passing)) / page));
  const all = new Float32Array(memory.buffer);
  let end = 0;
  return {
    keep: (values) => {
      if (end + values.length > kept) throw new Error('More weights than there is room for');
      const own = all.subarray(end, end + values.length);
      own.set(values);
      end += values.length;
      return own;
    },
    linear: (x, weights, biases) => {
      const outputs = biases.length;
      const inputs = weights.length / outputs;
      const steps = x.length / inputs;
      const beside = kept + upTo(rowsAtOnce, steps) * inputs;
      const isKept = weights.buffer === memory.buffer;
      const out = beside + (isKept ? 0 : weights.length);
      if (inputs % valuesAtOnce || out + upTo(rowsAtOnce, steps) * outputs > all.length)
        throw new Error(`No product of ${steps} rows of ${inputs} numbers`);
      all.set(x, kept);
      if (!isKept) all.set(weights, beside);
      linear(
        bytesEach * kept,
        isKept ? weights.byteOffset : bytesEach * beside,
        biases.byteOffset,
        bytesEach * out,
        steps,
        inputs,
        outputs,
      );
      return all.slice(out, out + steps * outputs);
    },
  };
}
