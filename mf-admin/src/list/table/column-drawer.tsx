import { useMessages } from '@portal/shared/i18n';
import { Button } from 'antd';
import { useState } from 'react';
import { useDrawer } from '#src/layout/use-drawer.ts';
import { ViewDrawer } from '#src/layout/view-drawer.tsx';
import { uiMessages } from '#src/ui/ui-messages.ts';
import styles from './column-drawer.module.css';
import { ColumnLine, type Line } from './column-line.tsx';
import { moveColumn, resizeColumns, showColumn } from './column-settings.ts';
import { tableMessages } from './table-messages.ts';
import type { ColumnSetup } from './use-columns.ts';

interface ColumnDrawerProps {
  readonly columns: ColumnSetup;
  readonly onClosed: () => void;
}

/** A column without a width of its own is about so wide. */
const usualWidth = 120;

const linesOf = ({ all }: ColumnSetup): readonly Line[] => {
  const movable = all.filter(({ stays }) => !stays);
  return all.flatMap(({ id, name, shown, stays, width = usualWidth }) => {
    const place = movable.findIndex((one) => one.id === id);
    return id && name ? [{ id, name, shown, stays, width, place, last: movable.length - 1 }] : [];
  });
};

/** Which columns a table has, in which order and how wide. What is changed holds at once. */
export default function ColumnDrawer({ columns, onClosed }: ColumnDrawerProps) {
  const t = useMessages(tableMessages);
  const frame = useMessages(uiMessages);
  const drawer = useDrawer(onClosed);
  const [dragged, setDragged] = useState<string>();
  const [told, setTold] = useState('');
  const { all, settings, change } = columns;
  const move = ({ id, name }: Line, to: number) => {
    change(moveColumn(settings, all, { id, to }));
    setTold(t('moved', { name, place: to + 2 }));
  };
  return (
    <ViewDrawer
      drawer={drawer}
      title={t('columns')}
      width={400}
      footer={
        <div className={styles.footer}>
          <Button onClick={() => change(undefined)}>{t('reset')}</Button>
          <Button type="primary" onClick={drawer.close}>
            {frame('close')}
          </Button>
        </div>
      }
    >
      <p className={styles.lead}>{t('lead')}</p>
      <ul className={styles.lines}>
        {linesOf(columns).map((line) => (
          <ColumnLine
            key={line.id}
            line={line}
            dragged={dragged === line.id}
            onDrag={setDragged}
            onOver={() => {
              const lifted = linesOf(columns).find(({ id }) => id === dragged);
              if (lifted && lifted.id !== line.id && !line.stays) move(lifted, line.place);
            }}
            onMove={(to) => move(line, to)}
            onShow={(shown) => change(showColumn(settings, line.id, shown))}
            onResize={(width) => change(resizeColumns(settings, { [line.id]: width }))}
          />
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {told}
      </p>
    </ViewDrawer>
  );
}
