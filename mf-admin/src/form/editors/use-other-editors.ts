import { read } from '@portal/shared/api';
import type { EditedKind, OtherEditor } from '@portal/shared/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** A record that is edited in a form. */
export interface EditedRecord {
  readonly kind: EditedKind;
  readonly recordId: number;
}

const key = 'POST /api/v1/console/editors';

/** Between two heartbeats, in ms; one counts for 30 s. */
const beatMs = 10_000;

/** Without an answer the form is as it was: it can be saved, and what others save meanwhile is merged. */
const beat = async (record: EditedRecord, signal: AbortSignal): Promise<readonly OtherEditor[]> => {
  const options = { signal, background: true };
  try {
    return (await read(key, { body: { ...record, open: true } }, options)).others;
  } catch {
    return [];
  }
};

const leave = ({ kind, recordId }: EditedRecord): void => {
  const body = { kind, recordId, open: false };
  // A heartbeat expires by itself.
  read(key, { body }, { background: true }).catch(() => undefined);
};

/**
 * Who else has a record open. The server learns that the caller has it open while the form is mounted and the browser's
 * tab is visible; a new record has no others.
 */
export const useOtherEditors = (record: EditedRecord | undefined): readonly OtherEditor[] => {
  const { kind, recordId } = record ?? {};
  useEffect(
    () => (kind && recordId !== undefined ? () => leave({ kind, recordId }) : undefined),
    [kind, recordId],
  );
  const { data = [] } = useQuery({
    queryKey: [key, { kind, recordId }],
    queryFn: ({ signal }) => (record ? beat(record, signal) : []),
    enabled: record !== undefined,
    refetchInterval: beatMs,
    ...{ staleTime: 0, gcTime: 0 },
  });
  return data;
};
