import type { SlideRow } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { lazy } from 'react';
import { HomePreviewButton } from '#src/home-preview/home-preview-button.tsx';
import { Overlay } from '#src/layout/overlay.tsx';
import { Page } from '#src/layout/page.tsx';
import { useOverlay } from '#src/layout/use-overlay.ts';
import { AddButton } from '#src/list/add-button.tsx';
import { OrderedList } from '#src/ordered-list/ordered-list.tsx';
import { slideCalls } from './slide-calls.ts';
import { SlideItem } from './slide-item.tsx';
import { slideMessages } from './slide-messages.ts';

const SlideDrawer = lazy(() => import('./slide-drawer.tsx'));

/** Slides: in the order in which the home page shows them. */
export const SlideScreen = () => {
  const t = useMessages(slideMessages);
  const text = useText();
  const [open, setOpen, turn] = useOverlay<{ readonly slide?: SlideRow }>();
  const actions = (
    <>
      <HomePreviewButton />
      <AddButton perm={slideCalls.perm} label={t('add')} onAdd={() => setOpen({})} />
    </>
  );
  return (
    <Page title={t('title')} lead={t('lead')} actions={actions}>
      <OrderedList
        calls={slideCalls}
        label={t('table')}
        nameOf={({ title }) => text(title)}
        onEdit={(slide) => setOpen({ slide })}
        empty={{ title: t('empty.title'), body: t('empty.body') }}
      >
        {(slide) => <SlideItem slide={slide} />}
      </OrderedList>
      {open && (
        <Overlay key={turn}>
          <SlideDrawer slide={open.slide} onClosed={() => setOpen(undefined)} />
        </Overlay>
      )}
    </Page>
  );
};
