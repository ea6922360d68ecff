import { ApiError } from '@portal/shared/api';
import type { ProductForm, PublishFault } from '@portal/shared/contract';
import { useTabDraft } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { Form } from 'antd';
import { useState } from 'react';
import { isConflict } from '#src/form/conflict.tsx';
import { usePublishProducts, useSaveProduct } from '../product-calls.ts';
import { draftFrom } from './draft-values.ts';
import { formMessages } from './form-messages.ts';
import { useShownFaults } from './use-shown-faults.ts';

interface Loading {
  readonly stored: ProductForm;
  /** Asks for what is stored now. */
  readonly onReload: () => Promise<ProductForm | undefined>;
}

const faultOf = (error: ApiError): PublishFault | undefined =>
  error.field === undefined ? undefined : { field: error.field, code: 'invalid' };

type Kept = Pick<ProductForm, 'draft' | 'version'>;

/** The typed input of a product; its version is that of then, so that a conflict is noticed. */
const keptIn = (kept: unknown, { draft }: ProductForm): Kept | undefined => {
  const { draft: typed, version }: { draft?: { kind?: unknown }; version?: unknown } = Object(kept);
  return typed?.kind === draft.kind && typeof version === 'string' ? (kept as Kept) : undefined;
};

/** What is being written of a product, and how it is saved and published. */
export const useEditor = ({ stored: first, onReload }: Loading) => {
  const t = useMessages(formMessages);
  const [form] = Form.useForm();
  const tab = useTabDraft(`product:${first.id}`);
  const [kept, setKept] = useState(() => keptIn(tab.read(), first));
  const [stored, setStored] = useState<ProductForm>({ ...first, version: kept?.version ?? first.version });
  const [dirty, setDirty] = useState(kept !== undefined);
  const [conflict, setConflict] = useState<string>();
  const { faults, show } = useShownFaults(form);
  const saving = useSaveProduct(first.id);
  const publishing = usePublishProducts();

  const take = (next: ProductForm) => {
    setStored(next);
    tab.forget();
    setKept(undefined);
    setDirty(false);
    setConflict(undefined);
  };
  const refuse = (error: unknown) => {
    if (isConflict(error)) return setConflict(error.message);
    if (!(error instanceof ApiError)) throw error;
    const fault = faultOf(error);
    if (fault) show([fault]);
  };
  const save = async (): Promise<ProductForm | undefined> => {
    try {
      const draft = draftFrom(form.getFieldsValue(true));
      const next = await saving.mutateAsync({ draft, version: stored.version });
      // What was added to be sold has its id now.
      form.setFieldValue('skus', next.draft.skus);
      take(next);
      show([]);
      return next;
    } catch (error) {
      refuse(error);
      return undefined;
    }
  };
  const reload = async () => {
    const next = await onReload();
    if (!next) return;
    form.setFieldsValue(next.draft);
    take(next);
    show([]);
  };
  const publish = async () => {
    if (!(await save())) return;
    const [answer] = await publishing.mutateAsync([first.id]).catch(() => []);
    if (!answer) return;
    show(answer.faults);
    if (answer.faults.length > 0) return;
    toast.success(t('published'));
    await reload();
  };
  return {
    form,
    stored,
    dirty,
    conflict,
    faults,
    busy: saving.isPending || publishing.isPending,
    /** The values that the form begins with. */
    initial: kept?.draft ?? first.draft,
    restored: kept !== undefined,
    touch: () => {
      setDirty(true);
      const { version } = stored;
      tab.keep(JSON.stringify({ draft: draftFrom(form.getFieldsValue(true)), version }));
    },
    save: async () => {
      if (await save()) toast.success(t('saved'));
    },
    saveFirst: async () => (dirty ? (await save()) !== undefined : true),
    publish,
    reload,
  };
};

export type Editor = ReturnType<typeof useEditor>;
