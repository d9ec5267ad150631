import fc from 'fast-check';
import { expect, it } from 'vitest';
import wabt from 'wabt';
import { newProducts } from './products.ts';
import { weightsOf } from './weights.ts';

it('linear.wasm is what linear.wat says', async () => {
  const { parseWat } = await wabt();
  const { buffer } = parseWat('linear.wat', new TextDecoder().decode(weightsOf('linear.wat')), {
    simd: true,
  }).toBinary({});
  expect(buffer).toEqual(new Uint8Array(weightsOf('linear.wasm')));
});

it('adds the biases to the products of every row with every weight', () => {
  const sizes = fc.record({
    steps: fc.integer({ min: 1, max: 9 }),
    inputs: fc.constantFrom(4, 8, 20),
    outputs: fc.integer({ min: 1, max: 7 }),
    seed: fc.integer({ min: 1, max: 1000 }),
  });
  fc.assert(
    fc.property(sizes, ({ steps, inputs, outputs, seed }) => {
      const numbers = (count: number, from: number) =>
        Float32Array.from({ length: count }, (_, at) => Math.sin(seed * (from + at)));
      const { keep, linear } = newProducts(
        inputs * outputs + outputs,
        12 * (inputs + outputs) + inputs * outputs,
      );
      const weights = keep(numbers(inputs * outputs, 1));
      const biases = keep(numbers(outputs, 500));
      const x = numbers(steps * inputs, 900);
      const out = linear(x, weights, biases);
      expect(out).toHaveLength(steps * outputs);
      expect(linear(x, Float32Array.from(weights), biases)).toEqual(out);
      out.forEach((value, at) => {
        const [row, output] = [Math.floor(at / outputs), at % outputs];
        let sum = biases[output] ?? 0;
        for (let i = 0; i < inputs; i++)
          sum += (x[row * inputs + i] ?? 0) * (weights[output * inputs + i] ?? 0);
        expect(value).toBeCloseTo(sum, 4);
      });
    }),
  );
});

it('refuses more than there is room for', () => {
  const { keep, linear } = newProducts(10, 40);
  const [weights, biases] = [keep(new Float32Array(8)), keep(new Float32Array(2))];
  expect(() => keep(new Float32Array(1))).toThrow('room');
  expect(() => linear(new Float32Array(4 * 200_000), weights, biases)).toThrow('No product');
});
