import { ApiError } from '@portal/shared/api';
import type { VisaFile } from '@portal/shared/contract';
import { errorCodes } from '@portal/shared/rules';
import { useEffect, useRef, useState } from 'react';
import { checkFile } from './check-file.ts';
import { sendFile } from './send-file.ts';

/** Why a file did not arrive: ours to say, or in the server's words. */
export type UploadFault = 'type' | 'size' | 'full' | ApiError;

/** A file on its way, or one that did not arrive. */
export interface Upload {
  readonly id: number;
  /** Whose it is: the id of the applicant. */
  readonly owner: number;
  /** Which document it is. */
  readonly code: string;
  readonly file: File;
  /** How much of it is sent, from 0 to 1. */
  readonly sent: number;
  readonly fault?: UploadFault;
}

type Wanted = Pick<Upload, 'owner' | 'code' | 'file'> & { readonly onKept: (file: VisaFile) => void };

export interface Uploads {
  readonly list: readonly Upload[];
  /** Sends files; more than there is `room` for are refused. */
  readonly add: (wanted: readonly Wanted[], room: number) => void;
  readonly retry: (id: number) => void;
  /** Stops a file on its way, or forgets one that did not arrive. */
  readonly remove: (id: number) => void;
}

const faultOf = (error: ApiError): UploadFault => (error.code === errorCodes.uploadSize ? 'size' : error);

/** Whether the same file could arrive another time. */
export const canRetry = (fault: UploadFault): boolean =>
  typeof fault !== 'string' && fault.code !== errorCodes.uploadType;

interface Job extends Wanted {
  readonly stop: AbortController;
}

/** Files on their way to the server, each on its own. All are stopped when the page is left. */
export const useUploads = (): Uploads => {
  const [list, setList] = useState<readonly Upload[]>([]);
  const jobs = useRef(new Map<number, Job>());
  const lastId = useRef(0);
  useEffect(() => {
    const { current } = jobs;
    return () => {
      for (const { stop } of current.values()) stop.abort();
    };
  }, []);

  const change = (id: number, changes: Partial<Upload>): void =>
    setList((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const remove = (id: number): void => {
    jobs.current.get(id)?.stop.abort();
    jobs.current.delete(id);
    setList((all) => all.filter((one) => one.id !== id));
  };
  const send = async (id: number, { file, onKept, stop: { signal } }: Job): Promise<void> => {
    try {
      const kept = await sendFile(file, { signal, onSent: (sent) => change(id, { sent }) });
      if (signal.aborted) return;
      remove(id);
      onKept(kept);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!signal.aborted) change(id, { fault: faultOf(error) });
    }
  };
  const start = (id: number, wanted: Wanted): void => {
    const job = { ...wanted, stop: new AbortController() };
    jobs.current.set(id, job);
    void send(id, job);
  };
  const addOne = (wanted: Wanted, full: boolean): void => {
    const id = ++lastId.current;
    const { owner, code, file } = wanted;
    const fault = full ? 'full' : checkFile(file);
    setList((all) => [...all, { id, owner, code, file, sent: 0, fault }]);
    if (!fault) start(id, wanted);
  };
  return {
    list,
    add: (wanted, room) => {
      for (const [place, one] of wanted.entries()) addOne(one, place >= room);
    },
    retry: (id) => {
      const job = jobs.current.get(id);
      if (!job) return;
      change(id, { fault: undefined, sent: 0 });
      start(id, job);
    },
    remove,
  };
};
