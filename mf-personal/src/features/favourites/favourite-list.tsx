import type { Collected } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { Button } from '@portal/shared/ui';
import { FavouriteCard } from './favourite-card.tsx';
import { favouriteMessages } from './favourite-messages.ts';
import styles from './favourites.module.css';
import type { Removal } from './use-removal.ts';

interface ListProps {
  readonly list: readonly Collected[];
  readonly removal: Removal;
}

/** What is not sold any more goes all at once. */
const ClearDown = ({ list, removal }: ListProps) => {
  const t = useMessages(favouriteMessages);
  const down = list.filter(({ state, product }) => state === 'down' && !removal.removed.has(product.id));
  if (down.length === 0) return null;
  return (
    <div className={styles.clear}>
      <Button
        kind="quiet"
        size="small"
        icon="trash"
        onClick={() => removal.takeOut(down.map(({ product }) => product.id))}
      >
        {t('clear', { count: down.length })}
      </Button>
    </div>
  );
};

/** A page of the favourites. */
export const FavouriteList = ({ list, removal }: ListProps) => (
  <>
    {list.map((collected) => (
      <FavouriteCard key={collected.product.id} {...{ collected, removal }} />
    ))}
    <ClearDown {...{ list, removal }} />
  </>
);
