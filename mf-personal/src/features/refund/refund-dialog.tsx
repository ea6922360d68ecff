import { queryOf } from '@portal/shared/api';
import type { MemberRefundQuote, OrderDetail } from '@portal/shared/contract';
import { formatMoney, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { Button, Dialog, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { QuoteAmounts, QuoteTerms } from './quote-sheet.tsx';
import { ReasonField } from './reason-field.tsx';
import styles from './refund.module.css';
import { refundMessages } from './refund-messages.ts';
import { reasonField, useRefundRequest } from './use-refund-request.ts';

interface RefundDialogProps {
  readonly order: OrderDetail;
  readonly onClose: () => void;
  /** It was asked for. */
  readonly onDone: () => void;
}

const Impossible = ({ order, quote }: { order: OrderDetail; quote: MemberRefundQuote }) => {
  const t = useMessages(refundMessages);
  const text = useText();
  return (
    <div className={styles.form}>
      <p className={styles.strong}>{t('impossible')}</p>
      <p>{text(quote.why)}</p>
      <QuoteTerms order={order} quote={quote} />
    </div>
  );
};

interface FormProps extends Omit<RefundDialogProps, 'onClose' | 'onDone'> {
  readonly id: string;
  readonly quote: MemberRefundQuote;
  readonly request: ReturnType<typeof useRefundRequest>;
}

const RefundForm = ({ id, order, quote, request }: FormProps) => {
  const t = useMessages(refundMessages);
  return (
    <form
      id={id}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        request.submit(quote);
      }}
    >
      {request.refusal && (
        <p role="alert" className={styles.refusal}>
          {request.refusal}
        </p>
      )}
      <QuoteAmounts quote={quote} />
      <p className={styles.soft}>
        {t('quote.back')} {t(quote.approval ? 'quote.approval' : 'quote.atOnce')}
      </p>
      {quote.coupon && <p className={styles.soft}>{t(`coupon.${quote.coupon}`)}</p>}
      <ReasonField
        name={reasonField}
        value={request.reason}
        missing={request.missing}
        onChange={request.change}
      />
      <QuoteTerms order={order} quote={quote} />
    </form>
  );
};

/** The refund quote with the request form. */
export const RefundDialog = ({ order, onClose, onDone }: RefundDialogProps) => {
  const t = useMessages(refundMessages);
  const language = useLanguage();
  const formId = useId();
  const { orderNo } = order;
  const request = useRefundRequest(orderNo, onDone);
  const close = () => {
    request.forget();
    onClose();
  };
  const query = useQuery({
    ...queryOf('GET /api/v1/orders/:orderNo/refund-quote', { params: { orderNo } }, { quiet: true }),
    staleTime: 0,
    gcTime: 0,
  });
  const quote = query.data;
  const possible = quote?.possible === true;
  const footer = (
    <>
      <Button kind="quiet" onClick={close}>
        {t(possible ? 'keep' : 'close')}
      </Button>
      {possible && (
        <Button type="submit" form={formId} busy={request.busy || query.isFetching}>
          {t('confirm', { amount: formatMoney(quote.refund, language) })}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open onClose={close} title={t('dialog')} footer={footer}>
      <QueryView query={query} skeleton={<Skeleton height={280} radius="var(--radius)" />}>
        {(found) =>
          found.possible ? (
            <RefundForm id={formId} order={order} quote={found} request={request} />
          ) : (
            <Impossible order={order} quote={found} />
          )
        }
      </QueryView>
    </Dialog>
  );
};
