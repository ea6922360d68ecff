import { useMessages } from '@portal/shared/i18n';
import { Section } from '@portal/shared/ui';
import { detailMessages } from '../detail-messages.ts';
import { LoadedSection } from '../loaded-section.tsx';

const load = () => import(/* webpackChunkName: "reviews" */ './shown-questions.tsx');

/** What members asked about a product, loaded when it is near the viewport. */
export const Questions = ({ productId }: { productId: number }) => {
  const t = useMessages(detailMessages);
  return (
    <Section id="questions" title={t('questions.title')} lead={t('questions.lead')}>
      <LoadedSection name="questions" load={load} height={320}>
        {({ ShownQuestions }) => <ShownQuestions productId={productId} />}
      </LoadedSection>
    </Section>
  );
};
