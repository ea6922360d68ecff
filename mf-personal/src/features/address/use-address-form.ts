import { type ApiError, call } from '@portal/shared/api';
import type { Address } from '@portal/shared/contract';
import {
  type AddressDraft,
  addressDraftOf,
  addressForm,
  blankAddress,
  checkAddressDraft,
} from '@portal/shared/rules';
import { useAddressErrorText } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateAddresses } from './use-addresses.ts';

interface Draft extends AddressDraft {
  readonly isDefault: boolean;
}

interface Problem {
  readonly field: string;
  readonly text: string;
}

const send = (id: number | undefined, draft: Draft): Promise<Address> => {
  const body = addressForm(draft, draft.isDefault);
  return id === undefined
    ? call('POST /api/v1/addresses', { body })
    : call('PUT /api/v1/addresses/:id', { params: { id }, body });
};

const fields = ['name', 'mobile', 'regionCode', 'detail'];

/** An address being added or changed: what was typed in, what is wrong with it, and sending it. */
export const useAddressForm = (address: Address | undefined, onSaved: () => void) => {
  const [draft, setDraft] = useState<Draft>(() => ({
    ...(address ? addressDraftOf(address) : blankAddress),
    isDefault: address?.isDefault ?? false,
  }));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState<{ count: number; problems: readonly Problem[] }>({
    count: 0,
    problems: [],
  });
  const [refused, setRefused] = useState<{ error: ApiError; draft: Draft }>();
  const textOf = useAddressErrorText();
  const problems = checkAddressDraft(draft).map((fault) => ({ field: fault.field, text: textOf(fault) }));

  const save = useMutation<Address, ApiError>({
    mutationFn: () => send(address?.id, draft),
    onSuccess: async () => {
      await invalidateAddresses();
      onSaved();
    },
    onError: (error) => {
      setRefused({ error, draft });
      const field = fields.find((name) => name === error.field) ?? 'name';
      setAttempt({ count: attempt.count + 1, problems: [{ field, text: error.message }] });
    },
  });
  const errorOf = (name: string): string | undefined => {
    if (refused?.error.field === name && refused.draft === draft) return refused.error.message;
    const shown = attempt.count > 0 || left.has(name);
    return shown ? problems.find(({ field }) => field === name)?.text : undefined;
  };
  return {
    draft,
    attempt,
    errorOf,
    busy: save.isPending,
    change: (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes })),
    leave: (name: string) => setLeft(new Set([...left, name])),
    submit: () => {
      setAttempt({ count: attempt.count + 1, problems });
      if (problems.length === 0 && !save.isPending) save.mutate();
    },
  };
};
