import { describe, expect, it } from 'vitest';
import {
  validateConfirmation,
  validateEmail,
  validatePassword,
  validateUsername,
} from './validate-account.ts';

describe('validation of an account', () => {
  it('requires a username of three to thirty plain characters', () => {
    expect(validateUsername('  ')).toBe('Usuario requerido');
    expect(validateUsername('ab')).toBe('El nombre de usuario debe tener al menos 3 caracteres');
    expect(validateUsername('a'.repeat(31))).toBe('El nombre de usuario no puede pasar de 30 caracteres');
    expect(validateUsername('begoña')).toBe('Usa solo letras sin acento, números, puntos y guiones');
    expect(validateUsername(' Lola.Ruiz ')).toBe(true);
  });

  it('requires a plausible email', () => {
    expect(validateEmail('')).toBe('Email requerido');
    expect(validateEmail('lola')).toBe('Ingresa un email válido para continuar');
    expect(validateEmail('lola@example.com')).toBe(true);
  });

  it('requires six characters of a password and no more', () => {
    expect(validatePassword('12345')).toBe('La contraseña debe tener al menos 6 caracteres');
    expect(validatePassword('123456')).toBe(true);
  });

  it('requires the same password twice', () => {
    expect(validateConfirmation('uno-dos', 'uno-tres')).toBe('Las contraseñas no coinciden');
    expect(validateConfirmation('uno-dos', 'uno-dos')).toBe(true);
  });
});
