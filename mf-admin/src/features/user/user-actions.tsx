import { useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { Icon, saveFile } from '@portal/shared/ui';
import { Button } from '#src/ui/button.tsx';
import type { UserFilters } from './list/user-filters.ts';
import { ImportButton } from './sheet/import-button.tsx';
import { useExportUsers } from './user-calls.ts';
import { userMessages } from './user-messages.ts';

interface UserActionsProps {
  readonly filters: UserFilters;
  readonly onAdd: () => void;
}

const ExportButton = ({ filters }: { filters: UserFilters }) => {
  const t = useMessages(userMessages);
  const exporting = useExportUsers();
  const save = (sheet: Blob) => saveFile(sheet, t('files.users'));
  return (
    <Button
      icon={<Icon name="download" size={16} />}
      title={t('exportHint')}
      loading={exporting.isPending}
      onClick={() => exporting.mutate(filters, { onSuccess: save })}
    >
      {t('export')}
    </Button>
  );
};

/** What is done with users as a whole. */
export const UserActions = ({ filters, onAdd }: UserActionsProps) => {
  const t = useMessages(userMessages);
  return (
    <>
      <HasPerm anyOf={['sys:user:import']}>
        <ImportButton deptId={filters.deptId} />
      </HasPerm>
      <HasPerm anyOf={['sys:user:export']}>
        <ExportButton filters={filters} />
      </HasPerm>
      <HasPerm anyOf={['sys:user:add']}>
        <Button kind="primary" icon={<Icon name="plus" size={16} />} onClick={onAdd}>
          {t('add')}
        </Button>
      </HasPerm>
    </>
  );
};
