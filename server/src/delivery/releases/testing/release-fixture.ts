import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { App, ReleaseFile, ReleaseRecord, ReleaseSignature } from '@portal/shared/contract';
import { canonicalJson } from '@portal/shared/rules';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** A fixture: a release with a few small files. */
export interface TestRelease {
  readonly record: ReleaseRecord;
  readonly files: Readonly<Record<string, string>>;
}

export const releaseToken = 'a-release-token-of-thirty-two-characters';
const keys = generateKeyPairSync('ed25519');
const derOf = (key: KeyObject): Buffer => key.export({ format: 'der', type: 'spki' });

/** The environment of a portal that accepts these fixtures. */
export const releaseEnv = {
  RELEASE_TOKEN: releaseToken,
  RELEASE_KEYS: derOf(keys.publicKey).toString('base64'),
} as const;

/** The signature of a record, by the key that `releaseEnv` trusts unless another pair is given. */
export const signatureOf = (record: unknown, { publicKey, privateKey } = keys): ReleaseSignature => ({
  key: createHash('sha256').update(derOf(publicKey)).digest('hex').slice(0, 16),
  value: sign(null, Buffer.from(canonicalJson(record)), privateKey).toString('base64'),
});

export const asPipeline = { authorization: `Bearer ${releaseToken}` };

const describeFile = ([path, text]: [string, string]): ReleaseFile => ({
  path,
  type: path.endsWith('.css') ? 'text/css' : 'text/javascript',
  size: Buffer.byteLength(text),
  integrity: `sha256-${createHash('sha256').update(text).digest('base64')}`,
});

/** `1` gives the version `1.0.0-0000001`. */
export const versionOf = (number: number): string => `1.0.0-${String(number).padStart(7, '0')}`;

/** A release whose files hold their own path and version; views have a script and a style each. */
export const testRelease = (
  app: App,
  number: number,
  views: Readonly<Record<string, readonly string[]>> = {},
  more: Readonly<Record<string, string>> = {},
): TestRelease => {
  const version = versionOf(number);
  const entry = app === 'shell' ? 'main.js' : 'entry.js';
  const names = Object.keys(views);
  const paths = [entry, 'start.css', ...names.flatMap((name) => [`views/${name}.js`, `views/${name}.css`])];
  const files = { ...Object.fromEntries(paths.map((path) => [path, `/* ${path} ${version} */`])), ...more };
  const viewOf = (name: string) => ({
    js: [`views/${name}.js`],
    css: [`views/${name}.css`],
    firstCalls: [...(views[name] ?? [])],
    size: 1,
  });
  const record: ReleaseRecord = {
    app,
    version,
    commit: 'none',
    author: 'test',
    builtAt: new Date().toISOString(),
    entry,
    globalName: `${app}_${number}`,
    styles: app === 'shell' ? ['start.css'] : [],
    files: Object.entries(files).map(describeFile),
    views: Object.fromEntries(names.map((name) => [name, viewOf(name)])),
    shared: {},
    platform: '1.0.0',
    cssPrefix: `${app}__`,
  };
  return { record, files };
};

/** A shell whose renderer has this function, with one style sheet. */
export const renderingShell = (number: number, renderPage: string, css = ''): TestRelease => {
  const files = { 'render.js': `var haituRenderer = { renderPage: ${renderPage} };`, 'run.js': '' };
  const shell = testRelease('shell', number, {}, { ...files, 'start.css': css });
  return { ...shell, record: { ...shell.record, runtime: 'run.js', renderer: 'render.js' } };
};

/** The form that `POST /api/v1/releases` takes; `null` leaves the signature out. */
export const publishForm = async (
  record: unknown,
  files: Readonly<Record<string, string>>,
  signature: unknown = typeof record === 'object' ? signatureOf(record) : null,
): Promise<{ payload: Buffer; headers: Record<string, string> }> => {
  const form = new FormData();
  if (record !== undefined)
    form.append('record', typeof record === 'string' ? record : JSON.stringify(record));
  if (signature !== null) form.append('signature', JSON.stringify(signature));
  for (const [path, text] of Object.entries(files)) form.append(path, new Blob([text]), 'file');
  const request = new Response(form);
  const headers = { 'content-type': request.headers.get('content-type') ?? '', ...asPipeline };
  return { payload: Buffer.from(await request.arrayBuffer()), headers };
};

export const publish = async (
  app: FastifyInstance,
  release: TestRelease,
  query: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: '/api/v1/releases',
    query,
    ...(await publishForm(release.record, release.files)),
  });

/** The headers of a caller. */
export type Headers = Readonly<Record<string, string>>;

/** A command on releases, sent with the pipeline's token unless given. */
export const sendCommand = (
  app: FastifyInstance,
  action: string,
  body: object,
  headers: Headers = asPipeline,
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: `/api/v1/releases/${action}`,
    headers,
    payload: { reason: 'a test', ...body },
  });

export const promote = (app: FastifyInstance, name: App, number: number, how: object = {}) =>
  sendCommand(app, 'promote', { app: name, version: versionOf(number), ...how });

export const rollback = (app: FastifyInstance, name: App, number?: number) =>
  sendCommand(app, 'rollback', {
    app: name,
    ...(number === undefined ? {} : { version: versionOf(number) }),
  });

/** Publishes and promotes, as a fixture. Throws when that is refused. */
export const publishAndPromote = async (app: FastifyInstance, release: TestRelease): Promise<void> => {
  const { app: name, version } = release.record;
  const published = await publish(app, release);
  const promoted = await sendCommand(app, 'promote', { app: name, version });
  if (published.statusCode !== 200 || promoted.statusCode !== 200)
    throw new Error(`${published.body} ${promoted.body}`);
};
