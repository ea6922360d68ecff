import { queryOf } from '@portal/shared/api';
import type { CallData } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { DescriptionList, TextLink } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useDrawer } from '#src/layout/use-drawer.ts';
import { ViewDrawer } from '#src/layout/view-drawer.tsx';
import { orderPath } from '#src/order-parts/order-paths.ts';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { DifferenceList } from './difference-list.tsx';
import styles from './operation.module.css';
import { operationMessages } from './operation-messages.ts';

const screens: Readonly<Record<string, string>> = {
  user: '/system/user',
  role: '/system/role',
  menu: '/system/menu',
  dept: '/system/dept',
  'dict-type': '/system/dict',
  'dict-item': '/system/dict',
  coupon: '/business/coupons',
  article: '/site/articles',
};

const records: Readonly<Record<string, (id: string) => string>> = {
  order: orderPath,
  invoice: orderPath,
  product: (id) => `/business/products/edit?id=${id}`,
  calendar: (id) => `/business/calendar?productId=${id}`,
};

/** The path of a record, or of the screen that manages records of its type; undefined without one. */
const recordPath = (subject: string, id: string): string | undefined =>
  records[subject]?.(id) ?? screens[subject];

const useOperation = (id: number) =>
  useQuery(queryOf('GET /api/v1/watch/operations/:id', { params: { id } }));

type Detail = CallData<'GET /api/v1/watch/operations/:id'>;

const Content = ({ operation }: { operation: Detail }) => {
  const t = useMessages(operationMessages);
  const language = useLanguage();
  const text = useText();
  const { subject, subjectId, subjectName, actor, actorId, address, device, createdAt } = operation;
  const kind = text(operation.subjectKind);
  const path = recordPath(subject, subjectId);
  return (
    <div className={styles.detail}>
      <DescriptionList
        items={[
          { term: t('columns.what'), value: text(operation.actionName) },
          {
            term: t('columns.subject'),
            value: `${kind} ${subjectName ? text(subjectName) : subjectId}`,
          },
          { term: t('columns.actor'), value: actorId === null ? t('system') : actor },
          { term: t('columns.address'), value: address ?? '—' },
          { term: t('columns.device'), value: device || '—' },
          { term: t('columns.createdAt'), value: formatInstant(createdAt, language) },
        ]}
      />
      {path && <TextLink to={path}>{t('detail.goTo', { subject: kind })}</TextLink>}
      <section aria-label={t('detail.changes')}>
        <h3>{t('detail.changes')}</h3>
        <DifferenceList differences={operation.differences} />
      </section>
    </div>
  );
};

/** One operation: who, what and when, and what it made different. */
export default function OperationDrawer({ id, onClosed }: { id: number; onClosed: () => void }) {
  const t = useMessages(operationMessages);
  const drawer = useDrawer(onClosed);
  const query = useOperation(id);
  return (
    <ViewDrawer drawer={drawer} title={t('detail.title')} width={640}>
      <AdminQuery query={query} skeleton={<RowsSkeleton />}>
        {(operation) => <Content operation={operation} />}
      </AdminQuery>
    </ViewDrawer>
  );
}
