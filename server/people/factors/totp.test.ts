import { expect, it } from 'vitest';
import { base32, codeAt, otpauthUri, stepAt, stepOfCode } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

/** RFC 6238, appendix B, SHA-1: its eight digits end in our six. */
it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('gives at second %i the code of the standard', (seconds, code) => {
  expect(codeAt(secret, stepAt(new Date(seconds * 1000)))).toBe(code.slice(2));
});

it('accepts the step before and after, and no step twice', () => {
  const at = new Date(1_111_111_111_000);
  const step = stepAt(at);
  for (const near of [step - 1, step, step + 1])
    expect(stepOfCode(secret, codeAt(secret, near), { at, after: 0 })).toBe(near);
  for (const far of [step - 2, step + 2])
    expect(stepOfCode(secret, codeAt(secret, far), { at, after: 0 })).toBeUndefined();
  expect(stepOfCode(secret, codeAt(secret, step), { at, after: step })).toBeUndefined();
});

it('writes the secret as apps read it', () => {
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(otpauthUri(secret, 'ana')).toBe(
    'otpauth://totp/Vestidor:ana?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Vestidor&algorithm=SHA1&digits=6&period=30',
  );
});
