import type { LabelledProduct } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { useThrottled } from '@portal/shared/ui';
import { Select } from 'antd';
import { useState } from 'react';
import { areaMessages } from '../area-messages.ts';
import { useFoundTours } from './product-calls.ts';

interface TourSearchProps {
  /** These are there already. */
  readonly chosen: readonly number[];
  readonly onChoose: (tour: LabelledProduct) => void;
}

/** Finds a tour by its name and adds it. */
export const TourSearch = ({ chosen, onChoose }: TourSearchProps) => {
  const t = useMessages(areaMessages);
  const text = useText();
  const [words, setWords] = useState('');
  const look = useThrottled(setWords, 400);
  const found = useFoundTours(words.trim());
  const tours = (words.trim() === '' ? [] : (found.data?.list ?? [])).filter(
    ({ id }) => !chosen.includes(id),
  );
  return (
    <Select<number | null>
      showSearch={{ filterOption: false, onSearch: look }}
      value={null}
      placeholder={t('products.search')}
      aria-label={t('products.search')}
      style={{ width: '100%', marginBottom: 16 }}
      options={tours.map(({ id, title }) => ({ value: id, label: text(title) }))}
      notFoundContent={words.trim() === '' || found.isFetching ? null : t('products.none')}
      onChange={(id) => {
        const tour = tours.find((one) => one.id === id);
        if (tour) onChoose({ id: tour.id, title: tour.title, picture: tour.picture, live: true });
      }}
    />
  );
};
