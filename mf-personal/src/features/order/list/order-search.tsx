import { useMessages } from '@portal/shared/i18n';
import { Button, SearchForm, TextInput } from '@portal/shared/ui';
import { useState } from 'react';
import type { OrderScope } from '../order-kinds.ts';
import { listMessages } from './list-messages.ts';
import styles from './order-list.module.css';

interface OrderSearchProps {
  readonly kind: OrderScope;
  readonly keywords: string;
  readonly onSearch: (keywords: string) => void;
}

/** Finds orders by the name of what was ordered or the number. */
export const OrderSearch = ({ kind, keywords, onSearch }: OrderSearchProps) => {
  const t = useMessages(listMessages);
  const [text, setText] = useState(keywords);
  return (
    <SearchForm className={styles.search} onSubmit={() => onSearch(text.trim())}>
      <TextInput
        name="keywords"
        type="search"
        label={<span className="visually-hidden">{t('search')}</span>}
        placeholder={t(`searchHint.${kind}`)}
        value={text}
        maxLength={100}
        autoComplete="off"
        onChange={setText}
      />
      <Button type="submit" kind="quiet" icon="search">
        {t('go')}
      </Button>
    </SearchForm>
  );
};
