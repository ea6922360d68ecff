import { createContext, useContext } from 'react';
import type { FieldPath } from './field-path.ts';

/** antd names what stands in a list from the list on: this is the way to it. */
export const ListPrefix = createContext<FieldPath>([]);

/** The whole path of what is named from the list on. */
export const useWholePath = (): ((path: FieldPath) => FieldPath) => {
  const prefix = useContext(ListPrefix);
  return (path) => [...prefix, ...path];
};
