import { openAsBlob } from 'node:fs';
import path from 'node:path';
import type {
  App,
  CallData,
  GateFailure,
  MenuForm,
  MenuNode,
  ReleaseEvent,
  ReleaseRecord,
  ReleaseStatus,
  ReleaseToken,
} from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { printFailure } from './print.ts';
import { signRecord } from './sign.ts';

/** A portal with the token to change its releases. */
export interface ReleaseClient {
  readonly portalUrl: string;
  readonly releaseToken: string;
  /** The Ed25519 private key (PEM) that signs published records. */
  readonly releaseKey?: string;
}

/** A build as in `dist/releases`: a folder with the record and its files. */
export interface Build {
  readonly dir: string;
  readonly record: ReleaseRecord;
}

/** Target of a promotion or rollback, with a reason. */
export interface Move {
  readonly app: App;
  readonly version?: string;
  readonly reason: string;
  /** Passes over failures of the gate. */
  readonly force?: boolean;
}

type Published = CallData<'POST /api/v1/releases'>;
type Changed = CallData<'POST /api/v1/releases/promote'>;

const timeoutMs = 120_000;

const causeOf = (error: unknown): string => {
  const { cause = error } = error as { cause?: unknown };
  const { code, message } = cause as { code?: string; message?: string };
  return code ?? message ?? String(cause);
};

const send = async ({ portalUrl, releaseToken }: ReleaseClient, url: string, init: RequestInit) => {
  const headers = { ...init.headers, authorization: `Bearer ${releaseToken}`, 'accept-language': 'en' };
  try {
    return await fetch(portalUrl + url, { ...init, headers, signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    throw new Error(`The portal at ${portalUrl} does not answer (${causeOf(error)}).`);
  }
};

interface Answer<T> {
  readonly code?: string;
  readonly msg?: string;
  readonly data: T;
}

/** The portal refused: its message, with every failure of the gate. */
export class Refusal extends Error {
  readonly failures: readonly GateFailure[];

  constructor({ msg = '', data }: Answer<unknown>) {
    const { failures = [] } = (data ?? {}) as { failures?: readonly GateFailure[] };
    super([msg, ...failures.map(printFailure)].join('\n'));
    this.failures = failures;
  }
}

/** Throws the portal's message if it refuses. */
const call = async <T>(client: ReleaseClient, url: string, init: RequestInit = {}): Promise<T> => {
  const answer = await send(client, url, init);
  const text = await answer.text();
  const body = text.startsWith('{') ? (JSON.parse(text) as Answer<T>) : undefined;
  if (answer.ok && body) return body.data;
  if (answer.status === 401 && body?.code === errorCodes.releaseTokenRefused) throw new Refusal(body);
  if (answer.status === 401)
    throw new Error(`The portal at ${client.portalUrl} does not know this RELEASE_TOKEN.`);
  if (body?.msg) throw new Refusal(body);
  throw new Error(`The portal at ${client.portalUrl} answered ${answer.status}.`);
};

/** Sends a JSON body. Throws the portal's message if it refuses. */
export const post = <T>(
  client: ReleaseClient,
  url: string,
  body: object,
  method: 'POST' | 'PUT' = 'POST',
): Promise<T> =>
  call(client, url, {
    method,
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

/** Reason for publishing past the gate; undefined otherwise. */
export type Force = string | undefined;

/**
 * Signs and uploads a build. `created` is false if the portal has the same bytes. Throws if it has other
 * bytes, if the gate refuses it, and without a signing key.
 */
export const publish = async (
  client: ReleaseClient,
  { dir, record }: Build,
  force?: Force,
): Promise<Published> => {
  if (!client.releaseKey)
    throw new Error(
      'RELEASE_KEY is not set, and there is no release-key.pem in DATA_DIR: releases are signed.',
    );
  const form = new FormData();
  form.append('record', JSON.stringify(record));
  form.append('signature', JSON.stringify(signRecord(record, client.releaseKey)));
  for (const file of record.files) form.append(file.path, await openFile(path.join(dir, file.path)), 'file');
  const query = force === undefined ? '' : `?${new URLSearchParams({ force: 'true', reason: force })}`;
  return call(client, `/api/v1/releases${query}`, { method: 'POST', body: form });
};

export const promote = (client: ReleaseClient, move: Move): Promise<Changed> =>
  post(client, '/api/v1/releases/promote', move);

export const rollback = (client: ReleaseClient, move: Move): Promise<Changed> =>
  post(client, '/api/v1/releases/rollback', move);

export const lock = (client: ReleaseClient, move: Move): Promise<Changed> =>
  post(client, '/api/v1/releases/lock', move);

export const unlock = (client: ReleaseClient, move: Move): Promise<Changed> =>
  post(client, '/api/v1/releases/unlock', move);

export const listMenus = (client: ReleaseClient): Promise<MenuNode[]> => call(client, '/api/v1/menus');

export const addMenu = (client: ReleaseClient, row: MenuForm): Promise<null> =>
  post(client, '/api/v1/menus', row);

export const listStatus = (client: ReleaseClient): Promise<ReleaseStatus[]> =>
  call(client, '/api/v1/releases');

/** The record of a published version. */
export const getRecord = async (
  client: ReleaseClient,
  { app, version }: { readonly app: App; readonly version: string },
): Promise<ReleaseRecord> => {
  type Found = CallData<'GET /api/v1/releases/:app/versions/:version'>;
  return (await call<Found>(client, `/api/v1/releases/${app}/versions/${encodeURIComponent(version)}`))
    .record;
};

export const listTokens = (client: ReleaseClient): Promise<ReleaseToken[]> =>
  call(client, '/api/v1/release-tokens');

/** The 100 newest entries. */
export const listHistory = (client: ReleaseClient, app: App): Promise<ReleaseEvent[]> =>
  call(client, `/api/v1/releases/${app}/history?limit=100`);

/** Figures of the last hour. */
export const getHealth = (
  client: ReleaseClient,
  app: App,
): Promise<CallData<'GET /api/v1/releases/health'>> => call(client, `/api/v1/releases/health?app=${app}`);
