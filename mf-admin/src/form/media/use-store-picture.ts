import { call } from '@portal/shared/api';
import type { Picture } from '@portal/shared/contract';
import { useHasPerm } from '@portal/shared/session';
import { useQueryClient } from '@tanstack/react-query';

const uploadTime = 120_000;

/** Uploads a picture: into the media library, or without the permission for the record that is edited. */
export const useStorePicture = () => {
  const client = useQueryClient();
  const isShared = useHasPerm(['site:media:add']);
  return async (file: File, onSent?: (share: number) => void): Promise<Picture> => {
    const options = { quiet: true, timeout: uploadTime, ...(onSent && { onSent }) };
    if (!isShared) return call('POST /api/v1/pictures', { body: { file } }, options);
    const stored = await call('POST /api/v1/media/pictures', { body: { file } }, options);
    await client.invalidateQueries({ queryKey: ['GET /api/v1/media/page'] });
    return stored;
  };
};
