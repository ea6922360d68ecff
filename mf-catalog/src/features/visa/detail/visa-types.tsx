import { useMessages, useText } from '@portal/shared/i18n';
import { Price, Tag } from '@portal/shared/ui';
import { useId } from 'react';
import { AskAgain } from '#src/product/panel/panel.tsx';
import { useAnswerDay } from '../purchase/use-answer-day.ts';
import type { TypeOffer, VisaChoice, VisaStock } from '../purchase/use-visa-choice.ts';
import { visaMessages } from './visa-messages.ts';
import styles from './visa-types.module.css';

const TypeFacts = ({ offer: { type } }: { offer: TypeOffer }) => {
  const t = useMessages(visaMessages);
  const text = useText();
  const answerDay = useAnswerDay();
  const facts = [
    [t('types.entries'), t(`types.${type.entries}`)],
    [t('types.validity'), text(type.validity)],
    [t('types.stay'), text(type.stay)],
    [t('types.days'), t('workingDays', { count: type.workingDays })],
    [t('types.answer'), answerDay(type.workingDays)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

const TypePrice = ({ offer: { price, left }, failed }: { offer: TypeOffer; failed: boolean }) => {
  const t = useMessages(visaMessages);
  if (failed) return null;
  if (left === undefined) return <span className={styles.soft}>{t('types.asking')}</span>;
  return (
    <>
      {price !== undefined && <Price fen={price} />}
      {left === 0 && <span className={styles.soft}>{t('types.soldOut')}</span>}
    </>
  );
};

const Failed = ({ stock }: { stock: VisaStock }) => {
  const t = useMessages(visaMessages);
  return (
    <div className={styles.failed}>
      <AskAgain words={t('types.failed')} again={t('types.retry')} onAgain={() => void stock.refetch()} />
    </div>
  );
};

interface VisaTypesProps {
  readonly stock: VisaStock;
  readonly choice: VisaChoice;
}

/** The types of a visa beside each other, to compare and choose from. */
export const VisaTypes = ({ stock, choice }: VisaTypesProps) => {
  const t = useMessages(visaMessages);
  const text = useText();
  const group = useId();
  const failed = stock.isError && !stock.data;
  return (
    <>
      {failed && <Failed stock={stock} />}
      <fieldset className={styles.types}>
        <legend className="visually-hidden">{t('types.legend')}</legend>
        {choice.offers.map((offer) => (
          <label key={offer.type.skuId} className={styles.type}>
            <input
              type="radio"
              name={group}
              value={offer.type.skuId}
              checked={choice.chosen?.type.skuId === offer.type.skuId}
              disabled={!offer.left}
              onChange={() => choice.choose(offer.type.skuId)}
            />
            <span className={styles.name}>
              <strong>{text(offer.type.name)}</strong>
              {offer.type.express && <Tag tone="coral">{t('types.express')}</Tag>}
            </span>
            <TypeFacts offer={offer} />
            <span className={styles.price}>
              <TypePrice offer={offer} failed={failed} />
            </span>
          </label>
        ))}
      </fieldset>
      <p className={styles.note}>{t('answer.note')}</p>
    </>
  );
};
