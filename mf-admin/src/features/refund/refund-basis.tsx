import { RefundTerms } from '@portal/shared/booking';
import type { AdminRefundDetail } from '@portal/shared/contract';
import {
  formatDay,
  formatInstant,
  formatMoney,
  useLanguage,
  useMessages,
  useText,
} from '@portal/shared/i18n';
import { DescriptionList, TextLink, Timeline } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { eventKey, eventMessages } from '#src/order-parts/event-messages.ts';
import { orderPath } from '#src/order-parts/order-paths.ts';
import { StateTag, StepTag } from '#src/order-parts/order-tags.tsx';
import { useProviderNames } from '#src/order-parts/use-provider-names.ts';
import { refundMessages } from './refund-messages.ts';

interface Fact {
  readonly term: string;
  readonly value: ReactNode;
}

const useFacts = (refund: AdminRefundDetail): readonly Fact[] => {
  const t = useMessages(refundMessages);
  const providers = useProviderNames();
  const text = useText();
  const language = useLanguage();
  const money = (fen: number) => formatMoney(fen, language);
  const at = (instant: string | null) => instant && formatInstant(instant, language);
  const { order, kind, orderNo } = refund;
  const { decidedBy, decidedFor } = refund;
  const deputy = decidedFor && t('drawer.onBehalfOf', { name: decidedFor });
  const decided = [decidedBy, deputy, at(refund.decidedAt)].filter(Boolean).join(' · ');
  const facts: readonly Fact[] = [
    {
      term: t('drawer.order'),
      value: <TextLink to={orderPath(orderNo)}>{`${orderNo} ${text(refund.title)}`}</TextLink>,
    },
    {
      term: t('drawer.stands'),
      value: (
        <>
          <StateTag state={order.state} /> <StepTag order={{ kind, fulfilment: order.fulfilment }} />
        </>
      ),
    },
    {
      term: t('drawer.travel'),
      value: order.travelDay && formatDay(order.travelDay, language, { year: true }),
    },
    { term: t('drawer.paid'), value: money(order.paidAmount) },
    { term: t('drawer.back'), value: <strong>{money(refund.amount)}</strong> },
    { term: t('drawer.fee'), value: money(refund.fee) },
    { term: t('drawer.reason'), value: refund.reason },
    { term: t('drawer.proposed'), value: refund.proposedBy },
    { term: t('drawer.decision'), value: refund.decision },
    { term: t('drawer.decided'), value: decided },
    { term: t('drawer.payment'), value: `${providers(refund.provider)} ${refund.paymentNo}` },
    { term: t('drawer.trade'), value: refund.tradeNo },
    { term: t('drawer.attempts'), value: refund.attempts > 0 && String(refund.attempts) },
    { term: t('drawer.error'), value: refund.problem && refund.lastError },
    { term: t('drawer.replaced'), value: refund.replacedBy },
    { term: t('drawer.transfer'), value: refund.transferReference },
    { term: t('drawer.done'), value: at(refund.succeededAt) },
  ];
  return facts.filter(({ value }) => Boolean(value));
};

/** What a refund is decided on: the order as it stands, its terms, and what was done so far. */
export const RefundBasis = ({ refund }: { refund: AdminRefundDetail }) => {
  const t = useMessages(refundMessages);
  const events = useMessages(eventMessages);
  const text = useText();
  const { refundTiers, terms, deeds, order } = refund;
  const nameOf = (action: string): string => {
    const key = eventKey(action);
    return key ? events(key) : action;
  };
  return (
    <>
      <section>
        <h2>{t('drawer.basis')}</h2>
        <DescriptionList items={useFacts(refund)} />
      </section>
      <section>
        <h2>{t('drawer.terms')}</h2>
        {refundTiers.length > 0 && order.travelDay ? (
          <RefundTerms tiers={refundTiers} day={order.travelDay} />
        ) : (
          terms.map((term) => <p key={term.zh}>{text(term)}</p>)
        )}
      </section>
      <section>
        <h2>{t('drawer.timeline')}</h2>
        <Timeline
          items={deeds.map(({ at, action, actor }) => ({
            at,
            text: `${nameOf(action)} · ${actor === 'system' ? t('drawer.system') : actor}`,
          }))}
        />
      </section>
    </>
  );
};
