import { call } from '@portal/shared/api';
import { DownloadButton } from '@portal/shared/booking';
import type { AdminOrderDetail } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { type OrderPaper, orderPapers } from '@portal/shared/rules';
import { HasPerm } from '@portal/shared/session';
import { Tag, TextLink } from '@portal/shared/ui';
import { Card } from './card.tsx';
import styles from './order-detail.module.css';
import { orderDetailMessages } from './order-detail-messages.ts';

const PaperAction = ({ paper, orderNo }: { paper: OrderPaper; orderNo: string }) => {
  const t = useMessages(orderDetailMessages);
  const { name, version, isReady } = paper;
  if (name === 'tickets') return null;
  if (name === 'invoice')
    return (
      <HasPerm anyOf={['trade:invoice:issue']}>
        <TextLink to={`/business/invoices?keywords=${orderNo}`}>{t('papers.openInvoice')}</TextLink>
      </HasPerm>
    );
  if (!isReady || version === undefined) return <Tag tone="sand">{t('papers.preparing')}</Tag>;
  const file = t(`papers.${name}`);
  return (
    <DownloadButton
      size="small"
      label={t('papers.download', { name: file, version })}
      fetchFile={() =>
        call(`GET /api/v1/staff/orders/:orderNo/${name}`, { params: { orderNo }, query: { version } })
      }
      fileName={() => `${file} ${orderNo} v${version}.pdf`}
    >
      PDF
    </DownloadButton>
  );
};

/** The hash of a file as the audit log has it, to compare a copy with. */
const hashOf = ({ contracts = [] }: AdminOrderDetail, { name, version }: OrderPaper): string | null => {
  const issued = contracts.find((each) => each.version === version);
  return (name === 'contract' ? issued?.contractSha256 : issued?.itinerarySha256) ?? null;
};

const PaperRow = ({ paper, order }: { paper: OrderPaper; order: AdminOrderDetail }) => {
  const t = useMessages(orderDetailMessages);
  const hash = hashOf(order, paper);
  return (
    <li>
      <span className={styles.rowHead}>
        {t(`papers.${paper.name}`)}
        {paper.version && <small>{t('papers.version', { version: paper.version })}</small>}
        <PaperAction paper={paper} orderNo={order.orderNo} />
      </span>
      {hash && <small>SHA-256 {hash}</small>}
    </li>
  );
};

/** The documents of an order at its step, and the consent to the terms. */
export const PapersCard = ({ order }: { order: AdminOrderDetail }) => {
  const t = useMessages(orderDetailMessages);
  const language = useLanguage();
  const papers = orderPapers(order);
  const { consent } = order;
  if (papers.length === 0 && !consent) return null;
  return (
    <Card title={t('papers.title')} screenOnly>
      <ul className={styles.rows}>
        {papers.map((paper) => (
          <PaperRow key={`${paper.name} ${paper.version ?? ''}`} {...{ paper, order }} />
        ))}
      </ul>
      {consent && (
        <p className={styles.soft}>
          {t('papers.consent', { version: consent.version, at: formatInstant(consent.at, language) })}
        </p>
      )}
    </Card>
  );
};
