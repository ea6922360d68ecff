import type { ProductKind } from '@portal/shared/contract';
import { createContext } from 'react';

/** The kind of product that the form edits. */
export const EditedKind = createContext<ProductKind>('tour');
