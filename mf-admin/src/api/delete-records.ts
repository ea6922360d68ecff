import { ApiError, read } from '@portal/shared/api';
import type { CallInput, CallKey } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';

/** The calls with this method that need no more than this input. */
export type KeyOf<Method extends string, Input> = {
  [K in CallKey]: K extends `${Method} ${string}` ? (Input extends CallInput<K> ? K : never) : never;
}[CallKey];

/** A record that was not deleted, and why. */
export interface RefusedRecord {
  readonly id: number;
  readonly reason: string;
}

/** These concern the user, not the record. */
const ownCodes: readonly string[] = [
  errorCodes.passwordChangeRequired,
  errorCodes.factorMissing,
  errorCodes.stepUpRequired,
];

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 403, 404, 409].includes(error.status) && !ownCodes.includes(error.code);

/**
 * Deletes records with one call. The server deletes all or none: when it refuses several, they are deleted one by one.
 * Returns those that were not deleted. Throws `ApiError` when a single record is refused, and for every other failure.
 */
export const deleteRecords = async <K extends KeyOf<'DELETE', { params: { id: string } }>>(
  key: K,
  ids: readonly number[],
): Promise<readonly RefusedRecord[]> => {
  const remove = (some: readonly number[]) => read(key, { params: { id: some.join(',') } } as CallInput<K>);
  try {
    await remove(ids);
    return [];
  } catch (error) {
    if (ids.length === 1 || !isRefusal(error)) throw error;
  }
  const refused: RefusedRecord[] = [];
  for (const id of ids)
    try {
      await remove([id]);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refused.push({ id, reason: error.message });
    }
  return refused;
};
