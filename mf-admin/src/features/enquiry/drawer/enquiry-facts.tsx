import type { EnquiryDetail } from '@portal/shared/contract';
import { formatDay, formatInstant, useLanguage, useMessages, useText } from '@portal/shared/i18n';
import { paths } from '@portal/shared/router';
import { useHasPerm } from '@portal/shared/session';
import { DescriptionList, PhoneLink, TextLink } from '@portal/shared/ui';
import { orderPath } from '#src/order-parts/order-paths.ts';
import { enquiryMessages } from '../enquiry-messages.ts';

interface FactsProps {
  readonly enquiry: EnquiryDetail;
}

/** The group, its day and the tour. */
const useGroupFacts = ({ people, travelDay, tour }: EnquiryDetail) => {
  const t = useMessages(enquiryMessages);
  const text = useText();
  const language = useLanguage();
  return [
    { term: t('columns.people'), value: t('people', { count: people ?? 0 }) },
    {
      term: t('columns.travelDay'),
      value: travelDay ? formatDay(travelDay, language, { year: true }) : t('undecided'),
    },
    {
      term: t('columns.tour'),
      value: tour ? <TextLink to={paths.tour(tour.id)}>{text(tour.title)}</TextLink> : t('categories.none'),
    },
  ];
};

/** The topic of a message and the order it names. */
const useMessageFacts = ({ topic, orderNo }: EnquiryDetail) => {
  const t = useMessages(enquiryMessages);
  return [
    ...(topic ? [{ term: t('topic'), value: t(`topics.${topic}`) }] : []),
    ...(orderNo
      ? [{ term: t('orderNo'), value: <TextLink to={orderPath(orderNo)}>{orderNo}</TextLink> }]
      : []),
  ];
};

/** Sender, subject and contact of an enquiry. The mobile number is a link for those who see it whole. */
export const EnquiryFacts = ({ enquiry }: FactsProps) => {
  const t = useMessages(enquiryMessages);
  const language = useLanguage();
  const mayCall = useHasPerm(['biz:enquiry:edit']);
  const group = useGroupFacts(enquiry);
  const about = useMessageFacts(enquiry);
  const { kind, contactName, mobile, email, message, createdAt } = enquiry;
  const items = [
    { term: t('columns.kind'), value: t(`kinds.${kind}`) },
    ...(kind === 'group' ? group : about),
    { term: t('columns.contact'), value: contactName },
    ...(mobile ? [{ term: t('mobile'), value: mayCall ? <PhoneLink phone={mobile} /> : mobile }] : []),
    ...(email ? [{ term: t('email'), value: email }] : []),
    ...(message ? [{ term: t('message'), value: message }] : []),
    { term: t('columns.created'), value: formatInstant(createdAt, language) },
  ];
  return <DescriptionList items={items} />;
};
