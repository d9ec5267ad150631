import { call, journey, refuses, text } from './check.ts';
import type { Row } from './row.ts';

/** Section 5: what is refused, and the words that say so. */
export const validation: readonly Row[] = [
  // Register
  {
    id: '5.register.required',
    says: 'All four fields are required.',
    part: 'accounts',
    holds: true,
    check: journey,
  },
  {
    id: '5.register.required.server',
    says: 'The server requires username, email and password.',
    part: 'accounts',
    holds: true,
    check: call('POST /api/register', { requires: ['username', 'email', 'password'] }),
  },
  {
    id: '5.register.email-type',
    says: 'The email field is of email type.',
    part: 'accounts',
    holds: true,
    check: journey,
  },
  {
    id: '5.register.mismatch',
    says: 'Las contraseñas no coinciden',
    part: 'accounts',
    holds: true,
    check: text,
  },
  {
    id: '5.register.mismatch.shown',
    says: 'Passwords must match.',
    part: 'accounts',
    holds: true,
    check: journey,
  },
  {
    id: '5.register.short',
    says: 'La contraseña debe tener al menos 6 caracteres',
    part: 'accounts',
    holds: true,
    check: refuses(
      'POST /api/register',
      { username: 'lucia', email: 'lucia@example.com', password: '12345' },
      'password',
    ),
  },
  {
    id: '5.register.short.shown',
    says: 'A password under 6 characters is refused on the form.',
    part: 'accounts',
    holds: true,
    check: journey,
  },

  // Login
  { id: '5.login.username', says: 'Username is required.', part: 'accounts', holds: true, check: journey },
  { id: '5.login.password', says: 'Password is required.', part: 'accounts', holds: true, check: journey },

  // Trial sign-up
  { id: '5.trial.email.title', says: 'Email requerido', part: 'premium', holds: true, check: text },
  {
    id: '5.trial.email.message',
    says: 'Ingresa un email válido para continuar',
    part: 'premium',
    holds: true,
    check: refuses(
      'POST /api/trial/register',
      { username: 'lucia', email: 'lucia', password: '123456' },
      'email',
    ),
  },
  {
    id: '5.trial.email.shown',
    says: 'Email must be non-empty and contain @.',
    part: 'premium',
    holds: true,
    check: journey,
  },
  { id: '5.trial.username.title', says: 'Usuario requerido', part: 'premium', holds: true, check: text },
  {
    id: '5.trial.username.message',
    says: 'El nombre de usuario debe tener al menos 3 caracteres',
    part: 'premium',
    holds: true,
    check: refuses(
      'POST /api/trial/register',
      { username: 'lu', email: 'lucia@example.com', password: '123456' },
      'username',
    ),
  },
  {
    id: '5.trial.username.shown',
    says: 'Username must have at least 3 characters.',
    part: 'premium',
    holds: true,
    check: journey,
  },
  { id: '5.trial.password.title', says: 'Contraseña requerida', part: 'premium', holds: true, check: text },
  {
    id: '5.trial.password.message',
    says: 'La contraseña debe tener al menos 6 caracteres',
    part: 'premium',
    holds: true,
    check: refuses(
      'POST /api/trial/register',
      { username: 'lucia', email: 'lucia@example.com', password: '12345' },
      'password',
    ),
  },
  {
    id: '5.trial.password.shown',
    says: 'Password must have at least 6 characters.',
    part: 'premium',
    holds: true,
    check: journey,
  },

  // Payment methods
  {
    id: '5.payment.method.title',
    says: 'Selecciona método de pago',
    part: 'premium',
    holds: true,
    check: text,
  },
  {
    id: '5.payment.method.message',
    says: 'Por favor selecciona un método de pago',
    part: 'premium',
    holds: true,
    check: text,
  },
  {
    id: '5.payment.method.shown',
    says: 'A method must be chosen.',
    part: 'premium',
    holds: true,
    check: journey,
  },
  { id: '5.payment.code.title', says: 'Código requerido', part: 'premium', holds: true, check: text },
  {
    id: '5.payment.code.message',
    says: 'Ingresa el código de verificación',
    part: 'premium',
    holds: true,
    check: text,
  },
  {
    id: '5.payment.code.shown',
    says: 'For manual_verification the code is required.',
    part: 'premium',
    holds: true,
    check: journey,
  },
  {
    id: '5.payment.email',
    says: 'Email on the manual method is optional.',
    part: 'premium',
    holds: true,
    check: call('POST /api/payment/manual', {
      sends: ['verificationCode', 'userEmail'],
      requires: ['verificationCode'],
    }),
  },

  // Add to cart
  { id: '5.cart.title', says: 'Selecciona opciones', part: 'store', holds: true, check: text },
  {
    id: '5.cart.message',
    says: 'A destructive toast says to select size and colour before adding.',
    part: 'store',
    holds: true,
    check: journey,
  },
  {
    id: '5.cart.server',
    says: 'Size and colour are required.',
    part: 'store',
    holds: true,
    check: call('POST /api/store/cart/add', { requires: ['productId', 'size', 'color', 'quantity'] }),
  },

  // Scan
  { id: '5.scan.title', says: 'Error', part: 'scanner', holds: true, check: text },
  { id: '5.scan.message', says: 'Please select an image first', part: 'scanner', holds: true, check: text },
  {
    id: '5.scan.server',
    says: 'Please select an image first',
    part: 'scanner',
    holds: true,
    check: refuses('POST /api/wardrobe/scan', { imageBase64: '' }, 'imageBase64'),
  },
  {
    id: '5.scan.shown',
    says: 'An image is required before scanning.',
    part: 'scanner',
    holds: true,
    check: journey,
  },
  {
    id: '5.scan.types',
    says: 'The file input accepts image types only.',
    part: 'scanner',
    holds: true,
    check: journey,
  },

  // Chat (both forms)
  {
    id: '5.chat.empty',
    says: 'An empty or whitespace-only message is not sent from the chat screen.',
    part: 'advisors',
    holds: true,
    check: journey,
  },
  {
    id: '5.chat.pending',
    says: 'Nothing is sent from the chat screen while a reply is pending.',
    part: 'advisors',
    holds: true,
    check: journey,
  },
  {
    id: '5.widget.empty',
    says: 'An empty or whitespace-only message is not sent from the widget.',
    part: 'advisors',
    holds: true,
    check: journey,
  },
  {
    id: '5.widget.pending',
    says: 'Nothing is sent from the widget while a reply is pending.',
    part: 'advisors',
    holds: true,
    check: journey,
  },

  // Contact form, newsletter and store search
  {
    id: '5.contact.required',
    says: 'Name, email (email type), subject and message are all required.',
    part: 'face',
    holds: true,
    check: journey,
  },
  {
    id: '5.contact.alert',
    says: 'Mensaje enviado correctamente. Te contactaremos pronto.',
    part: 'face',
    holds: true,
    check: text,
  },
  {
    id: '5.contact.reset',
    says: 'Submit only shows the alert and resets the form; no network call is made.',
    part: 'face',
    holds: true,
    check: journey,
  },
  {
    id: '5.newsletter.type',
    says: 'The newsletter input is of email type.',
    part: 'face',
    holds: true,
    check: journey,
  },
  {
    id: '5.store.search-local',
    says: 'Store search text is held locally and is not sent to the server.',
    part: 'store',
    holds: true,
    check: journey,
  },
];
