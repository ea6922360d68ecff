import assert from 'node:assert/strict';
import type { ReleaseRecord } from '@portal/shared/contract';

const formLimit = 32 * 1024 * 1024;

/** Checks the reverse proxy: caches files, hides internal endpoints, limits the body size. */
export const assertFront = async (origin: string, { app, version, entry }: ReleaseRecord): Promise<void> => {
  const address = `${origin}/assets/${app}/${version}/${entry}`;
  const kept: (string | null)[] = [];
  for (const encoding of ['br', 'br, gzip', 'gzip', 'gzip']) {
    const answer = await fetch(address, { headers: { 'accept-encoding': encoding } });
    await answer.arrayBuffer();
    assert.equal(answer.status, 200);
    assert.match(answer.headers.get('cache-control') ?? '', /immutable/);
    assert.equal(answer.headers.get('content-encoding'), encoding.slice(0, 2) === 'br' ? 'br' : 'gzip');
    kept.push(answer.headers.get('x-cache'));
  }
  assert.deepEqual(kept, ['MISS', 'HIT', 'MISS', 'HIT'], 'each form of a file is asked for once');
  for (const path of ['/metrics', '/metrics/', '/readyz', '/readyz/'])
    assert.equal((await fetch(origin + path)).status, 404, `${path} is for inside`);
  const large = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    body: Buffer.alloc(formLimit + 1),
  });
  assert.equal(large.status, 413, 'a form of more than 32 MB is refused');
};
