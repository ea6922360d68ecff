import { type Messages, useMessages } from '@portal/shared/i18n';
import { useNavigate } from '@portal/shared/router';
import { HasPerm } from '@portal/shared/session';
import { Icon, saveFile, toast } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { JobsButton } from '#src/bulk/jobs-button.tsx';
import { SheetButton } from '#src/bulk/sheet-button.tsx';
import { Button } from '#src/ui/button.tsx';
import { useListFilters } from './filters/use-list-filters.ts';
import type { AddRow, ListDefinition } from './list-definition.ts';
import { useOpenRecord } from './use-open-record.ts';

interface ExportButtonProps<R, W> {
  readonly list: ListDefinition<R, W>;
  readonly exported: NonNullable<ListDefinition<R, W>['export']>;
}

const ExportButton = <R, W>({ list, exported }: ExportButtonProps<R, W>) => {
  const t = useMessages(list.messages);
  const { filters } = useListFilters(list.parsers);
  const exporting = useMutation({ mutationFn: exported.fileOf });
  const save = (file: Blob) => {
    saveFile(file, t(exported.fileName));
    if (exported.done) toast.success(t(exported.done));
  };
  return (
    <HasPerm anyOf={exported.anyOf}>
      <Button
        icon={<Icon name="download" size={16} />}
        title={t(exported.hint)}
        loading={exporting.isPending}
        onClick={() => exporting.mutate(filters, { onSuccess: save })}
      >
        {t(exported.label)}
      </Button>
    </HasPerm>
  );
};

const AddButton = <W,>({ add, messages }: { add: AddRow<W>; messages: Messages<W> }) => {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const [, open] = useOpenRecord(add.param ?? 'open');
  const start = () => (add.path === undefined ? open('new') : void navigate(add.path));
  return (
    <HasPerm anyOf={add.anyOf}>
      <Button kind="primary" icon={<Icon name="plus" size={16} />} onClick={start}>
        {t(add.label)}
      </Button>
    </HasPerm>
  );
};

/** Whether something is done with several of its rows as a bulk job. */
export const hasBulkJobs = <R, W>({ bulk = [], sheets = [] }: ListDefinition<R, W>): boolean =>
  sheets.length > 0 || bulk.some(({ drawer }) => drawer !== undefined);

const Jobs = <R, W>({ messages, bulk = [], sheets = [] }: ListDefinition<R, W>) => {
  const t = useMessages(messages);
  return (
    <>
      <HasPerm anyOf={[...bulk, ...sheets].flatMap(({ anyOf }) => anyOf)}>
        <JobsButton />
      </HasPerm>
      {sheets.map(({ kind, label, anyOf }) => (
        <HasPerm key={kind} anyOf={anyOf}>
          <SheetButton kind={kind} label={t(label)} />
        </HasPerm>
      ))}
    </>
  );
};

/** What is done with a list as a whole: the bulk jobs of its reader, exporting what passes the filters, adding a record. */
export const ListActions = <R, W>({ list }: { list: ListDefinition<R, W> }) => (
  <>
    {hasBulkJobs(list) && <Jobs {...list} />}
    {list.export && <ExportButton list={list} exported={list.export} />}
    {list.add && <AddButton add={list.add} messages={list.messages} />}
  </>
);
