import type { Sight } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { MapLinks } from '#src/product/detail/map-links.tsx';
import { tourDetailMessages } from '../detail/tour-detail-messages.ts';
import styles from './itinerary.module.css';

/** The stops of a day that have coordinates, each with its links to maps, shown on request. */
export const SightMaps = ({ sights }: { sights: readonly Sight[] }) => {
  const t = useMessages(tourDetailMessages);
  const text = useText();
  return (
    <details className={styles.maps}>
      <summary>{t('itinerary.showMaps')}</summary>
      <ul>
        {sights.map((sight, place) => (
          <li key={place}>
            {text(sight)}
            <MapLinks place={sight} name={sight} />
          </li>
        ))}
      </ul>
    </details>
  );
};
