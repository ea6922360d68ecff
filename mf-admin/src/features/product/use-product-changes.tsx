import type { CallData, ProductRow, PublishFault } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { useNavigate } from '@portal/shared/router';
import { confirm, toast } from '@portal/shared/ui';
import type { ListRow } from '#src/list/list-row.ts';
import { FaultList } from './fault-list.tsx';
import { useCopyProduct, usePublishProducts, useTakeDownProducts } from './product-calls.ts';
import { productMessages } from './product-messages.ts';
import { editPath } from './product-paths.ts';
import { publishingMessages } from './publishing/publishing-messages.ts';
import { usePublishReason } from './publishing/use-publish-reason.tsx';

type Product = ListRow<ProductRow>;
type Published = CallData<'PUT /api/v1/products/:id/publish'>;

const idsOf = (products: readonly Product[]) => products.map(({ item }) => item.id);

/** Reports what was published, and what the first incomplete product lacks. */
const useReport = () => {
  const t = useMessages(productMessages);
  const publishing = useMessages(publishingMessages);
  const navigate = useNavigate();
  const reportIncomplete = async ({ item, name }: Product, faults: readonly PublishFault[]) => {
    const question = {
      title: t('incomplete.title', { name }),
      body: <FaultList lead={t('incomplete.lead', { count: faults.length })} faults={faults} />,
      confirmLabel: t('incomplete.fill'),
    };
    if (await confirm(question)) void navigate(editPath(item.id));
  };
  return (products: readonly Product[], answers: Published) => {
    const done = answers.filter(({ faults, proposed }) => faults.length === 0 && !proposed);
    const proposed = answers.filter(({ proposed }) => proposed);
    if (proposed.length > 0) toast.success(publishing('proposed', { count: proposed.length }));
    if (done.length > 0) toast.success(t('done.published', { count: done.length }));
    for (const { id, faults } of answers) {
      const product = products.find(({ item }) => item.id === id);
      if (product && faults.length > 0) return reportIncomplete(product, faults);
    }
  };
};

/** Publishes products, or proposes that with a reason. */
export const usePublish = () => {
  const report = useReport();
  const publishing = usePublishProducts();
  const askReason = usePublishReason();
  const run = async (products: readonly Product[], onDone?: () => void) => {
    const asked = await askReason();
    if (!asked) return;
    const onSuccess = (answers: Published) => {
      onDone?.();
      void report(products, answers);
    };
    publishing.mutate({ ids: idsOf(products), ...asked }, { onSuccess });
  };
  return { run, busy: publishing.isPending };
};

/** Takes products down after a question. */
export const useTakeDown = () => {
  const t = useMessages(productMessages);
  const takingDown = useTakeDownProducts();
  const run = async (products: readonly Product[], onDone?: () => void) => {
    const [first] = products;
    if (!first) return;
    const count = products.length;
    const question = {
      title: count === 1 ? t('takeDown.title', { name: first.name }) : t('takeDown.many', { count }),
      ...{ body: t('takeDown.body'), confirmLabel: t('actions.takeDown'), danger: true },
    };
    if (!(await confirm(question))) return;
    const onSuccess = () => {
      toast.success(t('done.takenDown', { count }));
      onDone?.();
    };
    takingDown.mutate(idsOf(products), { onSuccess });
  };
  return { run, busy: takingDown.isPending };
};

/** Copies a product as a draft and opens that. */
export const useCopy = () => {
  const t = useMessages(productMessages);
  const navigate = useNavigate();
  const copying = useCopyProduct();
  return ({ item }: Product) =>
    copying.mutate(item.id, {
      onSuccess: ({ id }) => {
        toast.success(t('done.copied'));
        void navigate(editPath(id));
      },
    });
};
