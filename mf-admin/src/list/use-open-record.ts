import { useQueryParams } from '@portal/shared/ui';

/** Which record lies open over a list, kept in the URL under a name beside the filters; how to open one, or close it. */
export const useOpenRecord = (
  name: string,
): readonly [opened: string | undefined, open: (record: string | number | undefined) => void] => {
  const { get, set } = useQueryParams();
  // The page of the list behind it stays.
  return [get(name), (record) => set({ [name]: record, pageNum: get('pageNum') })];
};
