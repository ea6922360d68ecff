import type { CropFrame, MediaRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import styles from './crop.module.css';
import { cropMessages } from './crop-messages.ts';
import { ratios, siteShapes } from './shapes.ts';

interface ShapePreviewsProps {
  readonly picture: Pick<MediaRow, 'url' | 'width' | 'height'>;
  readonly frame: CropFrame;
}

/** The part in each shape of the site: pages show its middle. */
export const ShapePreviews = ({ picture, frame }: ShapePreviewsProps) => {
  const t = useMessages(cropMessages);
  const { x, y, width, height } = frame;
  return (
    <section aria-label={t('previews')}>
      <h3 className={styles.heading}>{t('previews')}</h3>
      <ul className={styles.previews}>
        {siteShapes.map((shape) => (
          <li key={shape}>
            <svg
              aria-hidden="true"
              viewBox={`${x} ${y} ${width} ${height}`}
              preserveAspectRatio="xMidYMid slice"
              style={{ aspectRatio: ratios[shape] }}
            >
              <image href={picture.url} width={picture.width} height={picture.height} />
            </svg>
            {t(`shapes.${shape}`)}
          </li>
        ))}
      </ul>
    </section>
  );
};
