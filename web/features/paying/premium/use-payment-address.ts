import { useSearchParams } from 'react-router';

/**
 * What the payment screen shows stands in its address: the open payment in `pago`, the method that is
 * chosen in `metodo`. A reload or a sign-in on the way loses neither.
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
