import { queryOf } from '@portal/shared/api';
import type { ProductCard } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Button, IconButton, LinkButton } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import styles from './compare.module.css';
import { compareMessages } from './compare-messages.ts';
import { leastCompared, maxCompared, setCompared, toggleCompared, useCompared } from './compared.ts';

/** A pick with its title; null when the tour is missing, nothing while loading. */
interface Pick {
  readonly id: number;
  readonly title: ProductCard['title'] | null;
}

const usePicked = (ids: readonly number[]): readonly Pick[] => {
  const query = useQuery({
    ...queryOf('GET /api/v1/products', { query: { ids: ids.join(',') } }, { quiet: true }),
    placeholderData: keepPreviousData,
  });
  const { data = [], isPlaceholderData, isSuccess } = query;
  const sure = isSuccess && !isPlaceholderData;
  return ids.flatMap((id): readonly Pick[] => {
    const title = data.find((card) => card.id === id)?.title;
    if (title) return [{ id, title }];
    return sure ? [{ id, title: null }] : [];
  });
};

const Picked = ({ ids }: { ids: readonly number[] }) => {
  const t = useMessages(compareMessages);
  const text = useText();
  return (
    <ul className={styles.picked}>
      {usePicked(ids).map(({ id, title }) => {
        const name = title ? text(title) : t('gone');
        return (
          <li key={id} data-gone={title === null}>
            <span>{name}</span>
            <IconButton icon="close" label={t('drop', { title: name })} onClick={() => toggleCompared(id)} />
          </li>
        );
      })}
    </ul>
  );
};

/** The tours picked for comparison, at the lower edge of a list; nothing before the first is picked. */
export const CompareTray = () => {
  const t = useMessages(compareMessages);
  const ids = useCompared();
  if (ids.length === 0) return null;
  return (
    <section aria-label={t('tray')} className={styles.tray}>
      <p className={styles.count} role="status">
        {t('tray')} <span>{t('picked', { count: ids.length, most: maxCompared })}</span>
      </p>
      <Picked ids={ids} />
      <div className={styles.ways}>
        <Button kind="quiet" size="small" onClick={() => setCompared([])}>
          {t('clear')}
        </Button>
        {ids.length < leastCompared ? (
          <p className={styles.more}>{t('more')}</p>
        ) : (
          <LinkButton to={paths.compare(ids)} icon="compare">
            {t('start')}
          </LinkButton>
        )}
      </div>
    </section>
  );
};
