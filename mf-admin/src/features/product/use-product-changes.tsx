import type { CallData, PublishFault } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useNavigate } from '@portal/shared/router';
import { confirm, toast } from '@portal/shared/ui';
import { useDeleteRows } from '#src/list/use-delete-rows.tsx';
import { FaultList } from './fault-list.tsx';
import {
  useCopyProduct,
  useDeleteProducts,
  usePublishProducts,
  useTakeDownProducts,
} from './product-calls.ts';
import { productMessages } from './product-messages.ts';
import { editPath } from './product-paths.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

type Published = CallData<'PUT /api/v1/products/:id/publish'>;

/** Publishing, taking down, copying and deleting, each asked for first where it takes something away. */
export const useProductChanges = () => {
  const t = useMessages(productMessages);
  const navigate = useNavigate();
  const publishing = usePublishProducts();
  const takingDown = useTakeDownProducts();
  const copying = useCopyProduct();
  const remove = useDeleteRows<Named>(useDeleteProducts());

  const tellIncomplete = async ({ id, name }: Named, faults: readonly PublishFault[]) => {
    const question = {
      title: t('incomplete.title', { name }),
      body: <FaultList lead={t('incomplete.lead', { count: faults.length })} faults={faults} />,
      confirmLabel: t('incomplete.fill'),
    };
    if (await confirm(question)) void navigate(editPath(id));
  };
  const tellPublished = async (products: readonly Named[], answers: Published) => {
    const done = answers.filter(({ faults }) => faults.length === 0);
    if (done.length > 0) toast.success(t('done.published', { count: done.length }));
    for (const { id, faults } of answers) {
      const product = products.find((one) => one.id === id);
      if (product && faults.length > 0) return tellIncomplete(product, faults);
    }
  };
  const publish = (products: readonly Named[], onDone: () => void = () => undefined) =>
    publishing.mutate(
      products.map(({ id }) => id),
      {
        onSuccess: (answers) => {
          onDone();
          void tellPublished(products, answers);
        },
      },
    );
  const takeDown = async (products: readonly Named[], onDone: () => void = () => undefined) => {
    const [first] = products;
    if (!first) return;
    const count = products.length;
    const question = {
      title: count === 1 ? t('takeDown.title', { name: first.name }) : t('takeDown.many', { count }),
      body: t('takeDown.body'),
      confirmLabel: t('actions.takeDown'),
      danger: true,
    };
    if (!(await confirm(question))) return;
    takingDown.mutate(
      products.map(({ id }) => id),
      {
        onSuccess: () => {
          toast.success(t('done.takenDown', { count }));
          onDone();
        },
      },
    );
  };
  const copy = ({ id }: Named) =>
    copying.mutate(id, {
      onSuccess: (made) => {
        toast.success(t('done.copied'));
        void navigate(editPath(made.id));
      },
    });
  return { publish, takeDown, copy, remove, busy: publishing.isPending || takingDown.isPending };
};

export type ProductChanges = ReturnType<typeof useProductChanges>;
