import type { StaffReview } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { lazy } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { Page } from '#src/layout/page.tsx';
import { useOverlay } from '#src/layout/use-overlay.ts';
import { EmptyList } from '#src/list/empty-list.tsx';
import { ListCard } from '#src/list/list-card.tsx';
import { listMessages } from '#src/list/list-messages.ts';
import { ListPager } from '#src/list/list-pager.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import styles from './list/review-card.module.css';
import { ReviewCard } from './list/review-card.tsx';
import { ReviewTools } from './list/review-tools.tsx';
import { useReviewFilters } from './list/use-review-filters.ts';
import { useReviewPage } from './review-calls.ts';
import { reviewMessages } from './review-messages.ts';
import { useReviewChanges } from './use-review-changes.ts';

const ReplyDrawer = lazy(() => import('./decide/reply-drawer.tsx'));
const TakeDownDrawer = lazy(() => import('./decide/take-down-drawer.tsx'));

/** The open drawer. */
interface Open {
  readonly kind: 'reply' | 'takeDown';
  readonly review: StaffReview;
}

const ReviewList = ({ onOpen }: { onOpen: (open: Open) => void }) => {
  const t = useMessages(reviewMessages);
  const common = useMessages(listMessages);
  const state = useReviewFilters();
  const { status: _status, ...filters } = state.filters;
  const query = useReviewPage(filters);
  const { withdraw, restore } = useReviewChanges();
  const handlers = {
    onReply: (review: StaffReview) => onOpen({ kind: 'reply', review }),
    onTakeDown: (review: StaffReview) => onOpen({ kind: 'takeDown', review }),
    onWithdraw: (review: StaffReview) => void withdraw(review),
    onRestore: (review: StaffReview) => void restore(review),
  };
  const words = { title: t('empty.title'), narrowed: t('empty.narrowed'), none: t('empty.none') };
  return (
    <ListCard busy={query.isPlaceholderData}>
      <ReviewTools state={state} />
      <AdminQuery
        query={query}
        skeleton={<RowsSkeleton height={144} rows={5} />}
        empty={({ total }) => total === 0}
        emptyState={<EmptyList state={state} {...words} />}
      >
        {({ list, total }) => (
          <>
            <span role="status">{common('total', { count: total })}</span>
            <div className={styles.list}>
              {list.map((review) => (
                <ReviewCard key={review.id} review={review} {...handlers} />
              ))}
            </div>
            <ListPager {...state.filters} total={total} onChange={state.change} />
          </>
        )}
      </AdminQuery>
    </ListCard>
  );
};

/** What travellers say, and the agency's part in it. */
export const ReviewScreen = () => {
  const t = useMessages(reviewMessages);
  const [open, setOpen, turn] = useOverlay<Open>();
  const onClosed = () => setOpen(undefined);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ReviewList onOpen={setOpen} />
      {open && (
        <Overlay key={turn}>
          {open.kind === 'reply' ? (
            <ReplyDrawer review={open.review} onClosed={onClosed} />
          ) : (
            <TakeDownDrawer review={open.review} onClosed={onClosed} />
          )}
        </Overlay>
      )}
    </Page>
  );
};
