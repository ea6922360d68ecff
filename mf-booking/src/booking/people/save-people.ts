import { ApiError, call, queryClient } from '@portal/shared/api';
import { translate } from '@portal/shared/i18n';
import { travellerForm } from '@portal/shared/rules';
import { toast } from '@portal/shared/ui';
import type { TravellerSlot } from './people-form.ts';
import { peopleMessages } from './people-messages.ts';

const saveTraveller = async (slot: TravellerSlot): Promise<void> => {
  try {
    const body = travellerForm(slot);
    if (slot.replaces === undefined) await call('POST /api/v1/travellers', { body }, { quiet: true });
    else await call('PUT /api/v1/travellers/:id', { params: { id: slot.replaces }, body }, { quiet: true });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast.info(translate(peopleMessages, 'notKept', { name: slot.name, reason: error.message }));
  }
};

/** Saves new people to the traveller book, and the passports that were completed. The order exists already: a failure only shows a message. */
export const savePeople = async (people: readonly TravellerSlot[]): Promise<void> => {
  const wanted = people.filter(({ save, travellerId }) => save && travellerId === undefined);
  await Promise.all(wanted.map(saveTraveller));
  if (wanted.length > 0) await queryClient.invalidateQueries({ queryKey: ['GET /api/v1/travellers'] });
};
