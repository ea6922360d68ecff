import type { BulkKind } from '@portal/shared/contract';
import { type Key, type Messages, useMessages } from '@portal/shared/i18n';
import { type ComponentType, lazy } from 'react';
import type { BulkDrawerProps } from '#src/list/list-definition.ts';

const BulkDrawer = lazy(async () => ({ default: (await import('./bulk-drawer.tsx')).BulkDrawer }));

/** The drawer of a bulk job without parameters, for a list with the words `messages`: `about` says what it does. */
export const plainJob =
  <W,>(kind: BulkKind, messages: Messages<W>, about: Key<W>): ComponentType<BulkDrawerProps> =>
  (props) => {
    const t = useMessages(messages);
    return <BulkDrawer kind={kind} about={<p>{t(about)}</p>} {...props} />;
  };
