import { api } from '#web/api.ts';

/**
 * Has the server look at a card payment. A failure is only logged, as the specification wants it: the page
 * never frightens somebody whose payment is simply not through yet.
 */
export async function checkedSession(sessionId: string): Promise<boolean> {
  try {
    await api('GET /api/verify-payment', { query: { session_id: sessionId } });
    return true;
  } catch (error) {
    console.warn('the payment could not be verified', error);
    return false;
  }
}
