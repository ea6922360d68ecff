import assert from 'node:assert/strict';
import type { VisaDocumentFile } from '@portal/shared/contract';
import { formRequest } from '#test/support/form.ts';
import type { TestApp } from '#test/support/test-app.ts';

interface Owner {
  readonly headers: { readonly authorization: string };
}

/** Uploads bytes with a file name and a declared type. */
export const upload = async (
  { app }: Pick<TestApp, 'app'>,
  { headers }: Partial<Owner>,
  { bytes, name = 'passport.pdf', type = '' }: { bytes: Buffer; name?: string; type?: string },
) => {
  const form = await formRequest({ file: new File([new Uint8Array(bytes)], name, { type }) });
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v1/visa-files',
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  });
  const body: { code: string; field?: string; data: VisaDocumentFile } = reply.json();
  return { status: reply.statusCode, body };
};

/** Uploads a valid file and returns its id. */
export const uploaded = async (
  host: Pick<TestApp, 'app'>,
  owner: Owner,
  file: Parameters<typeof upload>[2],
): Promise<number> => {
  const { status, body } = await upload(host, owner, file);
  assert.equal(status, 200, JSON.stringify(body));
  return body.data.id;
};
