import type { DictTypeRow } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { HasPerm } from '@portal/shared/session';
import { EmptyState, Icon, useMedia } from '@portal/shared/ui';
import { lazy } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { Page } from '#src/layout/page.tsx';
import { useOverlay } from '#src/layout/use-overlay.ts';
import { ListCard } from '#src/list/list-card.tsx';
import { Button } from '#src/ui/button.tsx';
import styles from './dict.module.css';
import { dictMessages } from './dict-messages.ts';
import { ItemList } from './items/item-list.tsx';
import { TypeList } from './types/type-list.tsx';
import { type DictPlace, useDictPlace } from './use-dict-place.ts';

const TypeDrawer = lazy(() => import('./types/type-drawer.tsx'));
const ItemDrawer = lazy(() => import('./items/item-drawer.tsx'));

/** The open drawer. */
type Open =
  | { readonly kind: 'type'; readonly type?: DictTypeRow }
  | { readonly kind: 'item'; readonly id?: number; readonly typeCode: string };

interface ListsProps {
  readonly place: DictPlace;
  readonly onOpen: (open: Open) => void;
}

const NoneChosen = () => {
  const t = useMessages(dictMessages);
  return (
    <ListCard busy={false}>
      <EmptyState title={t('items.choose')} body={t('items.chooseBody')} />
    </ListCard>
  );
};

const BackButton = ({ onBack }: { onBack: () => void }) => {
  const t = useMessages(dictMessages);
  return (
    <div>
      <Button icon={<Icon name="chevron-left" size={16} />} onClick={onBack}>
        {t('items.back')}
      </Button>
    </div>
  );
};

/** Both lists side by side, or where there is no room for that the one that is looked at. */
const Lists = ({ place, onOpen }: ListsProps) => {
  const wide = useMedia('(min-width: 992px)');
  const { code } = place;
  const types = <TypeList place={place} onEdit={(type) => onOpen({ kind: 'type', type })} />;
  const items = code && (
    <ItemList
      key={code}
      typeCode={code}
      state={place.items}
      onEdit={(item) => onOpen({ kind: 'item', id: item?.id, typeCode: code })}
    />
  );
  if (wide)
    return (
      <div className={styles.columns}>
        {types}
        {items || <NoneChosen />}
      </div>
    );
  if (!items) return types;
  return (
    <>
      <BackButton onBack={() => place.choose(undefined)} />
      {items}
    </>
  );
};

const DictLayer = ({ open, place, onClosed }: { open: Open; place: DictPlace; onClosed: () => void }) => {
  // A dictionary that is being looked at stays so under its new code.
  const follow = (code: string) => {
    if (open.kind === 'type' && (!open.type || open.type.code === place.code)) place.choose(code);
  };
  return (
    <Overlay>
      {open.kind === 'type' ? (
        <TypeDrawer type={open.type} onSaved={follow} onClosed={onClosed} />
      ) : (
        <ItemDrawer id={open.id} typeCode={open.typeCode} onClosed={onClosed} />
      )}
    </Overlay>
  );
};

/** Dictionaries at the left, the items of the chosen one at the right. */
export const DictScreen = () => {
  const t = useMessages(dictMessages);
  const place = useDictPlace();
  const [open, setOpen, turn] = useOverlay<Open>();
  const add = (
    <HasPerm anyOf={['sys:dict_type:add']}>
      <Button kind="primary" icon={<Icon name="plus" size={16} />} onClick={() => setOpen({ kind: 'type' })}>
        {t('types.add')}
      </Button>
    </HasPerm>
  );
  return (
    <Page title={t('title')} lead={t('lead')} actions={add}>
      <Lists place={place} onOpen={setOpen} />
      {open && <DictLayer key={turn} open={open} place={place} onClosed={() => setOpen(undefined)} />}
    </Page>
  );
};
