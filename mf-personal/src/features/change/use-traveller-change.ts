import { ApiError, call, idempotencyKeys, queryClient } from '@portal/shared/api';
import { useTravellerErrorText } from '@portal/shared/booking';
import type { CallInput, OrderDetail, TravelDocuments } from '@portal/shared/contract';
import { formErrors, useForm, useKeepDraft, useTabDraft } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import {
  blankTraveller,
  checkTravelDocument,
  checkTravellerDraft,
  dayOf,
  type TravellerDraft,
  travellerForm,
} from '@portal/shared/rules';
import { useState } from 'react';
import { readTexts } from '../../form/read-texts.ts';
import { changeMessages } from './change-messages.ts';

type Body = CallInput<'POST /api/v1/orders/:orderNo/traveller-change'>['body'];

/** The choice of somebody who is not saved. */
export const somebodyElse = 'other';

interface TravellerChange {
  /** The place of the traveller to replace, as text. */
  readonly place: string;
  /** The id of a saved traveller as text, or `somebodyElse`. */
  readonly next: string;
  readonly traveller: TravellerDraft;
}

interface Terms {
  readonly order: OrderDetail;
  readonly version: string;
  readonly documents: TravelDocuments | undefined;
}

const changesKey = 'GET /api/v1/orders/:orderNo/changes';

/** The faults of a typed-in traveller, also against the documents of the tour. */
const faultsOf = (draft: TravellerDraft, { order, documents }: Terms) => {
  const { details, travelDay } = order;
  const trip = details.kind === 'tour' && travelDay ? { day: travelDay, days: details.days } : undefined;
  const own = checkTravellerDraft(draft, dayOf(new Date()));
  return documents && trip ? [...own, ...checkTravelDocument(documents, travellerForm(draft), trip)] : own;
};

const bodyOf = ({ place, next, traveller }: TravellerChange, version: string): Body => ({
  place: Number(place),
  traveller: next === somebodyElse ? travellerForm(traveller) : { travellerId: Number(next) },
  version,
});

/** The typed input of a change as its draft keeps it: without the document number. */
const keptOf = ({ place, next, traveller }: TravellerChange) => {
  const { documentNo: _, ...person } = traveller;
  return next === somebodyElse ? { place, next, ...person } : { place, next };
};

/** The form of a change with its draft, which is kept in the tab until `forget`. */
const useChangeDraft = ({ orderNo, travellers }: OrderDetail) => {
  const draft = useTabDraft(`traveller-change:${orderNo}`);
  const [initial] = useState((): TravellerChange => {
    const first = travellers.length === 1 ? '0' : '';
    const { place, next, ...traveller } = readTexts(draft, { place: first, next: '', ...blankTraveller });
    return { place, next, traveller };
  });
  return { draft, initial };
};

/** The form that replaces a traveller of an order. */
export const useTravellerChange = (terms: Terms, onDone: () => void) => {
  const t = useMessages(changeMessages);
  const textOf = useTravellerErrorText();
  const { order, version } = terms;
  const [idempotencyKey] = useState(() => idempotencyKeys());
  const { draft, initial } = useChangeDraft(order);
  const validate = ({ place, next, traveller }: TravellerChange) => [
    ...formErrors({
      place: place === '' ? t('traveller.placeMissing') : undefined,
      next: next === '' ? t('traveller.nextMissing') : undefined,
    }),
    ...(next === somebodyElse
      ? faultsOf(traveller, terms).map((fault) => ({
          field: `traveller/${fault.field}`,
          text: textOf(fault),
        }))
      : []),
  ];
  const form = useForm<TravellerChange>({
    initial,
    validate,
    fieldOf: ({ field }) => (field === 'traveller' ? 'traveller/name' : field),
    fallback: 'next',
  });
  useKeepDraft(draft, form.values.next === '' ? {} : keptOf(form.values));
  const send = async () => {
    const body = bodyOf(form.values, version);
    const { orderNo } = order;
    const input = { params: { orderNo }, body };
    try {
      await call('POST /api/v1/orders/:orderNo/traveller-change', input, {
        idempotencyKey: idempotencyKey(body),
      });
      draft.forget();
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'A0514') await queryClient.invalidateQueries({ queryKey: [changesKey] });
      // The fields of a saved traveller are not on this page.
      if (form.values.next === somebodyElse || !error.field?.startsWith('traveller')) throw error;
      form.refuse('next', error.message);
    }
  };
  return { ...form, forget: draft.forget, submit: () => form.submit(send) };
};
