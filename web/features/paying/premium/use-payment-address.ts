import { useSearchParams } from 'react-router';

/**
 * Keeps the open payment (`pago`) and the chosen method (`metodo`) in the query string, across reloads and
 * sign-in.
 */
export function usePaymentAddress() {
  const [search, setSearch] = useSearchParams();
  const change = (edit: (next: URLSearchParams) => void, replace: boolean) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        edit(next);
        return next;
      },
      { replace, preventScrollReset: replace },
    );
  return {
    paymentId: search.get('pago'),
    method: search.get('metodo'),
    choose: (method: string) => change((next) => next.set('metodo', method), true),
    open: (paymentId: string) => change((next) => next.set('pago', paymentId), false),
    clear: () =>
      change((next) => {
        next.delete('pago');
        next.delete('metodo');
      }, false),
  };
}
