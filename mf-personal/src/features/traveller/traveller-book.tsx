import type { Traveller } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Button } from '@portal/shared/ui';
import { useState } from 'react';
import { PersonalPage } from '#src/frame/personal-page.tsx';
import { TravellerDialog } from './traveller-dialog.tsx';
import { TravellerList } from './traveller-list.tsx';
import { travellerMessages } from './traveller-messages.ts';

/** The people the member travels with: listed, added, changed, removed. */
export const TravellerBook = () => {
  const t = useMessages(travellerMessages);
  const [open, setOpen] = useState<{ readonly traveller?: Traveller }>();
  const add = () => setOpen({});
  return (
    <PersonalPage
      title={t('title')}
      lead={t('lead')}
      action={
        <Button icon="plus" onClick={add}>
          {t('add')}
        </Button>
      }
    >
      <TravellerList onAdd={add} onEdit={(traveller) => setOpen({ traveller })} />
      {open && <TravellerDialog traveller={open.traveller} onClose={() => setOpen(undefined)} />}
    </PersonalPage>
  );
};
