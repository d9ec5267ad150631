import { expect, it } from 'vitest';
import { rowsNamedIn } from './check-test.ts';

it('reads the rows that the titles of tests and steps name', () => {
  const source = `
    test('signs up [spec:2.register.email]', async () => {
      await test.step("sees it's wrong [spec:5.a, 5.b]", async () => {});
    });
    it(\`answers [spec:7.c 7.d]\`, () => {});
  `;
  expect(rowsNamedIn(source)).toEqual(['2.register.email', '5.a', '5.b', '7.c', '7.d']);
});

it('takes neither a comment nor a skipped test for a proof', () => {
  const source = `
    // [spec:2.a]
    test.skip('is not run [spec:2.b]', () => {});
    test.fixme('does not work [spec:2.c]', () => {});
  `;
  expect(rowsNamedIn(source)).toEqual([]);
});
