import type { CallData, CallKey } from '@portal/shared/contract';
import { accessVersionHeader, speaksCode, successCode } from '@portal/shared/rules';
import axios, { AxiosError, type AxiosResponse, CanceledError, type InternalAxiosRequestConfig } from 'axios';
import { matchCall, type ReceivedCall } from './match-call.ts';

/** An answer that is not a success. */
export class Refusal {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>> | undefined;

  constructor(status: number, body?: Readonly<Record<string, unknown>>) {
    this.status = status;
    this.body = body;
  }
}

/** The server refuses with this code and text: HTTP 400 by default; `field` names the invalid field. */
export const refuse = (
  code: string,
  msg: string,
  { status = 400, field, data = null }: { status?: number; field?: string; data?: unknown } = {},
) => new Refusal(status, { code, errorCode: code, msg, errorMsg: msg, data, field });

/** No answer comes: the network is down. */
export const unreachable = new Refusal(0);

/** What the server answers to a call: its data, a refusal, or a function that decides by what was sent. */
export type Answer<K extends CallKey> =
  | CallData<K>
  | Refusal
  | ((call: ReceivedCall) => CallData<K> | Refusal | Promise<CallData<K> | Refusal>);

export type Answers = { readonly [K in CallKey]?: Answer<K> };

/** A fake server: answers the calls of the contract by key, at the level of the transport. */
export interface FakeServer {
  /** What was sent for one kind of call, the oldest first. */
  received(key: CallKey): readonly ReceivedCall[];
  /** Changes some answers from now on. */
  answer(answers: Answers): void;
  /** Every answer carries this access version from now on. */
  carry(version: number): void;
}

type Headers = Readonly<Record<string, string>>;

const settle = (
  config: InternalAxiosRequestConfig,
  status: number,
  data: unknown,
  headers: Headers = {},
): AxiosResponse => {
  const response: AxiosResponse = { data, status, statusText: '', headers, config };
  if (status < 400) return response;
  throw new AxiosError(`HTTP ${status}`, AxiosError.ERR_BAD_REQUEST, config, undefined, response);
};

const success = (path: string, data: unknown) =>
  speaksCode(path) ? { code: successCode, msg: 'ok', data } : { errorCode: 0, errorMsg: 'ok', data };

/** Files come as attachments. */
const answered = (config: InternalAxiosRequestConfig, path: string, answer: unknown, headers: Headers) =>
  answer instanceof Blob
    ? settle(config, 200, answer, { ...headers, 'content-disposition': 'attachment' })
    : settle(config, 200, success(path, answer), headers);

const respond = (
  config: InternalAxiosRequestConfig,
  path: string,
  answer: unknown,
  headers: Headers,
): AxiosResponse => {
  if (!(answer instanceof Refusal)) return answered(config, path, answer, headers);
  if (answer.status === 0) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  const body =
    config.responseType === 'blob'
      ? new Blob([JSON.stringify(answer.body)], { type: 'application/json' })
      : answer.body;
  return settle(config, answer.status, body, headers);
};

/** Starts answering instead of the network. A call without an answer is an error on the console, which fails the test. */
export const startFakeServer = (first: Answers = {}): FakeServer => {
  const log: { readonly key: string; readonly call: ReceivedCall }[] = [];
  // Without answers of the test there are no stored preferences, and no other editors.
  let headers: Headers = {};
  let answers: Readonly<Record<string, unknown>> = {
    'GET /api/v1/preferences': {},
    'POST /api/v1/console/editors': { others: [] },
    'GET /api/v1/shared-views': { views: [], roles: [] },
    ...first,
  };

  axios.defaults.adapter = async (config) => {
    const found = matchCall(Object.keys(answers), config);
    if (!found) {
      console.error(`The fake server has no answer for ${config.method?.toUpperCase()} ${config.url}`);
      return settle(config, 404, { code: 'C0113', msg: 'no answer' });
    }
    log.push(found);
    const answer = answers[found.key];
    const given: unknown = typeof answer === 'function' ? await answer(found.call) : answer;
    if (config.signal?.aborted) throw new CanceledError(undefined, undefined, config);
    return respond(config, found.path, given, headers);
  };
  return {
    received: (key) => log.filter((one) => one.key === key).map(({ call }) => call),
    answer: (changed) => {
      answers = { ...answers, ...changed };
    },
    carry: (version) => {
      headers = { [accessVersionHeader]: String(version) };
    },
  };
};
