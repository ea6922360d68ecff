import { openAsBlob } from 'node:fs';
import path from 'node:path';
import type { App, CallData, ReleaseEvent, ReleaseRecord, ReleaseStatus } from '@portal/shared/contract';

/** A portal, and the right to change its releases. */
export interface ReleaseClient {
  readonly portalUrl: string;
  readonly releaseToken: string;
}

/** A build, as it stands in `dist/releases`: a folder with the record and its files. */
export interface Build {
  readonly dir: string;
  readonly record: ReleaseRecord;
}

/** Where a release should go, and why. */
export interface Move {
  readonly app: App;
  readonly version?: string;
  readonly reason: string;
}

type Published = CallData<'POST /api/v1/releases'>;
type Changed = CallData<'POST /api/v1/releases/promote'>;

const patience = 120_000;

const because = (error: unknown): string => {
  const { cause = error } = error as { cause?: unknown };
  const { code, message } = cause as { code?: string; message?: string };
  return code ?? message ?? String(cause);
};

const send = async ({ portalUrl, releaseToken }: ReleaseClient, url: string, init: RequestInit) => {
  const headers = { ...init.headers, authorization: `Bearer ${releaseToken}`, 'accept-language': 'en' };
  try {
    return await fetch(portalUrl + url, { ...init, headers, signal: AbortSignal.timeout(patience) });
  } catch (error) {
    throw new Error(`The portal at ${portalUrl} does not answer (${because(error)}).`);
  }
};

/** Throws the portal's own words when it refuses. */
const call = async <T>(client: ReleaseClient, url: string, init: RequestInit = {}): Promise<T> => {
  const answer = await send(client, url, init);
  const text = await answer.text();
  const body = text.startsWith('{') ? (JSON.parse(text) as { msg?: string; data: T }) : undefined;
  if (answer.ok && body) return body.data;
  if (answer.status === 401)
    throw new Error(`The portal at ${client.portalUrl} does not know this RELEASE_TOKEN.`);
  throw new Error(body?.msg ?? `The portal at ${client.portalUrl} answered ${answer.status}.`);
};

const post = <T>(client: ReleaseClient, url: string, body: object): Promise<T> =>
  call(client, url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const openFile = async (file: string): Promise<Blob> => {
  try {
    return await openAsBlob(file);
  } catch {
    throw new Error(`The build is not whole: ${file} is not there.`);
  }
};

/** Uploads a build. `created` is false when the portal had the same bytes. Throws when it has others. */
export const publish = async (client: ReleaseClient, { dir, record }: Build): Promise<Published> => {
  const form = new FormData();
  form.append('record', JSON.stringify(record));
  for (const file of record.files) form.append(file.path, await openFile(path.join(dir, file.path)), 'file');
  return call(client, '/api/v1/releases', { method: 'POST', body: form });
};

export const promote = (client: ReleaseClient, move: Move): Promise<Changed> =>
  post(client, '/api/v1/releases/promote', move);

export const rollback = (client: ReleaseClient, move: Move): Promise<Changed> =>
  post(client, '/api/v1/releases/rollback', move);

export const listStatus = (client: ReleaseClient): Promise<ReleaseStatus[]> =>
  call(client, '/api/v1/releases');

/** The 100 newest lines. */
export const listHistory = (client: ReleaseClient, app: App): Promise<ReleaseEvent[]> =>
  call(client, `/api/v1/releases/${app}/history?limit=100`);
