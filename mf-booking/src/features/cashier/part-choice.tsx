import type { Cashier } from '@portal/shared/contract';
import { formatDay, formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { Card, RadioGroup } from '@portal/shared/ui';
import { cashierMessages } from './cashier-messages.ts';

type Part = 'deposit' | 'whole';

interface PartChoiceProps {
  readonly cashier: Cashier;
  readonly part: Part;
  readonly onChange: (part: Part) => void;
}

/** Deposit now and balance later, or the whole price at once; nothing where there is no choice. */
export const PartChoice = ({ cashier, part, onChange }: PartChoiceProps) => {
  const t = useMessages(cashierMessages);
  const language = useLanguage();
  const { amount, deposit, balance } = cashier;
  if (!deposit || balance) return null;
  const money = (fen: number) => formatMoney(fen, language);
  const due = {
    balance: money(deposit.balance),
    day: formatDay(deposit.dueOn, language, { year: true }),
  };
  return (
    <Card as="section" padded>
      <RadioGroup
        label={t('part.label')}
        value={part}
        onChange={onChange}
        options={[
          {
            value: 'deposit',
            label: t('part.deposit', { amount: money(deposit.deposit) }),
            note: t('part.depositNote', due),
          },
          { value: 'whole', label: t('part.whole', { amount: money(amount) }), note: t('part.wholeNote') },
        ]}
      />
    </Card>
  );
};
