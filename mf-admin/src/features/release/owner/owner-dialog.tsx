import { ApiError, call } from '@portal/shared/api';
import type { ReleaseOwner, ReleaseStatus } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { teamPattern } from '@portal/shared/rules';
import { Button, Dialog, focusField, Stack, TextInput, toast } from '@portal/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { useAppName } from '#src/ui/app-names.ts';
import { isOfReleases } from '../release-calls.ts';
import { ownerMessages } from './owner-messages.ts';

interface OwnerDialogProps {
  readonly status: Pick<ReleaseStatus, 'app' | 'owner'>;
  readonly onClose: () => void;
}

const nameIn = new RegExp(teamPattern);

const useOwnerForm = ({ status: { app, owner }, onClose }: OwnerDialogProps) => {
  const t = useMessages(ownerMessages);
  const nameOf = useAppName();
  const client = useQueryClient();
  const [form, setForm] = useState<ReleaseOwner>(owner ?? { team: '', contact: '' });
  const [fault, setFault] = useState<string>();
  const saving = useMutation({
    mutationFn: (body: ReleaseOwner) => call('PUT /api/v1/releases/:app/owner', { params: { app }, body }),
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => isOfReleases(queryKey) }),
  });
  const fail = (text: string) => {
    setFault(text);
    focusField('owner-team');
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!nameIn.test(form.team)) return fail(t('teamFault'));
    try {
      await saving.mutateAsync(form);
      toast.success(t('saved', { app: nameOf(app) }));
      onClose();
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal;
      fail(refusal.message);
    }
  };
  const change = (changes: Partial<ReleaseOwner>) => {
    setForm((now) => ({ ...now, ...changes }));
    setFault(undefined);
  };
  return { form, fault, change, submit, busy: saving.isPending };
};

/** Sets the team that answers for an app. */
export const OwnerDialog = (props: OwnerDialogProps) => {
  const t = useMessages(ownerMessages);
  const nameOf = useAppName();
  const formId = useId();
  const { form, fault, change, submit, busy } = useOwnerForm(props);
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t('title', { app: nameOf(props.status.app) })}
      footer={
        <>
          <Button kind="quiet" onClick={props.onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap={2}>
          <TextInput
            name="owner-team"
            label={t('team')}
            hint={t('teamHint')}
            required
            maxLength={32}
            value={form.team}
            error={fault}
            onChange={(team) => change({ team })}
          />
          <TextInput
            name="owner-contact"
            label={t('contact')}
            hint={t('contactHint')}
            maxLength={200}
            value={form.contact}
            onChange={(contact) => change({ contact })}
          />
        </Stack>
      </form>
    </Dialog>
  );
};
