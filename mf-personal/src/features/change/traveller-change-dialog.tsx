import { queryOf } from '@portal/shared/api';
import { type DocumentsAsked, TravellerFields, useDocumentName } from '@portal/shared/booking';
import type { OrderDetail, TravelDocuments } from '@portal/shared/contract';
import { formatDay, useLanguage, useMessages } from '@portal/shared/i18n';
import { passportDeadline } from '@portal/shared/rules';
import { Button, Dialog, FormErrors, QueryView, Select, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import styles from './change.module.css';
import { changeMessages } from './change-messages.ts';
import { somebodyElse, useTravellerChange } from './use-traveller-change.ts';

interface TravellerChangeDialogProps {
  readonly order: OrderDetail;
  /** Of the order's changes, as shown. */
  readonly version: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

type Form = ReturnType<typeof useTravellerChange>;

/** Which documents the tour accepts, and until when passports have to be valid. */
const useDocumentsAsked = (
  { details, travelDay }: OrderDetail,
  documents: TravelDocuments | undefined,
): DocumentsAsked => {
  const t = useMessages(changeMessages);
  const language = useLanguage();
  if (!documents || details.kind !== 'tour' || !travelDay) return {};
  const { accepted } = documents;
  const deadline = passportDeadline(documents, { day: travelDay, days: details.days });
  if (deadline === undefined) return { accepted };
  const day = formatDay(deadline, language, { year: true });
  return { accepted, passport: 'required', expiryHint: t('traveller.passportUntil', { day }) };
};

const PlaceSelect = ({ order, form }: { order: OrderDetail; form: Form }) => {
  const t = useMessages(changeMessages);
  const documentName = useDocumentName();
  const options = order.travellers.map(({ name, documentType, documentMask: mask }, place) => ({
    value: String(place),
    label: t('traveller.person', { name, document: documentName(documentType), mask }),
  }));
  return (
    <Select
      label={t('traveller.place')}
      name="place"
      required
      value={form.values.place}
      error={form.errorOf('place')}
      onChange={(place) => form.change({ place })}
      options={options}
    />
  );
};

const NextSelect = ({ form }: { form: Form }) => {
  const t = useMessages(changeMessages);
  const documentName = useDocumentName();
  const query = useQuery(queryOf('GET /api/v1/travellers', {}, { quiet: true }));
  return (
    <QueryView query={query} skeleton={<Skeleton height={72} radius="var(--radius)" />}>
      {(saved) => (
        <Select
          label={t('traveller.next')}
          name="next"
          required
          value={form.values.next}
          error={form.errorOf('next')}
          onChange={(next) => form.change({ next })}
          options={[
            ...saved.map(({ id, name, documentType, documentMask: mask }) => ({
              value: String(id),
              label: t('traveller.person', { name, document: documentName(documentType), mask }),
            })),
            { value: somebodyElse, label: t('traveller.other') },
          ]}
        />
      )}
    </QueryView>
  );
};

/** Replaces a traveller of an order by a saved one, or by somebody typed in. */
export const TravellerChangeDialog = ({ order, version, onClose, onDone }: TravellerChangeDialogProps) => {
  const t = useMessages(changeMessages);
  const formId = useId();
  const { data: tour } = useQuery(
    queryOf('GET /api/v1/tours/:id', { params: { id: order.productId } }, { quiet: true }),
  );
  const documents = tour?.content.travelDocuments;
  const asked = useDocumentsAsked(order, documents);
  const form = useTravellerChange({ order, version, documents }, onDone);
  const close = () => {
    form.forget();
    onClose();
  };
  const accepted = asked.accepted ?? [];
  const draft = form.values.traveller;
  const [firstType = draft.documentType] = accepted;
  const known = accepted.length === 0 || accepted.includes(draft.documentType);
  const shown = known ? draft : { ...draft, documentType: firstType };
  const footer = (
    <>
      <Button kind="quiet" onClick={close}>
        {t('keep')}
      </Button>
      <Button type="submit" form={formId} busy={form.busy}>
        {t('traveller.confirm')}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={close} title={t('traveller.dialog')} footer={footer}>
      <form
        id={formId}
        noValidate
        className={styles.form}
        onBlur={({ target }) => form.touch(target.id)}
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <FormErrors errors={form.summary} attempt={form.attempt} />
        <p className={styles.soft}>{t('traveller.lead')}</p>
        <PlaceSelect order={order} form={form} />
        <NextSelect form={form} />
        {form.values.next === somebodyElse && (
          <TravellerFields
            at="traveller/"
            value={shown}
            onChange={(changes) => form.change({ traveller: { ...shown, ...changes } })}
            errorOf={form.errorOf}
            documents={asked}
          />
        )}
      </form>
    </Dialog>
  );
};
