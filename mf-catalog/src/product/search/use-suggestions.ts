import { queryOf } from '@portal/shared/api';
import { useThrottled } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Suggestion } from './suggestion.ts';

const most = 10;
const none: readonly Suggestion[] = [];

/**
 * Suggestions while typing: throttled to one call in 200 ms, and outdated responses are ignored. A failure is
 * silent.
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
