import { queryOf } from '@portal/shared/api';
import type { Traveller } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Button } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PersonalPage } from '#src/frame/personal-page.tsx';
import { maxTravellers } from './find-travellers.ts';
import { TravellerDialog } from './traveller-dialog.tsx';
import { TravellerList } from './traveller-list.tsx';
import { travellerMessages } from './traveller-messages.ts';

const AddButton = ({ onAdd }: { readonly onAdd: () => void }) => {
  const t = useMessages(travellerMessages);
  const { data = [] } = useQuery(queryOf('GET /api/v1/travellers', {}));
  return (
    <Button icon="plus" disabled={data.length >= maxTravellers} onClick={onAdd}>
      {t('add')}
    </Button>
  );
};

/** The people the member travels with: listed, added, changed, removed. */
export const TravellerBook = () => {
  const t = useMessages(travellerMessages);
  const [open, setOpen] = useState<{ readonly traveller?: Traveller }>();
  const add = () => setOpen({});
  return (
    <PersonalPage title={t('title')} lead={t('lead')} action={<AddButton onAdd={add} />}>
      <TravellerList onAdd={add} onEdit={(traveller) => setOpen({ traveller })} />
      {open && <TravellerDialog traveller={open.traveller} onClose={() => setOpen(undefined)} />}
    </PersonalPage>
  );
};
