import { useMessages } from '@portal/shared/i18n';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { uiMessages } from '../../messages.ts';
import { controlClass } from '../controls.tsx';
import { Field, type FieldIds, type FieldProps } from '../field.tsx';
import type { SelectList } from './select-list.tsx';
import type { Choice } from './select-options.ts';

interface ControlProps<V extends string> {
  /** Empty before anything is chosen. */
  readonly value: V | '';
  readonly onChange: (value: V) => void;
  readonly options: readonly Choice<V>[];
  /** Shown before anything is chosen. */
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
}

const opening = /^(Arrow[DU].*|[^ ])$/;

/**
 * The control of a `Select` without label and notes, for places that name it themselves: `id` is that of the button.
 * Its list is loaded when it is first opened.
 */
export const SelectControl = <V extends string>({
  value,
  onChange,
  options,
  placeholder,
  ...button
}: ControlProps<V> &
  Partial<FieldIds> & { readonly name?: string | undefined; readonly className?: string }): ReactNode => {
  const t = useMessages(uiMessages);
  const opener = useRef<HTMLButtonElement>(null);
  const listId = useId();
  // The key that opens the list, or nothing for a press; undefined while it is closed.
  const [open, setOpen] = useState<string>();
  const [List, setList] = useState<typeof SelectList>();
  const close = () => setOpen(undefined);
  const toggle = (key = '') => {
    setOpen(open === undefined ? key : undefined);
    import(/* webpackChunkName: "select" */ './select-list.tsx').then(
      (loaded) => setList(() => loaded.SelectList),
      close,
    );
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || !opening.test(event.key)) return;
    event.preventDefault();
    toggle(event.key);
  };
  return (
    <>
      <button
        className={controlClass}
        {...button}
        ref={opener}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={open !== undefined}
        aria-controls={listId}
        data-value={value}
        onClick={() => toggle()}
        onKeyDown={press}
      >
        {options.find((option) => option.value === value)?.label ?? placeholder ?? t('choose')}
      </button>
      {List && open !== undefined && (
        <List
          id={listId}
          opener={opener}
          openedBy={open}
          onClose={close}
          onChange={onChange as (value: string) => void}
          {...{ value, options }}
        />
      )}
    </>
  );
};

/** A list to choose one from: by pointer, arrow keys or the beginning of its text. */
export const Select = <V extends string>({
  value,
  onChange,
  options,
  placeholder,
  disabled,
  ...field
}: FieldProps & ControlProps<V>) => (
  <Field {...field}>
    {(ids) => (
      <SelectControl {...ids} {...{ name: field.name, value, onChange, options, placeholder, disabled }} />
    )}
  </Field>
);
