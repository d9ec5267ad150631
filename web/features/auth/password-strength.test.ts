import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

const warningOf = (password: string, names: string[] = []) => passwordStrength(password, names).warning;
const levelOf = (password: string) => passwordStrength(password, []).level;

describe('the strength of a password', () => {
  it('warns about the common ones, in Spanish too, and sees through their disguises', () => {
    for (const password of ['123456', 'contraseña', 'Contraseña', 'teamo123', 'P4ssw0rd', 'realmadrid2024']) {
      expect(warningOf(password)).toBe('common');
    }
  });

  it('warns when it holds the username or the email', () => {
    expect(warningOf('lolaruiz77', ['lolaruiz', 'lr@example.com'])).toBe('personal');
    expect(warningOf('casa.norte!9', ['x', 'casa.norte@example.com'])).toBe('personal');
  });

  it('does not take a two-letter name for a hint', () => {
    expect(warningOf('caballete-mesa-91', ['ca', ''])).toBeNull();
  });

  it('finds runs and repetitions weak, and long phrases strong', () => {
    expect(levelOf('abcdefgh1')).toBe('weak');
    expect(levelOf('zzzzzzzzzzz')).toBe('weak');
    expect(levelOf('tijera nube pana')).toBe('strong');
  });

  it('says how much is missing before the minimum', () => {
    expect(warningOf('k7$x')).toBe('short');
  });
});
