import type { Text } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import type { CSSProperties } from 'react';
import { tourDetailMessages } from '../detail/tour-detail-messages.ts';
import styles from './route-line.module.css';
import { pathThrough, stopsOf } from './route-path.ts';

/** A day's way as a line through its stops, with their names below. The line stretches, the marks do not. */
export const RouteLine = ({ sights }: { sights: readonly Text[] }) => {
  const t = useMessages(tourDetailMessages);
  const text = useText();
  const stops = stopsOf(sights.length);
  if (sights.length === 0) return null;
  return (
    <div className={styles.route}>
      <div className={styles.drawing} aria-hidden="true">
        <svg className={styles.line} viewBox="0 0 100 100" preserveAspectRatio="none" role="presentation">
          <path d={pathThrough(stops)} vectorEffect="non-scaling-stroke" />
        </svg>
        {stops.map(({ x, y }) => (
          <span key={x} className={styles.mark} style={{ '--x': `${x}%`, '--y': `${y}%` } as CSSProperties} />
        ))}
      </div>
      <ol className={styles.stops} aria-label={t('itinerary.route')}>
        {sights.map((sight, place) => (
          <li key={place}>{text(sight)}</li>
        ))}
      </ol>
    </div>
  );
};
