import { useMessages } from '@portal/shared/i18n';
import { CompareTray } from '#src/product/compare/compare-tray.tsx';
import { ProductListScreen } from '#src/product/list/product-list-screen.tsx';
import { tourMessages } from '../tour-messages.ts';
import { GroupNote } from './group-note.tsx';
import type { TourList } from './tour-lists.ts';

/** The screen of every tour list; what differs between them is in `tours`. */
export const TourListScreen = ({ tours: { name, list, forGroups } }: { tours: TourList }) => {
  const t = useMessages(tourMessages);
  return (
    <ProductListScreen
      list={list}
      title={t(`lists.${name}.title`)}
      lead={t(`lists.${name}.lead`)}
      foot={<CompareTray />}
    >
      {forGroups && <GroupNote />}
    </ProductListScreen>
  );
};
