import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import {
  Button,
  EmptyState,
  LinkButton,
  Page,
  QueryView,
  Skeleton,
  useHydrated,
  useQueryParams,
  useTitle,
} from '@portal/shared/ui';
import { useEffect } from 'react';
import {
  idsOf,
  leastCompared,
  maxCompared,
  setCompared,
  toggled,
  useCompared,
} from '#src/product/compare/compared.ts';
import { restoreFocus } from '#src/product/restore-focus.ts';
import { AddTour } from './add-tour.tsx';
import styles from './compare.module.css';
import { compareMessages } from './compare-messages.ts';
import { CompareTable } from './compare-table.tsx';
import { useComparedTours } from './use-compared-tours.ts';

/**
 * The tours the address names, or else those picked in this browser, and how to compare others. What is compared here is
 * also what lists show as picked.
 */
const useIds = () => {
  const params = useQueryParams();
  const picked = useCompared();
  const text = params.get('ids');
  const ids = text === undefined ? picked : idsOf(text);
  useEffect(() => {
    if (text !== undefined) setCompared(idsOf(text));
  }, [text]);
  const compare = (next: readonly number[]) => {
    setCompared(next);
    params.set({ ids: next.join(',') }, { replace: true, preventScrollReset: true });
  };
  const hydrated = useHydrated();
  return {
    ids,
    known: hydrated || text !== undefined,
    compare,
    toggle: (id: number) => compare(toggled(ids, id)),
  };
};

const Gone = ({ count, onDrop }: { count: number; onDrop: () => void }) => {
  const t = useMessages(compareMessages);
  return (
    <div role="status" className={styles.gone}>
      <p>{t('gone', { count })}</p>
      <Button kind="quiet" size="small" onClick={onDrop}>
        {t('dropGone')}
      </Button>
    </div>
  );
};

const Nothing = () => {
  const t = useMessages(compareMessages);
  return (
    <EmptyState
      icon="compare"
      title={t('emptyTitle')}
      body={t('fewBody')}
      action={<LinkButton to={paths.tours('route')}>{t('browse')}</LinkButton>}
    />
  );
};

/** Two to four tours side by side: `/route/compare?ids=7,12`. */
export const CompareScreen = () => {
  const t = useMessages(compareMessages);
  useTitle(t('title'));
  const { ids, known, compare, toggle } = useIds();
  const compared = useComparedTours(ids);
  const query = known ? compared : { ...compared, data: undefined };
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div ref={restoreFocus}>
        {query.gone.length > 0 && (
          <Gone
            count={query.gone.length}
            onDrop={() => compare(ids.filter((id) => !query.gone.includes(id)))}
          />
        )}
        <QueryView
          query={query}
          skeleton={<Skeleton height="max(720px, 100dvh)" radius="var(--radius)" />}
          empty={(compared) => compared.length === 0}
          emptyState={<Nothing />}
        >
          {(compared) => (
            <>
              {compared.length < leastCompared && (
                <p role="status" className={styles.note}>
                  <strong>{t('fewTitle')}</strong> {t('fewBody')}
                </p>
              )}
              <CompareTable compared={compared} onRemove={toggle} />
              {ids.length < maxCompared && <AddTour ids={ids} onAdd={toggle} />}
            </>
          )}
        </QueryView>
      </div>
    </Page>
  );
};
