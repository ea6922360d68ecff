import { queryOf } from '@portal/shared/api';
import { useThrottled } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Suggestion } from './suggestion.ts';

const most = 10;
const none: readonly Suggestion[] = [];

/**
 * What a beginning may mean, asked for while it is typed: at most once in 200 ms, and an answer that came too late is
 * let go. They help, so nothing is said when they do not come.
 */
export const useSuggestions = (): readonly [
  suggestions: readonly Suggestion[],
  ask: (beginning: string) => void,
] => {
  const [keywords, setKeywords] = useState('');
  const ask = useThrottled((beginning: string) => setKeywords(beginning.trim()));
  const { data = none } = useQuery({
    ...queryOf('GET /api/v1/search/suggestions', { query: { keywords } }, { quiet: true }),
    enabled: keywords !== '',
    placeholderData: keepPreviousData,
  });
  return [keywords === '' ? none : data.slice(0, most), ask];
};
