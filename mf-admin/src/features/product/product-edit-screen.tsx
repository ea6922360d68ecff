import type { ProductForm } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Link } from '@portal/shared/router';
import { HasPerm } from '@portal/shared/session';
import { EmptyState, useQueryParams } from '@portal/shared/ui';
import { useState } from 'react';
import { AntdPage } from '#src/layout/antd-page.tsx';
import { ScheduleControl } from '#src/schedule/schedule-control.tsx';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { formMessages } from './form/form-messages.ts';
import { ProductEditor } from './form/product-editor.tsx';
import { ProductState } from './list/product-cells.tsx';
import { useProductForm } from './product-calls.ts';
import styles from './product-edit-screen.module.css';
import { productMessages } from './product-messages.ts';
import { calendarPath, listPath } from './product-paths.ts';
import { PublishProposalBar } from './publishing/publish-proposal-bar.tsx';

const Head = ({ id, form }: { id: number; form: ProductForm | undefined }) => {
  const t = useMessages(productMessages);
  return (
    <span className={styles.head}>
      {form && <ProductState {...form} />}
      <ScheduleControl subject="product" id={id} />
      <HasPerm anyOf={['biz:calendar:edit']}>
        <Link to={calendarPath(id)}>{t('actions.calendar')}</Link>
      </HasPerm>
      <Link to={listPath}>{t('actions.back')}</Link>
    </span>
  );
};

const useTitleOf = (form: ProductForm | undefined): string => {
  const t = useMessages(formMessages);
  const text = useText();
  if (!form) return t('title');
  const { kind, title } = form.draft;
  return t(`titleOf.${kind}`, { name: text(title) });
};

/** What came first stays: the query forgets it while the screen rests behind another tab, what is written may not go. */
const useFirst = (form: ProductForm | undefined): ProductForm | undefined => {
  const [first, setFirst] = useState(form);
  if (first === undefined && form !== undefined) setFirst(form);
  return first;
};

const EditProduct = ({ id }: { id: number }) => {
  const query = useProductForm(id);
  const first = useFirst(query.data);
  const now = query.data ?? first;
  const reload = async () => (await query.refetch()).data;
  return (
    <AntdPage title={useTitleOf(now)} actions={<Head id={id} form={now} />}>
      <PublishProposalBar id={id} />
      {first ? (
        <ProductEditor stored={first} onReload={reload} />
      ) : (
        <AdminQuery query={query} skeleton={<RowsSkeleton height={72} />}>
          {() => null}
        </AdminQuery>
      )}
    </AntdPage>
  );
};

/** One product, `?id=`, to be written. */
export const ProductEditScreen = () => {
  const t = useMessages(productMessages);
  const form = useMessages(formMessages);
  const id = useQueryParams().getNumber('id');
  if (id !== undefined && Number.isSafeInteger(id) && id > 0) return <EditProduct key={id} id={id} />;
  return (
    <AntdPage title={form('title')}>
      <EmptyState title={form('missing')} action={<Link to={listPath}>{t('actions.back')}</Link>} />
    </AntdPage>
  );
};
