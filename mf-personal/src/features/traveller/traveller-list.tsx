import { queryOf } from '@portal/shared/api';
import type { Traveller } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Button, Card, EmptyState, Grid, QueryView, Skeleton, useDocumentName } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import styles from './traveller.module.css';
import { travellerMessages } from './traveller-messages.ts';
import { useRemoveTraveller } from './use-remove-traveller.ts';

interface TravellerCardProps {
  readonly traveller: Traveller;
  readonly onEdit: (traveller: Traveller) => void;
}

const useFacts = ({ birthDate, gender, mobile }: Traveller): string => {
  const t = useMessages(travellerMessages);
  const born = t('born', { day: birthDate });
  const sex = gender === 1 ? t('male') : gender === 2 ? t('female') : undefined;
  return [sex, born, mobile].filter(Boolean).join(' · ');
};

const TravellerCard = ({ traveller, onEdit }: TravellerCardProps) => {
  const t = useMessages(travellerMessages);
  const documentName = useDocumentName();
  const facts = useFacts(traveller);
  const { ask, busy } = useRemoveTraveller(traveller);
  const { name, documentType, documentMask } = traveller;
  return (
    <Card as="article" padded className={styles.card}>
      <h2>{name}</h2>
      <p className={styles.document}>
        {documentName(documentType)} <span>{documentMask}</span>
      </p>
      <p className={styles.facts}>{facts}</p>
      <div className={styles.actions}>
        <Button
          kind="quiet"
          size="small"
          icon="edit"
          aria-label={t('editNamed', { name })}
          onClick={() => onEdit(traveller)}
        >
          {t('edit')}
        </Button>
        <Button
          kind="danger"
          size="small"
          icon="trash"
          busy={busy}
          aria-label={t('removeNamed', { name })}
          onClick={() => void ask()}
        >
          {t('remove')}
        </Button>
      </div>
    </Card>
  );
};

interface TravellerListProps {
  readonly onAdd: () => void;
  readonly onEdit: (traveller: Traveller) => void;
}

const places = [0, 1, 2];

/** The member's own travellers. */
export const TravellerList = ({ onAdd, onEdit }: TravellerListProps) => {
  const t = useMessages(travellerMessages);
  const query = useQuery(queryOf('GET /api/v1/travellers', {}, { silent: true }));
  return (
    <QueryView
      query={query}
      skeleton={
        <Grid min="300px">
          {places.map((place) => (
            <Skeleton key={place} height={184} radius="var(--radius)" />
          ))}
        </Grid>
      }
      empty={(list) => list.length === 0}
      emptyState={
        <EmptyState
          icon="user"
          title={t('empty')}
          body={t('emptyBody')}
          action={<Button onClick={onAdd}>{t('add')}</Button>}
        />
      }
    >
      {(list) => (
        <Grid min="300px">
          {list.map((traveller) => (
            <TravellerCard key={traveller.id} traveller={traveller} onEdit={onEdit} />
          ))}
        </Grid>
      )}
    </QueryView>
  );
};
