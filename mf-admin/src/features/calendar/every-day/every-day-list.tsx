import type { CalendarSku, ProductCalendar } from '@portal/shared/contract';
import { formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { dayOf } from '@portal/shared/rules';
import { Checkbox } from 'antd';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { useCalendarDays } from '../calendar-calls.ts';
import { calendarMessages } from '../calendar-messages.ts';
import { leftOf } from '../grid/day-status.ts';
import { useSkuName } from '../sku-name.ts';
import styles from './every-day.module.css';

const Stock = ({ productId, skuId }: { productId: number; skuId: number }) => {
  const t = useMessages(calendarMessages);
  const language = useLanguage();
  const today = dayOf(new Date());
  const query = useCalendarDays(productId, { skuId, from: today, to: today });
  return (
    <AdminQuery
      query={query}
      skeleton={<RowsSkeleton rows={1} height={24} />}
      empty={(rows) => rows.length === 0}
      emptyState={<span className={styles.soft}>{t('everyDay.none')}</span>}
    >
      {([row]) =>
        row && (
          <span className={styles.facts}>
            <span className={styles.price}>{formatMoney(row.price, language)}</span>
            <span>{t('left', { left: leftOf(row), total: row.total })}</span>
            <span className={styles.soft}>{t('everyDay.held', { held: row.held, sold: row.sold })}</span>
          </span>
        )
      }
    </AdminQuery>
  );
};

interface EveryDayListProps {
  readonly product: ProductCalendar;
  readonly chosen: readonly number[];
  readonly mayEdit: boolean;
  readonly onChoose: (skuIds: readonly number[]) => void;
}

/** What is not sold by the day: each SKU with its one price and stock. */
export const EveryDayList = ({ product, chosen, mayEdit, onChoose }: EveryDayListProps) => {
  const t = useMessages(calendarMessages);
  const nameOf = useSkuName();
  const toggle = ({ id }: CalendarSku) =>
    onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <ul className={styles.list} aria-label={t('skus')}>
      {product.skus.map((sku) => (
        <li key={sku.id}>
          {mayEdit && (
            <Checkbox
              checked={chosen.includes(sku.id)}
              aria-label={t('everyDay.select', { name: nameOf(sku) })}
              onChange={() => toggle(sku)}
            />
          )}
          <span className={styles.name}>{nameOf(sku)}</span>
          <Stock productId={product.id} skuId={sku.id} />
        </li>
      ))}
    </ul>
  );
};
