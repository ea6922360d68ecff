import { queryOf } from '@portal/shared/api';
import type { DateChangeQuote, Departure, OrderDetail } from '@portal/shared/contract';
import { formatDay, formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { Button, Dialog, EmptyState, QueryView, Select, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './change.module.css';
import { changeMessages } from './change-messages.ts';
import { DateQuote, directionOf } from './date-quote.tsx';
import { keyOf, useDateChange } from './use-date-change.ts';

interface DateChangeDialogProps {
  readonly order: OrderDetail;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

type Change = ReturnType<typeof useDateChange>;

/** The departures with enough seats; a current one among them is refused by its quote. */
const useDepartures = ({ productId, people, travelDay }: OrderDetail) => {
  const query = useQuery(
    queryOf('GET /api/v1/tours/:id/departures', { params: { id: productId }, query: {} }, { quiet: true }),
  );
  const isOther = ({ day, seats }: Departure): boolean => seats >= people && day !== travelDay;
  return { ...query, data: query.data?.filter(isOther) };
};

const DepartureSelect = ({ departures, change }: { departures: readonly Departure[]; change: Change }) => {
  const t = useMessages(changeMessages);
  const language = useLanguage();
  const options = departures.map(({ price, seats, ...departure }) => {
    // Without the year, so that price and seats fit on a phone.
    const day = formatDay(departure.day, language);
    return {
      value: keyOf(departure),
      label: t('date.option', { day, price: formatMoney(price, language), seats }),
    };
  });
  return (
    <Select
      label={t('date.choose')}
      name="departure"
      required
      value={change.chosen}
      onChange={change.choose}
      options={options}
    />
  );
};

const ConfirmButton = ({ quote, change }: { quote: DateChangeQuote; change: Change }) => {
  const t = useMessages(changeMessages);
  const amount = formatMoney(quote.balance?.refund ?? Math.abs(quote.difference), useLanguage());
  const labels = { pay: 'date.confirmPay', back: 'date.confirmBack', even: 'date.confirmEven' } as const;
  return (
    <Button busy={change.busy} onClick={() => change.confirm(quote)}>
      {t(labels[directionOf(quote)], { amount })}
    </Button>
  );
};

/** A new date for an order: the departures, the quote of the chosen one, and its confirmation. */
export const DateChangeDialog = ({ order, onClose, onDone }: DateChangeDialogProps) => {
  const t = useMessages(changeMessages);
  const language = useLanguage();
  const departures = useDepartures(order);
  const change = useDateChange(order, onDone);
  const { query } = change;
  const footer = (
    <>
      <Button kind="quiet" onClick={onClose}>
        {t('keep')}
      </Button>
      {query.data && <ConfirmButton quote={query.data} change={change} />}
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t('date.dialog')} footer={footer}>
      <QueryView
        query={departures}
        skeleton={<Skeleton height={120} radius="var(--radius)" />}
        empty={({ length }) => length === 0}
        emptyState={<EmptyState icon="calendar" title={t('date.none')} body={t('date.noneHint')} />}
      >
        {(others) => (
          <div className={styles.form}>
            {order.travelDay && (
              <p>{t('date.from', { day: formatDay(order.travelDay, language, { year: true }) })}</p>
            )}
            <DepartureSelect departures={others} change={change} />
            <div aria-live="polite" className={styles.form}>
              {change.refusal && (
                <p role="alert" className={styles.refusal}>
                  {change.refusal}
                </p>
              )}
              {change.chosen !== '' && (
                <QueryView query={query} skeleton={<Skeleton height={200} radius="var(--radius)" />}>
                  {(quote) => <DateQuote quote={quote} />}
                </QueryView>
              )}
            </div>
          </div>
        )}
      </QueryView>
    </Dialog>
  );
};
