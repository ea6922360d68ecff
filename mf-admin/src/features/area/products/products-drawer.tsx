import { ApiError } from '@portal/shared/api';
import type { AreaLabelRow, LabelledProduct } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { Alert } from 'antd';
import { useState } from 'react';
import { Conflict, isConflict } from '#src/form/conflict.tsx';
import { FormDrawer } from '#src/form/form-drawer.tsx';
import { useDrawer } from '#src/layout/use-drawer.ts';
import { AdminQuery } from '#src/ui/admin-query.tsx';
import { RowsSkeleton } from '#src/ui/rows-skeleton.tsx';
import { areaMessages } from '../area-messages.ts';
import { ChosenTours } from './chosen-tours.tsx';
import { useLabelProducts, useSaveLabelProducts } from './product-calls.ts';

const Refusal = ({ error, onReload }: { error: unknown; onReload: () => void }) => {
  if (isConflict(error)) return <Conflict words={error.message} onReload={onReload} />;
  if (!(error instanceof ApiError)) return null;
  return <Alert type="error" showIcon role="alert" title={error.message} style={{ marginBottom: 16 }} />;
};

/** Which tours have a label, and in which order they are recommended. */
export default function ProductsDrawer({ label, onClosed }: { label: AreaLabelRow; onClosed: () => void }) {
  const t = useMessages(areaMessages);
  const text = useText();
  const drawer = useDrawer(onClosed);
  const stored = useLabelProducts(label.id);
  const save = useSaveLabelProducts(label.id);
  const [draft, setDraft] = useState<readonly LabelledProduct[]>();
  // The first response: a refetch must not change what the user has seen.
  const [seen, setSeen] = useState<string>();
  const version = seen ?? stored.data?.version;
  const name = text(label.name);

  const change = (products: readonly LabelledProduct[]) => {
    setSeen(version);
    setDraft(products);
  };
  const submit = () => {
    const products = draft ?? stored.data?.products ?? [];
    const saved = () => {
      toast.success(t('products.saved', { name }));
      drawer.close();
    };
    save.mutate({ ids: products.map(({ id }) => id), version }, { onSuccess: saved });
  };
  const reload = async () => {
    await stored.refetch();
    setDraft(undefined);
    setSeen(undefined);
    save.reset();
  };
  return (
    <FormDrawer
      drawer={drawer}
      title={t('products.title', { name })}
      busy={save.isPending}
      disabled={!stored.data}
      isTouched={() => draft !== undefined}
      onSubmit={submit}
    >
      <Refusal error={save.error} onReload={() => void reload()} />
      <AdminQuery query={stored} skeleton={<RowsSkeleton height={48} />}>
        {({ products }) => <ChosenTours tours={draft ?? products} onChange={change} />}
      </AdminQuery>
    </FormDrawer>
  );
}
