import { useMessages } from '@portal/shared/i18n';
import { Spinner } from '@portal/shared/ui';
import { Alert } from 'antd';
import { useRef } from 'react';
import styles from './redeem.module.css';
import { redeemMessages } from './redeem-messages.ts';
import { useScanner } from './use-scanner.ts';

/** The picture of the camera while codes are read from it, or why there is none. */
export const Camera = ({ onCode }: { onCode: (code: string) => void }) => {
  const t = useMessages(redeemMessages);
  const video = useRef<HTMLVideoElement>(null);
  const { fault, running } = useScanner(video, onCode);
  if (fault) return <Alert type="warning" showIcon title={t(`camera.${fault}`)} />;
  return (
    <div className={styles.camera}>
      {!running && <Spinner label={t('camera.starting')} />}
      <video ref={video} muted playsInline aria-label={t('camera.label')} />
    </div>
  );
};
