import { limits } from '#contract/limits.ts';
import { auth } from '#web/copy/auth.ts';

const { rules } = auth;

/** An error message, or `true` when valid, as React Hook Form expects. */
type ValidationResult = string | true;

export function validateUsername(value: string): ValidationResult {
  const username = value.trim().toLowerCase();
  if (username === '') return rules.usernameRequired;
  if (username.length < limits.username.min) return rules.usernameShort;
  if (username.length > limits.username.max) return rules.usernameLong;
  return limits.username.pattern.test(username) || rules.usernameCharacters;
}

/** A light check: the server decides. */
export function validateEmail(value: string): ValidationResult {
  const email = value.trim();
  if (email === '') return rules.emailRequired;
  return (email.length <= limits.email.max && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) || rules.emailInvalid;
}

export function validatePassword(value: string): ValidationResult {
  if (value === '') return rules.passwordRequired;
  if (value.length < limits.password.min) return rules.passwordShort;
  return value.length <= limits.password.max || rules.passwordLong;
}

export function validateConfirmation(value: string, password: string): ValidationResult {
  if (value === '') return rules.confirmRequired;
  return value === password || rules.passwordsDiffer;
}
