import { useMessages } from '@portal/shared/i18n';
import { EmptyState, Icon, useMedia } from '@portal/shared/ui';
import { Button } from 'antd';
import { AntdPage } from '#src/layout/antd-page.tsx';
import { calendarMessages } from './calendar-messages.ts';
import styles from './calendar-screen.module.css';
import { ProductPicker } from './picker/product-picker.tsx';
import { ProductCalendar } from './product-calendar.tsx';
import { useCalendarPlace } from './use-calendar-place.ts';

/** Prices and stock: products at the left, the calendar of one at the right; one after the other on narrow screens. */
export const CalendarScreen = () => {
  const t = useMessages(calendarMessages);
  const place = useCalendarPlace();
  const both = useMedia('(min-width: 1200px)');
  const { productId } = place;
  const another = productId !== undefined && !both && (
    <Button icon={<Icon name="search" size={16} />} onClick={() => place.chooseProduct(undefined)}>
      {t('picker.another')}
    </Button>
  );
  return (
    <AntdPage title={t('title')} lead={t('lead')} actions={another}>
      <div className={styles.columns}>
        {(both || productId === undefined) && (
          <aside className={styles.card} aria-label={t('picker.label')}>
            <ProductPicker place={place} />
          </aside>
        )}
        {(both || productId !== undefined) && (
          <div className={styles.card}>
            {productId === undefined ? (
              <EmptyState icon="calendar" title={t('choose.title')} body={t('choose.body')} />
            ) : (
              <ProductCalendar id={productId} place={place} />
            )}
          </div>
        )}
      </div>
    </AntdPage>
  );
};
