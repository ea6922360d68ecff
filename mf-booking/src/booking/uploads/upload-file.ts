import { ApiError, type CallOptions, call } from '@portal/shared/api';
import type { VisaDocumentFile } from '@portal/shared/contract';

/** In ms: 10 MB take minutes on a slow line, and an upload can be cancelled. */
const timeoutMs = 300_000;

/** Sends a file on its own way: neither overlay nor toast, its row tells how it goes. */
export const uploadFile = (
  file: File,
  options: Pick<CallOptions, 'signal' | 'onSent'>,
): Promise<VisaDocumentFile> =>
  call('POST /api/v1/visa-files', { body: { file } }, { ...options, quiet: true, timeout: timeoutMs });

/** Deletes a file that is not wanted any more. Where that fails the server does it by itself within 24 hours. */
export const deleteFile = async (id: number): Promise<void> => {
  try {
    await call('DELETE /api/v1/visa-files/:id', { params: { id } }, { background: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
};
