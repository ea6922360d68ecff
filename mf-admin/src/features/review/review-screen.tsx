import type { StaffReview } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { lazy } from 'react';
import { AdminQuery } from '#src/frame/admin-query.tsx';
import { Layer } from '#src/frame/layer.tsx';
import { listMessages } from '#src/frame/list-messages.ts';
import { ListPaper } from '#src/frame/list-paper.tsx';
import { NothingFits } from '#src/frame/nothing-fits.tsx';
import { Pages } from '#src/frame/pages.tsx';
import { PlainPage } from '#src/frame/plain-page.tsx';
import { RowsSkeleton } from '#src/frame/rows-skeleton.tsx';
import { useLayer } from '#src/frame/use-layer.ts';
import styles from './list/review-card.module.css';
import { ReviewCard } from './list/review-card.tsx';
import { ReviewTools } from './list/review-tools.tsx';
import { useReviewFilters } from './list/use-review-filters.ts';
import { useReviewPage } from './review-calls.ts';
import { reviewMessages } from './review-messages.ts';
import { useReviewChanges } from './use-review-changes.ts';

const ReplyDrawer = lazy(() => import('./decide/reply-drawer.tsx'));
const TakeDownDrawer = lazy(() => import('./decide/take-down-drawer.tsx'));

/** What lies over the list. */
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
    <ListPaper busy={query.isPlaceholderData}>
      <ReviewTools state={state} />
      <AdminQuery
        query={query}
        skeleton={<RowsSkeleton height={144} rows={5} />}
        empty={({ total }) => total === 0}
        emptyState={<NothingFits state={state} {...words} />}
      >
        {({ list, total }) => (
          <>
            <span role="status">{common('total', { count: total })}</span>
            <div className={styles.list}>
              {list.map((review) => (
                <ReviewCard key={review.id} review={review} {...handlers} />
              ))}
            </div>
            <Pages {...state.filters} total={total} onChange={state.change} />
          </>
        )}
      </AdminQuery>
    </ListPaper>
  );
};

/** What travellers say, and the agency's part in it. */
export const ReviewScreen = () => {
  const t = useMessages(reviewMessages);
  const [open, setOpen, turn] = useLayer<Open>();
  const onClosed = () => setOpen(undefined);
  return (
    <PlainPage title={t('title')} lead={t('lead')}>
      <ReviewList onOpen={setOpen} />
      {open && (
        <Layer key={turn}>
          {open.kind === 'reply' ? (
            <ReplyDrawer review={open.review} onClosed={onClosed} />
          ) : (
            <TakeDownDrawer review={open.review} onClosed={onClosed} />
          )}
        </Layer>
      )}
    </PlainPage>
  );
};
