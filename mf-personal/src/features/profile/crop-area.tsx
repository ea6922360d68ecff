import { useMessages } from '@portal/shared/i18n';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import type { Area } from '#src/picture/draw-jpeg.ts';
import styles from './profile.module.css';
import { profileMessages } from './profile-messages.ts';

interface CropAreaProps {
  readonly image: string;
  /** What is kept of the picture now, in its own pixels. */
  readonly onChange: (part: Area) => void;
}

const maxZoom = 3;

/** A picture behind a round window: dragged or moved by arrow keys, and made larger by a slider, wheel or fingers. */
export default function CropArea({ image, onChange }: CropAreaProps) {
  const t = useMessages(profileMessages);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <div className={styles.crop}>
        <Cropper
          image={image}
          crop={place}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={1}
          cropShape="round"
          objectFit="cover"
          showGrid={false}
          keyboardStep={8}
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, part) => onChange(part)}
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'application', 'aria-label': t('crop.area') }}
        />
      </div>
      <label className={styles.zoom}>
        {t('crop.zoom')}
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.1}
          value={zoom}
          onChange={({ target }) => setZoom(Number(target.value))}
        />
      </label>
    </>
  );
}
