import { useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { Icon } from '@portal/shared/ui';
import { Button } from 'antd';
import { lazy, useState } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { mediaMessages } from './media-messages.ts';

const MediaPicker = lazy(() => import('./media-picker.tsx'));

interface ChoosePictureProps {
  /** What the picture is for, for who cannot see the label above. */
  readonly label: string;
  readonly disabled?: boolean;
  readonly onChoose: (url: string) => void;
}

/** A button that takes a picture from the media library. */
export const ChoosePicture = ({ label, disabled, onChoose }: ChoosePictureProps) => {
  const t = useMessages(mediaMessages);
  const [open, setOpen] = useState(false);
  return (
    <HasPerm anyOf={['site:media:query']}>
      <Button
        icon={<Icon name="folder" size={16} />}
        disabled={disabled}
        aria-label={`${label} · ${t('choose')}`}
        onClick={() => setOpen(true)}
      >
        {t('choose')}
      </Button>
      {open && (
        <Overlay>
          <MediaPicker onChoose={onChoose} onClosed={() => setOpen(false)} />
        </Overlay>
      )}
    </HasPerm>
  );
};
