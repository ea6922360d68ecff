import { useMessages } from '@portal/shared/i18n';
import { useLocation } from '@portal/shared/router';
import { Button } from '@portal/shared/ui';
import type { ComponentProps } from 'react';
import { productListMessages } from './list/product-list-messages.ts';

/** What the query of the address holds besides these names and the page, as hidden fields of a form. */
export const KeptParams = ({ besides }: { besides: readonly string[] }) =>
  [...new URLSearchParams(useLocation().search)]
    .filter(([name]) => name !== 'pageNum' && !besides.includes(name))
    .map(([name, value], place) => <input key={place} type="hidden" name={name} value={value} />);

interface QueryFormProps extends ComponentProps<'form'> {
  /** The parameters that its fields and buttons set, or that it removes. */
  readonly params: readonly string[];
}

/** Around controls that change the query of the address by themselves: without JavaScript the browser does it. */
export const QueryForm = ({ params, children, ...form }: QueryFormProps) => (
  <form {...form}>
    <KeptParams besides={params} />
    {children}
  </form>
);

interface QueryButtonProps extends ComponentProps<'button'> {
  readonly onChoose: () => void;
}

/** A button of such a form, with the value it takes. */
export const QueryButton = ({ onChoose, ...button }: QueryButtonProps) => (
  <button
    {...button}
    type="submit"
    onClick={(event) => {
      event.preventDefault();
      onChoose();
    }}
  />
);

/** Sends fields without a button of their own, where there is no JavaScript. */
export const ApplyWithoutScript = () => {
  const t = useMessages(productListMessages);
  return (
    <noscript>
      <Button type="submit" size="small" kind="quiet">
        {t('filters.apply')}
      </Button>
    </noscript>
  );
};
