import { queryOf } from '@portal/shared/api';
import { readConfig } from '@portal/shared/config';
import type { HomeArea } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { QueryView, Tabs } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ProductStories, StoriesSkeleton } from '#src/product/card/product-stories.tsx';
import styles from './areas.module.css';
import { areasMessages } from './areas-messages.ts';
import { LabelChips } from './label-chips.tsx';
import { NoToursHere } from './no-tours-here.tsx';

/** How a block of the home page is drawn: its frame, heading and link are the page's, this is what fills it. */
interface AreaProps {
  readonly area: HomeArea;
}

const pageSize = 5;
const everyType = 'all';

/** Recommended tours: the kinds of recommendation as tabs, the labels of a kind as chips. */
export const RecommendedTours = ({ area }: AreaProps) => {
  const t = useMessages(areasMessages);
  const text = useText();
  const [choice, setChoice] = useState<{ typeId?: number; labelId?: number }>({});
  const types = useQuery(queryOf('GET /api/recommendationType/:id', { params: { id: area.id } }));
  const tours = useQuery({
    ...queryOf('POST /api/recommendRoute/page', { body: { ...choice, pageSize } }),
    placeholderData: keepPreviousData,
  });
  const tabs = (types.data ?? []).map(({ id, name }) => ({ value: String(id), label: text(name) }));
  const chooseType = (value: string) => setChoice(value === everyType ? {} : { typeId: Number(value) });

  return (
    <>
      <Tabs
        label={t('types')}
        items={[{ value: everyType, label: t('all') }, ...tabs]}
        value={String(choice.typeId ?? everyType)}
        onChange={chooseType}
      />
      {choice.typeId !== undefined && (
        <LabelChips
          orgCode={readConfig().ORGCODE}
          typeId={choice.typeId}
          labelId={choice.labelId}
          onChange={(labelId) => setChoice({ typeId: choice.typeId, labelId })}
        />
      )}
      <div className={styles.tours} aria-busy={tours.isPlaceholderData}>
        <QueryView
          query={tours}
          skeleton={<StoriesSkeleton count={4} leading />}
          empty={({ list }) => list.length === 0}
          emptyState={<NoToursHere />}
        >
          {({ list }) => <ProductStories products={list} leading />}
        </QueryView>
      </div>
    </>
  );
};
