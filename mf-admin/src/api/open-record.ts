import { queryOf } from '@portal/shared/api';
import type { CallInput, CallKey } from '@portal/shared/contract';
import { useQuery } from '@tanstack/react-query';

/** How soon an open record shows what somebody else has changed, in ms. */
const pollMs = 5000;

/** A record that is decided on: never taken from the cache, and polled while it is open. */
export const useOpenRecord = <K extends CallKey>(call: K, input: CallInput<K>) =>
  useQuery({ ...queryOf(call, input, { polled: true }), staleTime: 0, refetchInterval: pollMs });
