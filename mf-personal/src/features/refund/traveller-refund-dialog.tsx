import { useDocumentName } from '@portal/shared/booking';
import type { OrderDetail } from '@portal/shared/contract';
import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { Button, Checkbox, Dialog, QueryView, Select, Skeleton } from '@portal/shared/ui';
import { useId } from 'react';
import { ReasonField } from './reason-field.tsx';
import styles from './refund.module.css';
import { travellerRefundMessages } from './traveller-refund-messages.ts';
import { TravellerRefundAmounts, TravellerRefundNotes } from './traveller-refund-quote.tsx';
import { reasonField, useTravellerRefund, whoField } from './use-traveller-refund.ts';

interface TravellerRefundDialogProps {
  readonly order: OrderDetail;
  readonly onClose: () => void;
  /** It was requested. */
  readonly onDone: () => void;
}

type Request = ReturnType<typeof useTravellerRefund>;

const WhoChoice = ({ order, request }: { order: OrderDetail; request: Request }) => {
  const t = useMessages(travellerRefundMessages);
  const documentName = useDocumentName();
  const errorId = useId();
  const { whoError } = request;
  return (
    <fieldset className={styles.who} aria-describedby={whoError ? errorId : undefined}>
      <legend className={styles.strong}>{t('who')}</legend>
      {order.travellers.map(({ name, child, documentType, documentMask: mask }, place) => (
        <Checkbox
          key={place}
          name={`${whoField}-${place}`}
          label={t('person', {
            ...{ name, mask, document: documentName(documentType) },
            fare: t(child ? 'child' : 'adult'),
          })}
          checked={request.places.includes(place)}
          onChange={(leaves) => request.choose(place, leaves)}
        />
      ))}
      {whoError && (
        <p id={errorId} role="alert" className={styles.wrong}>
          {whoError}
        </p>
      )}
    </fieldset>
  );
};

const RoomsChoice = ({ request }: { request: Request }) => {
  const t = useMessages(travellerRefundMessages);
  const { rooms } = request;
  if (!rooms || rooms.least === rooms.most) return null;
  const { least, most, kept = most } = rooms;
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return (
    <Select
      label={t('rooms')}
      name="leaving-rooms"
      hint={t('roomsHint')}
      value={String(kept)}
      onChange={(count) => request.keepRooms(Number(count))}
      options={counts.map((count) => ({ value: String(count), label: t('roomsOption', { count }) }))}
    />
  );
};

/** A refund of some travellers of an order: who leaves, the quote of that, and the request. */
export const TravellerRefundDialog = ({ order, onClose, onDone }: TravellerRefundDialogProps) => {
  const t = useMessages(travellerRefundMessages);
  const language = useLanguage();
  const formId = useId();
  const request = useTravellerRefund(order, onDone);
  const close = () => {
    request.forget();
    onClose();
  };
  const { query, refusal, busy } = request;
  const quote = query?.data;
  const footer = (
    <>
      <Button kind="quiet" onClick={close}>
        {t('keep')}
      </Button>
      {!query?.isError && (
        <Button type="submit" form={formId} busy={busy}>
          {quote ? t('confirm', { amount: formatMoney(quote.refund, language) }) : t('ask')}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open onClose={close} title={t('dialog')} footer={footer}>
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          request.submit();
        }}
      >
        <p className={styles.soft}>{t('lead')}</p>
        <WhoChoice order={order} request={request} />
        <RoomsChoice request={request} />
        <div aria-live="polite" className={styles.form}>
          {refusal && (
            <p role="alert" className={styles.refusal}>
              {refusal}
            </p>
          )}
          {query && (
            <QueryView query={query} skeleton={<Skeleton height={240} radius="var(--radius)" />}>
              {(found) => (
                <>
                  <TravellerRefundAmounts quote={found} />
                  <TravellerRefundNotes quote={found} order={order} />
                </>
              )}
            </QueryView>
          )}
        </div>
        <ReasonField
          name={reasonField}
          value={request.reason}
          missing={request.isReasonMissing}
          onChange={request.changeReason}
        />
      </form>
    </Dialog>
  );
};
