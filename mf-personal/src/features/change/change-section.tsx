import { queryOf } from '@portal/shared/api';
import type { OrderChanges, OrderDetail } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { dayOf } from '@portal/shared/rules';
import { Button, Card, QueryView, Skeleton, toast } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import styles from './change.module.css';
import { changeMessages } from './change-messages.ts';
import { PendingChange } from './pending-change.tsx';

const DateChangeDialog = lazy(async () => ({
  default: (await import('./date-change-dialog.tsx')).DateChangeDialog,
}));
const TravellerChangeDialog = lazy(async () => ({
  default: (await import('./traveller-change-dialog.tsx')).TravellerChangeDialog,
}));

interface ChangeSectionProps {
  readonly order: OrderDetail;
  readonly onChanged: () => void;
}

/** Between the end of a change and its closing by the server, in ms. */
const askEveryMs = 5000;

const isEnding = (pending: OrderChanges['pending'] | undefined): boolean =>
  !!pending && Date.parse(pending.expiresAt) <= Date.now();

type Ask = 'date' | 'traveller';

const asks: readonly Ask[] = ['date', 'traveller'];

interface ChoicesProps {
  readonly changes: OrderChanges;
  readonly onAsk: (ask: Ask) => void;
}

/** What can be changed until when, or why not. */
const Choices = ({ changes, onAsk }: ChoicesProps) => {
  const t = useMessages(changeMessages);
  const text = useText();
  const language = useLanguage();
  const { date, traveller, until } = changes;
  const open = asks.filter((ask) => changes[ask].why === null);
  if (open.length === 0) return <p className={styles.soft}>{text(date.why ?? traveller.why)}</p>;
  return (
    <div className={styles.body}>
      <p className={styles.soft}>
        {until && t('invite', { until: formatDay(dayOf(new Date(Date.parse(until) - 1)), language) })}{' '}
        {date.why === null ? t('left', { count: date.left }) : text(date.why)}
      </p>
      <div className={styles.actions}>
        {open.map((ask) => (
          <Button key={ask} kind="quiet" onClick={() => onAsk(ask)}>
            {t(`${ask}.ask`)}
          </Button>
        ))}
      </div>
    </div>
  );
};

const Changes = ({ order, changes, onChanged }: ChangeSectionProps & { readonly changes: OrderChanges }) => {
  const t = useMessages(changeMessages);
  const [asked, setAsked] = useState<Ask>();
  const close = () => setAsked(undefined);
  const done = () => {
    close();
    onChanged();
  };
  const replaced = () => {
    toast.success(t('traveller.done'));
    done();
  };
  if (changes.pending) return <PendingChange {...{ order, onChanged }} pending={changes.pending} />;
  return (
    <>
      <Choices changes={changes} onAsk={setAsked} />
      <Suspense>
        {asked === 'date' && <DateChangeDialog order={order} onClose={close} onDone={done} />}
        {asked === 'traveller' && (
          <TravellerChangeDialog order={order} version={changes.version} onClose={close} onDone={replaced} />
        )}
      </Suspense>
    </>
  );
};

/** Changes of date and traveller of a paid tour order. */
export const ChangeSection = ({ order, onChanged }: ChangeSectionProps) => {
  const t = useMessages(changeMessages);
  const { orderNo, kind, state, travelDay, travellers } = order;
  const query = useQuery({
    ...queryOf('GET /api/v1/orders/:orderNo/changes', { params: { orderNo } }, { quiet: true, polled: true }),
    enabled: kind === 'tour' && state === 'PAID',
    refetchInterval: ({ state: { data } }) => (isEnding(data?.pending) ? askEveryMs : false),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const current = `${travelDay} ${travellers.map(({ name }) => name).join()}`;
  const seen = useRef(current);
  // The button that opened the dialog may be gone: focus stays with what came of it.
  useEffect(() => {
    if (seen.current !== current) heading.current?.focus();
    seen.current = current;
  }, [current]);
  if (kind !== 'tour' || state !== 'PAID') return null;
  return (
    <Card as="section" padded>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t('title')}
      </h2>
      <QueryView query={query} skeleton={<Skeleton height={96} radius="var(--radius)" />}>
        {(changes) => <Changes {...{ order, changes, onChanged }} />}
      </QueryView>
    </Card>
  );
};
