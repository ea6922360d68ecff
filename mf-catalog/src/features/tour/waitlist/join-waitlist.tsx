import type { WaitlistRequest } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { paths, useLocation, useNavigate } from '@portal/shared/router';
import { Button, LinkButton } from '@portal/shared/ui';
import { useJoin, useOwnEntry } from './use-waitlist.ts';
import { waitlistMessages } from './waitlist-messages.ts';

interface JoinWaitlistProps {
  readonly request: WaitlistRequest;
  readonly wide?: boolean;
}

/** The next step on a sold-out departure: join its waiting list, see one's place there, or book what is held. */
export const JoinWaitlist = ({ request, wide }: JoinWaitlistProps) => {
  const t = useMessages(waitlistMessages);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { member, entry, known } = useOwnEntry(request);
  const join = useJoin(request);
  if (entry?.state === 'OFFERED') {
    const { tourId: id, skuId, day, adults, children } = entry;
    return (
      <LinkButton
        kind="book"
        size="large"
        wide={wide}
        to={paths.tourPreview({ id, skuId, day, adults, children })}
      >
        {t('book')}
      </LinkButton>
    );
  }
  if (entry)
    return (
      <LinkButton kind="quiet" size="large" wide={wide} to={paths.personal('waitlist')}>
        {t('own')}
      </LinkButton>
    );
  const press = () => (member ? join.mutate() : void navigate(paths.login(pathname + search)));
  return (
    <Button kind="primary" size="large" wide={wide} busy={join.isPending} disabled={!known} onClick={press}>
      {member ? t('join', { count: request.adults + request.children }) : t('login')}
    </Button>
  );
};
