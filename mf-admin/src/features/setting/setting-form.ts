import { type ApiError, call, queryOf } from '@portal/shared/api';
import type { SettingsForm } from '@portal/shared/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { defineForm } from '#src/form/define-form.ts';
import { money, number } from '#src/form/kinds/number.tsx';
import { settingMessages } from './setting-messages.ts';

/** The settings of the agency. */
export const settingForm = defineForm<SettingsForm>()({
  kind: 'settings',
  messages: settingMessages,
  titles: { add: 'title', edit: 'title' },
  nameOf: () => '',
  fields: [
    money('refundLimit', 'fields.refundLimit', {
      ...{ required: true, min: 0, max: 1_000_000 },
      ...{ fault: 'fields.refundLimitFault', hint: 'fields.refundLimitHint' },
    }),
    number('priceChangePercent', 'fields.priceChangePercent', {
      ...{ required: true, max: 1000, reports: true },
      ...{ fault: 'fields.priceChangePercentFault', hint: 'fields.priceChangePercentHint' },
    }),
    number('auditDays', 'fields.auditDays', {
      ...{ required: true, min: 184, max: 3660, reports: true },
      ...{ fault: 'fields.auditDaysFault', hint: 'fields.auditDaysHint' },
    }),
  ],
});

/** The settings of the agency, never cached: someone else may have changed them. */
export const useSettings = () =>
  useQuery({ ...queryOf('GET /api/v1/settings', {}), staleTime: 0, gcTime: 0 });

export const useSaveSettings = () =>
  useMutation<null, ApiError, SettingsForm>({
    mutationFn: (body) => call('PUT /api/v1/settings', { body }),
  });
