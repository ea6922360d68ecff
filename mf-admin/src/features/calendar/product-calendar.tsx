import type { ProductCalendar as Product } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { useHasPerm } from '@portal/shared/session';
import { EmptyState, Skeleton, TextLink } from '@portal/shared/ui';
import { Tabs } from 'antd';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { useProductCalendar } from './calendar-calls.ts';
import { calendarMessages } from './calendar-messages.ts';
import styles from './calendar-screen.module.css';
import { DailyCalendar } from './daily-calendar.tsx';
import { EveryDayCalendar } from './every-day/every-day-calendar.tsx';
import { SaleTag } from './picker/product-choice.tsx';
import { PriceProposalBar } from './price-proposal-bar.tsx';
import { useSkuName } from './sku-name.ts';
import { UndoBar } from './undo-bar.tsx';
import type { CalendarPlace } from './use-calendar-place.ts';

const NoSkus = ({ id }: { id: number }) => {
  const t = useMessages(calendarMessages);
  return (
    <EmptyState
      icon="calendar"
      title={t('noSkus.title')}
      body={t('noSkus.body')}
      action={<TextLink to={`/business/products/edit?id=${id}`}>{t('noSkus.edit')}</TextLink>}
    />
  );
};

const Calendar = ({ product, place }: { product: Product; place: CalendarPlace }) => {
  const t = useMessages(calendarMessages);
  const nameOf = useSkuName();
  const mayEdit = useHasPerm(['biz:calendar:edit']);
  const { skus, daily } = product;
  const shown = skus.find(({ id }) => id === place.skuId) ?? skus[0];
  if (!shown) return <NoSkus id={product.id} />;
  if (!daily) return <EveryDayCalendar product={product} mayEdit={mayEdit} />;
  return (
    <>
      {skus.length > 1 && (
        <Tabs
          aria-label={t('skus')}
          activeKey={String(shown.id)}
          items={skus.map((sku) => ({ key: String(sku.id), label: nameOf(sku) }))}
          onChange={(key) => place.chooseSku(Number(key))}
        />
      )}
      <DailyCalendar product={product} skuId={shown.id} place={place} mayEdit={mayEdit} />
    </>
  );
};

/** A product's prices and stock. */
export const ProductCalendar = ({ id, place }: { id: number; place: CalendarPlace }) => {
  const t = useMessages(calendarMessages);
  const text = useText();
  const query = useProductCalendar(id);
  return (
    <AdminQuery query={query} skeleton={<Skeleton height={480} />}>
      {(product) => (
        <>
          <div className={styles.product}>
            <h2>{text(product.title)}</h2>
            <span className={styles.kind}>{t(`kinds.${product.kind}`)}</span>
            <SaleTag status={product.status} />
          </div>
          <UndoBar {...product} />
          <PriceProposalBar {...product} />
          <Calendar key={product.id} product={product} place={place} />
        </>
      )}
    </AdminQuery>
  );
};
