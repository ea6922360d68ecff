import { call, queryClient } from '@portal/shared/api';
import { useTravellerErrorText } from '@portal/shared/booking';
import type { Traveller } from '@portal/shared/contract';
import { useForm } from '@portal/shared/forms';
import {
  blankTraveller,
  checkTravellerDraft,
  dayOf,
  draftOf,
  type TravellerDraft,
  travellerForm,
} from '@portal/shared/rules';

/** Fetches the travellers again. */
export const invalidateTravellers = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['GET /api/v1/travellers'] });

const save = (id: number | undefined, draft: TravellerDraft): Promise<Traveller> => {
  const body = travellerForm(draft);
  return id === undefined
    ? call('POST /api/v1/travellers', { body })
    : call('PUT /api/v1/travellers/:id', { params: { id }, body });
};

/** The form of a traveller that is added or changed. */
export const useTravellerForm = (traveller: Traveller | undefined, onSaved: () => void) => {
  const textOf = useTravellerErrorText();
  const form = useForm<TravellerDraft>({
    initial: traveller ? draftOf(traveller) : blankTraveller,
    validate: (draft) =>
      checkTravellerDraft(draft, dayOf(new Date())).map((fault) => ({
        field: fault.field,
        text: textOf(fault),
      })),
    fallback: 'name',
    draft: `traveller:${traveller?.id ?? 'new'}`,
    secret: ['documentNo'],
  });
  const send = async () => {
    await save(traveller?.id, form.values);
    await invalidateTravellers();
    onSaved();
  };
  return { ...form, submit: () => form.submit(send) };
};
