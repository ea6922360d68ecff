import { ApiError } from '@portal/shared/api';
import type { CalendarEdit, CalendarPreview, ProductCalendar } from '@portal/shared/contract';
import { useMessages } from '@portal/shared/i18n';
import { toast } from '@portal/shared/ui';
import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { Conflict, isConflict } from '#src/form/conflict.tsx';
import { OtherEditors } from '#src/form/editors/other-editors.tsx';
import { FormDrawer } from '#src/form/form-drawer.tsx';
import { useChanged } from '#src/form/use-changed.ts';
import { useDrawer } from '#src/layout/use-drawer.ts';
import { usePreview, useSaveEdit } from '../calendar-calls.ts';
import { ApprovalReason } from './approval-reason.tsx';
import { ChosenDays } from './chosen-days.tsx';
import { EditFields } from './edit-fields.tsx';
import { blankEdit, bodyOf, type EditValues } from './edit-form.ts';
import { editMessages } from './edit-messages.ts';
import { EditPreview } from './edit-preview.tsx';

const restMs = 300;

/** Debounces a text. */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

interface EditDrawerProps {
  readonly product: ProductCalendar;
  readonly skuIds: readonly number[];
  /** None of what is not sold by the day. */
  readonly days: readonly string[];
  readonly onLeaveOut: (days: readonly (string | null)[]) => void;
  readonly onSaved: () => void;
  readonly onClosed: () => void;
}

/** The debounced change of the form, with its preview. */
const useEdit = ({ id, daily }: ProductCalendar, values: EditValues, days: readonly string[]) => {
  const body = JSON.stringify(bodyOf(values, days, daily) ?? null);
  const settled = useSettled(body);
  const edit: CalendarEdit | null = JSON.parse(settled);
  const preview = usePreview(id, edit ?? undefined);
  const current = edit !== null && body === settled && !preview.isPlaceholderData && !preview.isFetching;
  return { edit, preview, current };
};

/** How many days change, the price move in percent that needs approval, and whether the change can be saved. */
const standingOf = (figures: CalendarPreview | undefined, reason: string) => {
  if (!figures) return { count: 0, percent: null, isReady: false };
  const { changed, added, removed, refusedCount, approvalPercent: percent } = figures;
  const count = changed + added + removed;
  return { count, percent, isReady: count > 0 && refusedCount === 0 && (percent === null || reason !== '') };
};

/** The change with the version of its preview, and the reason if it needs approval. */
const sentOf = (
  edit: CalendarEdit,
  { version, approvalPercent }: CalendarPreview,
  reason: string,
): CalendarEdit => ({ ...edit, version, ...(approvalPercent === null ? {} : { reason }) });

/** Changes prices and stock of the chosen days. What would happen is said before it is done. */
export default function EditDrawer(props: EditDrawerProps) {
  const { product, skuIds, days, onLeaveOut, onSaved, onClosed } = props;
  const t = useMessages(editMessages);
  const drawer = useDrawer(onClosed);
  const [form] = Form.useForm<EditValues>();
  const [values, setValues] = useState(() => blankEdit(skuIds));
  const [conflict, setConflict] = useState<string>();
  const { isChanged, setChanged } = useChanged();
  const { edit, preview, current } = useEdit(product, values, days);
  const save = useSaveEdit(product.id);
  const figures = edit ? preview.data : undefined;
  const reason = values.reason.trim();
  const { count, percent, isReady } = standingOf(figures, reason);

  const refuse = (error: unknown): void => {
    if (isConflict(error)) setConflict(error.message);
    else if (error instanceof ApiError) void preview.refetch();
    else throw error;
  };
  const submit = async () => {
    if (!edit || !figures) return;
    try {
      const { outcome } = await save.mutateAsync(sentOf(edit, figures, reason));
      toast.success(outcome === 'PROPOSED' ? t('approval.done') : t('done', { count }));
    } catch (error) {
      refuse(error);
      return;
    }
    onSaved();
    drawer.close();
  };
  const reload = async () => {
    await preview.refetch();
    setConflict(undefined);
  };
  return (
    <FormDrawer
      drawer={drawer}
      title={t('title')}
      width={520}
      busy={save.isPending}
      disabled={!current || !isReady}
      isTouched={isChanged}
      onSubmit={() => void submit()}
      aside={<OtherEditors record={{ kind: 'calendar', recordId: product.id }} />}
    >
      {conflict && <Conflict words={conflict} onReload={() => void reload()} />}
      {days.length > 0 && <ChosenDays days={days} />}
      <Form
        form={form}
        layout="vertical"
        initialValues={values}
        onValuesChange={() => {
          setChanged(true);
          setValues({ ...values, ...form.getFieldsValue(true) });
        }}
      >
        <EditFields product={product} />
        {percent !== null && <ApprovalReason percent={percent} />}
      </Form>
      <EditPreview preview={figures} onLeaveOut={onLeaveOut} />
      {preview.error instanceof ApiError && edit && <p role="alert">{preview.error.message}</p>}
    </FormDrawer>
  );
}
