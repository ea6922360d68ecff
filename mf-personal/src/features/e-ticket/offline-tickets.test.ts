import { createHash, webcrypto } from 'node:crypto';
import { offlineTickets } from '@portal/shared/rules';
import { clearSession, storeToken } from '@portal/shared/session';
import { deleteOfflineTickets, storeOfflineTickets } from './offline-tickets.ts';
import { ticketPageStyle } from './ticket-page.ts';

/** As much of a browser's caches and workers as keeping pages needs, in the order they were put in. */
const fakeBrowser = () => {
  const pages = new Map<string, string>();
  const registered = new Set<string>();
  const policies: (string | undefined)[] = [];
  const cache = {
    delete: async (key: string) => pages.delete(key),
    put: async (key: string, page: { text: string }) => void pages.set(key, page.text),
    keys: async () => [...pages.keys()],
  };
  const caches = {
    open: async () => cache,
    has: async () => pages.size > 0,
    delete: async () => pages.clear(),
  };
  const unregister = async () => registered.clear();
  const serviceWorker = {
    register: async (worker: string) => void registered.add(worker),
    getRegistration: async () => (registered.size > 0 ? { unregister } : undefined),
  };
  class FakeResponse {
    readonly text: string;
    constructor(text: string, { headers }: { headers: Record<string, string> }) {
      this.text = text;
      policies.push(headers['content-security-policy']);
    }
  }
  Object.assign(globalThis, { caches, Response: FakeResponse });
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return { pages, registered, policies };
};

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(crypto, 'subtle');
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const keyOf = (orderNo: string): string => `/personal/ticket-order/detail?orderNo=${orderNo}`;

test('a browser without Cache Storage stores no page, and says so', async () => {
  storeToken('Bearer', 'x');
  expect(await storeOfflineTickets('K1', '<p>')).toBe(false);
  await deleteOfflineTickets('K1');
});

test('the latest orders are stored, each in its latest version', async () => {
  const { pages, registered } = fakeBrowser();
  storeToken('Bearer', 'x');
  await Promise.resolve();
  for (let place = 1; place <= offlineTickets.most; place++) await storeOfflineTickets(`K${place}`, 'old');
  await storeOfflineTickets('K1', 'new');
  expect(await storeOfflineTickets('K99', 'new')).toBe(true);
  expect(pages.size).toBe(offlineTickets.most);
  expect(pages.has(keyOf('K2'))).toBe(false);
  expect(pages.get(keyOf('K1'))).toBe('new');
  expect([...registered]).toEqual([offlineTickets.worker]);
  await deleteOfflineTickets('K99');
  expect(pages.has(keyOf('K99'))).toBe(false);
});

test('the policy of a stored page allows its own style and nothing else', async () => {
  const { policies } = fakeBrowser();
  storeToken('Bearer', 'x');
  await Promise.resolve();
  await storeOfflineTickets('K1', 'page');
  const hash = createHash('sha256').update(ticketPageStyle).digest('base64');
  expect(policies).toEqual([expect.stringContaining(`default-src 'none'; style-src 'sha256-${hash}';`)]);
});

test('logout deletes all pages, also those being stored', async () => {
  const { pages, registered } = fakeBrowser();
  storeToken('Bearer', 'x');
  await Promise.resolve();
  const keeping = storeOfflineTickets('K1', 'page');
  clearSession();
  expect(await keeping).toBe(false);
  expect([pages.size, registered.size]).toEqual([0, 0]);
});
