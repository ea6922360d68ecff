import type { ProductCard, ProductKind } from '@portal/shared/contract';
import { type Translate, useMessages, useText } from '@portal/shared/i18n';
import { Fragment, type ReactNode } from 'react';
import styles from './product-facts.module.css';
import { SightGrade, Stars } from './product-grade.tsx';
import { productMessages } from './product-messages.ts';

/** What the line is read from. */
export type ProductBrief = Pick<
  ProductCard,
  'kind' | 'days' | 'grade' | 'departureCity' | 'destination' | 'categoryName'
>;

type Words = typeof productMessages extends import('@portal/shared/i18n').Messages<infer W> ? W : never;
type Read = ReturnType<typeof useText>;
type Facts = (product: ProductBrief, t: Translate<Words>, text: Read) => readonly ReactNode[];

const facts: Readonly<Record<ProductKind, Facts>> = {
  tour: ({ destination, days, departureCity }, t, text) => [
    text(destination),
    days && t('days', { count: days }),
    departureCity && t('departsFrom', { city: text(departureCity) }),
  ],
  hotel: ({ grade, categoryName, destination }, _, text) => [
    grade && <Stars key="grade" count={grade} />,
    text(categoryName),
    text(destination),
  ],
  ticket: ({ grade, categoryName, destination }, _, text) => [
    grade && <SightGrade key="grade" grade={grade} />,
    text(categoryName),
    text(destination),
  ],
  goods: ({ categoryName, destination }, t, text) => [
    text(categoryName),
    destination && t('origin', { place: text(destination) }),
  ],
  visa: ({ destination, categoryName, days }, t, text) => [
    text(destination),
    text(categoryName),
    days && t('workingDays', { count: days }),
  ],
};

/** The line above a product's title: how long and from where, how many stars, where it comes from. */
export const ProductFacts = ({ product }: { product: ProductBrief }) => {
  const t = useMessages(productMessages);
  const text = useText();
  const shown = facts[product.kind](product, t, text).filter(Boolean);
  return (
    <p className={styles.facts}>
      {shown.map((fact, place) => (
        <Fragment key={place}>
          {place > 0 && ' · '}
          {fact}
        </Fragment>
      ))}
    </p>
  );
};
