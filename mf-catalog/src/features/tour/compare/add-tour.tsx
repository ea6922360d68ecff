import { queryOf } from '@portal/shared/api';
import { useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Button, TextLink } from '@portal/shared/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useViewed } from '#src/product/detail/related/viewed.ts';
import styles from './compare.module.css';
import { compareMessages } from './compare-messages.ts';

interface AddTourProps {
  readonly ids: readonly number[];
  readonly onAdd: (id: number) => void;
}

/** How many tours viewed before are offered. */
const offered = 3;

const useViewedTours = (ids: readonly number[]) => {
  const viewed = useViewed().filter((id) => !ids.includes(id));
  const options = queryOf('GET /api/v1/products', { query: { ids: viewed.join(',') } }, { quiet: true });
  const query = useQuery({ ...options, queryFn: viewed.length > 0 ? options.queryFn : skipToken });
  return (query.data ?? []).filter(({ kind }) => kind === 'tour').slice(0, offered);
};

/** Another tour for the comparison: one that was viewed before, or any from the list. */
export const AddTour = ({ ids, onAdd }: AddTourProps) => {
  const t = useMessages(compareMessages);
  const text = useText();
  const viewed = useViewedTours(ids);
  return (
    <div className={styles.adding}>
      <p className={styles.addTitle}>{t('add')}</p>
      {viewed.map(({ id, title }) => (
        <Button
          key={id}
          kind="quiet"
          size="small"
          icon="plus"
          aria-label={t('addViewed', { title: text(title) })}
          onClick={() => onAdd(id)}
        >
          <span className={styles.offer}>{text(title)}</span>
        </Button>
      ))}
      <TextLink to={paths.tours('route')}>{t('more')}</TextLink>
    </div>
  );
};
