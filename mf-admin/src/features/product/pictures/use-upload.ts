import { ApiError } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { useState } from 'react';
import { useStorePicture } from '#src/form/media/use-store-picture.ts';
import { formMessages } from '../form/form-messages.ts';

export const pictureTypes = 'image/jpeg,image/png,image/webp';

const mostBytes = 10 * 1024 * 1024;

/** Sends pictures one after another; each has its address as soon as it is kept, and what is refused says why. */
export const useUpload = (onKept: (url: string) => void) => {
  const t = useMessages(formMessages);
  const [sending, setSending] = useState(0);
  const store = useStorePicture();
  const sendOne = async (file: File) => {
    if (file.size > mostBytes) return toast.error(t('gallery.tooLarge', { name: file.name }));
    try {
      onKept((await store(file)).url);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The call has said why; with several files it is to be known which.
      toast.error(t('gallery.notUploaded', { name: file.name }));
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
