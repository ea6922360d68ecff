import assert from 'node:assert/strict';
import type { Picture } from '@portal/shared/contract';
import { formRequest } from '#test/support/form.ts';
import type { TestApp } from '#test/support/test-app.ts';
import { canvas } from './pictures.ts';

interface Owner {
  readonly headers: { readonly authorization: string };
}

interface Sent {
  readonly bytes: Buffer;
  readonly name?: string;
  readonly to?: '/api/v1/pictures' | '/api/v1/account/avatar' | '/api/v1/media/pictures';
}

/** Uploads bytes as a picture, under a name that says nothing of what they are. */
export const send = async <T = Picture>(
  { app }: Pick<TestApp, 'app'>,
  { headers }: Partial<Owner>,
  { bytes, name = 'photo.png', to = '/api/v1/pictures' }: Sent,
) => {
  const form = await formRequest({ file: new File([new Uint8Array(bytes)], name, { type: 'image/png' }) });
  const reply = await app.inject({
    method: 'POST',
    url: to,
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  });
  const body: { code: string; msg: string; field?: string; data: T } = reply.json();
  return { status: reply.statusCode, body };
};

/** Uploads a picture that is taken. */
export const sent = async (host: Pick<TestApp, 'app'>, owner: Owner, bytes?: Buffer): Promise<Picture> => {
  const picture = bytes ?? (await canvas().png().toBuffer());
  const { status, body } = await send(host, owner, { bytes: picture });
  assert.equal(status, 200, JSON.stringify(body));
  return body.data;
};
