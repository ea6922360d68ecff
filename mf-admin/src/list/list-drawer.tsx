import type { ReactNode } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { positiveInteger } from './filters/filter-parsers.ts';
import type { ListDefinition } from './list-definition.ts';
import { useOpenRecord } from './use-open-record.ts';

/** The drawer over a list: of the record that the URL names, or of a new one. */
export const ListDrawer = <R, W>({ list }: { list: ListDefinition<R, W> }) => {
  const { open, add } = list;
  const [record, setRecord] = useOpenRecord(open?.param ?? add?.param ?? 'open');
  const id = positiveInteger()(record ?? '');
  const onClosed = () => setRecord(undefined);
  let drawer: ReactNode;
  if (open && id !== undefined) drawer = <open.drawer key={id} id={id} onClosed={onClosed} />;
  else if (add?.drawer && record === 'new')
    drawer = <add.drawer key="new" id={undefined} onClosed={onClosed} />;
  return drawer && <Overlay>{drawer}</Overlay>;
};
