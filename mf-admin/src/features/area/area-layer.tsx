import type { AreaLabelRow, AreaTypeRow, HomeAreaRow } from '@portal/shared/contract';
import { lazy } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';

const AreaDrawer = lazy(() => import('./area-drawer.tsx'));
const TypeDrawer = lazy(() => import('./type-drawer.tsx'));
const LabelDrawer = lazy(() => import('./label-drawer.tsx'));
const ProductsDrawer = lazy(() => import('./products/products-drawer.tsx'));

/** The open drawer. */
export type AreaOpen =
  | { readonly kind: 'area'; readonly area?: HomeAreaRow }
  | { readonly kind: 'type'; readonly areaId: number; readonly type?: AreaTypeRow }
  | { readonly kind: 'label'; readonly typeId: number; readonly label?: AreaLabelRow }
  | { readonly kind: 'products'; readonly label: AreaLabelRow };

const drawerOf = (open: AreaOpen, onClosed: () => void) => {
  if (open.kind === 'area') return <AreaDrawer area={open.area} onClosed={onClosed} />;
  if (open.kind === 'type') return <TypeDrawer areaId={open.areaId} type={open.type} onClosed={onClosed} />;
  if (open.kind === 'label')
    return <LabelDrawer typeId={open.typeId} label={open.label} onClosed={onClosed} />;
  return <ProductsDrawer label={open.label} onClosed={onClosed} />;
};

/** The drawer over the list. */
export const AreaLayer = ({ open, onClosed }: { open: AreaOpen; onClosed: () => void }) => (
  <Overlay>{drawerOf(open, onClosed)}</Overlay>
);
