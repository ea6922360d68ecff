import { ApiError } from '@portal/shared/api';
import type { VisaDocumentFile } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { useEffect, useRef, useState } from 'react';
import { uploadFile } from './upload-file.ts';
import { validateFile } from './validate-file.ts';

/** Why an upload failed: a code of ours, or the server's message. */
export type UploadError = 'type' | 'size' | 'full' | ApiError;

/** A running or failed upload. */
export interface Upload {
  readonly id: number;
  /** Whose it is: the id of the applicant. */
  readonly owner: number;
  /** Which document it is. */
  readonly code: string;
  readonly file: File;
  /** How much of it is sent, from 0 to 1. */
  readonly sent: number;
  readonly fault?: UploadError;
}

type Wanted = Pick<Upload, 'owner' | 'code' | 'file'> & { readonly onKept: (file: VisaDocumentFile) => void };

export interface Uploads {
  readonly list: readonly Upload[];
  /** Sends files; more than there is `room` for are refused. */
  readonly add: (wanted: readonly Wanted[], room: number) => void;
  readonly retry: (id: number) => void;
  /** Cancels a running upload, or removes a failed one. */
  readonly remove: (id: number) => void;
}

const uploadErrorOf = (error: ApiError): UploadError =>
  error.code === errorCodes.uploadSize ? 'size' : error;

/** Whether a retry can succeed. */
export const canRetry = (fault: UploadError): boolean =>
  typeof fault !== 'string' && fault.code !== errorCodes.uploadType;

interface Job extends Wanted {
  readonly stop: AbortController;
}

const useList = () => {
  const [list, setList] = useState<readonly Upload[]>([]);
  const lastId = useRef(0);
  const append = (upload: Omit<Upload, 'id'>): number => {
    const id = ++lastId.current;
    setList((all) => [...all, { id, ...upload }]);
    return id;
  };
  const change = (id: number, changes: Partial<Upload>): void =>
    setList((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const drop = (id: number): void => setList((all) => all.filter((one) => one.id !== id));
  return { list, append, change, drop };
};

/** Running uploads by id. All are cancelled when the page is left. */
const useJobs = (): Map<number, Job> => {
  const { current } = useRef(new Map<number, Job>());
  useEffect(
    () => () => {
      for (const { stop } of current.values()) stop.abort();
    },
    [current],
  );
  return current;
};

/** Uploads files and updates the list with their progress. */
const useSending = ({ change, drop }: Pick<ReturnType<typeof useList>, 'change' | 'drop'>) => {
  const jobs = useJobs();
  const remove = (id: number): void => {
    jobs.get(id)?.stop.abort();
    jobs.delete(id);
    drop(id);
  };
  const send = async (id: number, { file, onKept, stop: { signal } }: Job): Promise<void> => {
    try {
      const kept = await uploadFile(file, { signal, onSent: (sent) => change(id, { sent }) });
      if (signal.aborted) return;
      remove(id);
      onKept(kept);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!signal.aborted) change(id, { fault: uploadErrorOf(error) });
    }
  };
  const start = (id: number, wanted: Wanted): void => {
    const job = { ...wanted, stop: new AbortController() };
    jobs.set(id, job);
    void send(id, job);
  };
  return { jobs, start, remove };
};

/** Concurrent uploads. */
export const useUploads = (): Uploads => {
  const { list, append, ...changes } = useList();
  const { jobs, start, remove } = useSending(changes);
  const addOne = ({ onKept, ...upload }: Wanted, full: boolean): void => {
    const fault = full ? 'full' : validateFile(upload.file);
    const id = append({ ...upload, sent: 0, fault });
    if (!fault) start(id, { ...upload, onKept });
  };
  return {
    list,
    remove,
    add: (wanted, room) => {
      for (const [place, one] of wanted.entries()) addOne(one, place >= room);
    },
    retry: (id) => {
      const job = jobs.get(id);
      if (!job) return;
      changes.change(id, { fault: undefined, sent: 0 });
      start(id, job);
    },
  };
};
