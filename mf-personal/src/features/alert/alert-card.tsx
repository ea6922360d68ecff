import type { Alert, AlertState } from '@portal/shared/contract';
import {
  formatDay,
  formatInstant,
  formatMoney,
  useLanguage,
  useMessages,
  useText,
} from '@portal/shared/i18n';
import { Link, paths } from '@portal/shared/router';
import { Button, Card, Tag, type Tone } from '@portal/shared/ui';
import { PictureRow } from '#src/frame/picture-row.tsx';
import styles from './alert.module.css';
import { alertMessages } from './alert-messages.ts';
import { useRemoveAlert } from './use-alerts.ts';

const tones: Readonly<Record<AlertState, Tone>> = { OPEN: 'sea', SENT: 'good', ENDED: 'sand' };

interface AlertProps {
  readonly alert: Alert;
}

const Words = ({ alert }: AlertProps) => {
  const t = useMessages(alertMessages);
  const text = useText();
  const language = useLanguage();
  const { kind, state, productId, productKind, title, price, basePrice, maxPrice, sku, day, createdAt } =
    alert;
  const money = (fen: number | null) => (fen === null ? '' : formatMoney(fen, language));
  const what = [day && formatDay(day, language), sku && text(sku)].filter(Boolean).join(' · ');
  return (
    <>
      <h2 className={styles.title}>
        <Link to={paths.product(productKind, productId)}>{text(title)}</Link>
      </h2>
      {what && <p>{what}</p>}
      <p>
        {kind === 'price'
          ? t('price', { price: money(maxPrice), base: money(basePrice) })
          : t('availability')}
      </p>
      <p className={styles.soft}>{price === null ? t('none') : t('now', { price: money(price) })}</p>
      <p className={styles.state}>
        <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
        <span className={styles.soft}>{t('set', { at: formatInstant(createdAt, language) })}</span>
      </p>
    </>
  );
};

const Remove = ({ alert }: AlertProps) => {
  const t = useMessages(alertMessages);
  const { ask, busy, named } = useRemoveAlert(alert);
  return (
    <Button
      kind="quiet"
      size="small"
      busy={busy}
      aria-label={t('remove.named', named)}
      onClick={() => void ask()}
    >
      {t('remove.action')}
    </Button>
  );
};

/** An alert with its product, the price now and a button to delete it. */
export const AlertCard = ({ alert }: AlertProps) => (
  <Card as="article">
    <PictureRow picture={alert.picture} actions={<Remove alert={alert} />}>
      <Words alert={alert} />
    </PictureRow>
  </Card>
);
