import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * The numbers of all countries, once they are wanted; undefined until they are loaded. Without them a field takes what
 * is typed, and the server validates it.
 */
export const usePhoneBook = (isForeign: boolean) => {
  const [wanted, setWanted] = useState(false);
  const { data } = useQuery({
    queryKey: ['phone-book'],
    queryFn: () => import(/* webpackChunkName: "phone" */ './country-panel.tsx'),
    enabled: wanted || isForeign,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return { book: data, load: () => setWanted(true) };
};
