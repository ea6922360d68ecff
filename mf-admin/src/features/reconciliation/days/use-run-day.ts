import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { useRunDay } from '../reconciliation-calls.ts';
import { reconciliationMessages } from '../reconciliation-messages.ts';

/** Reconciles a day again and shows the result. */
export const useRun = () => {
  const t = useMessages(reconciliationMessages);
  const { mutate, isPending, variables } = useRunDay();
  const run = (day: string) =>
    mutate(day, {
      onSuccess: (done) => {
        const count = done.reduce((sum, { differences }) => sum + differences, 0);
        if (count === 0) toast.success(t('again.agree', { day }));
        else toast.info(t('again.differ', { day, count }));
      },
    });
  return { run, running: isPending ? variables : undefined };
};
