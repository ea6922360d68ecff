import { ApiError } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { useState } from 'react';
import { mediaMessages } from './media-messages.ts';
import { useStorePicture } from './use-store-picture.ts';

export const pictureTypes = 'image/jpeg,image/png,image/webp';

const mostBytes = 10 * 1024 * 1024;

/** Sends pictures one after another; each has its address as soon as it is kept, and what is refused says why. */
export const useUpload = (onKept: (url: string) => void) => {
  const t = useMessages(mediaMessages);
  const [sending, setSending] = useState(0);
  const store = useStorePicture();
  const sendOne = async (file: File) => {
    if (file.size > mostBytes) return toast.error(t('tooLarge', { name: file.name }));
    try {
      onKept((await store(file)).url);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The call has said why; with several files it is to be known which.
      toast.error(t('notUploaded', { name: file.name }));
    }
  };
  const send = async (files: readonly File[]) => {
    setSending((count) => count + files.length);
    for (const file of files) {
      await sendOne(file);
      setSending((count) => count - 1);
    }
  };
  return { send, busy: sending > 0 };
};
