import { type ApiError, call, queryClient } from '@portal/shared/api';
import type { Traveller } from '@portal/shared/contract';
import {
  blankTraveller,
  checkTravellerDraft,
  dayOf,
  draftOf,
  type TravellerDraft,
  travellerForm,
} from '@portal/shared/rules';
import { useTravellerErrorText } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** The travellers as the server has them now. */
export const invalidateTravellers = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['GET /api/v1/travellers'] });

interface Problem {
  readonly field: string;
  readonly text: string;
}

const send = (id: number | undefined, draft: TravellerDraft): Promise<Traveller> => {
  const body = travellerForm(draft);
  return id === undefined
    ? call('POST /api/v1/travellers', { body })
    : call('PUT /api/v1/travellers/:id', { params: { id }, body });
};

/** A traveller being added or changed: what was typed in, what is wrong with it, and sending it. */
export const useTravellerForm = (traveller: Traveller | undefined, onSaved: () => void) => {
  const [draft, setDraft] = useState(traveller ? draftOf(traveller) : blankTraveller);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [attempt, setAttempt] = useState<{ count: number; problems: readonly Problem[] }>({
    count: 0,
    problems: [],
  });
  const [refused, setRefused] = useState<{ error: ApiError; draft: TravellerDraft }>();
  const textOf = useTravellerErrorText();
  const problems = checkTravellerDraft(draft, dayOf(new Date())).map((fault) => ({
    field: fault.field,
    text: textOf(fault),
  }));

  const save = useMutation<Traveller, ApiError>({
    mutationFn: () => send(traveller?.id, draft),
    onSuccess: async () => {
      await invalidateTravellers();
      onSaved();
    },
    onError: (error) => {
      setRefused({ error, draft });
      const field = error.field && Object.hasOwn(draft, error.field) ? error.field : 'name';
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
    change: (changes: Partial<TravellerDraft>) => setDraft({ ...draft, ...changes }),
    leave: (name: string) => setLeft(new Set([...left, name])),
    submit: () => {
      setAttempt({ count: attempt.count + 1, problems });
      if (problems.length === 0 && !save.isPending) save.mutate();
    },
  };
};
