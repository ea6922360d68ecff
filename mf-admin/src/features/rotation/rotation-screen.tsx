import type { RotationRow } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { lazy } from 'react';
import { HomePreviewButton } from '#src/home-preview/home-preview-button.tsx';
import { Overlay } from '#src/layout/overlay.tsx';
import { Page } from '#src/layout/page.tsx';
import { useOverlay } from '#src/layout/use-overlay.ts';
import { AddButton } from '#src/list/add-button.tsx';
import { OrderedList } from '#src/ordered-list/ordered-list.tsx';
import { RowSummary } from '#src/ordered-list/row-summary.tsx';
import { rotationCalls } from './rotation-calls.ts';
import { rotationMessages } from './rotation-messages.ts';

const RotationDrawer = lazy(() => import('./rotation-drawer.tsx'));

/** Notices: in the order in which the home page shows them. */
export const RotationScreen = () => {
  const t = useMessages(rotationMessages);
  const text = useText();
  const [open, setOpen, turn] = useOverlay<{ readonly rotation?: RotationRow }>();
  const actions = (
    <>
      <HomePreviewButton />
      <AddButton perm={rotationCalls.perm} label={t('add')} onAdd={() => setOpen({})} />
    </>
  );
  return (
    <Page title={t('title')} lead={t('lead')} actions={actions}>
      <OrderedList
        calls={rotationCalls}
        label={t('table')}
        nameOf={({ title }) => text(title)}
        onEdit={(rotation) => setOpen({ rotation })}
        empty={{ title: t('empty.title'), body: t('empty.body') }}
      >
        {({ title, link }) => <RowSummary title={text(title)} details={[link ?? t('noLink')]} />}
      </OrderedList>
      {open && (
        <Overlay key={turn}>
          <RotationDrawer rotation={open.rotation} onClosed={() => setOpen(undefined)} />
        </Overlay>
      )}
    </Page>
  );
};
