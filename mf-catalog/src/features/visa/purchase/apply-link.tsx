import { useMessages } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Button, LinkButton } from '@portal/shared/ui';
import { visaMessages } from '../detail/visa-messages.ts';
import type { VisaChoice } from './use-visa-choice.ts';

interface ApplyLinkProps {
  readonly visaId: number;
  readonly choice: VisaChoice;
  readonly wide?: boolean;
}

/** The way to applying for the chosen type. */
export const ApplyLink = ({ visaId, choice: { chosen, offers }, wide }: ApplyLinkProps) => {
  const t = useMessages(visaMessages);
  const full = offers.every(({ left }) => left === 0);
  if (!chosen)
    return (
      <Button kind="book" size="large" wide={wide} disabled>
        {t(full ? 'none' : 'apply')}
      </Button>
    );
  const to = paths.visaPreview({ id: visaId, skuId: chosen.type.skuId });
  return (
    <LinkButton kind="book" size="large" wide={wide} to={to}>
      {t('apply')}
    </LinkButton>
  );
};
