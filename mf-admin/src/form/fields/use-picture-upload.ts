import { ApiError } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { useState } from 'react';
import { useStorePicture } from '../media/use-store-picture.ts';
import { fieldMessages } from './field-messages.ts';

const most = 10 * 1024 * 1024;
const taken = ['image/jpeg', 'image/png', 'image/webp'];

/** What a picture picker offers. */
export const pictureTypes = taken.join(',');

/** Sends a picture and gives its address; the server makes it anew and looks into it. */
export const usePictureUpload = (onSent: (url: string) => void) => {
  const t = useMessages(fieldMessages);
  const [share, setShare] = useState<number>();
  const [fault, setFault] = useState<string>();
  const store = useStorePicture();
  const send = async (file: File) => {
    setFault(undefined);
    if (!taken.includes(file.type)) return setFault(t('picture.type'));
    if (file.size > most) return setFault(t('picture.size'));
    setShare(0);
    try {
      onSent((await store(file, setShare)).url);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(error.message);
    } finally {
      setShare(undefined);
    }
  };
  return { send, share, fault };
};
