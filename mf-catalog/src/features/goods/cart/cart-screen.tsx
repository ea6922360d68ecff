import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Button, EmptyState, LinkButton, Page, QueryView, Skeleton, useHydrated } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import { RecentlyViewed } from '#src/product/detail/related/recently-viewed.tsx';
import { restoreFocus } from '#src/product/restore-focus.ts';
import styles from './cart.module.css';
import { CartContents } from './cart-contents.tsx';
import { cartMessages } from './cart-messages.ts';
import { useCartContents } from './use-cart-contents.ts';
import { type Removed, useRemoval } from './use-removal.ts';

const Empty = () => {
  const t = useMessages(cartMessages);
  return (
    <EmptyState
      icon="bag"
      title={t('empty.title')}
      body={t('empty.body')}
      action={<LinkButton to={paths.goods}>{t('empty.browse')}</LinkButton>}
    />
  );
};

/** Takes the focus, which would be lost with the line that went. */
const Undo = ({ removed }: { removed: Removed }) => {
  const t = useMessages(cartMessages);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <div ref={place} className={styles.undo}>
      <p>{removed.words}</p>
      <Button kind="quiet" size="small" onClick={removed.undo}>
        {t('undo')}
      </Button>
    </div>
  );
};

const Places = ({ count }: { count: number }) => (
  <div className={styles.places}>
    {Array.from({ length: count }, (_, place) => (
      <Skeleton key={place} height={120} />
    ))}
  </div>
);

/** The cart of this browser, with prices and stock of this moment; also for visitors. */
export const CartScreen = () => {
  const t = useMessages(cartMessages);
  const { lines, query } = useCartContents();
  const { removed, remove } = useRemoval();
  const hydrated = useHydrated();
  const crumbs = [
    { label: t('home'), to: paths.home },
    { label: t('goods'), to: paths.goods },
    { label: t('title') },
  ];
  return (
    <Page title={t('title')} crumbs={crumbs}>
      <div ref={restoreFocus}>
        <div role="status">{removed && <Undo key={removed.words} removed={removed} />}</div>
        {hydrated && lines.length === 0 ? (
          <>
            <Empty />
            <RecentlyViewed />
          </>
        ) : (
          <QueryView query={query} skeleton={<Places count={Math.max(1, lines.length)} />}>
            {(contents) => <CartContents contents={contents} onRemove={remove} />}
          </QueryView>
        )}
      </div>
    </Page>
  );
};
