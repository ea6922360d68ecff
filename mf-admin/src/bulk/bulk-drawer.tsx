import type { BulkKind, BulkParams } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Form } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { FormDrawer } from '#src/form/form-drawer.tsx';
import { showFaults } from '#src/form/show-faults.ts';
import { useDrawer } from '#src/layout/use-drawer.ts';
import type { BulkDrawerProps } from '#src/list/list-definition.ts';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { usePrepareJob } from './bulk-calls.ts';
import { bulkMessages } from './bulk-messages.ts';
import { useFollowedJob } from './use-followed-job.tsx';

interface JobDrawerProps extends BulkDrawerProps {
  readonly kind: BulkKind;
  /** Shown above the fields. */
  readonly about?: ReactNode;
  /** The fields of the parameters, by their names; none for a job without parameters. */
  readonly children?: ReactNode;
}

/** Prepares a bulk job for the chosen rows, at once when it has no fields; shows its preview, starts it and follows it. */
export const BulkDrawer = ({ kind, chosen, about, children, onStarted, onClosed }: JobDrawerProps) => {
  const t = useMessages(bulkMessages);
  const { count, ids, filters } = chosen;
  const drawer = useDrawer(onClosed);
  const [form] = Form.useForm<BulkParams>();
  const [id, setId] = useState<number>();
  const preparing = usePrepareJob();
  const followed = useFollowedJob(id, onStarted);
  const hasFields = children !== undefined;
  const prepare = (params: BulkParams) =>
    preparing.mutate(
      { kind, ...(ids ? { ids: [...ids] } : { filters }), ...params },
      { onSuccess: (job) => setId(job.id), onError: (error) => hasFields && showFaults(form, error) },
    );
  useEffect(() => {
    if (!hasFields) prepare({});
  }, []);
  const own = {
    submitLabel: hasFields ? t('preview') : t('start', { count }),
    busy: preparing.isPending,
    disabled: !hasFields,
    isTouched: () => hasFields && form.isFieldsTouched(),
    onSubmit: form.submit,
  };
  const preparation = { data: undefined, error: preparing.error, refetch: () => prepare({}) };
  return (
    <FormDrawer
      drawer={drawer}
      title={t(`kinds.${kind}`)}
      width={id === undefined && hasFields ? 480 : 880}
      {...(id === undefined ? own : followed.footer)}
    >
      {id === undefined && hasFields && (
        <Form form={form} layout="vertical" onFinish={prepare}>
          <p style={{ marginBottom: 16 }}>{t('chosen', { count })}</p>
          {about}
          {children}
        </Form>
      )}
      {!hasFields && !followed.footer.done && <div style={{ marginBottom: 16 }}>{about}</div>}
      {id !== undefined && followed.content}
      {id === undefined && !hasFields && (
        <AdminQuery query={preparation} skeleton={<RowsSkeleton rows={4} />}>
          {() => null}
        </AdminQuery>
      )}
    </FormDrawer>
  );
};
