import type { VisaDetail } from '@portal/shared/contract';
import { useMessages, useText } from '@portal/shared/i18n';
import { Price } from '@portal/shared/ui';
import { productMessages } from '#src/product/card/product-messages.ts';
import { ProductPrice } from '#src/product/card/product-price.tsx';
import { TextList } from '#src/product/detail/text-list.tsx';
import { Panel } from '#src/product/panel/panel.tsx';
import styles from '../detail/visa.module.css';
import { visaMessages } from '../detail/visa-messages.ts';
import { ApplyLink } from './apply-link.tsx';
import { useAnswerDay } from './use-answer-day.ts';
import type { VisaChoice } from './use-visa-choice.ts';

interface VisaPriceProps {
  readonly visa: VisaDetail;
  readonly choice: VisaChoice;
  readonly size?: 'medium' | 'large';
}

/** What the chosen type costs a person; the lowest price until one is chosen. */
export const VisaPrice = ({ visa, choice: { chosen }, size }: VisaPriceProps) => {
  const words = useMessages(productMessages);
  if (chosen?.price === undefined) return <ProductPrice product={visa} size={size} />;
  return <Price fen={chosen.price} unit={words('units.visa')} size={size} />;
};

const Chosen = ({ choice: { chosen } }: Pick<VisaPriceProps, 'choice'>) => {
  const t = useMessages(visaMessages);
  const text = useText();
  const answerDay = useAnswerDay();
  if (!chosen) return null;
  const { name, workingDays } = chosen.type;
  return (
    <div className={styles.chosen} role="status">
      <p>
        <span>{t('chosen')}</span> <strong>{text(name)}</strong>
      </p>
      <p className={styles.answer}>{t('answer.day', { day: answerDay(workingDays) })}</p>
    </div>
  );
};

interface ApplyPanelProps extends Omit<VisaPriceProps, 'size'> {
  /** The way on stands elsewhere: at the lower edge of a narrow screen. */
  readonly withoutButton?: boolean;
}

/** What was chosen, when an answer can come, what cancelling costs, and the way on. */
export const ApplyPanel = ({ visa, choice, withoutButton = false }: ApplyPanelProps) => {
  const t = useMessages(visaMessages);
  const { refunds } = visa.content;
  return (
    <Panel label={t('panel')}>
      <VisaPrice visa={visa} choice={choice} size="large" />
      <Chosen choice={choice} />
      {refunds.length > 0 && (
        <div className={styles.terms}>
          <h2>{t('refunds')}</h2>
          <TextList texts={refunds} icon="clock" small />
        </div>
      )}
      {!withoutButton && <ApplyLink visaId={visa.id} choice={choice} wide />}
    </Panel>
  );
};
