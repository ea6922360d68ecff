import { queryOf } from '@portal/shared/api';
import { useLanguage, useMessages } from '@portal/shared/i18n';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import type { Control } from '#src/form/control.ts';
import styles from '../form.module.css';
import { formMessages } from '../form-messages.ts';

const digits = [2, 4, 6] as const;

/** A region's path in the codes that regions are asked for by: `440000/440800` → 44, 4408. */
export const codesOf = (path: string | null | undefined): readonly string[] =>
  (path ?? '')
    .split('/')
    .filter((code) => code !== '')
    .map((code, place) => code.slice(0, digits[place]));

/** The path of codes, each six digits: 44, 4408 → `440000/440800`; null without any. */
export const pathOfCodes = (codes: readonly string[]): string | null =>
  codes.length === 0 ? null : codes.map((code) => code.padEnd(6, '0')).join('/');

const levels = ['province', 'city', 'district'] as const;

interface LevelProps {
  readonly label: string;
  readonly parent: string | undefined;
  readonly value: string | undefined;
  readonly onChoose: (code: string | undefined) => void;
}

/** The regions below one, to choose from. */
const Level = ({ label, parent, value, onChoose }: LevelProps) => {
  const english = useLanguage() === 'en';
  const query = useQuery(
    queryOf('GET /api/v1/regions', { query: parent === undefined ? {} : { parent } }, { quiet: true }),
  );
  const options = (query.data ?? []).map(({ code, name, nameEn }) => ({
    value: code,
    label: english ? nameEn : name,
  }));
  if (query.data?.length === 0) return null;
  return (
    <Select
      aria-label={label}
      placeholder={label}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      loading={query.isPending}
      options={options}
      value={query.data ? value : undefined}
      onChange={onChoose}
    />
  );
};

/** Where a product is: a province, a city in it, a district in that; as far as it is known. */
export const RegionInput = ({
  value,
  onChange,
  label,
}: Control<string | null> & { readonly label: string }) => {
  const t = useMessages(formMessages);
  const codes = codesOf(value);
  return (
    <fieldset className={styles.region} aria-label={label}>
      {levels.map((level, place) =>
        place <= codes.length ? (
          <Level
            key={`${level} ${codes[place - 1] ?? ''}`}
            label={t(level)}
            parent={codes[place - 1]}
            value={codes[place]}
            onChoose={(code) =>
              onChange?.(pathOfCodes([...codes.slice(0, place), ...(code === undefined ? [] : [code])]))
            }
          />
        ) : null,
      )}
    </fieldset>
  );
};
