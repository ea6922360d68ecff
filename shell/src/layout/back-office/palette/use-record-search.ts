import { queryOf } from '@portal/shared/api';
import { textIn, useLanguage } from '@portal/shared/i18n';
import { useHasPerm } from '@portal/shared/session';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Choice } from './choices.ts';

/** Debounce of the search, in ms. */
const debounceMs = 200;
const minLength = 2;

/** The debounced search text. */
const useDebounced = (words: string): string => {
  const [rested, setRested] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), debounceMs);
    return () => clearTimeout(timer);
  }, [words]);
  return rested;
};

/** A record, and the list of its kind with all that were found. */
export interface FoundRecord extends Choice {
  readonly all: { readonly path: string; readonly total: number };
}

/** The permissions of the lists that are searched. */
const searched = [
  'biz:order:query',
  'biz:product:query',
  'sys:user:query',
  'trade:refund:approve',
  'trade:invoice:issue',
  'trade:order:fulfil',
  'biz:enquiry:query',
  'biz:review:query',
  'biz:question:query',
  'biz:coupon:query',
  'site:article:query',
  'sys:role:query',
];

/** Matching records of the kinds that the user may view. A search that is outdated is cancelled. */
export const useRecordSearch = (words: string) => {
  const language = useLanguage();
  const may = useHasPerm(searched);
  const keywords = useDebounced(words);
  const enabled = may && keywords.length >= minLength;
  const query = useQuery({
    ...queryOf('GET /api/v1/console/search', { query: { keywords } }, { quiet: true }),
    enabled,
    placeholderData: keepPreviousData,
  });
  const found = enabled && words.length >= minLength ? (query.data ?? []) : [];
  return {
    found: found.map(
      ({ title, note, ...rest }): FoundRecord => ({
        ...rest,
        title: textIn(title, language) ?? '',
        note: textIn(note, language) ?? '',
      }),
    ),
    busy: may && words.length >= minLength && (keywords !== words || query.isFetching),
    failed: enabled && query.isError,
    retry: () => void query.refetch(),
  };
};
