import { call } from '@portal/shared/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isOfReleases } from '../release-calls.ts';
import type { ActionForm, ReleaseAction } from './release-action.ts';

interface Doing {
  readonly action: ReleaseAction;
  readonly form: ActionForm;
}

const send = async ({ action, form }: Doing): Promise<{ readonly changed: boolean }> => {
  const { app } = action;
  const reason = form.reason.trim();
  const force = form.force ? { force: true } : {};
  switch (action.kind) {
    case 'promote':
      return call('POST /api/v1/releases/promote', {
        body: { app, version: action.version, reason, ...force },
      });
    case 'rollback':
      return call('POST /api/v1/releases/rollback', { body: { app, version: action.version, reason } });
    case 'canary':
    case 'share': {
      const body = { app, version: action.version, share: Number(form.share), reason, ...force };
      return call('POST /api/v1/releases/canary', { body });
    }
    case 'approveForce': {
      const body = { app, version: form.version.trim(), reason };
      await call('POST /api/v1/releases/force-approvals', { body });
      return { changed: true };
    }
    case 'stopCanary':
      return call('POST /api/v1/releases/canary/stop', { body: { app, reason } });
    case 'lock':
      return call('POST /api/v1/releases/lock', { body: { app, reason } });
    case 'unlock':
      return call('POST /api/v1/releases/unlock', { body: { app, reason } });
    case 'pin': {
      const subject = form.subject.trim();
      const body = { app, kind: form.pin, subject, version: action.version, reason };
      return call('POST /api/v1/releases/pin', { body });
    }
    case 'unpin': {
      const body = { app, kind: action.pin, subject: action.subject, reason };
      return call('POST /api/v1/releases/unpin', { body });
    }
  }
};

/** Does something with the releases of an app, and looks at them again. */
export const useReleaseAction = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => isOfReleases(queryKey) }),
  });
};
