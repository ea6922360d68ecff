import { ApiError, type CallOptions, call } from '@portal/shared/api';
import type { VisaDocumentFile } from '@portal/shared/contract';

/** In ms: 10 MB take minutes on a slow line, and an upload can be cancelled. */
const timeoutMs = 300_000;

/** Uploads a file without overlay or toast: its row shows the progress. */
export const uploadFile = (
  file: File,
  options: Pick<CallOptions, 'signal' | 'onSent'>,
): Promise<VisaDocumentFile> =>
  call('POST /api/v1/visa-files', { body: { file } }, { ...options, quiet: true, timeout: timeoutMs });

/** Deletes an unused file. If that fails, the server deletes it within 24 hours. */
export const deleteFile = async (id: number): Promise<void> => {
  try {
    await call('DELETE /api/v1/visa-files/:id', { params: { id } }, { background: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
};
