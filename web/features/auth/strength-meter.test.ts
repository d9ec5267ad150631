import { describe, expect, it } from 'vitest';
import { passwordStrength } from './strength-meter.tsx';

const warningOf = (password: string, names: string[] = []) => passwordStrength(password, names).warning;
const levelOf = (password: string) => passwordStrength(password, []).level;

describe('the strength of a password', () => {
  it('warns about common passwords, Spanish ones too, and their disguises', () => {
    for (const password of ['123456', 'contraseña', 'Contraseña', 'teamo123', 'P4ssw0rd', 'realmadrid2024']) {
      expect(warningOf(password)).toBe('common');
    }
  });

  it('warns when it contains the username or the email', () => {
    expect(warningOf('lolaruiz77', ['lolaruiz', 'lr@example.com'])).toBe('personal');
    expect(warningOf('casa.norte!9', ['x', 'casa.norte@example.com'])).toBe('personal');
  });

  it('ignores a two-letter name', () => {
    expect(warningOf('caballete-mesa-91', ['ca', ''])).toBeNull();
  });

  it('rates sequences and repetitions as weak and long phrases as strong', () => {
    expect(levelOf('abcdefgh1')).toBe('weak');
    expect(levelOf('zzzzzzzzzzz')).toBe('weak');
    expect(levelOf('tijera nube pana')).toBe('strong');
  });

  it('returns the missing characters below the minimum', () => {
    expect(warningOf('k7$x')).toBe('short');
  });
});
