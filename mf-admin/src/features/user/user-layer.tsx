import type { UserRow } from '@portal/shared/contract';
import { lazy } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';

const UserDrawer = lazy(() => import('./form/user-drawer.tsx'));
const ResetPassword = lazy(() => import('./password/reset-password.tsx'));
const DepartmentDrawer = lazy(() => import('./department/department-drawer.tsx'));

/** The open drawer. */
export type OpenLayer =
  | { readonly kind: 'add' | 'departments' }
  | { readonly kind: 'edit' | 'password'; readonly user: UserRow };

interface UserLayerProps {
  readonly layer: OpenLayer;
  readonly deptId: number | undefined;
  readonly onChoose: (deptId: number | undefined) => void;
  readonly onClosed: () => void;
}

const contentOf = ({ layer, deptId, onChoose, onClosed }: UserLayerProps) => {
  switch (layer.kind) {
    case 'add':
      return <UserDrawer deptId={deptId} onClosed={onClosed} />;
    case 'edit':
      return <UserDrawer id={layer.user.id} onClosed={onClosed} />;
    case 'password':
      return <ResetPassword user={layer.user} onClosed={onClosed} />;
    case 'departments':
      return <DepartmentDrawer chosen={deptId} onChoose={onChoose} onClosed={onClosed} />;
  }
};

/** The drawers and dialogs of the screen, each fetched when it is first opened. */
export const UserLayer = (props: UserLayerProps) => <Overlay>{contentOf(props)}</Overlay>;
