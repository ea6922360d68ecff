import { type Buyer, newKey } from '#src/sales/checkout/testing/checkout-fixture.ts';
import { formRequest } from '../support/form.ts';
import type { DeclaredCall } from './declared-calls.ts';
import { filled } from './declared-calls.ts';
import type { PortalFixture } from './portal-fixture.ts';
import { type Fill, fieldsOf, names, sampleOf } from './sample.ts';

/** Options of a call: path values, and a form field to include. */
export interface RequestOptions {
  readonly values?: readonly (string | number)[];
  readonly fill: Fill;
  readonly text: string;
  readonly want?: string;
}

/** The response; `raw` is all of it. */
export interface ApiResponse {
  readonly status: number;
  readonly raw: string;
  readonly body: {
    readonly code?: string;
    readonly errorCode?: string;
    readonly field?: string;
    readonly data?: unknown;
  };
}

const sentOf = async (call: DeclaredCall, body: Readonly<Record<string, unknown>>) => {
  if (call.entry.kind === 'multipart') return formRequest(body as Record<string, string | File>);
  return call.entry.body ? { payload: { ...body }, headers: {} } : { headers: {} };
};

const jsonOf = (raw: string): ApiResponse['body'] => {
  try {
    return JSON.parse(raw);
  } catch {
    // A file: its content is searched in `raw`.
    return {};
  }
};

/** Makes a call as a user, or without a session. */
export const sendRequest = async (
  { app }: Pick<PortalFixture, 'app'>,
  who: Buyer | undefined,
  call: DeclaredCall,
  { values = [], ...asked }: RequestOptions,
): Promise<ApiResponse> => {
  const { payload, headers } = {
    payload: undefined,
    ...(await sentOf(call, sampleOf(call.entry.body, asked))),
  };
  const query = sampleOf(call.entry.query, asked) as Record<string, string>;
  const reply = await app.inject({
    method: call.method,
    url: filled(call, values),
    query,
    headers: { ...headers, ...who?.headers, 'idempotency-key': newKey() },
    ...(payload ? { payload } : {}),
  });
  return { status: reply.statusCode, raw: reply.body, body: jsonOf(reply.body) };
};

/** The fields of a call that may reference a record, so the fixture must know them. */
export const idFields = ({ entry }: DeclaredCall): { path: string; name: string; query: boolean }[] =>
  [
    ...fieldsOf(entry.body).map((field) => ({ ...field, query: false })),
    ...fieldsOf(entry.query).map((field) => ({ ...field, query: true })),
  ].filter(({ shape }) => names(shape));
