import { createContext, useContext } from 'react';
import type { ReleaseAction } from './actions/release-action.ts';

/** How any part of the screen asks for something to be done. */
export const PlanContext = createContext<(action: ReleaseAction) => void>(() => undefined);

export const usePlan = () => useContext(PlanContext);
