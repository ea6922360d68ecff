import { queryOf } from '@portal/shared/api';
import { useMessages, useText } from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { useQuery } from '@tanstack/react-query';
import styles from './popular-places.module.css';
import { searchMessages } from './search-messages.ts';

const most = 6;

/** Where most tours go now, as short cuts. They help, so nothing is said when they do not come. */
export const PopularPlaces = () => {
  const t = useMessages(searchMessages);
  const text = useText();
  const facets = useQuery(queryOf('GET /api/v1/tours/facets', { query: {} }));
  const places = facets.data?.destination.slice(0, most) ?? [];
  return (
    <p className={styles.places}>
      {places.length > 0 && <span>{t('popular')}</span>}
      {places.map(({ value, label }) => (
        <Link key={value} to={paths.tours('route', { destination: value })}>
          {text(label)}
        </Link>
      ))}
    </p>
  );
};
