import { ApiError } from '@portal/shared/api';
import type { ProductDraft, ProductForm, PublishFault } from '@portal/shared/contract';
import { useTabDraft } from '@portal/shared/forms';
import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { Form } from 'antd';
import { useState } from 'react';
import { isConflict } from '#src/form/conflict.tsx';
import { replaceValues } from '#src/form/replace-values.ts';
import { usePublishProducts, useSaveProduct } from '../product-calls.ts';
import { publishingMessages } from '../publishing/publishing-messages.ts';
import { usePublishReason } from '../publishing/use-publish-reason.tsx';
import type { DraftConflictState } from './conflict/draft-conflict.tsx';
import { mergeDraft } from './conflict/merge-draft.ts';
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

/** How often a product is merged and saved again while others save it, too. */
const maxMerges = 3;

/** Typed input of a product, and the product that it was typed over. */
interface Kept extends Pick<ProductForm, 'draft' | 'version'> {
  readonly base?: ProductDraft;
}

const keptIn = (kept: unknown, { draft }: ProductForm): Kept | undefined => {
  const { draft: typed, version }: { draft?: { kind?: unknown }; version?: unknown } = Object(kept);
  return typed?.kind === draft.kind && typeof version === 'string' ? (kept as Kept) : undefined;
};

/** What is being written of a product, and how it is saved and published. */
export const useEditor = ({ stored: first, onReload }: Loading) => {
  const t = useMessages(formMessages);
  const publishingWords = useMessages(publishingMessages);
  const [form] = Form.useForm();
  const tab = useTabDraft(`product:${first.id}`);
  const [kept, setKept] = useState(() => keptIn(tab.read(), first));
  const [stored, setStored] = useState<ProductForm>(
    kept ? { ...first, version: kept.version, draft: kept.base ?? first.draft } : first,
  );
  const [dirty, setDirty] = useState(kept !== undefined);
  const [conflict, setConflict] = useState<DraftConflictState>();
  const { faults, show, unmark } = useShownFaults(form);
  const saving = useSaveProduct(first.id);
  const publishing = usePublishProducts();
  const askReason = usePublishReason();
  const typed = () => draftFrom(form.getFieldsValue(true));

  const take = (next: ProductForm) => {
    setStored(next);
    tab.forget();
    setKept(undefined);
    setDirty(false);
    setConflict(undefined);
  };
  const touch = ({ draft: base, version } = stored) => {
    setDirty(true);
    tab.keep(JSON.stringify({ draft: typed(), version, base }));
  };
  /** Merges the newest version into the form. Returns it if the product can be saved at once. */
  const merge = async (message: string, over: ProductForm): Promise<ProductForm | undefined> => {
    const next = await onReload();
    if (!next) return undefined;
    const [mine, theirs] = [typed(), draftFrom(next.draft)];
    const { draft, conflicts } = mergeDraft({ base: draftFrom(over.draft), mine, theirs });
    replaceValues(form, draft);
    setStored(next);
    setConflict(conflicts.length > 0 ? { message, names: conflicts, mine, theirs } : undefined);
    touch(next);
    return conflicts.length === 0 ? next : undefined;
  };
  const refuse = async (error: unknown, over: ProductForm, left: number) => {
    if (isConflict(error)) {
      const { message } = error;
      if (left === 0) return setConflict({ message, names: [], mine: typed(), theirs: over.draft });
      const next = await merge(message, over);
      return next && save(next, left - 1);
    }
    if (!(error instanceof ApiError)) throw error;
    const fault = faultOf(error);
    if (fault) show([fault]);
  };
  const save = async (over = stored, left = maxMerges): Promise<ProductForm | undefined> => {
    let next: ProductForm;
    try {
      next = await saving.mutateAsync({ draft: typed(), version: over.version });
    } catch (error) {
      return (await refuse(error, over, left)) ?? undefined;
    }
    // What was added to be sold has its id now.
    form.setFieldValue('skus', next.draft.skus);
    take(next);
    show([]);
    return next;
  };
  const reload = async () => {
    const next = await onReload();
    if (!next) return;
    replaceValues(form, next.draft);
    take(next);
    show([]);
  };
  const publish = async () => {
    const asked = await askReason();
    if (!asked || !(await save())) return;
    const [answer] = await publishing.mutateAsync({ ids: [first.id], ...asked }).catch(() => []);
    if (!answer) return;
    show(answer.faults);
    if (answer.faults.length > 0) return;
    toast.success(answer.proposed ? publishingWords('proposed', { count: 1 }) : t('published'));
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
    /** What was typed is kept, and a filled field is marked as faulty no longer. */
    touch: (changed: object) => {
      unmark(changed);
      touch();
    },
    /** Puts one version of a part that two people changed into the form. */
    choose: (name: string, value: unknown) => {
      form.setFieldValue(name.split('/'), value);
      touch();
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
