import { api } from '#web/api.ts';

/** Has the server check a card payment. Failures are only logged, as the specification requires. */
export async function checkedSession(sessionId: string): Promise<boolean> {
  try {
    await api('GET /api/verify-payment', { query: { session_id: sessionId } });
    return true;
  } catch (error) {
    console.warn('the payment could not be verified', error);
    return false;
  }
}
