import type { UserImport } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useState } from 'react';
import { FormDrawer } from '#src/form/form-drawer.tsx';
import { showFaults } from '#src/form/show-faults.ts';
import { useDrawer } from '#src/layout/use-drawer.ts';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { type useImport, useStartImport } from './import-calls.ts';
import { ImportFields, type ImportValues, useImportForm } from './import-fields.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportProgress } from './import-progress.tsx';
import { isUnderWay } from './import-state.ts';
import { sheetMessages } from './sheet-messages.ts';

interface ImportDrawerProps {
  /** The department that is being looked at, to begin with. */
  readonly deptId: number | undefined;
  /** The import that is followed; a new one is begun without it. */
  readonly id: number | undefined;
  readonly followed: ReturnType<typeof useImport>;
  readonly onFollow: (id: number | undefined) => void;
  readonly onClosed: () => void;
}

interface FollowedProps {
  readonly made: UserImport;
  readonly onAgain: () => void;
}

const Followed = ({ made, onAgain }: FollowedProps) =>
  isUnderWay(made) ? <ImportProgress made={made} /> : <ImportOutcome made={made} onAgain={onAgain} />;

/** Adds users from a sheet: what to import, how far it is, and what became of each row. */
export default function ImportDrawer({ deptId, id, followed, onFollow, onClosed }: ImportDrawerProps) {
  const t = useMessages(sheetMessages);
  const drawer = useDrawer(onClosed);
  const form = useImportForm();
  const starting = useStartImport();
  const [last, setLast] = useState<UserImport>();

  const submit = async ({ file: [first], ...order }: ImportValues) => {
    try {
      onFollow((await starting.mutateAsync({ ...order, file: first.originFileObj })).id);
    } catch (error) {
      showFaults(form, error);
    }
  };
  const again = () => {
    setLast(followed.data);
    onFollow(undefined);
  };
  const underWay = followed.data !== undefined && isUnderWay(followed.data);
  return (
    <FormDrawer
      drawer={drawer}
      title={t('title')}
      width={id === undefined ? 480 : 720}
      submitLabel={t(id === undefined ? 'submit' : 'again')}
      busy={starting.isPending}
      disabled={id !== undefined && underWay}
      done={id !== undefined}
      onSubmit={id === undefined ? form.submit : again}
    >
      {id === undefined ? (
        <ImportFields
          form={form}
          deptId={last?.deptId ?? deptId}
          mode={last?.mode}
          onFinish={(values) => void submit(values)}
        />
      ) : (
        <AdminQuery query={followed} skeleton={<RowsSkeleton rows={4} />}>
          {(made) => <Followed made={made} onAgain={again} />}
        </AdminQuery>
      )}
    </FormDrawer>
  );
}
