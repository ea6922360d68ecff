import { useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { Price, Tag } from '@portal/shared/ui';
import { ChosenCard } from '#src/booking/parts/chosen-card.tsx';
import { visaBookingMessages } from './visa-booking-messages.ts';
import type { VisaOffer } from './visa-kind.ts';

interface VisaCardProps extends Pick<VisaOffer, 'visa' | 'type'> {
  /** What it costs a person, in fen; undefined until that is known. */
  readonly price: number | undefined;
}

/** What is applied for: the visa and its type, how long it takes, what it costs. */
export const VisaCard = ({ visa, type, price }: VisaCardProps) => {
  const t = useMessages(visaBookingMessages);
  const text = useText();
  const marks = (
    <>
      {type.express && <Tag tone="coral">{t('card.express')}</Tag>}
      <Tag>{t('card.workingDays', { count: type.workingDays })}</Tag>
      <Tag>{t(`card.${type.entries}`)}</Tag>
      <Tag tone="sand">{t('card.stay', { stay: text(type.stay) })}</Tag>
    </>
  );
  return (
    <ChosenCard
      picture={visa.picture}
      title={text(visa.title)}
      part={text(type.name)}
      marks={marks}
      other={{ to: paths.visa(visa.id), label: t('card.change') }}
    >
      <span>{t('card.country')}</span> <strong>{text(visa.destination)}</strong>
      {price !== undefined && (
        <>
          <span> · </span>
          <Price fen={price} unit={t('card.perPerson')} size="small" />
        </>
      )}
    </ChosenCard>
  );
};
