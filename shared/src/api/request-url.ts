import { paymentProviderMarkers } from '@portal/shared/config';

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
}

/** Splits `'GET /api/v1/users/:id/form'` and fills path parameters and query; empty query values are left out. */
export const requestOf = (
  key: string,
  { params = {}, query = {} }: Parts,
): { method: string; url: string } => {
  const [method = 'GET', pattern = ''] = key.split(' ');
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const name of Object.keys(query).sort()) {
    const value = query[name];
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return { method, url: search.size === 0 ? path : `${path}?${search}` };
};

/** Whether the call has no loading overlay, because its URL contains the marker of a payment provider. */
export const isPaymentProviderUrl = (url: string): boolean =>
  paymentProviderMarkers.some((marker) => url.includes(marker));
