import { waitlistTones } from '@portal/shared/booking';
import type { StaffWaitlistEntry } from '@portal/shared/contract';
import { formatInstant, useLanguage, useMessages } from '@portal/shared/i18n';
import { Tag, TextLink } from '@portal/shared/ui';
import { orderPath } from '#src/order-parts/order-paths.ts';
import { waitlistMessages } from './waitlist-messages.ts';

export const waitlistStates = ['WAITING', 'OFFERED', 'USED', 'EXPIRED', 'LEFT', 'ENDED'] as const;

interface CellProps {
  readonly entry: StaffWaitlistEntry;
}

/** The state of an entry, with its order once it has one. */
export const State = ({ entry: { state, orderNo } }: CellProps) => {
  const t = useMessages(waitlistMessages);
  return (
    <>
      <Tag tone={waitlistTones[state]}>{t(`states.${state}`)}</Tag>{' '}
      {orderNo !== null && <TextLink to={orderPath(orderNo)}>{t('order')}</TextLink>}
    </>
  );
};

/** The seats that are held for an entry, and until when. */
export const Held = ({ entry: { held, offerUntil } }: CellProps) => {
  const t = useMessages(waitlistMessages);
  const language = useLanguage();
  if (held === 0) return t('none');
  return offerUntil === null
    ? t('held', { count: held })
    : t('heldUntil', { count: held, at: formatInstant(offerUntil, language) });
};
