import { call } from '@portal/shared/api';
import type { AdminOrderDetail } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { type OrderPaper, orderPapers } from '@portal/shared/rules';
import { HasPerm } from '@portal/shared/session';
import { Button, saveFile, Tag, TextLink } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Card } from './card.tsx';
import styles from './order-detail.module.css';
import { orderDetailMessages } from './order-detail-messages.ts';

interface DownloadProps {
  readonly file: 'contract' | 'itinerary';
  readonly version: number;
  readonly orderNo: string;
}

const Download = ({ file, version, orderNo }: DownloadProps) => {
  const t = useMessages(orderDetailMessages);
  const name = t(`papers.${file}`);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(`GET /api/v1/staff/orders/:orderNo/${file}`, { params: { orderNo }, query: { version } }),
    onSuccess: (pdf) => saveFile(pdf, `${name} ${orderNo} v${version}.pdf`),
  });
  return (
    <Button
      kind="quiet"
      size="small"
      icon="download"
      busy={isPending}
      aria-label={t('papers.download', { name, version })}
      onClick={() => mutate()}
    >
      PDF
    </Button>
  );
};

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
  return <Download file={name} {...{ version, orderNo }} />;
};

/** The hash of a file as the audit log has it, to compare a copy with. */
const hashOf = ({ contracts = [] }: AdminOrderDetail, { name, version }: OrderPaper): string | null => {
  const issued = contracts.find((each) => each.version === version);
  return (name === 'contract' ? issued?.contractSha256 : issued?.itinerarySha256) ?? null;
};

/** The documents of an order at its step, and the consent to the terms. */
export const PapersCard = ({ order }: { order: AdminOrderDetail }) => {
  const t = useMessages(orderDetailMessages);
  const language = useLanguage();
  const papers = orderPapers(order);
  const { consent, orderNo } = order;
  if (papers.length === 0 && !consent) return null;
  return (
    <Card title={t('papers.title')} screenOnly>
      <ul className={styles.rows}>
        {papers.map((paper) => (
          <li key={`${paper.name} ${paper.version ?? ''}`}>
            <span className={styles.rowHead}>
              {t(`papers.${paper.name}`)}
              {paper.version && <small>{t('papers.version', { version: paper.version })}</small>}
              <PaperAction {...{ paper, orderNo }} />
            </span>
            {hashOf(order, paper) && <small>SHA-256 {hashOf(order, paper)}</small>}
          </li>
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
