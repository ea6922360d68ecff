import { type ApiError, call, queryClient } from '@portal/shared/api';
import type { Alert, AlertKind, AlertRequest, ProductCard } from '@portal/shared/contract';
import { defineMessages, formatMoney, useLanguage, useMessages } from '@portal/shared/i18n';
import { fenOfYuan } from '@portal/shared/rules';
import { Button, Dialog, RadioGroup, Select, Stack, TextInput, toast } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import en from './alert-messages.en.json' with { type: 'json' };
import zh from './alert-messages.zh-cn.json' with { type: 'json' };
import { useSoldOut } from './use-sold-out.ts';

const alertMessages = defineMessages('alert', { 'zh-cn': zh, en });

type Product = Pick<ProductCard, 'id' | 'kind' | 'fromPrice'>;

interface AlertDialogProps {
  readonly product: Product;
  readonly onClose: () => void;
}

const useSetAlert = (onClose: () => void) => {
  const t = useMessages(alertMessages);
  return useMutation<Alert, ApiError, AlertRequest>({
    mutationFn: (body) => call('POST /api/v1/alerts', { body }),
    onSuccess: () => {
      toast.success(t('done'));
      onClose();
      return queryClient.invalidateQueries({ queryKey: ['GET /api/v1/alerts'] });
    },
  });
};

interface PartProps {
  readonly product: Product;
  readonly formId: string;
  readonly onSet: (request: Omit<AlertRequest, 'productId' | 'kind'>) => void;
}

const PriceForm = ({ product: { fromPrice: price }, formId, onSet }: PartProps) => {
  const t = useMessages(alertMessages);
  const [below, setBelow] = useState('');
  const [refused, setRefused] = useState(false);
  const submit = () => {
    const fen = fenOfYuan(below.trim());
    const fits = fen !== undefined && fen > 0 && fen < (price ?? 0);
    setRefused(below.trim() !== '' && !fits);
    if (below.trim() === '') onSet({});
    else if (fits) onSet({ price: fen });
  };
  return (
    <form id={formId} noValidate action={submit}>
      <TextInput
        label={t('below')}
        hint={t('belowHint')}
        error={refused ? t('belowFault') : undefined}
        inputMode="decimal"
        maxLength={10}
        value={below}
        onChange={setBelow}
      />
    </form>
  );
};

const AvailabilityForm = ({ product, formId, onSet }: PartProps) => {
  const t = useMessages(alertMessages);
  const soldOut = useSoldOut(product);
  const [chosen, setChosen] = useState('');
  if (product.fromPrice !== null && soldOut === undefined) return <p role="status">{t('loading')}</p>;
  const whole = product.fromPrice === null ? [{ label: t('whole'), skuId: undefined, day: undefined }] : [];
  const choices = [...whole, ...(soldOut ?? [])];
  if (choices.length === 0) return <p role="status">{t('nothing')}</p>;
  const submit = () => {
    const { skuId, day } = choices[Number(chosen)] ?? {};
    onSet({ skuId, day });
  };
  return (
    <form id={formId} noValidate action={submit}>
      <Select
        label={t('what')}
        options={choices.map(({ label }, place) => ({ value: `${place}`, label }))}
        value={chosen || '0'}
        onChange={setChosen}
      />
    </form>
  );
};

/** Sets an alert on a product: for a lower price, or that it or a part of it can be booked again. */
export const AlertDialog = ({ product, onClose }: AlertDialogProps) => {
  const t = useMessages(alertMessages);
  const language = useLanguage();
  const formId = useId();
  const { fromPrice: price } = product;
  const [kind, setKind] = useState<AlertKind>(price === null ? 'availability' : 'price');
  const { mutate, isPending } = useSetAlert(onClose);
  const Form = kind === 'price' ? PriceForm : AvailabilityForm;
  const kinds = [
    ...(price === null
      ? []
      : [
          {
            ...{ value: 'price' as const, label: t('price') },
            note: t('priceNote', { price: formatMoney(price, language) }),
          },
        ]),
    { value: 'availability' as const, label: t('availability'), note: t('availabilityNote') },
  ];
  const footer = (
    <>
      <Button kind="quiet" disabled={isPending} onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button type="submit" form={formId} busy={isPending}>
        {t('set')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t('title')} onClose={onClose} footer={footer}>
      <Stack>
        <RadioGroup label={t('kind')} options={kinds} value={kind} onChange={setKind} />
        <Form
          {...{ product, formId }}
          onSet={(request) => mutate({ productId: product.id, kind, ...request })}
        />
      </Stack>
    </Dialog>
  );
};
