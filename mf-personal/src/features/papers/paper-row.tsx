import { call } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { useLocation } from '@portal/shared/router';
import type { OrderPaper } from '@portal/shared/rules';
import { Button, saveFile, TextLink } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import styles from './papers.module.css';
import { papersMessages } from './papers-messages.ts';

interface PaperRowProps {
  readonly paper: OrderPaper;
  readonly orderNo: string;
  /** There are several versions, so each row names its own. */
  readonly isChanged: boolean;
}

interface DownloadProps {
  readonly file: 'contract' | 'itinerary';
  readonly version: number | undefined;
  readonly orderNo: string;
  readonly name: string;
}

const Download = ({ file, version, orderNo, name }: DownloadProps) => {
  const t = useMessages(papersMessages);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(`GET /api/v1/orders/:orderNo/${file}`, {
        params: { orderNo },
        query: version ? { version } : {},
      }),
    onSuccess: (pdf) => saveFile(pdf, `${name} ${orderNo}.pdf`),
  });
  return (
    <Button
      kind="quiet"
      size="small"
      icon="download"
      busy={isPending}
      aria-label={t('downloadOf', { name })}
      onClick={() => mutate()}
    >
      {t('download')}
    </Button>
  );
};

const Action = ({ paper, orderNo, name }: Omit<PaperRowProps, 'isChanged'> & { readonly name: string }) => {
  const t = useMessages(papersMessages);
  const { search } = useLocation();
  if (paper.name === 'invoice' || paper.name === 'tickets')
    return <TextLink to={{ search, hash: paper.name }}>{t('openOf', { name })}</TextLink>;
  if (!paper.isReady) return null;
  return <Download file={paper.name} version={paper.version} {...{ orderNo, name }} />;
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
