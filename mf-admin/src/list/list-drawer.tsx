import type { ReactNode } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { positiveInteger } from './filters/filter-parsers.ts';
import type { ListDefinition, OpenRows } from './list-definition.ts';
import { useOpenRecord } from './use-open-record.ts';

const drawerOf = <W,>(open: OpenRows<W>, record: string, onClosed: () => void): ReactNode => {
  if (open.parser) {
    const id = open.parser(record);
    return id !== undefined && <open.drawer key={id} id={id} onClosed={onClosed} />;
  }
  const id = positiveInteger()(record);
  return id !== undefined && <open.drawer key={id} id={id} onClosed={onClosed} />;
};

/** The drawer over a list: of the record that the URL names, or of a new one. */
export const ListDrawer = <R, W>({ list }: { list: ListDefinition<R, W> }) => {
  const { open, add } = list;
  const [record, setRecord] = useOpenRecord(open?.param ?? add?.param ?? 'open');
  const onClosed = () => setRecord(undefined);
  let drawer: ReactNode;
  if (add?.drawer && record === 'new') drawer = <add.drawer key="new" id={undefined} onClosed={onClosed} />;
  else if (open && record) drawer = drawerOf(open, record, onClosed);
  return drawer && <Overlay>{drawer}</Overlay>;
};
