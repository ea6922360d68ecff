import { createContext, useContext } from 'react';
import type { ReleaseAct } from './acts/release-act.ts';

/** How any part of the screen asks for something to be done. */
export const PlanContext = createContext<(act: ReleaseAct) => void>(() => undefined);

export const usePlan = () => useContext(PlanContext);
