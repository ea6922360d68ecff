import { useMessages } from '@portal/shared/i18n';
import { Button, Dialog, Skeleton } from '@portal/shared/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Area } from '#src/picture/draw-jpeg.ts';
import styles from './profile.module.css';
import { profileMessages } from './profile-messages.ts';
import { useSaveAvatar } from './use-avatar.ts';

const CropArea = lazy(() => import('./crop-area.tsx'));

interface CropDialogProps {
  readonly file: File;
  readonly onClose: () => void;
}

const useAddress = (file: File): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
};

/** Cuts a chosen picture and sends it. */
export const CropDialog = ({ file, onClose }: CropDialogProps) => {
  const t = useMessages(profileMessages);
  const image = useAddress(file);
  const [part, setPart] = useState<Area>();
  const { save, busy, share, fault } = useSaveAvatar(file, onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={!busy}
      title={t('crop.title')}
      footer={
        <>
          <Button kind="quiet" disabled={busy} onClick={onClose}>
            {t('crop.cancel')}
          </Button>
          <Button busy={busy} disabled={!part} onClick={() => part && save(part)}>
            {t('crop.save')}
          </Button>
        </>
      }
    >
      <p className={styles.soft}>{t('crop.hint')}</p>
      <Suspense fallback={<Skeleton height={320} />}>
        {image && <CropArea image={image} onChange={setPart} />}
      </Suspense>
      <p role="status" className={styles.soft}>
        {busy && t('crop.sending', { percent: Math.round(share * 100) })}
      </p>
      {fault && (
        <p role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </Dialog>
  );
};
