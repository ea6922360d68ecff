import { useTabDraft } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import { Icon, useQueryParams } from '@portal/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useEffect, useState } from 'react';
import { Overlay } from '#src/layout/overlay.tsx';
import { positiveInteger } from '#src/list/filters/filter-parsers.ts';
import { Button } from '#src/ui/button.tsx';
import { userMessages } from '../user-messages.ts';
import { useImport } from './import-calls.ts';
import { isUnderWay, percentOf } from './import-state.ts';

const idIn = (kept: unknown): number | undefined => {
  const { id }: { id?: unknown } = Object(kept);
  return typeof id === 'number' ? id : undefined;
};

/**
 * Which import is followed, and whether its drawer is open. The URL names the import while the drawer is open; this tab
 * keeps it until it has succeeded, so that neither closing the drawer nor a reload loses it.
 */
const useFollowedImport = () => {
  const { get, set } = useQueryParams();
  const kept = useTabDraft('user-import');
  const named = positiveInteger()(get('import') ?? '');
  const [id, setId] = useState(() => named ?? idIn(kept.read()));
  const [open, setOpen] = useState(named !== undefined);
  const name = (shown: number | undefined) =>
    set({ import: shown, pageNum: get('pageNum') }, { replace: true, preventScrollReset: true });
  const keep = (one: number | undefined) => kept.keep(JSON.stringify(one === undefined ? {} : { id: one }));
  const show = (opened: boolean) => {
    setOpen(opened);
    keep(id);
    name(opened ? id : undefined);
  };
  const follow = (next: number | undefined) => {
    setId(next);
    keep(next);
    name(next);
  };
  return { id, open, show, follow };
};

const ImportDrawer = lazy(() => import('./import-drawer.tsx'));

/** What the button says: how far the followed import is, or that its outcome can be seen. */
const useLabel = (followed: ReturnType<typeof useImport>) => {
  const t = useMessages(userMessages);
  if (!followed.data) return t('import');
  const percent = percentOf(followed.data);
  return isUnderWay(followed.data) ? t('importing', { percent }) : t('importResult');
};

/** Asks for the list of users anew when an import has written some. */
const useFreshUsers = (written: number | undefined, underWay: boolean) => {
  const client = useQueryClient();
  useEffect(() => {
    if (written && !underWay) void client.invalidateQueries({ queryKey: ['GET /api/v1/users/page'] });
  }, [client, written, underWay]);
};

/** Opens the import of users; the one that is followed goes on while its drawer is closed. */
export const ImportButton = ({ deptId }: { deptId: number | undefined }) => {
  const { id, open, show, follow } = useFollowedImport();
  const followed = useImport(id);
  const label = useLabel(followed);
  useFreshUsers(followed.data?.written, followed.data !== undefined && isUnderWay(followed.data));
  const close = () => {
    show(false);
    const done = followed.data?.state === 'done' && followed.data.faults === 0;
    if (done || followed.isError) follow(undefined);
  };
  return (
    <>
      <Button icon={<Icon name="upload" size={16} />} onClick={() => show(true)}>
        {label}
      </Button>
      {open && (
        <Overlay>
          <ImportDrawer deptId={deptId} id={id} followed={followed} onFollow={follow} onClosed={close} />
        </Overlay>
      )}
    </>
  );
};
