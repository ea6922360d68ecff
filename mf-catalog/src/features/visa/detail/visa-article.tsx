import type { VisaDetail } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Section } from '@portal/shared/ui';
import { SavingTag } from '#src/product/card/product-price.tsx';
import { DetailHead } from '#src/product/detail/detail-head.tsx';
import { DetailLayout, NarrowOnly } from '#src/product/detail/detail-layout.tsx';
import { Facts } from '#src/product/detail/facts.tsx';
import { Highlights } from '#src/product/detail/highlights.tsx';
import { Questions } from '#src/product/detail/questions/questions.tsx';
import { RecentlyViewed } from '#src/product/detail/related/recently-viewed.tsx';
import { Related } from '#src/product/detail/related/related.tsx';
import { Reviews } from '#src/product/detail/reviews/reviews.tsx';
import type { SectionTab } from '#src/product/detail/section-tabs.tsx';
import { Sold } from '#src/product/detail/sold.tsx';
import { Gallery } from '#src/product/gallery/gallery.tsx';
import { ApplyLink } from '../purchase/apply-link.tsx';
import { ApplyPanel, VisaPrice } from '../purchase/apply-panel.tsx';
import { useVisaChoice, useVisaStock } from '../purchase/use-visa-choice.ts';
import styles from './visa.module.css';
import { VisaDocuments } from './visa-documents.tsx';
import { visaMessages } from './visa-messages.ts';
import { VisaSections } from './visa-sections.tsx';
import { VisaTypes } from './visa-types.tsx';

const VisaFacts = ({ visa }: { visa: VisaDetail }) => {
  const t = useMessages(visaMessages);
  const text = useText();
  const { interview, electronic, accepts } = visa.content;
  const fastest = Math.min(...visa.types.map(({ workingDays }) => workingDays));
  const items = [
    { term: t('facts.country'), value: text(visa.destination) },
    { term: t('facts.purpose'), value: text(visa.categoryName) },
    { term: t('facts.interview'), value: t(interview ? 'facts.interviewYes' : 'facts.interviewNo') },
    { term: t('facts.passport'), value: t(electronic ? 'facts.passportNo' : 'facts.passportYes') },
    { term: t('facts.fastest'), value: visa.types.length > 0 && t('workingDays', { count: fastest }) },
  ];
  return (
    <>
      <Facts label={t('facts.label')} items={items} />
      <p className={styles.accepts}>
        <strong>{t('facts.accepts')}</strong> {text(accepts)}
      </p>
    </>
  );
};

const Marks = ({ visa }: { visa: VisaDetail }) => (
  <>
    <SavingTag product={visa} />
    <Sold product={visa} />
  </>
);

const VisaFoot = ({ visa }: { visa: VisaDetail }) => (
  <>
    <Questions productId={visa.id} />
    <Reviews product={visa} />
    <Related product={visa} />
    <RecentlyViewed except={visa.id} />
  </>
);

/** The sections of the page of a visa, as its tabs. */
const useSections = ({ content }: VisaDetail): readonly SectionTab[] => {
  const t = useMessages(visaMessages);
  const own = (['steps', 'included', 'notices', 'refunds'] as const).map(
    (name): SectionTab => content[name].length > 0 && [name, t(name)],
  );
  const documents: SectionTab = content.documents.length > 0 && ['documents', t('documents.title')];
  return [['types', t('types.title')], documents, ...own];
};

/** A visa: its types to compare, its documents to gather, and the way to applying always at hand. On paper it is a checklist. */
export const VisaArticle = ({ visa }: { visa: VisaDetail }) => {
  const t = useMessages(visaMessages);
  const stock = useVisaStock(visa.id);
  const choice = useVisaChoice(visa, stock);
  const text = useText();
  const pictures = visa.gallery.length > 0 ? visa.gallery : [visa.picture];
  return (
    <DetailLayout
      head={<DetailHead product={visa} marks={<Marks visa={visa} />} />}
      panel={<ApplyPanel visa={visa} choice={choice} />}
      barLabel={t('bar')}
      bar={
        <>
          <div>
            <VisaPrice visa={visa} choice={choice} />
          </div>
          <ApplyLink visaId={visa.id} choice={choice} />
        </>
      }
      sections={useSections(visa)}
      foot={<VisaFoot visa={visa} />}
    >
      <div className={styles.gallery}>
        <Gallery pictures={pictures} alts={visa.alts} title={text(visa.title)} />
      </div>
      <div className={styles.screenOnly}>
        <VisaFacts visa={visa} />
        <Section id="types" title={t('types.title')} lead={t('types.lead')}>
          <VisaTypes stock={stock} choice={choice} />
        </Section>
        <NarrowOnly>
          <ApplyPanel visa={visa} choice={choice} withoutButton />
        </NarrowOnly>
        <Highlights title={t('highlights')} texts={visa.content.highlights} />
      </div>
      <VisaDocuments visa={visa} />
      <VisaSections visa={visa} />
    </DetailLayout>
  );
};
