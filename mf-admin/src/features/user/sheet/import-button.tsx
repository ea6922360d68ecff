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
import { sheetMessages } from './sheet-messages.ts';

/** Which import is followed. It is kept in the URL, so that closing the drawer or the window does not lose it. */
const useFollowedImport = () => {
  const { get, set } = useQueryParams();
  const follow = (id: number | undefined) =>
    set({ import: id, pageNum: get('pageNum') }, { replace: true, preventScrollReset: true });
  return { id: positiveInteger()(get('import') ?? ''), follow };
};

const ImportDrawer = lazy(() => import('./import-drawer.tsx'));

/** What the button says: how far the followed import is, or that its outcome can be seen. */
const useLabel = (followed: ReturnType<typeof useImport>) => {
  const users = useMessages(userMessages);
  const t = useMessages(sheetMessages);
  if (!followed.data) return users('import');
  const percent = percentOf(followed.data);
  return isUnderWay(followed.data) ? t('underWay', { percent }) : t('outcome');
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
  const { id, follow } = useFollowedImport();
  const followed = useImport(id);
  const [open, setOpen] = useState(id !== undefined);
  const label = useLabel(followed);
  useFreshUsers(followed.data?.written, followed.data !== undefined && isUnderWay(followed.data));
  const close = () => {
    setOpen(false);
    const done = followed.data?.state === 'done' && followed.data.faults === 0;
    if (done || followed.isError) follow(undefined);
  };
  return (
    <>
      <Button icon={<Icon name="upload" size={16} />} onClick={() => setOpen(true)}>
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
