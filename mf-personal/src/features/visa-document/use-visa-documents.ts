import { type ApiError, call, queryClient, queryOf } from '@portal/shared/api';
import type { OrderVisaDocument } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { confirm, toast } from '@portal/shared/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fileError } from './file-check.ts';
import { visaDocumentMessages } from './visa-document-messages.ts';

const reading = 'GET /api/v1/orders/:orderNo/visa-files';

const invalidateFiles = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [reading] });

/** The documents of an order. */
export const useVisaDocuments = (orderNo: string) => useQuery(queryOf(reading, { params: { orderNo } }));

/** For a scan over a slow line, in ms. */
const uploadTimeoutMs = 300_000;

type Place = Pick<OrderVisaDocument, 'applicant' | 'code'>;

interface Chosen {
  readonly file: File;
  /** What it stands in for. */
  readonly instead?: OrderVisaDocument;
}

/** Adds files of one document to an order, or puts them in the place of others. `share` is how much has been sent. */
export const useAddFile = (orderNo: string, place: Place) => {
  const t = useMessages(visaDocumentMessages);
  const [share, setShare] = useState(0);
  const [fault, setFault] = useState<string>();
  const params = { orderNo };
  const send = useMutation<void, ApiError, Chosen>({
    mutationFn: async ({ file, instead }) => {
      const sending = { quiet: true, timeout: uploadTimeoutMs, onSent: setShare };
      const { id: fileId } = await call('POST /api/v1/visa-files', { body: { file } }, sending);
      const body = { ...place, fileId };
      await call('POST /api/v1/orders/:orderNo/visa-files', { params, body }, { quiet: true });
      if (!instead) return;
      const old = { params: { orderNo, id: instead.file.id } };
      await call('DELETE /api/v1/orders/:orderNo/visa-files/:id', old, { quiet: true });
    },
    onSuccess: () => toast.success(t('added')),
    onError: ({ message }) => setFault(message),
    onSettled: () => invalidateFiles(),
  });
  const add = (file: File, instead?: OrderVisaDocument) => {
    const found = fileError(file);
    setFault(found && t(`faults.${found}`, { file: file.name }));
    setShare(0);
    if (!found) send.mutate({ file, instead });
  };
  return { add, fault, share, busy: send.isPending };
};

/** Deletes a file out of an order after asking. */
export const useRemoveFile = (orderNo: string, placed: OrderVisaDocument) => {
  const t = useMessages(visaDocumentMessages);
  const { id, name } = placed.file;
  const remove = useMutation<null, ApiError>({
    mutationFn: () => call('DELETE /api/v1/orders/:orderNo/visa-files/:id', { params: { orderNo, id } }),
    onSuccess: () => toast.success(t('removing.done')),
    onSettled: () => invalidateFiles(),
  });
  const ask = async () => {
    const agreed = await confirm({
      title: t('removing.title'),
      body: t('removing.body', { file: name }),
      confirmLabel: t('remove'),
      danger: true,
    });
    if (agreed) remove.mutate();
  };
  return { ask, busy: remove.isPending };
};

/** Submits an order's documents after a confirmation. */
export const useSubmitFiles = (orderNo: string, onSubmitted: () => void) => {
  const t = useMessages(visaDocumentMessages);
  const submit = useMutation<null, ApiError>({
    mutationFn: () => call('POST /api/v1/orders/:orderNo/visa-files/submit', { params: { orderNo } }),
    onSuccess: () => toast.success(t('submitting.done')),
    onSettled: () => {
      void invalidateFiles();
      onSubmitted();
    },
  });
  const ask = async () => {
    const title = t('submitting.title');
    if (await confirm({ title, body: t('submitting.body'), confirmLabel: t('submit') })) submit.mutate();
  };
  return { ask, busy: submit.isPending };
};
