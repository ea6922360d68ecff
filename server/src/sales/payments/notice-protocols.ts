import type { FastifyRequest } from 'fastify';
import type { ProviderName } from './payment-provider.ts';
import { noticeHeaders } from './wechatpay/wechatpay-reading.ts';

type Fields = Readonly<Record<string, string>>;

interface NoticeAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** How a provider posts its notifications, and which answer it understands. */
export interface NoticeProtocol {
  readonly contentType: string;
  /** What the provider reads and verifies, and what is kept. */
  read(body: string, headers: FastifyRequest['headers']): Fields;
  /** Nothing more is to be told. */
  readonly accepted: NoticeAnswer;
  /** Not yet: it comes again. */
  refused(status: number): NoticeAnswer;
}

const mostFields = 100;
const plain = 'text/plain; charset=utf-8';

/** A signed form, answered with plain `success`. */
const alipay: NoticeProtocol = {
  contentType: 'application/x-www-form-urlencoded',
  read: (body) => Object.fromEntries([...new URLSearchParams(body)].slice(0, mostFields)),
  accepted: { status: 200, type: plain, text: 'success' },
  refused: (status) => ({ status, type: plain, text: 'failure' }),
};

const signedParts = (headers: FastifyRequest['headers']): (readonly [string, string])[] =>
  noticeHeaders.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });

/** Encrypted JSON whose signature stands in the headers. The status is the answer. */
const wechatpay: NoticeProtocol = {
  contentType: 'application/json',
  read: (body, headers) => ({ ...Object.fromEntries(signedParts(headers)), body }),
  accepted: { status: 204, type: plain, text: '' },
  refused: (status) => ({
    status,
    type: 'application/json; charset=utf-8',
    text: JSON.stringify({ code: 'FAIL', message: '失败' }),
  }),
};

export const noticeProtocols: Readonly<Record<ProviderName, NoticeProtocol>> = { alipay, wechatpay };
