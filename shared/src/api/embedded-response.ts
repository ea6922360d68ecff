import { readBoot } from '@portal/shared/config';
import type { CallData, CallInput, CallKey } from '@portal/shared/contract';
import { callKeyOf } from '@portal/shared/rules';
import { readToken } from '@portal/shared/session';
import { requestOf } from './request-url.ts';

/**
 * The response that the document embeds for a call, as `data`; each is used once. Undefined when there is
 * none, and with a session: documents are the same for all visitors.
 */
export const takeEmbeddedResponse = <K extends CallKey>(
  key: K,
  input: CallInput<K>,
): CallData<K> | undefined => {
  const parts = input as Record<string, unknown>;
  const { method, url } = requestOf(key, parts);
  const answers = readBoot().first as Record<string, unknown>;
  const name = callKeyOf(method, url, parts.body);
  if (readToken() || !Object.hasOwn(answers, name)) return undefined;
  const answer = answers[name];
  delete answers[name];
  return answer as CallData<K>;
};
