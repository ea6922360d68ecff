import type { EnquiryDetail } from '@portal/shared/contract';
import { formatDay, formatInstant, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { useHasPerm } from '@portal/shared/session';
import { DescriptionList, PhoneLink, TextLink } from '@portal/shared/ui';
import { enquiryMessages } from '../enquiry-messages.ts';

/** Who asks for what. Whom to call is a link for those who see the number whole. */
export const EnquiryFacts = ({ enquiry }: { enquiry: EnquiryDetail }) => {
  const t = useMessages(enquiryMessages);
  const language = useLanguage();
  const text = useText();
  const mayCall = useHasPerm(['biz:enquiry:edit']);
  const { people, travelDay, contactName, mobile, email, tour, message, createdAt } = enquiry;
  const items = [
    { term: t('columns.people'), value: t('people', { count: people }) },
    {
      term: t('columns.travelDay'),
      value: travelDay ? formatDay(travelDay, language, { year: true }) : t('undecided'),
    },
    { term: t('columns.contact'), value: contactName },
    { term: t('mobile'), value: mayCall ? <PhoneLink phone={mobile} /> : mobile },
    ...(email ? [{ term: t('email'), value: email }] : []),
    {
      term: t('columns.tour'),
      value: tour ? <TextLink to={paths.tour(tour.id)}>{text(tour.title)}</TextLink> : t('categories.none'),
    },
    ...(message ? [{ term: t('message'), value: message }] : []),
    { term: t('columns.created'), value: formatInstant(createdAt, language) },
  ];
  return <DescriptionList items={items} />;
};
