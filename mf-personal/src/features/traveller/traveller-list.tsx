import { queryOf } from '@portal/shared/api';
import { useDocumentName, usePassportText } from '@portal/shared/booking';
import type { Traveller } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { ageGroupOn, dayOf } from '@portal/shared/rules';
import { Button, Card, EmptyState, Grid, QueryView, Skeleton, Tag } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DocumentNumber } from './document-number.tsx';
import { findTravellers, maxTravellers } from './find-travellers.ts';
import styles from './traveller.module.css';
import { travellerMessages } from './traveller-messages.ts';
import { TravellerSearch } from './traveller-search.tsx';
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

/** How somebody would travel today: decided anew on the day of each journey. */
const AgeMark = ({ birthDate }: Pick<Traveller, 'birthDate'>) => {
  const t = useMessages(travellerMessages);
  const group = ageGroupOn(birthDate, dayOf(new Date()));
  return <Tag tone={group === 'adult' ? 'sand' : 'sea'}>{t(`ages.${group}`)}</Tag>;
};

const TravellerCard = ({ traveller, onEdit }: TravellerCardProps) => {
  const t = useMessages(travellerMessages);
  const documentName = useDocumentName();
  const facts = useFacts(traveller);
  const passport = usePassportText()(traveller);
  const { ask, busy } = useRemoveTraveller(traveller);
  const { name, documentType, birthDate } = traveller;
  return (
    <Card as="article" padded className={styles.card}>
      <h2>
        {name} <AgeMark birthDate={birthDate} />
      </h2>
      <p className={styles.document}>
        {documentName(documentType)} <DocumentNumber traveller={traveller} />
      </p>
      {passport && <p className={styles.facts}>{passport}</p>}
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

interface FoundProps extends Pick<TravellerListProps, 'onEdit'> {
  readonly list: readonly Traveller[];
}

const Found = ({ list, onEdit }: FoundProps) => {
  const t = useMessages(travellerMessages);
  const [text, setText] = useState('');
  const found = findTravellers(list, text);
  return (
    <>
      {list.length >= maxTravellers && (
        <p role="status" className={styles.full}>
          {t('full', { most: maxTravellers })}
        </p>
      )}
      {list.length > 1 && <TravellerSearch {...{ text }} onChange={setText} found={found.length} />}
      <Grid min="300px">
        {found.map((traveller) => (
          <TravellerCard key={traveller.id} traveller={traveller} onEdit={onEdit} />
        ))}
      </Grid>
    </>
  );
};

const places = [0, 1, 2];

/** The member's own travellers. */
export const TravellerList = ({ onAdd, onEdit }: TravellerListProps) => {
  const t = useMessages(travellerMessages);
  const query = useQuery(queryOf('GET /api/v1/travellers', {}));
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
      {(list) => <Found list={list} onEdit={onEdit} />}
    </QueryView>
  );
};
