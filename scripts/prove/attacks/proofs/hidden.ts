import assert from 'node:assert/strict';
import type { Proof } from '../../proof.ts';
import { askSite } from '../ask-site.ts';
import type { AttackEnvironment } from '../environment.ts';
import type { Site } from '../site.ts';
import { addUser } from '../users.ts';

/** What only the operator or staff may read, with a word of its answer. */
const hidden: readonly (readonly [path: string, secret: RegExp])[] = [
  ['/metrics', /process_cpu|http_request_duration/],
  ['/readyz', /"status":"(not )?ready"/],
  ['/api/docs', /swagger/i],
  ['/api/docs/json', /"openapi"/],
  ['/api/docs/yaml', /openapi:/],
];

/** The words are those of the answers: the operator gets metrics and readiness, and staff the documentation. */
const assertWords = async (site: Site): Promise<void> => {
  const { token } = await addUser(site, 'ADMIN');
  for (const [path, secret] of hidden) {
    const shown = path.startsWith('/api')
      ? (await askSite(site, 'GET', path, { token })).text
      : await (await fetch(site.replica.operationsOrigin + path)).text();
    assert.match(shown, secret, path);
  }
};

const encoded = (path: string): string =>
  path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

/** Spellings that a proxy and a server may read differently. */
const spellings = (path: string): readonly string[] => [
  path,
  `${path}/`,
  `${path}//`,
  `/${path}`,
  `//${path}`,
  `/.${path}`,
  `/x/..${path}`,
  `/assets/..${path}`,
  `/assets/..%2f${path.slice(1)}`,
  `${path}/.`,
  `${path}/..${path}`,
  path.toUpperCase(),
  encoded(path),
  encoded(path).replace('%', '%25'),
  `/%2e${path}`,
  `${path}%2f`,
  `${path}%00`,
  `${path};x`,
  `${path};x=1/`,
  `${path}?x`,
  `${path}#x`,
  `${path}%20`,
  `${path}.json`,
  `/\\${path.slice(1)}`,
  `https://127.0.0.1${path}`,
];

/** Headers by which some proxies name the caller and the path. */
const innerHeaders = (path: string): Record<string, string> => ({
  'x-forwarded-for': '127.0.0.1',
  'x-original-url': path,
  'x-rewrite-url': path,
});

export const hiddenCalls: Proof<AttackEnvironment> = {
  number: 6,
  claim: 'Metrics, readiness and the API documentation are not reachable through nginx, in any spelling',
  run: async ({ site }) => {
    await assertWords(site);
    const { token } = await addUser(site, 'MEMBER');
    const statuses = new Map<number, number>();
    let tried = 0;
    for (const [path, secret] of hidden)
      for (const spelling of spellings(path))
        for (const headers of [{}, innerHeaders(path)]) {
          const { status, text } = await askSite(site, 'GET', spelling, { headers, token });
          assert.ok(!secret.test(text), `${spelling} answers ${status}: ${text.slice(0, 200)}`);
          assert.ok(status < 500, `${spelling} answers ${status}`);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          tried += 1;
        }
    return { spellings: tried, revealed: 0, answers: JSON.stringify(Object.fromEntries(statuses)) };
  },
};
