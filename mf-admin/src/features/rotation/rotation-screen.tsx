import type { RotationRow } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { lazy } from 'react';
import { AddButton } from '#src/frame/add-button.tsx';
import { KeptList } from '#src/frame/kept-list/kept-list.tsx';
import { RowWords } from '#src/frame/kept-list/row-words.tsx';
import { Layer } from '#src/frame/layer.tsx';
import { PlainPage } from '#src/frame/plain-page.tsx';
import { useLayer } from '#src/frame/use-layer.ts';
import { rotationCalls } from './rotation-calls.ts';
import { rotationMessages } from './rotation-messages.ts';

const RotationDrawer = lazy(() => import('./rotation-drawer.tsx'));

/** Notices: in the order in which the home page shows them. */
export const RotationScreen = () => {
  const t = useMessages(rotationMessages);
  const text = useText();
  const [open, setOpen, turn] = useLayer<{ readonly rotation?: RotationRow }>();
  const add = <AddButton perm={rotationCalls.perm} label={t('add')} onAdd={() => setOpen({})} />;
  return (
    <PlainPage title={t('title')} lead={t('lead')} actions={add}>
      <KeptList
        calls={rotationCalls}
        label={t('table')}
        nameOf={({ title }) => text(title)}
        onEdit={(rotation) => setOpen({ rotation })}
        empty={{ title: t('empty.title'), body: t('empty.body') }}
      >
        {({ title, link }) => <RowWords title={text(title)} details={[link ?? t('noLink')]} />}
      </KeptList>
      {open && (
        <Layer key={turn}>
          <RotationDrawer rotation={open.rotation} onClosed={() => setOpen(undefined)} />
        </Layer>
      )}
    </PlainPage>
  );
};
