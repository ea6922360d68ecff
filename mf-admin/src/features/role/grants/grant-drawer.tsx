import { ApiError } from '@portal/shared/api';
import type { MenuOption, RoleRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { Alert } from 'antd';
import { useState } from 'react';
import { Conflict, isConflict } from '#src/form/conflict.tsx';
import { FormDrawer } from '#src/form/form-drawer.tsx';
import { useDrawer } from '#src/layout/use-drawer.ts';
import type { ListRow } from '#src/list/list-row.ts';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { useMenuChoices, useRoleGrants, useSaveGrants } from '../role-calls.ts';
import { roleMessages } from '../role-messages.ts';
import { GrantPicker } from './grant-picker.tsx';

interface GrantDrawerProps {
  readonly row: ListRow<RoleRow>;
  readonly onClosed: () => void;
}

/** What is being given: nothing until something is clicked, then what was stored with the change. */
interface Draft {
  readonly granted: ReadonlySet<number>;
  readonly version: string | undefined;
}

const keptIn = (options: readonly MenuOption[], granted: ReadonlySet<number>): number[] =>
  options.flatMap(({ value, children = [] }) => [
    ...(granted.has(Number(value)) ? [Number(value)] : []),
    ...keptIn(children, granted),
  ]);

const Refusal = ({ error, onReload }: { error: unknown; onReload: () => void }) => {
  if (isConflict(error)) return <Conflict words={error.message} onReload={onReload} />;
  if (!(error instanceof ApiError)) return null;
  return <Alert type="error" showIcon role="alert" title={error.message} style={{ marginBottom: 16 }} />;
};

/** Gives a role its menus and permissions. */
export default function GrantDrawer({ row: { item: role }, onClosed }: GrantDrawerProps) {
  const t = useMessages(roleMessages);
  const drawer = useDrawer(onClosed);
  const stored = useRoleGrants(role.id);
  const choices = useMenuChoices();
  const save = useSaveGrants(role.id);
  const [draft, setDraft] = useState<Draft>();
  const { data: options } = choices;
  const first = stored.data && { granted: new Set(stored.data.menuIds), version: stored.data.version };
  const now = draft ?? first;

  const submit = () => {
    if (!now || !options) return;
    save.mutate(
      { menuIds: keptIn(options, now.granted), version: now.version },
      {
        onSuccess: () => {
          toast.success(t('grants.saved', { name: role.name }));
          drawer.close();
        },
      },
    );
  };
  const reload = async () => {
    await Promise.all([stored.refetch(), choices.refetch()]);
    setDraft(undefined);
    save.reset();
  };
  return (
    <FormDrawer
      drawer={drawer}
      title={t('grants.title', { name: role.name })}
      submitLabel={t('grants.save')}
      busy={save.isPending}
      disabled={!now || !options}
      isTouched={() => draft !== undefined}
      onSubmit={submit}
    >
      <Refusal error={save.error} onReload={() => void reload()} />
      <AdminQuery query={stored} skeleton={<RowsSkeleton height={32} rows={12} />}>
        {() => (
          <AdminQuery query={choices} skeleton={<RowsSkeleton height={32} rows={12} />}>
            {(menus) =>
              now && (
                <GrantPicker
                  options={menus}
                  granted={now.granted}
                  onChange={(granted) => setDraft({ granted, version: now.version })}
                />
              )
            }
          </AdminQuery>
        )}
      </AdminQuery>
    </FormDrawer>
  );
}
