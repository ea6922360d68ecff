import type { OrderDetail } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useLocation } from '@portal/shared/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { OrderHelp } from '#src/help/order-help.tsx';
import { BalanceCard } from './balance-card.tsx';
import { BookedCard } from './booked-card.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { detailMessages } from './detail-messages.ts';
import styles from './order-detail.module.css';
import { OrderHead } from './order-head.tsx';
import { ContactsCard, PeopleCard } from './people-cards.tsx';
import { PriceCard } from './price-card.tsx';
import { TermsCard } from './terms-card.tsx';
import { TimelineCard } from './timeline-card.tsx';

/** Draws what belongs to an order but not to this feature. */
type DrawPart = (order: OrderDetail) => ReactNode;

export interface OrderParts {
  /** What most orders of the kind are opened for: e-tickets, documents. */
  readonly first?: { readonly name: 'tickets' | 'documents'; readonly draw: DrawPart };
  readonly papers: DrawPart;
  readonly change: DrawPart;
  readonly refund: DrawPart;
  readonly invoice: DrawPart;
  readonly review: DrawPart;
}

interface PartProps {
  /** What an address names it by: `#refund`. */
  readonly name: string;
  readonly children: ReactNode;
}

const Part = ({ name, children }: PartProps) => {
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${name}`) place.current?.scrollIntoView();
  }, [hash, name]);
  return (
    <div ref={place} id={name} className={styles.part}>
      {children}
    </div>
  );
};

/** What stands above the sheet on paper, where the page around it is left out. */
const PaperHead = ({ order: { kind, orderNo } }: { order: OrderDetail }) => {
  const t = useMessages(detailMessages);
  return <p className={styles.paperHead}>{t('sheet', { kind: t(`sheetKinds.${kind}`), orderNo })}</p>;
};

/** All there is to an order; on paper without what can only be pressed. */
export const OrderSheet = ({ order, parts }: { order: OrderDetail; parts: OrderParts }) => (
  <div className={styles.sheet}>
    <PaperHead order={order} />
    <OrderHead order={order} />
    <div className={styles.columns}>
      <div className={styles.column}>
        {parts.first && <Part name={parts.first.name}>{parts.first.draw(order)}</Part>}
        <Part name="review">{parts.review(order)}</Part>
        <BookedCard order={order} />
        <PeopleCard order={order} />
        <DeliveryCard order={order} />
        <ContactsCard order={order} />
      </div>
      <div className={styles.column}>
        <PriceCard order={order} />
        <BalanceCard order={order} />
        <Part name="papers">{parts.papers(order)}</Part>
        <TermsCard order={order} />
        <Part name="change">{parts.change(order)}</Part>
        <Part name="refund">{parts.refund(order)}</Part>
        <Part name="invoice">{parts.invoice(order)}</Part>
        <TimelineCard order={order} />
        <OrderHelp about={order.kind} />
      </div>
    </div>
  </div>
);
