import { describe, expect, it } from 'vitest';
import { confirmVerdict, emailVerdict, passwordVerdict, usernameVerdict } from './account-rules.ts';

describe('the rules of an account, as the form shows them', () => {
  it('asks for a username of three to thirty plain characters', () => {
    expect(usernameVerdict('  ')).toBe('Usuario requerido');
    expect(usernameVerdict('ab')).toBe('El nombre de usuario debe tener al menos 3 caracteres');
    expect(usernameVerdict('a'.repeat(31))).toBe('El nombre de usuario no puede pasar de 30 caracteres');
    expect(usernameVerdict('begoña')).toBe('Usa solo letras sin acento, números, puntos y guiones');
    expect(usernameVerdict(' Lola.Ruiz ')).toBe(true);
  });

  it('asks for something that looks like an email', () => {
    expect(emailVerdict('')).toBe('Email requerido');
    expect(emailVerdict('lola')).toBe('Ingresa un email válido para continuar');
    expect(emailVerdict('lola@example.com')).toBe(true);
  });

  it('has six characters as the only rule of a password', () => {
    expect(passwordVerdict('12345')).toBe('La contraseña debe tener al menos 6 caracteres');
    expect(passwordVerdict('123456')).toBe(true);
  });

  it('wants the same password twice', () => {
    expect(confirmVerdict('uno-dos', 'uno-tres')).toBe('Las contraseñas no coinciden');
    expect(confirmVerdict('uno-dos', 'uno-dos')).toBe(true);
  });
});
