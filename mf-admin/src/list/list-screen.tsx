import type { Messages } from '@portal/shared/i18n';
import { useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { Icon } from '@portal/shared/ui';
import { Page } from '#src/layout/page.tsx';
import { Button } from '#src/ui/button.tsx';
import { List } from './list.tsx';
import type { AddRow, ListDefinition } from './list-definition.ts';
import { useListWords } from './list-row.ts';
import { useOpenRecord } from './use-open-record.ts';

const AddButton = <W,>({ add, messages }: { add: AddRow<W>; messages: Messages<W> }) => {
  const t = useMessages(messages);
  const [, open] = useOpenRecord(add.param);
  return (
    <HasPerm anyOf={add.anyOf}>
      <Button kind="primary" icon={<Icon name="plus" size={16} />} onClick={() => open('new')}>
        {t(add.label)}
      </Button>
    </HasPerm>
  );
};

/** A screen that is one list. */
export const ListScreen = <R, W>({ list }: { list: ListDefinition<R, W> }) => {
  const { add, messages } = list;
  const word = useListWords(messages);
  const actions = add && <AddButton add={add} messages={messages} />;
  return (
    <Page title={word('title')} lead={word('lead')} actions={actions}>
      <List list={list} />
    </Page>
  );
};
