import type { SlideRow } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { lazy } from 'react';
import { AddButton } from '#src/frame/add-button.tsx';
import { KeptList } from '#src/frame/kept-list/kept-list.tsx';
import { Layer } from '#src/frame/layer.tsx';
import { PlainPage } from '#src/frame/plain-page.tsx';
import { useLayer } from '#src/frame/use-layer.ts';
import { slideCalls } from './slide-calls.ts';
import { SlideItem } from './slide-item.tsx';
import { slideMessages } from './slide-messages.ts';

const SlideDrawer = lazy(() => import('./slide-drawer.tsx'));

/** Slides: in the order in which the home page shows them. */
export const SlideScreen = () => {
  const t = useMessages(slideMessages);
  const text = useText();
  const [open, setOpen, turn] = useLayer<{ readonly slide?: SlideRow }>();
  const add = <AddButton perm={slideCalls.perm} label={t('add')} onAdd={() => setOpen({})} />;
  return (
    <PlainPage title={t('title')} lead={t('lead')} actions={add}>
      <KeptList
        calls={slideCalls}
        label={t('table')}
        nameOf={({ title }) => text(title)}
        onEdit={(slide) => setOpen({ slide })}
        empty={{ title: t('empty.title'), body: t('empty.body') }}
      >
        {(slide) => <SlideItem slide={slide} />}
      </KeptList>
      {open && (
        <Layer key={turn}>
          <SlideDrawer slide={open.slide} onClosed={() => setOpen(undefined)} />
        </Layer>
      )}
    </PlainPage>
  );
};
