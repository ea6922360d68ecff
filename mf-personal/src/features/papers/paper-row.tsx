import { call } from '@portal/shared/api';
import { DownloadButton } from '@portal/shared/booking';
import { useMessages } from '@portal/shared/i18n';
import { useLocation } from '@portal/shared/router';
import type { OrderPaper } from '@portal/shared/rules';
import { TextLink } from '@portal/shared/ui';
import styles from './papers.module.css';
import { papersMessages } from './papers-messages.ts';

interface PaperRowProps {
  readonly paper: OrderPaper;
  readonly orderNo: string;
  /** There are several versions, so each row names its own. */
  readonly isChanged: boolean;
}

const Action = ({ paper, orderNo, name }: Omit<PaperRowProps, 'isChanged'> & { readonly name: string }) => {
  const t = useMessages(papersMessages);
  const { search } = useLocation();
  const { name: file, version, isReady } = paper;
  if (file === 'invoice' || file === 'tickets')
    return <TextLink to={{ search, hash: file }}>{t('openOf', { name })}</TextLink>;
  if (!isReady) return null;
  const request = { params: { orderNo }, query: version ? { version } : {} };
  return (
    <DownloadButton
      size="small"
      label={t('downloadOf', { name })}
      fetchFile={() => call(`GET /api/v1/orders/:orderNo/${file}`, request)}
      fileName={() => `${name} ${orderNo}.pdf`}
    >
      {t('download')}
    </DownloadButton>
  );
};

/** A document of the order: saved as a file, or shown where the page has it. */
export const PaperRow = ({ paper, orderNo, isChanged }: PaperRowProps) => {
  const t = useMessages(papersMessages);
  const { version } = paper;
  const edition = isChanged && version ? t('version', { version }) : '';
  const name = [t(paper.name), edition].filter(Boolean).join(' ');
  const state = paper.name === 'invoice' ? t('requested') : t('preparing');
  return (
    <li>
      <span className={styles.name}>
        {name}
        {!paper.isReady && <small className={styles.soft}>{state}</small>}
      </span>
      <Action {...{ paper, orderNo, name }} />
    </li>
  );
};
