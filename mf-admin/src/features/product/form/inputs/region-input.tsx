import { queryOf } from '@portal/shared/api';
import { useLanguage, useMessages } from '@portal/shared/i18n';
import { useQuery } from '@tanstack/react-query';
import { Select } from 'antd';
import type { Control } from '#src/form/control.ts';
import styles from '../form.module.css';
import { formMessages } from '../form-messages.ts';
import { codesOf, pathOfCodes } from './region-path.ts';

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
